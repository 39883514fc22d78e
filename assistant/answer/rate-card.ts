import type { Price } from "../../shop/price.ts";
import { itemName, namesakes } from "../../shop/price-names.ts";
import type { ShopData } from "../contract.ts";

export interface CardItem {
	id: string;
	/** With how it is cleaned where that tells two prices apart, and with its category where another item has the same name. */
	name: string;
	plainName: string;
	price: Price;
	category: string;
	/** True if its turnaround is not promised. */
	isSlow: boolean;
}

export interface RateCard {
	items: ReadonlyMap<string, CardItem>;
	categories: readonly { id: string; name: string; items: readonly CardItem[] }[];
}

const known = new WeakMap<ShopData, Map<string, RateCard>>();

/** The rate card, and the services that keyword pages alone have, with names of a language where the shop has it. */
export function rateCardOf(data: ShopData, language: "en" | "hi"): RateCard {
	const cards = known.get(data) ?? new Map<string, RateCard>();
	known.set(data, cards);
	const card = cards.get(language) ?? makeCard(data, language);
	cards.set(language, card);
	return card;
}

function makeCard(data: ShopData, language: "en" | "hi"): RateCard {
	const { prices, site } = (language === "hi" ? data.translations.hi : undefined) ?? data;
	const shared = new Set([...namesakes(prices.categories), ...namesakes(data.prices.categories)]);
	const slow = new Set(data.site.slowItems);
	const categories = prices.categories.map(({ id: category, name: title, items }) => ({
		id: category,
		name: title,
		items: items.map(({ id, price, ...item }) => ({
			id,
			name: itemName(item) + (shared.has(id) ? ` (${title})` : ""),
			plainName: item.name,
			price,
			category,
			isSlow: slow.has(id),
		})),
	}));
	const all = [
		...site.featuredPrices.map(({ id, name, price }) => ({
			id,
			name,
			plainName: name,
			price,
			category: "",
			isSlow: slow.has(id),
		})),
		...categories.flatMap(({ items }) => items),
	];
	return { categories, items: new Map(all.map((item) => [item.id, item])) };
}
