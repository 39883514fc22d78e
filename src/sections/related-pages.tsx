import { sections } from "#language/words.json";
import "../ui/chip.css";

export interface LinkedPage {
	href: string;
	title: string;
}

export function RelatedPages({ pages }: { pages: LinkedPage[] }) {
	if (pages.length === 0) return null;
	return (
		<nav className="wrap pb-(--section)" aria-label={sections.relatedPages}>
			<h2 className="mb-4 text-step-3">{sections.youMayNeed}</h2>
			<ul className="flex flex-wrap gap-2">
				{pages.map((page) => (
					<li key={page.href}>
						<a className="chip" href={page.href}>
							{page.title}
						</a>
					</li>
				))}
			</ul>
		</nav>
	);
}
