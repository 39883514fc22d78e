/** All of a group but what is named: "footwear apart from sneakers", "sari ke alawa ladies ka rate". */
import { frameLimits } from "../frame.ts";
import { genders } from "./genders.ts";
import type { ItemIndex } from "./item-index.ts";
import type { FoundItems } from "./items.ts";
import type { Piece, Reading } from "./reading.ts";

const before =
	/ (?:except|excluding|other than|apart from|besides|beside|barring|but not|but skip|skip)(?: for| the| my)? $/;
const after =
	/^ (?:ko |ka |ki |ke )?(?:ala+[vw]a+|siva\w*|ch?hod ?(?:kar|ke|k)|ch?hor ?(?:kar|ke|k)|chod ?(?:kar|ke|k)) /;

/** @returns ids of the group without those that are named; undefined where the words name no group beside them */
export function restOfGroup(
	{ pieces, words }: Reading,
	{ numbers }: FoundItems,
	index: ItemIndex,
): string[][] | undefined {
	if (numbers.length > 0) return undefined;
	const things = pieces.filter(({ kind }) => kind === "thing");
	const between = (from: number, to: number) => ` ${words.slice(Math.max(0, from), to).join(" ")} `;
	const isNamed = ({ from, to }: Piece) =>
		before.test(between(from - 4, from)) || after.test(between(to, to + 3));
	const first = things.findIndex(isNamed);
	if (first < 0) return undefined;
	// "Silk sarees": words of one thing stand side by side.
	const isJoined = (at: number) => things[at]?.from === things[at - 1]?.to;
	const last = things.findLastIndex((piece, at) => isNamed(piece) || (at > first && isJoined(at)));
	const isSkipped = (at: number) => at >= first && at <= last;
	const wordsOf = (all: readonly Piece[]) => all.flatMap(({ meaning }) => meaning.split(" "));
	const skipped = wordsOf(things.filter((_, at) => isSkipped(at)));
	const group = wordsOf(things.filter((_, at) => !isSkipped(at)));
	const heads = group.filter((word) => !genders.has(word) && !index.isModifier(word));
	const categories = index.categories
		.filter(({ words }) => group.some((word) => genders.has(word) && words.has(word)))
		.flatMap(({ items }) => items);
	const all = categories.length > 0 ? categories : heads.length > 0 ? index.find(heads) : [];
	const isKind = skipped.every((word) => index.isModifier(word));
	const gone = new Set(index.find(isKind ? [...heads, ...skipped] : skipped));
	const left = all.filter((id) => !gone.has(id));
	if (left.length === 0 || left.length === all.length) return undefined;
	const parts = Math.ceil(left.length / frameLimits.alternatives);
	return Array.from({ length: parts }, (_, part) => left.filter((_, at) => at % parts === part));
}
