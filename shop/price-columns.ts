/** A category's columns: an item with prices side by side, "60 / 100", is an item for each of them. */

interface Item {
	id?: unknown;
	price?: unknown;
}

/** @param prices the JSON of prices.json in one language @returns it with an item for each price */
export function withColumns(prices: unknown): unknown {
	const { categories } = (prices ?? {}) as { categories?: unknown };
	if (!Array.isArray(categories)) return prices;
	return {
		...(prices as object),
		categories: categories.map((category) => {
			const { columns, items } = category ?? {};
			if (!Array.isArray(columns) || !Array.isArray(items)) return category;
			return { ...category, items: items.flatMap((item) => byColumn(item, columns)) };
		}),
	};
}

/** The item itself where it has one price. The first of several keeps the id; a column without a price has none. */
function byColumn(item: Item, columns: readonly unknown[]): unknown[] {
	const cells = typeof item?.price === "string" ? item.price.split(/\s*\/\s*(?![-=–—a-z])/i) : [];
	if (cells.length < 2 || cells.length > columns.length) return [item];
	return cells.flatMap((price, place) =>
		/^(?:-+|—|x|n\/?a)?$/i.test(price.trim())
			? []
			: [
					{
						...item,
						...(place > 0 && { id: `${item.id}-${place + 1}` }),
						price,
						service: columns[place],
					},
				],
	);
}
