/** The numbers of a question that count, weigh or measure things. */
import type { ItemIndex } from "./item-index.ts";
import { type Unit, unitAt } from "./numbers.ts";
import type { Piece, Reading } from "./reading.ts";
import { countWordsOf } from "./words/count-words.ts";
import { wholeNumber } from "./words/number-words.ts";

/** People, rooms and windows, that have things. */
export const owner =
	/^(?:log\w*|people|persons?|members?|bha+i\w*|brothers?|sisters?|beh[ae]n\w*|bac+h\w*|kids?|children|sons?|daughters?|betiy\w*|bete|beton|students?|staff|workers?|employees?|customers?|(?:room|flat|house)mates?|friends?|dost\w*|guests?|mehman\w*|boys|girls|guys|ladk\w*|kamr\w*|rooms?|bedrooms?|flats?|windows?|khi[dr]k\w*)$/;

/** A thing that a number can belong to: the words of one thing, in a row. */
export interface Countable {
	words: string[];
	/** Places of its first and last piece. */
	first: number;
	last: number;
	/** Names a thing, not only which one. */
	hasHead: boolean;
	quantity?: number;
	unit?: Unit;
}

export interface Amount {
	quantity: number;
	unit?: Unit;
	place: number;
	end: number;
	/** "5-5", "5 each": so many of every thing. */
	isEach: boolean;
	/** Of something that is not known: "a bed cover with 2 shams". */
	isOther?: boolean;
}

const counted: ReadonlySet<Unit | undefined> = new Set([
	undefined,
	"kg",
	"piece",
	"times",
	"pair",
	"set",
	"panel",
	"seat",
	"foot",
	"meter",
]);

/** The most things of a kind without a unit that a number away from the thing counts. */
const mostBare = 60;
/** Words before the number of a place, not of things: "room 305", "gate no. 4". */
const numbered =
	/^(?:room|flat|house|gate|sector|block|ward|lane|gali|galli|floor|phase|branch|plot|street|number|no|nambar|class|kaksha|road|makan|pincode|pin|order|bill|token|slip|ticket|makaan|door|shop|tower|section)$/;
/** "2 cheez poochni hai": questions, no things. */
const matters =
	/^(?:che+z\w*|chij\w*|baa?t|baa?te\w*|sawaa?l\w*|questions?|queries|doubts?|reasons?|kaam)$/;
/** Words for what is counted instead of things, beside people and rooms. */
export const counters =
	/^(?:bhk|trunks?|box(?:es)?|suitcases?|peti\w*|sandoo?k\w*|floors?|family|hotels?|shops?|branch\w*|times?|baa?r)$/;
/** "Shaadi 28 ko hai" */
const dated = /^(?:ko|tarikh|tareekh) (?:hai|h|he|hain|hogi|tha|thi|shadi|shaadi|jana|chahiye)\b/;
const square = /\b(?:sq\w*|square|squre|sqaure|varg|skv\w+|skay\w*|skw\w+)\b/;
/** After a price that the visitor offers; "3 me se 1" counts. */
const offered = /^(?:(?:me|mein) (?!se\b)|final|fix|k[aei] (?:hisab|rate?) )/;
/** After what something costs. */
const ofPrice = /^(?:me|mein|rs|rupee|k[aei]|val[aei]|wal[aei]|per|final|for|only|each)$/;
const hourBefore = /^(?:at|by|till|until|before|after|around|upto)$/;
const hourAfter = /^(?:tak|baad|bajkar|se)$/;

