import "../../ui/chip.css";
import { useEffect, useRef } from "react";
import type { PriceCategory } from "../../../content/types.ts";

/** The id of the sheet that holds everything. */
export const ALL_ID = "all-items";

interface CategoryListProps {
	categories: PriceCategory[];
	/** The chosen category's place; -1 for all items. */
	selected: number;
	onChoose: (index: number) => void;
}

/** A rail on wide screens, a row of chips that scrolls on phones. */
export function CategoryList({ categories, selected, onChoose }: CategoryListProps) {
	const list = useRef<HTMLUListElement>(null);
	const total = categories.reduce((sum, category) => sum + category.items.length, 0);
	const entries = [{ id: ALL_ID, name: "All Items", count: total }].concat(
		categories.map(({ id, name, items }) => ({ id, name, count: items.length })),
	);

	// On phones the chosen chip may lie outside the row's view.
	useEffect(() => {
		const chip = list.current?.children[selected + 1];
		const row = list.current;
		if (!(chip instanceof HTMLElement) || !row) return;
		row.scrollLeft = chip.offsetLeft - (row.clientWidth - chip.offsetWidth) / 2;
	}, [selected]);

	return (
		<nav aria-label="Price categories" className="categories">
			<ul ref={list}>
				{entries.map(({ id, name, count }, place) => (
					<li key={id}>
						<a
							className="chip"
							href={`#${id}`}
							aria-current={place - 1 === selected ? "true" : undefined}
							onClick={(event) => {
								event.preventDefault();
								onChoose(place - 1);
							}}
						>
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
