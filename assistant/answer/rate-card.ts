/** The rate card, and the things of it that a question names. */
import type { LanguageId } from "../../languages/languages.ts";
import type { Price } from "../../shop/price.ts";
import { itemName, namesakes } from "../../shop/price-names.ts";
import type { ShopData } from "../contract.ts";
import type { AskedItem } from "../frame.ts";
import type { Voice } from "./voice.ts";

export type RateCard = ReturnType<typeof makeCard>;
export type CardItem = RateCard["categories"][number]["items"][number];

/** By the texts whose names they have. */
const known = new WeakMap<object, RateCard>();

/** The rate card, and the services that keyword pages alone have, with names of a language where the shop has it. */
export function rateCardOf(data: ShopData, language: LanguageId): RateCard {
	const texts = data.translations[language] ?? data;
	const card = known.get(texts) ?? makeCard(texts, data);
	known.set(texts, card);
	return card;
}

function makeCard({ prices, site }: Pick<ShopData, "prices" | "site">, data: ShopData) {
	const shared = new Set([...namesakes(prices.categories), ...namesakes(data.prices.categories)]);
	const slow = new Set(data.site.slowItems);
	const entry = (
		plainName: string,
		{ id, price }: { id: string; price: Price },
		category = "",
	) => ({
		id,
		/** With how it is cleaned where that tells two prices apart, and with its category where another item has its name. */
		name: plainName,
		plainName,
		price,
		/** Of what is weighed or measured, not counted. */
		measure: price.kind === "quote" ? undefined : price.measure,
		category,
		/** True if its turnaround is not promised. */
		isSlow: slow.has(id),
	});
	const categories = prices.categories.map(({ id, name: title, items }) => ({
		id,
		name: title,
		items: items.map((item) => ({
			...entry(item.name, item, id),
			name: itemName(item) + (shared.has(item.id) ? ` (${title})` : ""),
		})),
	}));
	const all = [
		...site.featuredPrices.map((item) => entry(item.name, item)),
		...categories.flatMap(({ items }) => items),
	];
	return { categories, items: new Map(all.map((item) => [item.id, item])) };
}

export interface AskedThing {
	/** The entries that the words fit, the best first: never empty. */
	choices: readonly CardItem[];
	quantity?: number | undefined;
}

/** The things of the question that the rate card has. */
export function askedThings({ asked, card }: Pick<Voice, "asked" | "card">): AskedThing[] {
	return thingsOf(asked.items, card);
}

export function thingsOf(items: readonly AskedItem[], card: RateCard): AskedThing[] {
	return items
		.map(({ ids, quantity }) => ({
			choices: [...new Set(ids)].flatMap((id) => card.items.get(id) ?? []),
			quantity,
		}))
		.filter(({ choices }) => choices.length > 0);
}

/** Every item once: the best of each thing, then the second of each and so on. */
export function itemsInTurn(things: readonly AskedThing[]): CardItem[] {
	const longest = Math.max(0, ...things.map(({ choices }) => choices.length));
	const places = Array.from({ length: longest }, (_, place) => place);
	const items = places.flatMap((place) => things.flatMap(({ choices }) => choices[place] ?? []));
	return [...new Set(items)];
}

/** Their names, each once, as far as an answer has room for. */
export function namesOf(items: readonly CardItem[]): string {
	return [...new Set(items.map(({ plainName }) => plainName))].slice(0, 3).join(", ");
}