/** Numbers with their units; figures that are sums of money, days, places or percents are none. */
export function amountsOf(reading: Reading, index: ItemIndex, heads: number): Amount[] {
	const { pieces } = reading;
	const words = reading.tokens.map(({ text }) => text);
	const amounts: Amount[] = [];
	const prices = pricesOf(pieces, index);
	const each = countWordsOf(words).flatMap(({ kind, from, to }) =>
		kind === "each" ? [from, to - 1] : [],
	);
	// "Shirt 3 pant 2": each number follows its thing.
	const row = pieces.filter(({ kind, meaning }) => kind === "number" || isNamed(kind, meaning));
	const isAfter = row[0]?.kind !== "number" && row.at(-1)?.kind === "number" && row.length > 3;
	pieces.forEach((piece, place) => {
		if (piece.kind !== "number" || piece.number === undefined) return;
		const next = pieces[place + 1];
		const before = pieces[place - 1];
		const several = severalNumbers(reading, place, amounts.at(-1));
		if (several === "part") return;
		if (several) {
			amounts.push(several);
			return;
		}
		// "5 seater sofa cover"
		const isOfSeats = next?.kind === "thing" && unitAt(reading.tokens[piece.to]) === "seat";
		const unit = next?.kind === "unit" ? next.unit : isOfSeats ? ("seat" as const) : undefined;
		const isOfNext = !isAfter || !isUnlisted(next?.meaning);
		if (
			isOfNext &&
			["howlong", "dayword", "own_time", "timeword", "idiom", "unlistedThing", "everyday"].includes(
				next?.meaning ?? "",
			)
		)
			return;
		// "A 6 foot carpet": a length, of which the area is not told.
		const isArea =
			unit !== "foot" ||
			piece.number >= 20 ||
			square.test(words.slice(piece.to, piece.to + 3).join(" "));
		if (!isArea) return;
		// "Towels 6"
		const earlierThing = pieces.findLast(
			({ meaning, isLast }, at) => at < place && (isLast || !silent.has(meaning)),
		);
		const isBeforeOther =
			next?.kind === "unit" || (next?.kind === "thing" && !piece.isLast && !isAfter);
		if (isUnlisted(earlierThing?.meaning) && !earlierThing?.isLast && !isBeforeOther) return;
		const isOther = heads > 0 && next?.kind === "unknown" && pieces[place + 2]?.kind !== "thing";
		// "2 things: a handbag and a jacket".
		const isOfList =
			next?.meaning === "clothes" || /^(?:item|thing)s?$/.test(words[piece.to] ?? "");
		if ((heads > 1 && isOfList) || matters.test(words[piece.to] ?? "")) return;
		if (!counted.has(unit) || piece.number <= 0 || piece.number > 2000) return;
		if (before?.meaning === "money" || (before?.meaning === "price" && piece.number >= 20)) return;
		if (next?.meaning === "money") return;
		const isBare = unit === undefined && next?.kind !== "thing";
		const [earlier = "", later = ""] = [words[piece.from - 1], words[piece.to]];
		// "Paid 60 for a shirt", "jeans 60 me": a sum of money, where it is not told beside its thing.
		const isNear =
			[before, pieces[place + 2]].some((one) => one?.kind === "thing") ||
			next?.meaning === "clothes";
		const isBeside = isNear && !ofPrice.test(later);
		if (isBare && piece.number >= (isBeside ? mostBare : 20) && !isBareCount(reading)) return;
		if (/^(?:size|saiz)$/.test(earlier)) return;
		// "Shawls and a phulkari or two"
		if (isBare && piece.number === 2 && /^(?:or|ya)$/.test(earlier)) return;
		// "Rajpur Road. 14 curtains"
		const isCount = next?.kind === "thing" && (next.isLast || pieces[place + 2]?.kind !== "number");
		// "300 me kar do", "60 final": what is offered for it.
		if (isBare && !piece.isLast && offered.test(`${later} ${words[piece.to + 1] ?? ""}`)) return;
		if (numbered.test(earlier) && !before?.isLast && !isCount && unit === undefined) return;
		if (isBare && piece.number <= 31 && dated.test(`${later} ${words[piece.to + 1]}`)) return;
		if (
			isBare &&
			(owner.test(later) ||
				counters.test(later) ||
				hourBefore.test(earlier) ||
				hourAfter.test(later))
		)
			return;
		if ((!unit || unit === "piece") && piece.number > 20 && prices.has(piece.number)) return;
		// "5 each", "5 pieces of each", "har ek ke 5", "dono 2".
		const start = words[piece.to + (unit ? 1 : 0)] === "of" ? piece.to + 1 : piece.to;
		const isOfEach =
			each.some((at) => at === start || (unit && at === start + 1) || at === piece.from - 1) ||
			wholeNumber(words[piece.from - (earlier === "ke" ? 2 : 1)] ?? "") !== undefined;
		amounts.push({
			quantity: piece.number,
			...(isOther ? { isOther } : {}),
			...(unit ? { unit } : {}),
			place,
			end: place + (next?.kind === "unit" ? 1 : 0),
			isEach: piece.isEach === true || isOfEach,
		});
	});
	return amounts;
}

