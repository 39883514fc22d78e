/** What the answer to a message may price, each possibility with its features. */
import type { Act, AskedItem } from "../../frame.ts";
import { isUnlisted } from "../amounts.ts";
import { askedItem } from "../asked-item.ts";
import type { ItemIndex } from "../item-index.ts";
import type { Knowledge } from "../knowledge.ts";
import type { Part } from "../part.ts";
import { inUnit } from "../price-units.ts";
import type { Candidate } from "../ranking.ts";
import { isEntity, type Reading } from "../reading.ts";
import { hasRetractionSign, signOf } from "../retractions/features-of-words.ts";
import { isAlone, share } from "../running-list.ts";
import { wordKey } from "../word-key.ts";
import { countWordsOf } from "../words/count-words.ts";
import { plain } from "../words/share-words.ts";
import { featuresOfList, featuresOfOther } from "./features-of-list.ts";
import { keyOf, possibleLists } from "./possible-lists.ts";

/** A message and what was said before it. */
export interface ReadMessage {
	/** Everything it says. */
	whole: Part;
	/** What it takes back, and the rest; undefined where there is none. */
	gone: Part | undefined;
	left: Part | undefined;
	/** The reading of no words before a first message. */
	before: Part;
	/** The answer by rules. */
	merged: Part;
}

export interface Possible extends Candidate {
	/** What is priced; "ask" where it has to be asked, "other" where the message is not about prices. */
	items: AskedItem[] | "ask" | "other";
}

const sums: ReadonlySet<Act> = new Set<Act>(["price", "total"]);
export const isOfPrices = ({ frame }: Part) => frame.acts.some((act) => sums.has(act));

/** What the answer to a message may price, each with its features. */
export function possibleAnswers(said: ReadMessage, knowledge: Knowledge): Possible[] {
	const { index } = knowledge;
	const { whole, left, gone, before, merged } = said;
	const { reading } = whole.found;
	const list = listOf(before);
	const last = before.frame.items.length > 0 ? before.frame.items : list;
	const texts = whole.text.split(" ");
	// "Silk" alone is no silk saree here.
	const readings = [whole, ...(left ? [left] : [])].map(({ found }) =>
		bare(
			found.items.filter(
				({ ids, group }) =>
					group.hasHead || group.unit === "kg" || ids.every((id) => index.item(id)?.isWhole),
			),
		),
	);
	const numbers = numbersOf([whole, ...(left ? [left] : [])], list, index);
	const isSound = soundFor(whole, list, readings.flat(), numbers, index);
	const lists = possibleLists({
		list,
		last,
		readings,
		dropped: gone ? bare(gone.found.items) : [],
		numbers,
		kinds: whole.found.groups.flatMap(({ words, hasHead }) => (hasHead ? [] : [words])),
		gender: whole.found.gender,
		isPlain: whole.found.without.length > 0 || texts.some((text) => plain.test(text)),
		index,
	})
		.map((items) => (whole.found.unit === "kg" ? items.map((line) => weighed(line, index)) : items))
		.filter((items) => items.every(isSound));
	const message = {
		reading,
		things: whole.found.items.map(({ ids, quantity, group: { first, last } }) => ({
			...askedItem(ids, quantity),
			first,
			last,
		})),
		act: whole.isExplicit ? whole.frame.acts[0] : undefined,
		signs: signsOf(said, knowledge),
		signAt: signsAt(reading),
	};
	const state = { list, last, act: before.frame.acts[0] };
	const byRules = keyOf(merged.frame.items);
	const isSum = isOfPrices(merged) && merged.frame.items.length > 0;
	const more =
		isSum && !lists.some((items) => keyOf(items) === byRules) ? [bare(merged.frame.items)] : [];
	const possible = [...lists, ...more].map((items) => {
		const isByRules = isSum && keyOf(items) === byRules;
		const rule = isByRules ? [`rules ${merged.frame.isUncertain}`] : [];
		return { items, features: [...featuresOfList(items, state, message, index), ...rule] };
	});
	const byRule = isOfPrices(merged) ? (merged.frame.isUncertain ? "ask" : "list") : "other";
	const others = (["ask", "other"] as const).map((items) => ({
		items,
		features: [...featuresOfOther(items, message), `${items}, rules ${byRule}`],
	}));
	return [...possible, ...others].map((one) => ({ ...one, probability: 1 }));
}

/** Everything that was asked for. */
export const listOf = ({ asked, frame }: Part) =>
	asked.length >= frame.items.length ? asked : frame.items;

/** "8 kilo" of ironing or of washing with ironing: what is priced by weight. */
function weighed(line: AskedItem, index: ItemIndex): AskedItem {
	const { ids, quantity } = line;
	return quantity === undefined
		? line
		: askedItem(inUnit(ids, { quantity, unit: "kg" }, index), quantity);
}

const bare = (items: readonly AskedItem[]): AskedItem[] =>
	items.map(({ ids, quantity }) => (quantity === undefined ? { ids } : { ids, quantity }));

