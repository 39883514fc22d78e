/**
 * The changes of a follow-up to the list of a conversation: "make it three", "shirt hata do", "ek aur", "no wait, 3 shirts".
 * Each reader knows one kind of change; `unaccounted.ts` asks where a number of the message does not show in the list.
 */
import type { Knowledge } from "../knowledge.ts";
import type { Part } from "../part.ts";
import { share } from "../running-list.ts";
import type { Change, Reader } from "./change.ts";
import { counts, number, works } from "./count-changes.ts";
import { genders, kinds, only } from "./kind-changes.ts";
import { fewer, instead, lines, things } from "./line-changes.ts";

/** The message points at what was there, or is short. */
export function leansOn({ adds, replaces, refers, words, found, frame }: Part): boolean {
	const isOnlyCount = found.quantity !== undefined && frame.acts.includes("total");
	return adds || replaces || refers || words <= 6 || isOnlyCount;
}

export function changeOf(part: Part, before: Part, knowledge: Knowledge): Change | undefined {
	const list = before.frame.items.length > 0 ? before.frame.items : before.asked;
	if (list.length === 0) return undefined;
	const all = before.asked.length > list.length ? before.asked : list;
	// "Do saree silk hain aur do cotton": of what is on the list.
	const { items } = part.frame;
	const isListed =
		items.length > 0 && items.every(({ ids }) => all.some((line) => share(line.ids, ids)));
	const leans = leansOn(part) || (isListed && !part.isExplicit);
	const said = { part, before, list, all, leans, knowledge };
	const isMore = part.asksMore && !before.frame.acts.includes("total");
	for (const reader of isMore ? [works] : readers) {
		const change = reader(said);
		if (change) return change;
	}
	return undefined;
}

/** The readers of changes line by line; a message that names no change of them goes on to the next. */
const ofLines =
	(reader: Reader): Reader =>
	(said) =>
		said.leans || said.part.removes ? reader(said) : undefined;

const readers: readonly Reader[] = [
	...[only, works],
	...[counts, fewer, instead, lines].map(ofLines),
	...[kinds, genders, number, things],
];