/**
 * An amount of several numbers: "10 by 12 feet", "two 3 seater sofas".
 *
 * @returns "part" for a number that belongs to the amount of another
 */
function severalNumbers(
	{ pieces, tokens }: Reading,
	place: number,
	last: Amount | undefined,
): Amount | "part" | undefined {
	const numberAt = (at: number) => (isNumber(pieces[at]) ? pieces[at]?.number : undefined);
	const number = numberAt(place) ?? 0;
	const isBy = (at: number) => /^(?:by|times)$/.test(pieces[at]?.unit ?? "");
	const isSize = (at: number) => isNumber(pieces[at]) && isBy(at + 1) && isNumber(pieces[at + 2]);
	const isSeats = (at: number) =>
		isNumber(pieces[at]) && unitAt(tokens[pieces[at]?.to ?? -1]) === "seat";
	// "10 feet by 12 feet"
	if (isBy(place - 1) && pieces.slice(Math.max(0, place - 3), place - 1).some(isNumber))
		return "part";
	// "One 6 by 9 carpet"
	if (isSize(place + 1) && number === 1) return "part";
	if (isSeats(place) && last?.place === place - 1) return "part";
	const by = isBy(place + 1) ? place + 2 : isFoot(pieces[place + 1]) ? place + 3 : 0;
	const other = by > 0 && isBy(by - 1) ? numberAt(by) : undefined;
	const isEach = false;
	if (other !== undefined) {
		const end = isFoot(pieces[by + 1]) ? by + 1 : by;
		return { quantity: number * other, unit: "foot", place, end, isEach };
	}
	if (!isSeats(place + 1)) return undefined;
	// "Two 3 seater sofas": six seats.
	const end = pieces[place + 2]?.unit === "seat" ? place + 2 : place + 1;
	return { quantity: number * (numberAt(place + 1) ?? 1), unit: "seat", place, end, isEach };
}

const silent: ReadonlySet<string> = new Set(["", "and", "if", "nod", "my"]);

/** "And if it is 10", "normal vala, das kilo": a number, and nothing that asks for anything. */
export function isBareCount({ pieces, tokens }: Reading): boolean {
	return (
		tokens.length < 8 &&
		pieces.some(isNumber) &&
		pieces.every(
			({ kind, meaning, unit }) =>
				kind === "number" ||
				(kind === "unit" && counted.has(unit)) ||
				(kind === "concept" && silent.has(meaning)),
		)
	);
}

const isUnlisted = (meaning: string | undefined) =>
	meaning === "unlistedThing" || meaning === "everyday";
const isNamed = (kind: Piece["kind"], meaning: string) => kind === "thing" || isUnlisted(meaning);
const isNumber = (piece: Piece | undefined) => piece?.kind === "number";
const isFoot = (piece: Piece | undefined) => piece?.unit === "foot" || piece?.unit === "meter";

/** The prices of the things that the question names. */
function pricesOf(pieces: readonly Piece[], index: ItemIndex): ReadonlySet<number> {
	return new Set(
		pieces
			.filter(({ kind }) => kind === "thing")
			.flatMap(({ meaning }) => index.find(meaning.split(" ")))
			.flatMap((id) => index.item(id)?.prices ?? []),
	);
}
