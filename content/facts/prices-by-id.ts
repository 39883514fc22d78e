import type { Content } from "../content-files.ts";
import type { Price } from "../price.ts";

export type FactContent = Pick<
	Content,
	"business" | "services" | "prices" | "reviews" | "keyword-pages"
>;

/**
 * Prices by id: keyword pages, groups (their lowest price), services and items. Where two share an id,
 * the later kind wins.
 */
export function pricesById({
	prices,
	services,
	"keyword-pages": pages,
}: FactContent): Map<string, Price> {
	const { categories } = prices;
	const groups = categories.flatMap(({ id, items }) => {
		const lowest = items
			.map(({ price }) => price)
			.filter((price) => price.kind !== "quote")
			.sort((one, other) => one.low - other.low)[0];
		return lowest ? [{ id, price: lowest }] : [];
	});
	return new Map(
		[
			...pages.map(({ slug, featuredService }) => ({ id: slug, price: featuredService.price })),
			...groups,
			...services,
			...categories.flatMap(({ items }) => items),
		].map(({ id, price }) => [id, price]),
	);
}
