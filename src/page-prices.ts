/** The prices of landing and keyword pages, and their own services as items for the list. */
import { formatPrice } from "../shop/format-price.ts";
import { itemName } from "../shop/price-names.ts";
import { featuredId } from "../shop/site-data.ts";
import type { KeywordPage, LandingPage, Price, PriceCategory, PriceItem } from "../shop/types.ts";
import type { RateRow } from "./ui/rate-rows.tsx";

type Featuring = Pick<KeywordPage, "slug" | "featuredService">;
type Sum = Exclude<Price, { kind: "quote" }>;
type Priced = Pick<LandingPage | KeywordPage, "slug" | "priceItems">;

/** The featured service as an item: the rate card's, or the page's own. */
export function featuredItem(page: Featuring, categories: readonly PriceCategory[]): PriceItem {
	const { name, listName = name, price, priceItem } = page.featuredService;
	const known = categories
		.flatMap(({ items }) => items)
		.find(({ id }) => priceItem !== undefined && id === priceItem);
	return known ?? { id: featuredId(page), name: listName, price };
}

/** The rate card's categories, and one without a name, of the services that only keyword pages have. */
export function withFeatured(
	categories: readonly PriceCategory[],
	pages: readonly Featuring[],
): PriceCategory[] {
	const known = new Set(categories.flatMap(({ items }) => items.map(({ id }) => id)));
	const items = pages
		.map((page) => featuredItem(page, categories))
		.filter(({ id }) => !known.has(id));
	return [...categories, { id: "featured", name: "", items }];
}

/**
 * A page's own service, if a keyword page of its slug features one, then its items of the rate card. Items with the
 * same name have their category.
 */
export function pagePrices(
	{ slug, priceItems }: Priced,
	categories: readonly PriceCategory[],
	pages: readonly Featuring[],
): RateRow[] {
	const all = new Map(
		categories.flatMap(({ name: category, items }) =>
			items.map(({ id, price, ...item }): [string, RateRow] => [
				id,
				{ id, name: itemName(item), price, category },
			]),
		),
	);
	const page = pages.find((featuring) => featuring.slug === slug);
	const own = page && featuredItem(page, categories);
	const ownRow = own && (all.get(own.id) ?? { ...own });
	const rows = [ownRow, ...priceItems.map((id) => all.get(id))]
		.filter((row): row is RateRow => row !== undefined)
		.filter((row, place) => place === 0 || row.id !== own?.id);
	return rows.map(({ category, ...row }) => {
		const shared = rows.some((other) => other.id !== row.id && other.name === row.name);
		const aside = shared ? category : row.id === own?.id && calledElse(row, page);
		return { ...row, ...(aside && { category: aside }) };
	});
}

/** A keyword page's own service as an item for the list, and the rows below it. */
export function sheetOf(page: Featuring & Priced, categories: readonly PriceCategory[]) {
	const own = featuredItem(page, categories);
	const [first, ...rows] = pagePrices(page, categories, [page]);
	// The rate card's row stays where it says more, such as "per kg".
	if (first && !readAlike(own.price, page.featuredService.price)) {
		const { category: _, ...row } = first;
		rows.unshift(row);
	}
	return { own: { id: own.id, name: itemName(own), price: own.price }, rows };
}

/** "starts @ ₹2,000" and "from ₹2,000" do; "₹99 per kg" and "from ₹99" do not. */
function readAlike(one: Price, other: Price): boolean {
	if (one.kind === "quote" || other.kind === "quote") return one.kind === other.kind;
	const highest = (price: Sum) => (price.kind === "range" ? price.high : price.low);
	return one.low === other.low && highest(one) === highest(other) && one.unit === other.unit;
}

/** The name and the price that the page uses, where they differ: "Wash and Iron, from ₹99". */
function calledElse(row: RateRow, page: Featuring | undefined): string | undefined {
	if (!page) return undefined;
	const { name, price } = page.featuredService;
	const isNamedAlike = name.toLowerCase() === row.name.toLowerCase();
	const differing = [!isNamedAlike && name, !readAlike(row.price, price) && formatPrice(price)];
	return differing.filter(Boolean).join(", ") || undefined;
}
