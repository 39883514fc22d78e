/** Which entries of the rate card a thing's words fit, the best first. */

import { aliasesOf } from "../../languages/item-aliases.ts";
import type { Price } from "../../shop/price.ts";
import type { ShopData } from "../contract.ts";
import { numberAt } from "./numbers.ts";
import { remembered } from "./remembered.ts";
import { tokensOf } from "./tokens.ts";
import { weakItemWords, widerWords } from "./words/item-words.ts";
import type { ItemWords } from "./words.ts";

interface IndexedItem {
	id: string;
	category: string;
	/** The names on the card, in every language, and the part before a comma or a bracket. */
	cards: readonly ReadonlySet<string>[];
	aliases: readonly ReadonlySet<string>[];
	/** All words of its names, and words for more than this item, such as "bag" for a handbag. */
	words: ReadonlySet<string>;
	wider: ReadonlySet<string>;
	measure: string | undefined;
	/** The unit of its price: "panel". */
	unit: string | undefined;
	/** The size of a set, where it is priced by the set. */
	setSize: number | undefined;
	/** The figures of its price. */
	prices: readonly number[];
	/** Only found by all the words of its name. */
	isWhole: boolean;
}

export interface ItemIndex {
	/** Ids for the words of one thing, the best first; empty where no item has them all. */
	find(words: readonly string[]): string[];
	has(word: string): boolean;
	/** True if these are the words of the entry's own name. */
	isExact(id: string, words: readonly string[]): boolean;
	/** True if these are the words of a name on the card. */
	isName(words: readonly string[]): boolean;
	/** True if a name of the entry on the card has one of the words. */
	isNamedBy(id: string, words: readonly string[]): boolean;
	item(id: string): IndexedItem | undefined;
	/** The items of which a figure of the price is this many rupees. */
	costing(rupees: number): string[];
	/** The items priced by a measure. */
	measured(measure: string): string[];
	categories: readonly {
		id: string;
		/** The words of its name in each language. */
		names: readonly ReadonlySet<string>[];
		/** All of them. */
		words: ReadonlySet<string>;
		/** Ids. */
		items: readonly string[];
	}[];
}

export function splitName(name: string): string[] {
	const bare = name.replaceAll(/\([^)]*\)/g, " ");
	const inner = [...name.matchAll(/\(([^)]*)\)/g)].map(([, text]) => text ?? "");
	return [bare, ...inner]
		.flatMap((part) => part.split("/"))
		.map((part) => part.trim())
		.filter((part) => part !== "");
}

const grammar = new Set(
	"and aur or ya ka kaa ki kee ke ko se mein me with for of the a an in by vala vali vale wala wali wale".split(
		" ",
	),
);

/** "Set of five", "5 का सेट" */
const setName = /\bset of\b|\bpack of\b|का सेट/i;

function setSizeOf(names: readonly string[]): number | undefined {
	const name = names.find((one) => setName.test(one));
	if (name === undefined) return undefined;
	const tokens = tokensOf(name);
	return (
		tokens.map((_, at) => numberAt(tokens, at)?.value).find((value) => value !== undefined) ?? 1
	);
}

/** The canonical words of a name in its order. */
export function nameWords(name: string, words: ItemWords): string[] {
	const tokens = tokensOf(name);
	const keyed = tokens.map((token) => words.keyed(token));
	const found: string[] = [];
	for (let at = 0; at < tokens.length; ) {
		const thing = words.nameAt(keyed, at);
		const word = tokens[at]?.text ?? "";
		if (thing?.kind === "thing") found.push(...thing.meaning.split(" "));
		else if (!weakItemWords.has(word) && !grammar.has(word)) found.push(word);
		at += thing?.length ?? 1;
	}
	return found;
}

const equal = (one: ReadonlySet<string>, other: ReadonlySet<string>) =>
	one.size === other.size && [...one].every((word) => other.has(word));
const within = (small: Iterable<string>, large: ReadonlySet<string>) =>
	[...small].every((word) => large.has(word));

