/** What landing and keyword pages have in common. */
import { shop } from "../../content/shop.ts";
import type { KeywordPage, LandingPage, PriceItem } from "../../content/types.ts";
import type { LinkedPage } from "../sections/sister-pages.tsx";
import { pageAt } from "./_parts.ts";

const allItems = new Map(
	shop.prices.categories.flatMap(({ items }) => items.map((item) => [item.id, item] as const)),
);

/** The rows of the rate card that a page names. */
export function pagePrices({ priceItems }: LandingPage | KeywordPage): PriceItem[] {
	return priceItems
		.map((id) => allItems.get(id))
		.filter((item): item is PriceItem => item !== undefined);
}

/** Links to the pages that a page calls its sisters. */
export function sistersOf({ sisters }: LandingPage | KeywordPage): LinkedPage[] {
	return sisters.map((slug) => {
		const { path, heading } = pageAt(`/${slug}`);
		return { href: path, title: heading };
	});
}
