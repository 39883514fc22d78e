/** Which list a message leaves, as learnt from the conversations in `examples/`. */
import type { Act, AskedItem } from "../../frame.ts";
import { askedItem } from "../asked-item.ts";
import { isOfExpress } from "../extra-costs.ts";
import { onlyAll, withoutCounts } from "../follow-up.ts";
import { ironing } from "../kinds-of-work.ts";
import type { Knowledge } from "../knowledge.ts";
import type { Part } from "../part.ts";
import { rank } from "../ranking.ts";
import { share, sumOf, withLatest } from "../running-list.ts";
import { isOfCategory, removesUnlisted } from "../shown-before.ts";
import { isOfInstitution } from "../unnamed-items.ts";
import { countWordsOf } from "../words/count-words.ts";
import {
	isOfPrices,
	listOf,
	type Possible,
	possibleAnswers,
	type ReadMessage,
} from "./possible-answers.ts";
import { keyOf } from "./possible-lists.ts";
import learnt from "./weights.json" with { type: "json" };

/** Of another list than that of the rules. */
const leastProbability = 0.4;
/** The same of a first message. */
const leastOfFirst = 0.8;
/** To ask instead of stating the sum of the rules. */
const leastToAsk = 0.6;
/** Of the list of the rules; below it no sum of it is stated. */
const leastOfRules = 0.25;

/** Of another list than that which "drop the coat, add 2 pants" leaves by rule. */
const leastOfSwap = 0.9;

/** The share of the list of the rules among all lists, from which on it is not asked for. */
const leastUncontested = 0.7;

/** Acts that may be asked beside prices. */
const beside: ReadonlySet<Act> = new Set<Act>([
	"areas",
	"book",
	"express",
	"hours",
	"pay",
	"pickup",
	"pickupTime",
	"turnaround",
]);

/** The answer to a message: by rules, unless what is learnt finds another list likelier. */
export function withListAfter(said: ReadMessage, knowledge: Knowledge): Part {
	const { before, merged, whole } = said;
	if (listOf(before).length === 0) return withFirstList(said, knowledge);
	if (isSettled(said, knowledge)) return merged;
	const possible = possibleAnswers(said, knowledge);
	const { best, share: most, shares } = likeliest(possible);
	const { items } = withEveryday(best, said, knowledge);
	if (isPlainSwap(said) && most < leastOfSwap) return merged;
	const isLikely = most >= leastProbability;
	if (isLikely && items === "other")
		return isOfPrices(merged) && whole.isExplicit && !isOfPrices(whole)
			? { ...whole, asked: before.asked }
			: merged;
	const byRules = keyOf(merged.frame.items);
	const isByRules = (one: Possible["items"]) => typeof one !== "string" && keyOf(one) === byRules;
	const own = possible.findIndex((one) => isByRules(one.items));
	// What no other list contests need not be asked.
	const isUncontested = (shares[own] ?? 0) >= leastUncontested * (1 - most);
	if (items === "ask" && most >= leastToAsk && !(isSumOf(merged) && isUncontested))
		return isSumOf(merged) ? withoutCounts(merged) : merged;
	const isRuled = isOfPrices(merged) && !merged.frame.isUncertain && isByRules(items);
	if (isLikely && typeof items !== "string" && !isRuled) {
		const part = withList(items, said);
		return isOpen(said, items) ? withoutCounts(part) : part;
	}
	if (items === "ask" && isUncontested) return merged;
	return isSumOf(merged) && (shares[own] ?? 0) < leastOfRules ? withoutCounts(merged) : merged;
}

/** "Drop the coat, add 2 pants": each thing that is taken back is a whole line of the list, and each other one is new. */
function isPlainSwap({ before, gone, left, merged }: ReadMessage): boolean {
	const things = gone?.found.items ?? [];
	const among = (lines: readonly AskedItem[]) => {
		const keys = new Set(lines.map((line) => keyOf([line])));
		return (line: AskedItem) => keys.has(keyOf([line]));
	};
	const { items, isUncertain } = merged.frame;
	const kept = items.filter(among(listOf(before)));
	const isTaken = things.length > 0 && things.length === listOf(before).length - kept.length;
	const isPut = items.length - kept.length === (left?.found.items.length ?? 0);
	const isPlain = [gone, left].every((part) => !part || part.words <= mostOfSwap);
	const isCounted = gone?.found.numbers.length !== 0;
	return isTaken && isPut && isPlain && !isCounted && !isUncertain && isOfPrices(merged);
}

/** In words, each half of it. */
const mostOfSwap = 6;

/** Messages that change no list, or in a way of their own. */
function isSettled(said: ReadMessage, knowledge: Knowledge): boolean {
	const { before, merged, whole } = said;
	// "And a lehenga?", after how long a saree takes.
	const isList = listOf(before).some(({ quantity }) => quantity !== undefined);
	const isOfMatter =
		!isList && whole.found.numbers.length === 0 && ![before, merged].some(isOfPrices);
	// "Their rates, too", "which types, and how much", of what was shown.
	const isOfShown =
		/^(?:otherShop|services)$/.test(whole.frame.acts[0] ?? "") && isOfPrices(merged);
	return (
		// "More" of prices is their next part, "both" is everything.
		whole.asksMore ||
		onlyAll.test(whole.text) ||
		isOfExpress(whole, before) ||
		isOfMatter ||
		removesUnlisted(whole) ||
		isOfShown ||
		isOfCategory(whole) ||
		isOfInstitution(whole.frame.items, before.frame.items, knowledge) ||
		keepsIroning(said, knowledge)
	);
}