export function createItemIndex(data: ShopData, itemWords: ItemWords): ItemIndex {
	const texts = [
		data.prices,
		...Object.values(data.translations ?? {}).map(({ prices }) => prices),
	];
	const namesOf = new Map<string, string[]>();
	for (const { categories } of texts)
		for (const { items } of categories)
			for (const { id, name } of items) namesOf.set(id, [...(namesOf.get(id) ?? []), name]);
	const setOf = (name: string): ReadonlySet<string> => new Set(nameWords(name, itemWords));
	const items: IndexedItem[] = data.prices.categories.flatMap((category) =>
		category.items.map(({ id, name, price }) => {
			const names = namesOf.get(id) ?? [];
			const heads = names.flatMap((name) => (name.includes(",") ? [name.replace(/,.*/, "")] : []));
			const cards = [...names.flatMap(splitName), ...heads]
				.map(setOf)
				.filter(({ size }) => size > 0);
			const aliases = aliasesOf(name, category.name)
				.map(setOf)
				.filter(({ size }) => size > 0);
			const words = new Set([...cards, ...aliases].flatMap((set) => [...set]));
			return {
				id,
				category: category.id,
				cards,
				aliases,
				words,
				wider: new Set([...words].flatMap((word) => widerWords[word] ?? [])),
				measure: price.kind === "quote" ? undefined : price.measure,
				unit: price.kind === "quote" ? undefined : price.unit,
				setSize: setSizeOf(names),
				prices: figuresOf(price),
				isWhole: false,
			};
		}),
	);
	items.push(...featured(data, setOf));
	const byId = new Map(items.map((item) => [item.id, item]));
	const all = new Set(items.flatMap(({ words, wider }) => [...words, ...wider]));

	function score(item: IndexedItem, group: ReadonlySet<string>): number {
		if (item.cards.some((card) => equal(card, group))) return 5;
		if (item.isWhole) return 0;
		if (item.aliases.some((alias) => equal(alias, group))) return 4;
		if (item.cards.some((card) => within(group, card))) return 3;
		if (item.aliases.some((alias) => within(group, alias))) return 2;
		if (within(group, item.words)) return 1.5;
		return [...group].every((word) => item.words.has(word) || item.wider.has(word)) ? 1 : 0;
	}

	function idsOf(words: readonly string[]): string[] {
		const group = new Set(words);
		if (group.size === 0) return [];
		const scored = items
			.map((item) => ({ item, fit: score(item, group) }))
			.filter(({ fit }) => fit > 0)
			.sort((a, b) => b.fit - a.fit);
		const exact = (scored[0]?.fit ?? 0) === 5;
		return scored.filter(({ fit }) => !exact || fit >= 4).map(({ item }) => item.id);
	}

	const found = remembered((text) => idsOf(text === "" ? [] : text.split(" ")));
	return {
		find: (words) => [...found(words.join(" "))],
		has: (word) => all.has(word),
		isExact: (id, words) =>
			byId.get(id)?.cards.some((card) => equal(card, new Set(words))) ?? false,
		isName: (words) => items.some(({ cards }) => cards.some((card) => equal(card, new Set(words)))),
		isNamedBy: (id, words) =>
			byId.get(id)?.cards.some((card) => words.some((word) => card.has(word))) ?? false,
		item: (id) => byId.get(id),
		costing: (rupees) => items.filter(({ prices }) => prices.includes(rupees)).map(({ id }) => id),
		measured: (measure) => items.filter((item) => item.measure === measure).map(({ id }) => id),
		categories: data.prices.categories.map(({ id, items }, place) => {
			const names = texts.map(
				({ categories }) => new Set(nameWords(categories[place]?.name ?? "", itemWords)),
			);
			const words = new Set(names.flatMap((name) => [...name]));
			return { id, names, words, items: items.map((item) => item.id) };
		}),
	};
}

/** In rupees, which a visitor repeats: "is 400 final". */
function figuresOf(price: Price): number[] {
	if (price.kind === "quote") return [];
	return [price.low, ...(price.kind === "range" ? [price.high] : [])].map((paise) => paise / 100);
}

/** Entries that only keyword pages have a price for. */
function featured(data: ShopData, setOf: (name: string) => ReadonlySet<string>): IndexedItem[] {
	const known = new Set(data.prices.categories.flatMap(({ items }) => items.map(({ id }) => id)));
	const others = Object.values(data.translations ?? {}).map(({ site }) => site.featuredPrices);
	return data.site.featuredPrices
		.map(({ id, name, price }, place) => {
			const names = [name, ...others.map((list) => list[place]?.name ?? name)];
			return {
				id,
				category: "",
				aliases: [],
				wider: new Set<string>(),
				isWhole: true,
				cards: names.map(setOf),
				words: new Set<string>(),
				measure: price.kind === "quote" ? undefined : price.measure,
				unit: price.kind === "quote" ? undefined : price.unit,
				setSize: setSizeOf(names),
				prices: figuresOf(price),
			};
		})
		.filter(
			({ id }, place, all) => !known.has(id) && all.findIndex((other) => other.id === id) === place,
		);
}
