/** Data that the browser and the assistant fetch, as JSON at `/data/NAME.json`. */
import type { APIContext } from "astro";
import { reviewsFile } from "../../../assistant/data-sent.ts";
import { aliasesOf } from "../../../languages/item-aliases.ts";
import type { Shop } from "../../../shop/content-files.ts";
import { searchQuestions } from "../../../shop/search-questions.ts";
import { itemNames, originalShop, shop } from "../../../shop/shop.ts";
import { rateCardFile, siteData, siteFile, slowItems } from "../../../shop/site-data.ts";
import { foldedNames } from "../../islands/price-finder/find-items.ts";
import { type ListFile, priceFile } from "../../list/prices.ts";
import { withFeatured } from "../../page-prices.ts";
import { listTexts } from "../_page-data.ts";

const files = {
	/** The shop's facts, for the assistant. */
	siteData: () => siteFile(siteData(shop)),
	/** The whole rate card. */
	priceData: () => rateCardFile(shop.prices),
	/** The newest reviews in the maps service's format, with the summary of all. */
	reviews: () => reviewsFile(shop.reviews),
	/** Answers of the search pages, for the assistant's own reader. */
	questions: () => searchQuestions(shop),
	/** The names that the list's area field knows. */
	areas() {
		const { areas, areaSpellings, areasNotPromised, address, citySpellings = [] } = shop.business;
		return { areas, areaSpellings, areasNotPromised, cityNames: [address.city, ...citySpellings] };
	},
	/** Names that the price search finds an item by, besides the one on the page. */
	itemNames() {
		const names = itemNames();
		for (const { name: category, items } of originalShop.prices.categories)
			for (const { id, name } of items) names.get(id)?.push(...aliasesOf(name, category));
		return foldedNames(Object.fromEntries(names));
	},
	/** Rate card and featured prices as numbers, for the list's estimate, and its texts. */
	listPrices: (): ListFile => ({
		prices: priceFile(catalogue(shop), slowItems(shop["keyword-pages"]), catalogue(originalShop)),
		texts: listTexts(),
	}),
};

function catalogue({ prices, ...texts }: Shop) {
	return withFeatured(prices.categories, texts["keyword-pages"]);
}

export function getStaticPaths() {
	return Object.entries(files).map(([file, content]) => ({ params: { file }, props: { content } }));
}

export function GET({ props }: APIContext<{ content: () => unknown }>): Response {
	return Response.json(props.content());
}
