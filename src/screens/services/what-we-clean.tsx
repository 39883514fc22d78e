import { facts } from "#language/facts";
import { screens } from "#language/words.json";
import { fill } from "../../../languages/fill.ts";
import type { LinkedPage } from "../../sections/related-pages.tsx";

interface WhatWeCleanProps {
	pages: LinkedPage[];
	/** Pages about parts of the city. */
	nearby: LinkedPage[];
	areas: readonly string[];
}

/** Links to all keyword and landing pages. */
export function WhatWeClean({ pages, nearby, areas }: WhatWeCleanProps) {
	if (pages.length + nearby.length === 0) return null;
	return (
		<section>
			<h2 className="mb-4">{screens.whatWeClean}</h2>
			<ul className="flex flex-wrap gap-x-6">
				<Links pages={pages} />
			</ul>
			{areas.length > 0 && (
				<p className="mt-4 mb-2 text-ink-soft">
					{fill(screens.inYourPart, { areas: facts.list(areas) })}
				</p>
			)}
			<ul className="flex flex-wrap gap-x-6">
				<Links pages={nearby} />
			</ul>
		</section>
	);
}

function Links({ pages }: { pages: LinkedPage[] }) {
	return pages.map(({ href, title }) => (
		<li key={href}>
			<a className="link flex min-h-11 items-center" href={href}>
				{title}
			</a>
		</li>
	));
}
