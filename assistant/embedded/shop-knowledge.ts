import type { ShopData } from "../contract.ts";
import { createLexicon, type Lexicon } from "./lexicon.ts";
import { createPriceIndex, type PriceIndex } from "./price-index.ts";
import { createTextSearch, type TextSearch } from "./text-search.ts";

/** A shop's data with what the engine builds from them once. */
export interface ShopKnowledge {
	data: ShopData;
	lexicon: Lexicon;
	prices: PriceIndex;
	texts: TextSearch;
}

const known = new WeakMap<ShopData, ShopKnowledge>();

/** The knowledge of a shop; built at the first question about these data. */
export function knowledgeOf(data: ShopData): ShopKnowledge {
	let knowledge = known.get(data);
	if (!knowledge) {
		const { categories } = data.prices;
		const lexicon = createLexicon([
			...categories.flatMap(({ name, items }) => [name, ...items.map((item) => item.name)]),
			...data.site.services.map(({ name }) => name),
		]);
		const prices = createPriceIndex(categories, lexicon);
		knowledge = { data, lexicon, prices, texts: createTextSearch(data.site, lexicon) };
		known.set(data, knowledge);
	}
	return knowledge;
}
