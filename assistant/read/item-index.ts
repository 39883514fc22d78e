/** Which entries of the rate card a thing's words fit, the best first. */
import { aliasesOf } from "../../languages/item-aliases.ts";
import type { Price } from "../../shop/price.ts";
import type { ShopData } from "../contract.ts";
import type { AskedItem } from "../frame.ts";
import { numberAt, unitAt } from "./numbers.ts";
import { remembered } from "./remembered.ts";
import { plainWords, tokensOf } from "./tokens.ts";
import { isWeak, widerWords } from "./words/item-words.ts";
import { isOf } from "./words/vocabulary.ts";
import type { ItemWords } from "./words.ts";

type Words = ReadonlySet<string>;

export type ItemIndex = ReturnType<typeof createItemIndex>;

/** The ids that are meant; all of them where none is. */
export function narrow(ids: readonly string[], isMeant: (id: string) => boolean): string[] {
	const kept = ids.filter(isMeant);
	return kept.length > 0 ? kept : [...ids];
}

/** True of what goes by weight. */
export const isWeighed = ({ ids }: AskedItem, index: ItemIndex): boolean =>
	index.item(ids[0] ?? "")?.measure === "kg";

/** True of what the shop weighs or measures, of which the count of pieces says nothing. */
export const isMeasured = ({ ids }: AskedItem, index: ItemIndex): boolean =>
	index.item(ids[0] ?? "")?.measure !== undefined;

/** "Blazer / coat (men)" is a blazer, a coat and of men. */
export function splitName(name: string): string[] {
	const inner = [...name.matchAll(/\(([^)]*)\)/g)].map(([, text]) => text ?? "");
	return [name.replaceAll(/\([^)]*\)/g, " "), ...inner]
		.flatMap((part) => part.split("/"))
		.map((part) => part.trim())
		.filter((part) => part !== "");
}

function setSizeOf(names: readonly string[]): number | undefined {
	const tokens = tokensOf(names.find((one) => isOf("setOf", plainWords(one).join(" "))) ?? "");
	const sizes = tokens.map((_, at) => numberAt(tokens, at)?.value);
	return tokens.length === 0 ? undefined : (sizes.find((size) => size !== undefined) ?? 1);
}

/** The canonical words of a name in its order. */
export const nameWords = (name: string, words: ItemWords): string[] =>
	words.thingsIn(tokensOf(name), (word) => (isWeak(word) || isOf("grammar", word) ? [] : [word]));

/** "Sofa, single seat" is priced by the seat. */
const seatOf = (names: readonly string[]): "seat" | undefined =>
	names.some((name) => tokensOf(name).some((token) => unitAt(token) === "seat"))
		? "seat"
		: undefined;

const within = (small: Words, large: Words) => [...small].every((word) => large.has(word));
const equal = (one: Words, other: Words) => one.size === other.size && within(one, other);

export function createItemIndex(data: ShopData, itemWords: ItemWords) {
	const texts = [data, ...Object.values(data.translations)];
	const setOf = (name: string): Words => new Set(nameWords(name, itemWords));
	const setsOf = (names: readonly string[]) => names.map(setOf).filter(({ size }) => size > 0);
	const entry = (
		{ id, price }: { id: string; price: Price },
		names: readonly string[],
		aliases: readonly Words[],
		isWhole: boolean,
	) => {
		const heads = names.map((name) => name.replace(/,.*/, ""));
		const cards = isWhole ? setsOf(names) : setsOf([...names.flatMap(splitName), ...heads]);
		const words: Words = new Set(isWhole ? [] : [...cards, ...aliases].flatMap((set) => [...set]));
		const isQuote = price.kind === "quote";
		const paise = isQuote ? [] : [price.low, ...(price.kind === "range" ? [price.high] : [])];
		return {
			id,
			/** The names on the card, in every language, and the part before a comma or a bracket. */
			cards,
			aliases,
			/** All words of its names, and words for more than this item, such as "bag" for a handbag. */
			words,
			wider: new Set([...words].flatMap((word) => widerWords[word] ?? [])),
			measure: isQuote ? undefined : price.measure,
			/** The unit of its price: "panel". */
			unit: isQuote ? undefined : (price.unit ?? seatOf(names)),
			/** The size of a set, where it is priced by the set. */
			setSize: setSizeOf(names),
			/** The figures of its price in rupees, which a visitor repeats: "is 400 final". */
			prices: paise.map((one) => one / 100),
			/** Only found by all the words of its name. */
			isWhole,
		};
	};
	type Entry = ReturnType<typeof entry>;
	const listed = data.prices.categories.flatMap((category, at) =>
		category.items.map((item, place) => {
			const names = texts.map(
				({ prices }) => prices.categories[at]?.items[place]?.name ?? item.name,
			);
			return entry(item, names, setsOf(aliasesOf(item.name, category.name)), false);
		}),
	);
	const byId = new Map(listed.map((item) => [item.id, item]));
	// Entries that only keyword pages have a price for.
	for (const [place, item] of data.site.featuredPrices.entries()) {
		const names = texts.map(({ site }) => site.featuredPrices[place]?.name ?? item.name);
		if (!byId.has(item.id)) byId.set(item.id, entry(item, names, [], true));
	}
	const items = [...byId.values()];
	const all = new Set(items.flatMap(({ words, wider }) => [...words, ...wider]));

	function score({ cards, aliases, words, wider, isWhole }: Entry, group: Words): number {
		if (cards.some((card) => equal(card, group))) return 5;
		if (isWhole) return 0;
		if (aliases.some((alias) => equal(alias, group))) return 4;
		if (cards.some((card) => within(group, card))) return 3;
		if (aliases.some((alias) => within(group, alias))) return 2;
		return [...group].every((word) => words.has(word) || wider.has(word)) ? 1 : 0;
	}

	const found = remembered((text) => {
		const group = new Set(text.split(" "));
		const scored = items
			.map((item) => ({ item, fit: score(item, group) }))
			.filter(({ fit }) => fit > 0)
			.sort((one, other) => other.fit - one.fit);
		const isExact = scored[0]?.fit === 5;
		return scored.filter(({ fit }) => !isExact || fit >= 4).map(({ item }) => item.id);
	});
	const hasCard = (item: Entry | undefined, words: readonly string[]) =>
		item?.cards.some((card) => equal(card, new Set(words))) === true;
	return {
		/** Ids for the words of one thing, the best first; empty where no item has them all. */
		find: (words: readonly string[]) => (words.length === 0 ? [] : [...found(words.join(" "))]),
		has: (word: string) => all.has(word),
		/** True if these are the words of the entry's own name. */
		isExact: (id: string, words: readonly string[]) => hasCard(byId.get(id), words),
		/** True if these are the words of a name on the card. */
		isName: (words: readonly string[]) => items.some((item) => hasCard(item, words)),
		/** True if a name of the entry on the card has one of the words. */
		isNamedBy: (id: string, words: readonly string[]) =>
			byId.get(id)?.cards.some((card) => words.some((word) => card.has(word))) === true,
		item: (id: string) => byId.get(id),
		/** Ids of what is priced by a measure. */
		measured: (measure: string) =>
			items.filter((item) => item.measure === measure).map(({ id }) => id),
		/** With the words of their names in each language, all of them, and the ids of their items. */
		categories: data.prices.categories.map(({ id, items: own }, place) => {
			const names = texts.map(({ prices }) => setOf(prices.categories[place]?.name ?? ""));
			const words: Words = new Set(names.flatMap((name) => [...name]));
			return { id, names, words, items: own.map((item) => item.id) };
		}),
	};
}
