import { shop } from "../../shop/shop.ts";
import type { KeywordPage, LandingPage } from "../../shop/types.ts";
import { pagePrices, sheetOf } from "../page-prices.ts";
import type { LinkedPage } from "../sections/related-pages.tsx";
import { linked } from "./_parts.ts";

const { categories } = shop.prices;

/** A page's prices. Structured data gets only those of the rate card: it names the page's own service itself. */
export function pricesOf(page: LandingPage | KeywordPage) {
	const prices = pagePrices(page, categories, shop["keyword-pages"]);
	const known = new Set(categories.flatMap(({ items }) => items.map(({ id }) => id)));
	return { prices, rateCardRows: prices.filter(({ id }) => known.has(id)) };
}

export function keywordSheet(page: KeywordPage) {
	return sheetOf(page, categories);
}

export function sistersOf({ sisters }: LandingPage | KeywordPage): LinkedPage[] {
	return (sisters ?? []).map(linked);
}
