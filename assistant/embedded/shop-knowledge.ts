import type { ShopData } from "../contract.ts";
import { type Place, placesOf } from "../served-area.ts";
import { createLexicon, type Lexicon } from "./lexicon.ts";
import { createPriceIndex, type PriceIndex } from "./price-index.ts";
import { readQuestion } from "./read-question.ts";
import { createTextSearch, type TextSearch } from "./text-search.ts";

export interface ShopKnowledge {
	data: ShopData;
	lexicon: Lexicon;
	prices: PriceIndex;
	texts: TextSearch;
	places: Place[];
	ironing(words: readonly string[]): ShopData["site"]["featuredPrices"];
}

const known = new WeakMap<ShopData, ShopKnowledge>();

export function knowledgeOf(data: ShopData): ShopKnowledge {
	let knowledge = known.get(data);
	if (!knowledge) {
		const { categories } = data.prices;
		const { specialDays, areasNotPromised, address, citySpellings = [] } = data.site.business;
		const lexicon = createLexicon(
			[
				...categories.flatMap(({ name, items }) => [name, ...items.map((item) => item.name)]),
				...data.site.services.map(({ name }) => name),
			],
			specialDays.map(({ name }) => name),
			areasNotPromised,
			[address.city, ...citySpellings],
		);
		const prices = createPriceIndex(categories, lexicon);
		const texts = createTextSearch(data.site, lexicon);
		const places = placesOf(data.site.business);
		knowledge = { data, lexicon, prices, texts, places, ironing: ironingPrices(data, lexicon) };
		known.set(data, knowledge);
	}
	return knowledge;
}

/** Finds "Steam Ironing" for "press", and "Shirt Wash and Press" only where a shirt is named too. */
function ironingPrices({ site }: ShopData, lexicon: Lexicon): ShopKnowledge["ironing"] {
	const entries = site.featuredPrices.map((entry) => ({
		entry,
		needs: readQuestion(entry.name, lexicon, []).words.filter((word) => word !== "and"),
	}));
	return (words) =>
		entries
			.filter(({ needs }) => needs.includes("iron"))
			.filter(({ needs }) => needs.every((need) => need === "wash" || words.includes(need)))
			.filter(({ needs }) => !needs.includes("wash") || needs.length > 2)
			.map(({ entry }) => entry);
}
