/** Which of the things of before a follow-up means: "silk wali", "ladies", "school wala". */
import type { AskedItem } from "../frame.ts";
import { askedItem } from "./asked-item.ts";
import { ofGender } from "./genders.ts";
import type { IndexedItem } from "./item-index.ts";
import { byKind } from "./items.ts";
import { ironing } from "./kinds-of-work.ts";
import type { Knowledge } from "./knowledge.ts";
import type { Part } from "./part.ts";
import { countLast, sumOf, withLines } from "./running-list.ts";
import { countShares, type Share, sharesFrom } from "./shares.ts";
import { headsOf, isModifier, plainKinds } from "./words/item-words.ts";

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

/** "2 of them are silk", "change one to double": the others stay what they were. */
const someOf =
	/ (?:are|r|is|hain|hai|h|of them|of those|me se|mein se|with|wale|wali|vale|vali|change|make|convert|badal\w*|kar|karo|nika?l\w*) /;

/** "2 silk 2 cotton", "4 iron, baki dry clean", "all double": what the last thing was, by its parts. */
export function dividedLast(
	items: readonly AskedItem[],
	part: Part,
	before: Part,
	{ index }: Knowledge,
): AskedItem[] | undefined {
	const last = items.at(-1);
	const item = index.item(last?.ids[0] ?? "");
	if (!last || !item || item.measure === "kg") return undefined;
	const heads = headsOfItem(item);
	const isKind = (words: readonly string[]) =>
		words.every(isModifier) || ofGender(last.ids, words, index).length > 0;
	const [first, ...others] = sharesFrom(0, part.found.reading, isKind);
	if (!first) return undefined;
	// "4 of them, 2 are silk"
	const isWhole = typeof first.count === "number" && !first.words && !first.work;
	const shares = isWhole ? others : [first, ...others];
	const isOfHead = ({ ids }: AskedItem) =>
		heads.some((head) => index.item(ids[0] ?? "")?.words.has(head));
	const isAll = shares.some(({ count }) => count === "all");
	const parted = isAll ? items.filter(isOfHead) : [last];
	const isCounted = parted.some(({ quantity }) => quantity !== undefined);
	const sum = isWhole ? first.count : isCounted ? sumOf(parted) : undefined;
	if (shares.some(({ work }) => work) && ironing(index).length === 0) return undefined;
	const whole = typeof sum === "number" ? sum : undefined;
	// "Ek single bhi jod do"
	const isAdded = part.adds && !part.refersToMany && before.frame.acts.includes("total");
	const counted = isAdded
		? countShares(shares, undefined)
		: countShares(shares, whole, isWhole || part.refersToMany || someOf.test(` ${part.text} `));
	if (!counted) return undefined;
	const parts = counted.counted.map((one) => askedItem(idsOf(one), one.quantity));
	if (parts.some(({ ids }) => ids.length === 0)) return undefined;
	if (isAdded) return withLines(items, parts);
	const taken = new Set(parts.flatMap(({ ids }) => ids));
	const open = last.ids.filter((id) => !taken.has(id));
	const rest = askedItem(open.length > 0 ? open : last.ids, counted.left);
	return withLines(
		items.filter((line) => !parted.includes(line)),
		[...(counted.left > 0 ? [rest] : []), ...parts],
	);

	function idsOf({ words = [], isWithout, work }: Share): readonly string[] {
		const gendered = ofGender(last?.ids ?? [], words, index);
		if (gendered.length > 0) return gendered;
		if (work === "iron") return ironing(index);
		if (work) return last?.ids ?? [];
		const others = shares.filter(({ words: said }) => said !== words);
		const isOther = (id: string) =>
			others.some(({ words: kind = [] }) =>
				index
					.item(id)
					?.cards.some((card) => kind.length > 0 && kind.every((word) => card.has(word))),
			);
		for (const head of heads) {
			const ids = index.find(isWithout ? [head] : [head, ...words]);
			const isPlain = isWithout || words.length === 0;
			const others = ids.filter((id) => !isOther(id) && !(isPlain && last?.ids.includes(id)));
			const plain = isPlain && others.length > 0 ? others : ids;
			if (plain.length > 0) return plain;
		}
		return words.every((word) => plainKinds.has(word)) ? (last?.ids ?? []) : [];
	}
}

/** "3 seater" after a sofa's cover. */
export function ofSeats({ text, found }: Part, { frame }: Part, knowledge: Knowledge) {
	const [group, ...others] = found.groups;
	const last = knowledge.index.item(frame.items.at(-1)?.ids[0] ?? "");
	if (!group || !last || others.length > 0 || !/\bse+a?te?r/.test(text)) return undefined;
	const isOfLast = group.words.every((word) => last.words.has(word));
	return isOfLast ? countLast(frame.items, group, knowledge) : undefined;
}
