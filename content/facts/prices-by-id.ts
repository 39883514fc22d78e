import type { Content } from "../content-files.ts";
import type { Price } from "../price.ts";

export type FactContent = Pick<
	Content,
	"business" | "services" | "prices" | "reviews" | "keyword-pages"
>;

/** `isGroup`: the lowest price of a group of the rate card. */
export interface NamedPrice {
	id: string;
	price: Price;
	isGroup?: boolean;
}

/** Prices by the id of a group, keyword page, service or item; where two share an id, the later kind wins. */
export function pricesById({
	prices: { categories },
	services,
	"keyword-pages": pages,
}: FactContent): Map<string, NamedPrice> {
	const groups = categories.flatMap(({ id, items }): NamedPrice[] => {
		const [price] = items
			.map((item) => item.price)
			.filter((one) => one.kind !== "quote")
			.sort((one, other) => one.low - other.low);
		return price ? [{ id, price, isGroup: true }] : [];
	});
	const named: NamedPrice[] = [
		...groups,
		...pages.map(({ slug, featuredService }) => ({ id: slug, price: featuredService.price })),
		...services,
		...categories.flatMap(({ items }) => items),
	];
	return new Map(named.map((one) => [one.id, one]));
}
