import { facts } from "#language/facts";
import { screens, sections } from "#language/words.json";
import { fill } from "../../../languages/fill.ts";
import type { CareLabels, Pages } from "../../../shop/types.ts";
import { ClosingCall, type ClosingCallProps } from "../../sections/closing-call.tsx";
import { ReadyBy, type ReadyByProps, ReadyNote } from "../../sections/ready-by.tsx";
import { type BookableService, ServiceGrid } from "../../sections/service-card.tsx";
import { type PageLink, routes } from "../../site-map.ts";
import { PageHeader } from "../../ui/page-header.tsx";
import { CareGuide } from "./care-guide.tsx";

interface ServicesScreenProps {
	page: Pages["services"];
	services: BookableService[];
	/** Keyword pages, the last group without a title, and pages about parts of the city. */
	groups: { title?: string; pages: PageLink[] }[];
	nearby: PageLink[];
	areas: readonly string[];
	readyBy: ReadyByProps;
	careLabels: CareLabels;
	/** Services by the `asksFor` of the care labels. */
	careServices: Readonly<Record<string, PageLink>>;
	askHref: string;
	closing: ClosingCallProps;
}

export function ServicesScreen(props: ServicesScreenProps) {
	const { page, services, groups, nearby, areas, readyBy } = props;
	const { careLabels, careServices, askHref, closing } = props;
	return (
		<>
			<PageHeader heading={page.heading} lede={page.lede} />
			<section className="page-body" aria-label={page.heading}>
				<div className="wrap">
					<div className="max-sm:rounded-card max-sm:border max-sm:border-sand max-sm:bg-paper max-sm:px-3 max-sm:py-1 max-sm:shadow-rest">
						<ServiceGrid services={services} columns={3} heading="h2" />
					</div>
					<div className="mt-6 flex flex-wrap items-center gap-x-10 gap-y-3">
						<ReadyBy {...readyBy} />
						<ReadyNote {...readyBy} />
						<a className="link inline-flex min-h-11 items-center lg:ml-auto" href={routes.pricing}>
							{sections.wholePriceList}
						</a>
					</div>
				</div>
			</section>
			<div className="wrap grid grid-cols-1 gap-x-16 gap-y-12 pb-(--section) lg:grid-cols-2">
				<WhatWeClean groups={groups} nearby={nearby} areas={areas} />
				<CareGuide texts={careLabels} services={careServices} askHref={askHref} />
			</div>
			<ClosingCall {...closing} />
		</>
	);
}

type WhatWeCleanProps = Pick<ServicesScreenProps, "groups" | "nearby" | "areas">;

/** Links to all keyword and landing pages. */
function WhatWeClean({ groups, nearby, areas }: WhatWeCleanProps) {
	if (groups.length + nearby.length === 0) return null;
	return (
		<section>
			<h2 className="mb-4">{screens.whatWeClean}</h2>
			<div className="grid grid-cols-1 gap-x-8 gap-y-3 sm:grid-cols-2">
				{groups.map(({ title = "", pages }) => (
					<div key={title}>
						{title && <h3 className="text-lg">{title}</h3>}
						<Links pages={pages} />
					</div>
				))}
			</div>
			{areas.length > 0 && (
				<p className="mt-4 mb-2 text-ink-soft">
					{fill(screens.inYourPart, { areas: facts.list(areas) })}
				</p>
			)}
			<Links pages={nearby} />
		</section>
	);
}

function Links({ pages }: { pages: PageLink[] }) {
	return (
		<ul className="flex flex-wrap gap-x-6">
			{pages.map(({ href, label }) => (
				<li key={href}>
					<a className="link flex min-h-11 items-center" href={href}>
						{label}
					</a>
				</li>
			))}
		</ul>
	);
}
