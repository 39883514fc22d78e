/** Finds a follow-up of which something does not show in the list after it: then the counts are asked for. */
import type { Act, AskedItem } from "../../frame.ts";
import type { Part } from "../part.ts";
import { share, sumOf } from "../running-list.ts";
import { countWordsOf } from "../words/count-words.ts";
import { half, rest } from "../words/share-words.ts";
import type { Change } from "./change.ts";

/** True if a reader of the change, the list before or a word of the message leaves it open how many there are. */
export function isOpenAfter(
	part: Part,
	before: Part,
	{ items, isOpen = false, isDivided = false }: Change,
): boolean {
	if (isOpen || (items === part.frame.items && part.frame.isUncertain)) return true;
	const isStillOpen =
		before.frame.isUncertain &&
		(items.length < before.frame.items.length ||
			items.some(({ quantity }) => quantity === undefined));
	return isStillOpen || hasOpenWord(part, isDivided, items.length);
}

/** Words of a follow-up that change a count in a way that no list operation knows. */
function hasOpenWord(part: Part, isDivided: boolean, count: number): boolean {
	const { doubts, groups, isEach } = part.found;
	const isOfItself = doubts.includes("row") || doubts.includes("name");
	if (isOfItself && groups.some(({ hasHead }) => hasHead)) return true;
	// "That's 50 each?"
	if (isEach ? count === 1 : doubts.includes("each")) return true;
	const words = part.text.split(" ");
	// "Take the shirts off, how much is the rest?"
	const isOfAll = part.dropped.length > 0;
	return countWordsOf(words).some(({ kind, from }) => {
		const word = words[from] ?? "";
		const [isHalf, isRest] = [half.test(word), rest.test(word)];
		// "3 of them"
		const isKnown = isDivided || (part.refersToMany && !isHalf && !isRest) || (isOfAll && isRest);
		return kind === "bundle" || kind === "same" || (kind === "part" && !isKnown);
	});
}

/** A message and what was said before it. */
export interface ReadMessage {
	/** Everything it says. */
	whole: Part;
	/** The part that it takes back, and the rest; undefined where there is none. */
	gone: Part | undefined;
	left: Part | undefined;
	/** The answer by rules. */
	merged: Part;
}

const sums: ReadonlySet<Act> = new Set<Act>(["price", "total"]);

/** A sum of the list in which a number of the message, or what it takes back, does not show. */
export function isUnaccounted(
	{ whole, gone, left, merged }: ReadMessage,
	before: Part | undefined,
): boolean {
	const { acts, items } = merged.frame;
	const { asked = [], frame } = before ?? {};
	const list = asked.length >= (frame?.items.length ?? 0) ? asked : (frame?.items ?? []);
	const isSum =
		acts.some((act) => sums.has(act)) && items.some(({ quantity = 1 }) => quantity !== 1);
	if (list.length === 0 || !isSum || whole.asksMore) return false;
	const lineBefore = ({ ids }: AskedItem) => list.find((line) => share(line.ids, ids));
	const shown = items.flatMap((line) => {
		const { quantity = 1 } = line;
		const was = lineBefore(line)?.quantity ?? 0;
		return [quantity, Math.abs(quantity - was), was > 0 ? quantity / was : 0];
	});
	const taken = list.filter((line) => !items.some(({ ids }) => share(ids, line.ids)));
	const known = new Set([
		...[...shown, ...taken.map(({ quantity }) => quantity)],
		...[items.length, list.length, sumOf(items), sumOf(list)],
	]);
	const { numbers } = (gone && left ? left : whole).found;
	const isSame =
		items.length === list.length &&
		items.every((line) => {
			const was = lineBefore(line);
			return was?.quantity === line.quantity && was?.ids.length === line.ids.length;
		});
	// "No jacket this time", of shirts.
	const named = [...(gone?.found.items ?? []), ...whole.found.items];
	const isOfList = named.length === 0 || named.some((one) => lineBefore(one));
	const takesBack = (gone !== undefined || whole.removes) && isOfList;
	return (isSame && takesBack) || numbers.some((number) => !known.has(number));
}
