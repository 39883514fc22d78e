import "../../ui/chip.css";
import type { ShownCategory } from "./find-prices.ts";
import { ALL_ID } from "./sheet-choice.ts";

/** A rail on wide screens, a row of chips that scrolls on phones. `sheet-choice.ts` answers presses. */
export function CategoryList({ categories }: { categories: ShownCategory[] }) {
	const total = categories.reduce((sum, category) => sum + category.items.length, 0);
	const entries = [{ id: ALL_ID, name: "All Items", count: total }].concat(
		categories.map(({ id, name, items }) => ({ id, name, count: items.length })),
	);
	return (
		<nav aria-label="Price categories" className="categories">
			<ul>
				{entries.map(({ id, name, count }) => (
					<li key={id}>
						<a className="chip" href={`#${id}`} aria-current={id === ALL_ID ? "true" : undefined}>
							{name}
							<span className="count" aria-hidden="true">
								{count}
							</span>
						</a>
					</li>
				))}
			</ul>
		</nav>
	);
}
