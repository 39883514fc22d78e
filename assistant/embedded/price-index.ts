import MiniSearch from "minisearch";
import { formatPrice } from "../../content/format-price.ts";
import type { PriceCategory } from "../../content/types.ts";
import { modifiers, weakItemWords, widerWords } from "./item-words.ts";
import type { Lexicon } from "./lexicon.ts";
import { readQuestion } from "./read-question.ts";

/** An item of the price list, as an answer shows it. */
export interface PricedItem {
	/** "Shirt: ₹80"; with its category where another item has the same name. */
	line: string;
	category: string;
	/** The engine's words of its name. */
	words: readonly string[];
	/** The words of the part of its name that comes before a comma or a bracket. */
	head: readonly string[];
	categoryWords: readonly string[];
	/** Which of the things that a question lists it is, from 0. */
	thing: number;
}

/** What a question names of the price list. */
export interface Found {
	items: readonly PricedItem[];
	/** The question names a thing, not only a fabric or a size. */
	isThing: boolean;
}

export interface PriceIndex {
	/** The items that a question's words name, the best of each thing it lists first. */
	find(words: readonly string[]): Found;
	/** The items of the category that the words name. */
	inCategory(words: readonly string[]): readonly PricedItem[];
	categoryNames: readonly string[];
}

/** Bounds the work for one question. */
const mostGroups = 12;

export function createPriceIndex(
	categories: readonly PriceCategory[],
	lexicon: Lexicon,
): PriceIndex {
	const items = pricedItems(categories, lexicon);
	const search = new MiniSearch<{ id: number; text: string; wider: string }>({
		fields: ["text", "wider"],
		tokenize: (text) => text.split(" "),
		processTerm: (word) => word,
	});
	search.addAll(
		items.map(({ words }, id) => ({
			id,
			text: words.join(" "),
			wider: words.flatMap((word) => widerWords[word] ?? []).join(" "),
		})),
	);
	const itemWords = new Set(
		items.flatMap(({ words }) => words.flatMap((word) => [word, ...(widerWords[word] ?? [])])),
	);

	function matching(group: readonly string[]): PricedItem[] {
		return search
			.search(group.join(" "), { combineWith: "AND" })
			.map(({ id }) => Number(id))
			.sort((a, b) => nearness(items[a], group) - nearness(items[b], group) || a - b)
			.flatMap((id) => items[id] ?? []);
	}

	/** Words that together name an item; a word that fits no more begins the next thing. */
	function groupsOf(words: readonly string[]): string[][] {
		const groups: string[][] = [];
		let open: string[] = [];
		for (const word of words) {
			if (word === "and") open = [];
			if (!itemWords.has(word) || groups.length >= mostGroups) continue;
			if (open.length > 0 && matching([...open, word]).length > 0) open.push(word);
			else {
				open = [word];
				groups.push(open);
			}
		}
		return groups;
	}

	return {
		find(words) {
			const groups = groupsOf(words);
			const things = groups.filter((group) => group.some((word) => !modifiers.has(word)));
			const lists = (things.length > 0 ? things : groups).map((group) =>
				ofCategory(matching(group), words),
			);
			return { items: inTurn(lists), isThing: things.length > 0 };
		},
		inCategory: (words) =>
			items.filter(({ categoryWords }) => categoryWords.some((word) => words.includes(word))),
		categoryNames: categories.map(({ name }) => name),
	};
}

function pricedItems(categories: readonly PriceCategory[], lexicon: Lexicon): PricedItem[] {
	const strong = (text: string) =>
		readQuestion(text, lexicon, []).words.filter((word) => !weakItemWords.has(word));
	const names = categories.flatMap(({ items }) => items.map(({ name }) => name));
	return categories.flatMap((category) =>
		category.items.map(({ name, price }) => {
			const twice = names.filter((other) => other === name).length > 1;
			return {
				line: `${name}${twice ? ` (${category.name})` : ""}: ${formatPrice(price)}`,
				category: category.name,
				words: strong(name),
				head: strong(name.replace(/[,(].*/, "")),
				categoryWords: strong(category.name),
				thing: 0,
			};
		}),
	);
}

/** 0 for the very thing, 1 for a kind of it, 2 for what a wider word reaches. */
function nearness(item: PricedItem | undefined, group: readonly string[]): number {
	if (!item || !group.every((word) => item.words.includes(word))) return 2;
	return item.head.every((word) => group.includes(word)) ? 0 : 1;
}

/** Only the items of a category that the question names, if there are any. */
function ofCategory(items: PricedItem[], words: readonly string[]): PricedItem[] {
	const narrowed = items.filter(({ categoryWords }) =>
		categoryWords.some((word) => words.includes(word)),
	);
	return narrowed.length > 0 ? narrowed : items;
}

/** The first of each list, then the second of each …, every item once. */
function inTurn(lists: readonly PricedItem[][]): PricedItem[] {
	const longest = Math.max(0, ...lists.map((list) => list.length));
	const ordered = Array.from({ length: longest }, (_, place) =>
		lists.flatMap((list, thing) => (list[place] ? { ...list[place], thing } : [])),
	);
	return [...new Map(ordered.flat().map((item) => [item.line, item])).values()];
}
