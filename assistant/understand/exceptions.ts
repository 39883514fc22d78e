/** All of a group but what is named: "footwear apart from sneakers", "sari ke alawa ladies ka rate". */
import { frameLimits } from "../frame.ts";
import { genders } from "./genders.ts";
import type { ItemIndex } from "./item-index.ts";
import type { FoundItems } from "./items.ts";
import type { Piece, Reading } from "./reading.ts";

const before =
	/ (?:except|excluding|other than|apart from|besides|beside|barring|but not|but skip|skip)(?: for| the| my)? $/;
const after = /^ (?:ko |ka |ki |ke )?(?:ala+[vw]a+|siva\w*|ch?h?o[dr]a? ?(?:kar|ke|k)) /;
/** "Women's list without sarees", but "shirts without ironing". */
const without = / (?:vithout|without|bina) $/;
const anything = / (?:kya|what|vhat|baki|else|everything|sab|other|aur) /;

/**
 * @returns ids of the group without those that are named; none where anything else is asked for, and undefined where
 *   nothing is left out
 */
export function restOfGroup(
	reading: Reading,
	{ numbers, gender }: FoundItems,
	index: ItemIndex,
): string[][] | undefined {
	const words = numbers.length > 0 ? undefined : wordsLeftOut(reading, gender.length > 0);
	if (!words) return undefined;
	const { skipped, others } = words;
	const isHead = (word: string) => !genders.has(word) && !index.isModifier(word);
	// "Silk saree chhod ke baki": other sarees.
	const isOfSame = others.length === 0 && !skipped.every(isHead);
	const group = isOfSame ? skipped.filter(isHead) : others;
	if (group.length === 0) return anything.test(reading.text) ? [] : undefined;
	const heads = group.filter(isHead);
	const isKind = !skipped.some(isHead);
	const gone = new Set(index.find(isKind ? [...heads, ...skipped] : skipped));
	const all = idsOf(group, heads, index);
	const left = all.filter((id) => !gone.has(id));
	if (left.length === 0 || left.length === all.length) return undefined;
	const parts = Math.ceil(left.length / frameLimits.alternatives);
	return Array.from({ length: parts }, (_, part) => left.filter((_, at) => at % parts === part));
}

/** The words of things that are left out, and of the others. */
function wordsLeftOut({ pieces, words }: Reading, isOfCategory: boolean) {
	const things = pieces.filter(({ kind }) => kind === "thing");
	const between = (from: number, to: number) => ` ${words.slice(Math.max(0, from), to).join(" ")} `;
	const isNamed = ({ from, to }: Piece) =>
		before.test(between(from - 4, from)) ||
		after.test(between(to, to + 3)) ||
		(isOfCategory && without.test(between(from - 2, from)));
	// "Silk sarees": words of one thing stand side by side.
	const isJoined = (at: number) => at > 0 && things[at]?.from === things[at - 1]?.to;
	let first = things.findIndex(isNamed);
	if (first < 0) return undefined;
	while (isJoined(first)) first--;
	const last = things.findLastIndex((piece, at) => isNamed(piece) || (at > first && isJoined(at)));
	const wordsOf = (all: readonly Piece[]) => all.flatMap(({ meaning }) => meaning.split(" "));
	return {
		skipped: wordsOf(things.slice(first, last + 1)),
		others: wordsOf([...things.slice(0, first), ...things.slice(last + 1)]),
	};
}

/** Of the categories that the words name, else of the things. */
function idsOf(words: readonly string[], heads: readonly string[], index: ItemIndex): string[] {
	const named = words.filter((word) => genders.has(word));
	const items = index.categories
		.filter((category) => named.some((word) => category.words.has(word)))
		.flatMap((category) => category.items);
	return items.length > 0 || heads.length === 0 ? items : index.find(heads);
}
