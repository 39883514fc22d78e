/** Which of the things of before a follow-up means: "silk wali", "ladies", "school wala". */
import type { AskedItem } from "../frame.ts";
import type { Countable } from "./amounts.ts";
import { askedItem } from "./asked-item.ts";
import { ofGender } from "./genders.ts";
import { byKind } from "./items.ts";
import type { Knowledge } from "./knowledge.ts";
import type { Part } from "./part.ts";
import { countLast } from "./running-list.ts";

/** "School wala" of bags: the entry that has the word in a name of two, "school bag". */
export function byName(
	items: readonly AskedItem[],
	{ text, found }: Part,
	{ index, vocabulary }: Knowledge,
): AskedItem[] | undefined {
	const last = items.at(-1);
	if (!last || last.ids.length < 2 || found.items.length > 0) return undefined;
	const kinds = byKind(last.ids, text.split(" "), index);
	if (kinds.length < last.ids.length)
		return [...items.slice(0, -1), askedItem(kinds, found.quantity ?? last.quantity)];
	const entries = last.ids.flatMap((id) => index.item(id) ?? []);
	const heads = new Set(entries.flatMap(({ words, wider }) => [...words, ...wider]));
	for (const word of text
		.split(" ")
		.flatMap((text) => vocabulary.known({ text, isHindi: false }) ?? []))
		for (const head of heads) {
			const name = vocabulary.thingAt([word, head], 0);
			if (name?.words.length !== 2) continue;
			const ids = index.find(name.meaning.split(" ")).filter((id) => last.ids.includes(id));
			if (ids.length > 0 && ids.length < last.ids.length)
				return [...items.slice(0, -1), askedItem(ids, found.quantity ?? last.quantity)];
		}
	return undefined;
}

const someOf = / (?:are|r|is|hain|hai|h|of them|of those|me se|mein se) /;

/** The things of before in the kind that the words say: the saree in silk. */
export function refine(
	items: readonly AskedItem[],
	words: readonly string[],
	part: Part,
	{ index }: Knowledge,
): AskedItem[] | undefined {
	const last = items.at(-1);
	const item = index.item(last?.ids[0] ?? "");
	if (!last || !item) return undefined;
	const kinds = part.found.groups;
	if (kinds.length > 1 && kinds.every(({ hasHead }) => !hasHead)) {
		const split = splitUp(item, kinds, index);
		return split && [...items.slice(0, -1), ...split];
	}
	const names = [...item.cards, ...item.aliases].flatMap((set) => [...set]);
	const heads = [...new Set(names)].filter((word) => !index.isModifier(word));
	for (const head of heads) {
		const ids = index.find([head, ...words]);
		if (ids.length === 0) continue;
		const said = part.found.quantity ?? part.frame.items[0]?.quantity;
		const quantity = said ?? last.quantity;
		// "4 of them are lined".
		const isSome =
			said !== undefined && said < (last.quantity ?? 0) && someOf.test(` ${part.text} `);
		const rest = (last.quantity ?? 0) - (said ?? 0);
		if (isSome && !ids.some((id) => last.ids.includes(id)))
			return [...items.slice(0, -1), askedItem(last.ids, rest), askedItem(ids, said)];
		return [...items.slice(0, -1), askedItem(ids, quantity)];
	}
	return undefined;
}

export function byGender(
	items: readonly AskedItem[],
	gender: readonly string[],
	{ index }: Knowledge,
): AskedItem[] | undefined {
	const last = items.at(-1);
	const item = index.item(last?.ids[0] ?? "");
	if (!last || !item) return undefined;
	for (const card of item.cards) {
		const ids = ofGender([...new Set([...last.ids, ...index.find([...card])])], gender, index);
		if (ids.length > 0) return [...items.slice(0, -1), { ...last, ids }];
	}
	return undefined;
}

/** "Ek silk, ek kadhai wali" of two sarees. */
function splitUp(
	item: NonNullable<ReturnType<Knowledge["index"]["item"]>>,
	kinds: readonly Countable[],
	index: Knowledge["index"],
): AskedItem[] | undefined {
	const names = [...item.cards, ...item.aliases].flatMap((set) => [...set]);
	for (const head of new Set(names.filter((word) => !index.isModifier(word)))) {
		const found = kinds.map(({ words, quantity }) =>
			askedItem(index.find([head, ...words]), quantity),
		);
		if (found.every(({ ids }) => ids.length > 0)) return found;
	}
	return undefined;
}

/** "4 of them, 2 are silk": so many of the last thing are of a kind, where its price knows that kind. */
export function withSome(
	items: readonly AskedItem[],
	words: readonly string[],
	some = 0,
	{ index }: Knowledge,
): AskedItem[] {
	const last = items.at(-1);
	const isOfKind = (id: string) =>
		index.item(id)?.cards.some((card) => words.every((word) => card.has(word))) ?? false;
	const kinds = last?.ids.filter(isOfKind) ?? [];
	const rest = last?.ids.filter((id) => !isOfKind(id)) ?? [];
	if (kinds.length === 0 || rest.length === 0) return [...items];
	const left = (last?.quantity ?? some) - some;
	return [...items.slice(0, -1), askedItem(kinds, some), askedItem(rest, left)];
}

/** "3 seater" after a sofa's cover. */
export function ofSeats({ text, found }: Part, { frame }: Part, knowledge: Knowledge) {
	const [group, ...others] = found.groups;
	const last = knowledge.index.item(frame.items.at(-1)?.ids[0] ?? "");
	if (!group || !last || others.length > 0 || !/\bse+a?te?r/.test(text)) return undefined;
	const isOfLast = group.words.every((word) => last.words.has(word));
	return isOfLast ? countLast(frame.items, group, knowledge) : undefined;
}
