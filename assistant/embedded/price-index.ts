import { formatPrice } from "../../content/format-price.ts";
import type { PriceCategory } from "../../content/types.ts";
import { modifiers, weakItemWords, widerWords } from "./item-words.ts";
import type { Lexicon } from "./lexicon.ts";
import { readQuestion } from "./read-question.ts";

export interface PricedItem {
	/** "Shirt: ₹80"; with its category where another item has the same name. */
	line: string;
	category: string;
	words: readonly string[];
	/** Words for more than this item, such as "bag" for a handbag. */
	wider: readonly string[];
	head: readonly string[];
	categoryWords: readonly string[];
	/** Which thing of a list in the question it belongs to, from 0. */
	thing: number;
}

export interface Found {
	items: readonly PricedItem[];
	/** The question names a thing, not only a fabric or a size. */
	isThing: boolean;
}

export interface PriceIndex {
	/** The best item of each thing, then the second of each and so on. */
	find(words: readonly string[]): Found;
	inCategory(words: readonly string[]): readonly PricedItem[];
	categoryNames: readonly string[];
}

const mostGroups = 12;

export function createPriceIndex(
	categories: readonly PriceCategory[],
	lexicon: Lexicon,
): PriceIndex {
	const items = pricedItems(categories, lexicon);
	const itemWords = new Set(items.flatMap(({ words, wider }) => [...words, ...wider]));

	function matching(group: readonly string[]): PricedItem[] {
		return items
			.filter(({ words, wider }) =>
				group.every((word) => words.includes(word) || wider.includes(word)),
			)
			.sort((a, b) => nearness(a, group) - nearness(b, group));
	}

	/** Groups of words that name an item; a word that does not fit starts the next. */
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
			const words = strong(name);
			return {
				line: `${name}${twice ? ` (${category.name})` : ""}: ${formatPrice(price)}`,
				category: category.name,
				words,
				wider: words.flatMap((word) => widerWords[word] ?? []),
				head: strong(name.replace(/[,(].*/, "")),
				categoryWords: strong(category.name),
				thing: 0,
			};
		}),
	);
}

/** 0 for the thing itself, 1 for a kind of it, 2 for what a wider word finds. */
function nearness(item: PricedItem, group: readonly string[]): number {
	if (!group.every((word) => item.words.includes(word))) return 2;
	return item.head.every((word) => group.includes(word)) ? 0 : 1;
}

function ofCategory(items: PricedItem[], words: readonly string[]): PricedItem[] {
	const narrowed = items.filter(({ categoryWords }) =>
		categoryWords.some((word) => words.includes(word)),
	);
	return narrowed.length > 0 ? narrowed : items;
}

/** Every item once: the first of each list, then the second of each and so on. */
function inTurn(lists: readonly PricedItem[][]): PricedItem[] {
	const longest = Math.max(0, ...lists.map((list) => list.length));
	const ordered = Array.from({ length: longest }, (_, place) =>
		lists.flatMap((list, thing) => (list[place] ? { ...list[place], thing } : [])),
	);
	return [...new Map(ordered.flat().map((item) => [item.line, item])).values()];
}
