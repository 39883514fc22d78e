/** What landing and keyword pages have in common. */
import { shop } from "../../content/shop.ts";
import type { KeywordPage, LandingPage } from "../../content/types.ts";
import { pagePrices } from "../page-prices.ts";
import type { LinkedPage } from "../sections/related-pages.tsx";
import { pageAt } from "./_parts.ts";

const { categories } = shop.prices;

/** What a page costs, and the rows of it that are the rate card's, for machines: they know its own service. */
export function pricesOf(page: LandingPage | KeywordPage) {
	const prices = pagePrices(page, categories, shop["keyword-pages"]);
	const known = new Set(categories.flatMap(({ items }) => items.map(({ id }) => id)));
	return { prices, rateCardRows: prices.filter(({ id }) => known.has(id)) };
}

/** Links to the pages that a page calls its sisters. */
export function sistersOf({ sisters }: LandingPage | KeywordPage): LinkedPage[] {
	return sisters.map((slug) => {
		const { path, heading } = pageAt(`/${slug}`);
		return { href: path, title: heading };
	});
}
