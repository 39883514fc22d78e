/** Names of priced items, with their category where names alone do not tell them apart. */
/** "Shirt, dry cleaned": an item's name, and how it is cleaned where that tells two prices apart. */
export function itemName({ name, service }: Omit<Named, "id">): string {
	return service ? `${name}, ${service}` : name;
}

/** The ids of items that share their name with another of their category: `service` tells them apart. */
function twins(items: readonly Named[]): Set<string> {
	const shared = items.filter(({ id, name }) =>
		items.some((other) => other.name === name && other.id !== id),
	);
	return new Set(shared.map(({ id }) => id));
}

/** The items of a category as rows, of which twins say their service. */
export function categoryRows<Item extends Named>(
	items: readonly Item[],
): (Item & { category?: string | undefined })[] {
	const same = twins(items);
	// Beside items with a price in each column, one with a single price says which column that is.
	const services = new Set(items.filter(({ id }) => same.has(id)).map(({ service }) => service));
	return items.map((item) =>
		services.has(item.service) ? { ...item, category: item.service } : item,
	);
}

interface Named {
	id: string;
	name: string;
	service?: string | undefined;
}

/** The ids of items that share their name with one of another category. */
export function namesakes(categories: readonly { items: readonly Named[] }[]): Set<string> {
	const homes = new Map<string, number>();
	for (const { items } of categories)
		for (const name of new Set(items.map(({ name }) => name)))
			homes.set(name, (homes.get(name) ?? 0) + 1);
	const all = categories.flatMap(({ items }) => items);
	return new Set(all.filter(({ name }) => (homes.get(name) ?? 0) > 1).map(({ id }) => id));
}
