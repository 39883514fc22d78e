/** Merges a message that takes something back into the conversation. */
import { askedItem } from "../asked-item.ts";
import { mergeFrames } from "../follow-up.ts";
import type { Knowledge } from "../knowledge.ts";
import type { Part } from "../part.ts";
import { share, wordsOfLine } from "../running-list.ts";
import { headsOf } from "../words/item-words.ts";
import { withoutThings } from "./left-out.ts";

/**
 * @param taken what is taken back, read by itself
 * @param left the rest, read by itself; undefined where nothing is left
 * @param before the conversation so far
 * @returns undefined if nothing known is taken back; the caller then reads the whole message as it stands
 */
export function mergeRetraction(
	taken: Part,
	left: Part | undefined,
	before: Part | undefined,
	knowledge: Knowledge,
): Part | undefined {
	const dropped = taken.found.items.map(({ ids, group }) => askedItem(ids, group.quantity));
	const drop = { ...taken, dropped, onlyDrops: true, removes: true, unknown: [] };
	if (left && isRequest(left)) {
		// "Razai hata do, kambal 3 kar do": the rest is said of the list without it.
		const isListed = dropped.some(({ ids }) => before?.asked.some((item) => share(item.ids, ids)));
		const isCounted = left.found.numbers.length > 0;
		if (isListed && before && before.asked.length > dropped.length && isCounted)
			return mergeFrames(left, mergeFrames(drop, before, knowledge), knowledge);
		if (dropped.length > 0 && isOfTaken(left) && isAlike(left, taken, knowledge)) {
			const earlier = mergeFrames(taken, before, knowledge);
			return mergeFrames({ ...left, replaces: true }, earlier, knowledge);
		}
		// "Tie chhodo, ek coat likh lo": the tie was never on the list.
		const replaces = !taken.frame.acts.includes("notListed");
		const said = withoutThings(left, taken, knowledge.index);
		return mergeFrames({ ...said, dropped, replaces }, before, knowledge);
	}
	const isNamed = dropped.length > 0 || taken.frame.acts.includes("notListed");
	if (!isNamed || !before?.asked.length) return undefined;
	return mergeFrames(drop, before, knowledge);
}

/** "Silk saree nahi, cotton"; not "waistcoat rehne do, coat pant", which is another thing. */
function isAlike(left: Part, taken: Part, { index }: Knowledge): boolean {
	const wordsOf = ({ frame }: Part) => frame.items.flatMap((item) => wordsOfLine(item, index));
	const words = headsOf(wordsOf(taken));
	return left.frame.items.length === 0 || wordsOf(left).some((word) => words.includes(word));
}

/** True if the rest only corrects which or how many: "silk saree nahi, cotton", "3 shirts, no wait, 5". */
function isOfTaken({ found: { groups, loose, left } }: Part): boolean {
	const hasHead = groups.some((group) => group.hasHead);
	return left.length > 0 || (!hasHead && loose.length > 0);
}

const isRequest = (part: Part) => part.isExplicit || isOfAnything(part);

/** True if it names a thing, a number, a day or a place. */
export function isOfAnything({ frame, found }: Part): boolean {
	return (
		frame.items.length > 0 ||
		found.groups.length > 0 ||
		found.numbers.length > 0 ||
		frame.category !== undefined ||
		frame.service !== undefined ||
		frame.days.length > 0 ||
		frame.time !== undefined ||
		frame.areas.length > 0
	);
}