/** Whether a line may have its count by what the message says. */
function soundFor(
	{ found: { reading, groups } }: Part,
	list: readonly AskedItem[],
	things: readonly AskedItem[],
	told: readonly number[],
	index: ItemIndex,
): (line: AskedItem) => boolean {
	const { pieces } = reading;
	const isSize = pieces.some(({ unit }) => unit === "foot" || unit === "by");
	const numbers = pieces.flatMap(({ kind, number }, at) => {
		if (kind !== "number" || number === undefined) return [];
		const next = pieces[at + 1]?.kind === "unit" ? at + 2 : at + 1;
		const group = groups.find(({ first, hasHead }) => hasHead && first === next);
		// "Pillow covers too, 6"
		const last = pieces.findLast(
			({ meaning }, place) => place < at && meaning !== "" && meaning !== "and",
		);
		const isBefore = pieces[next]?.kind !== "thing" && isUnlisted(last?.meaning);
		const isOfOther = isUnlisted(pieces[next]?.meaning) || isBefore;
		return [{ number, unit: pieces[at + 1]?.unit, group, isOfOther }];
	});
	return (line) => {
		const { ids, quantity = 1 } = line;
		const was = list.find((one) => share(one.ids, ids));
		const item = index.item(ids[0] ?? "");
		const size = item?.setSize ?? 1;
		const isRead = [...list, ...(size > 1 ? [] : things)].some(
			(one) => keyOf([one]) === keyOf([line]),
		);
		if (isRead) return true;
		// "A sherwani is 300, isn't it?"
		if (!was && item?.prices.some(isOffered(quantity))) return false;
		// "8x5 ft" is no number of rugs.
		if (isSize && item?.measure !== "sqft") return false;
		const before = was?.quantity ?? 1;
		const by = [quantity, Math.abs(quantity - before), Math.abs(quantity - (was?.quantity ?? 0))];
		// A count comes of what is told, or is one more, one less, twice or half.
		const isTold = by.some((number) => number === 1 || told.includes(number));
		if (was && !isTold && quantity !== before * 2 && quantity !== before / 2) return false;
		const said = numbers.filter(({ number }) => by.includes(number));
		// "Four pillows too" is no number of quilts.
		const isNamed = things.some((thing) => share(thing.ids, ids));
		const isOwn = ({ group, isOfOther }: (typeof numbers)[number]) =>
			!isOfOther && (!group || index.find(group.words).some((id) => ids.includes(id)));
		if (!isNamed && said.length > 0 && !said.some(isOwn)) return false;
		// "7 shirts, wash and iron": no number of kilos.
		if (!was && item?.measure === "kg" && quantity > 1 && !said.some(({ unit }) => unit === "kg"))
			return false;
		// Ten cushion covers are two sets of five.
		return size === 1 || !said.some(({ number, unit }) => unit !== "set" && number > 1);
	};
}

/** "Make it 50" of a shirt for 80 */
const isOffered = (number: number) => (price: number) =>
	number >= 30 && number > price / 3 && number <= price;

/** How many numbers of a message are tried. */
const mostNumbers = 5;

function numbersOf(parts: readonly Part[], list: readonly AskedItem[], index: ItemIndex): number[] {
	const all = parts.flatMap(({ found }) => [
		...found.numbers,
		found.quantity,
		...found.left,
		...found.items.map(({ quantity }) => quantity),
	]);
	const said = all.filter((number) => number !== undefined);
	const sizes = list.flatMap(({ ids }) => index.item(ids[0] ?? "")?.setSize ?? []);
	const sets = sizes.flatMap((size) =>
		said.filter((number) => number % size === 0).map((number) => number / size),
	);
	return [...new Set([...said, ...sets])].slice(0, mostNumbers);
}

/** What the tables know of how a message changes a list. */
function signsOf({ whole, gone, before }: ReadMessage, { index }: Knowledge): string[] {
	const prices = listOf(before).flatMap(({ ids }) =>
		ids.flatMap((id) => index.item(id)?.prices ?? []),
	);
	const told = {
		adds: whole.adds,
		asksMore: whole.asksMore,
		each: whole.found.isEach,
		first: listOf(before).length === 0,
		gone: gone !== undefined,
		if: whole.found.reading.has("if"),
		offer: whole.found.left.some((number) => prices.some(isOffered(number))),
		only: isAlone(whole),
		refers: whole.refers,
		refersToMany: whole.refersToMany,
		removes: whole.removes,
		replaces: whole.replaces,
		retracts: hasRetractionSign(whole.found.reading),
	};
	const names = Object.entries(told).flatMap(([name, holds]) => (holds ? [name] : []));
	const kinds = countWordsOf(whole.text.split(" ")).map(({ kind }) => kind);
	const doubts = whole.found.doubts.map((doubt) => `doubt ${doubt}`);
	return [...new Set([...names, ...kinds, ...doubts])].sort();
}

/** Of each piece what its word may change of a list. */
function signsAt({ pieces, words }: Reading): (place: number) => string | undefined {
	const counts = countWordsOf(words);
	return (place) => {
		const piece = pieces[place];
		if (!piece || isEntity(piece)) return undefined;
		const count = counts.find(({ from, to }) => from < piece.to && to > piece.from);
		return count?.kind ?? signOf.get(wordKey(words[piece.from] ?? ""));
	};
}