/** "Shirt press ka rate", then "aur pant ka". */
function keepsIroning({ before, merged, whole }: ReadMessage, { index }: Knowledge): boolean {
	const only = ironing(index);
	const isIroned = ({ frame: { items } }: Part) =>
		items.length === 1 && items.every(({ ids }) => ids.every((id) => only.includes(id)));
	return !whole.isExplicit && !whole.drycleans && isIroned(before) && isIroned(merged);
}

function likeliest(possible: readonly Possible[]) {
	const shares = rank(possible, learnt.ranking);
	const share = Math.max(...shares);
	return { best: possible[shares.indexOf(share)] as Possible, share, shares };
}

/** Doubts of a first message that no list settles: "2 shirts per day", "4 of us, 2 shirts each". */
const stays: ReadonlySet<string> = new Set(["bundle", "each", "kind", "often", "same", "work"]);

/** The list of a first message, where the rules leave it open how many are meant. */
function withFirstList(said: ReadMessage, knowledge: Knowledge): Part {
	const { merged, whole } = said;
	const { doubts, without } = whole.found;
	// The retraction model has read what a first message takes back.
	const isNegated = said.gone !== undefined || without.length > 0;
	const isOpen = isOfPrices(merged) && merged.frame.isUncertain;
	if (!isOpen || isNegated || doubts.some((doubt) => stays.has(doubt))) return merged;
	const { best, share: most } = likeliest(possibleAnswers(said, knowledge));
	const { items } = withEveryday(best, said, knowledge);
	if (typeof items === "string" || most < leastOfFirst) return merged;
	if (items.every(({ quantity }) => quantity === undefined)) return merged;
	// "2 kurte mere, 3 papa ke" are not two.
	const counts = [sumOf(items), ...items.map(({ quantity }) => quantity)];
	const { numbers } = whole.found;
	if (doubts.includes("number") && !numbers.every((number) => counts.includes(number)))
		return merged;
	const isSum = items.length > 1 || items.some(({ quantity = 1 }) => quantity !== 1);
	const acts = merged.frame.acts.map((act) => (act === "price" && isSum ? "total" : act));
	const frame = { ...merged.frame, acts, items: [...items], isUncertain: false };
	return { ...merged, frame, asked: items };
}

/** "3 towels and 2 shirts": what is not listed but goes by weight is a line without a count. */
function withEveryday(
	one: Possible,
	{ whole, merged }: ReadMessage,
	{ index }: Knowledge,
): Possible {
	const { items } = one;
	if (typeof items === "string" || !whole.found.reading.has("everyday")) return one;
	const isByWeight = ({ ids, quantity }: AskedItem) =>
		quantity === undefined && index.item(ids[0] ?? "")?.measure === "kg";
	const open = [...merged.frame.items, ...whole.frame.items].find(isByWeight);
	const isNamed = items.some(({ ids }) => share(ids, open?.ids ?? []));
	return open && !isNamed ? { ...one, items: [...items, open] } : one;
}

/** Whether it states a sum of counted things. */
const isSumOf = (part: Part) =>
	isOfPrices(part) &&
	!part.frame.isUncertain &&
	part.frame.items.some(({ quantity = 1 }) => quantity !== 1);

/** "7 pieces total" of five; "two on each window" of curtains. */
function isOpen(
	{ before, whole: { found, frame, text } }: ReadMessage,
	items: readonly AskedItem[],
): boolean {
	// How many of an earlier thing has been asked, and not been said.
	if (
		before.frame.isUncertain &&
		items.length > 1 &&
		items.some((one) => one.quantity === undefined)
	)
		return true;
	const { quantity, reading } = found;
	if (frame.items.length > 0 || quantity === undefined) return false;
	if (items.length === 1) return countWordsOf(text.split(" ")).some(({ kind }) => kind === "each");
	return reading.has("total") && quantity !== sumOf(items);
}

function withList(lines: readonly AskedItem[], { before, whole }: ReadMessage): Part {
	const list = listOf(before);
	// "Kurta", then "ladies?": a price, no sum of one.
	const isUncounted =
		lines.length === 1 &&
		whole.found.numbers.length === 0 &&
		!list.some((one) => one.quantity !== undefined);
	const items = lines.map(({ ids, quantity }) =>
		askedItem(ids, isUncounted && quantity === 1 ? undefined : quantity),
	);
	const isCounted = items.some(({ quantity }) => quantity !== undefined);
	const isOfList = (line: AskedItem) => list.some((one) => keyOf([one]) === keyOf([line]));
	// "How much is the shawl", of a list or beside it, changes nothing of the list.
	const isOnlyAsked =
		!isCounted ||
		(whole.isExplicit && isOfPrices(whole) && items.length < list.length && items.every(isOfList));
	// "Do you clean bags", then "school bags".
	const single = before.frame.acts[0] === "care" && !whole.isExplicit ? "care" : "price";
	const sum: Act = isCounted || items.length > 1 ? "total" : single;
	const acts = [
		sum,
		...(whole.isExplicit ? whole.frame.acts.filter((act) => beside.has(act)) : []),
	];
	const { category: _, service: __, ...frame } = whole.frame;
	return {
		...whole,
		frame: { ...frame, acts: acts.slice(0, 3), items: [...items], isUncertain: false },
		passage: undefined,
		asked: isOnlyAsked ? withLatest(list, items) : items,
		isExplicit: true,
	};
}
