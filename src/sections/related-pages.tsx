import "../ui/chip.css";
import { Icon } from "../ui/icon.tsx";
import "./related-pages.css";

/** A page of the site and what a link to it says. */
export interface LinkedPage {
	href: string;
	title: string;
}

/** Pages that a visitor of this one may want next. */
export function RelatedPages({ pages }: { pages: LinkedPage[] }) {
	return (
		<nav className="wrap related-pages" aria-label="Related pages">
			<h2>You may also need</h2>
			<ul>
				{pages.map((page) => (
					<li key={page.href}>
						<a className="chip" href={page.href}>
							{page.title}
							<Icon name="arrow-right" />
						</a>
					</li>
				))}
			</ul>
		</nav>
	);
}
