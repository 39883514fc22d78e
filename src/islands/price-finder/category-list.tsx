import { useLayoutEffect, useRef } from "react";
import { pricing as words } from "#language/words.json";
import "../../ui/chip.css";

interface CategoryListProps {
	categories: { id: string; name: string }[];
	/** The id of the sheet in view. */
	chosen: string;
	onChoose: (id: string) => void;
}

/** Links to the sheets. Before hydration the address chooses the sheet, by `:target`. */
export function CategoryList({ categories, chosen, onChoose }: CategoryListProps) {
	const row = useRef<HTMLUListElement>(null);

	// On phones the chosen link may lie outside the row's view.
	useLayoutEffect(() => {
		const link = row.current?.querySelector<HTMLElement>(`[href="#${chosen}"]`);
		if (!row.current || !link) return;
		row.current.scrollLeft = link.offsetLeft - (row.current.clientWidth - link.offsetWidth) / 2;
	}, [chosen]);

	return (
		<nav aria-label={words.categories} className="categories">
			<ul ref={row}>
				{categories.map(({ id, name }) => (
					<li key={id}>
						<a
							className="chip"
							href={`#${id}`}
							aria-current={id === chosen ? "true" : undefined}
							onClick={(event) => {
								// These keys open the address in a new tab.
								if (event.ctrlKey || event.metaKey || event.shiftKey) return;
								event.preventDefault();
								onChoose(id);
							}}
						>
							{name}
						</a>
					</li>
				))}
			</ul>
		</nav>
	);
}
