/** Whether a follow-up leaves it open how many of which things the list has now. */
import type { ItemIndex } from "../item-index.ts";
import type { Part } from "../part.ts";
import { countWordsOf } from "../words/count-words.ts";
import { half, rest } from "../words/share-words.ts";
import type { Change } from "./change.ts";

/** Whether something of a follow-up, or of the list before it, is not accounted for by what became of the list. */
export function isUncertainAfter(
	part: Part,
	before: Part,
	{ items, used = [], isOpen = false, isDivided = false, isMultiplied = false }: Change,
	index: ItemIndex,
): boolean {
	const { found, frame } = part;
	const known = before.frame.items;
	if (items === frame.items && frame.isUncertain) return true;
	const left = [...found.left];
	for (const number of used) if (left.includes(number)) left.splice(left.indexOf(number), 1);
	// "Teeno ka total", "ek coat bhi".
	const isCount = (number: number) =>
		(number > 1 && number === items.length) || (number === 1 && items.length > known.length);
	const isStillOpen =
		before.frame.isUncertain &&
		(items.length < known.length || items.some(({ quantity }) => quantity === undefined));
	const weighed = items.filter(({ ids }) => ids.some((id) => index.item(id)?.measure === "kg"));
	// "7 kg then?" is of the rates.
	if (found.unit === "kg" && weighed.some(({ quantity }) => quantity === left[0])) left.shift();
	return (
		isOpen ||
		isStillOpen ||
		!left.every(isCount) ||
		hasOpenWord(part, { isDivided, isMultiplied }, items.length)
	);
}

/** Words of a follow-up that change a count in a way that no list operation knows. */
function hasOpenWord(
	part: Part,
	{ isDivided, isMultiplied }: { isDivided: boolean; isMultiplied: boolean },
	count: number,
): boolean {
	// No list of before says how many of which these are.
	const { doubts, groups } = part.found;
	const isOfItself = doubts.includes("row") || doubts.includes("name");
	if (isOfItself && groups.some(({ hasHead }) => hasHead)) return true;
	// "That's 50 each?"
	if (part.found.isEach ? count === 1 : doubts.includes("each")) return true;
	const words = part.text.split(" ");
	// "Take the shirts off, how much is the rest?"
	const isOfAll = part.dropped.length > 0 || groups.length + part.found.numbers.length === 0;
	const isRest = (at: number) => isOfAll && rest.test(words[at] ?? "");
	// "3 of them"
	const isOpenPart = (at: number) =>
		!isDivided &&
		!(part.refersToMany && !half.test(words[at] ?? "") && !rest.test(words[at] ?? ""));
	return countWordsOf(words).some(
		({ kind, from }) =>
			(kind === "bundle" && !isMultiplied) ||
			kind === "same" ||
			(kind === "part" && isOpenPart(from) && !isRest(from)),
	);
}
