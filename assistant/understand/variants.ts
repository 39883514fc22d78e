/** Which of the things of before a follow-up means: "silk wali", "ladies", "school wala". */
import type { AskedItem } from "../frame.ts";
import { askedItem } from "./asked-item.ts";
import { ofGender } from "./genders.ts";
import type { IndexedItem } from "./item-index.ts";
import { byKind } from "./items.ts";
import type { Knowledge } from "./knowledge.ts";
import type { Part } from "./part.ts";
import { countLast } from "./running-list.ts";
import { headsOf } from "./words/item-words.ts";

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

/** The words that name a thing without its kind. */
function headsOfItem({ cards, aliases }: IndexedItem): string[] {
	return [...new Set(headsOf([...cards, ...aliases].flatMap((name) => [...name])))];
}

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
	const heads = headsOfItem(item);
	for (const head of heads) {
		const ids = index.find([head, ...words]);
		if (ids.length === 0) continue;
		const said = part.found.quantity ?? part.frame.items[0]?.quantity;
		return [...items.slice(0, -1), askedItem(ids, said ?? last.quantity)];
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

/** "3 seater" after a sofa's cover. */
export function ofSeats({ text, found }: Part, { frame }: Part, knowledge: Knowledge) {
	const [group, ...others] = found.groups;
	const last = knowledge.index.item(frame.items.at(-1)?.ids[0] ?? "");
	if (!group || !last || others.length > 0 || !/\bse+a?te?r/.test(text)) return undefined;
	const isOfLast = group.words.every((word) => last.words.has(word));
	return isOfLast ? countLast(frame.items, group, knowledge) : undefined;
}
