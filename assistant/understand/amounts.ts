/** The numbers of a question that count, weigh or measure things. */
import { frameLimits } from "../frame.ts";
import type { ItemIndex } from "./item-index.ts";
import type { Unit } from "./numbers.ts";
import type { Piece, Reading } from "./reading.ts";
import { wholeNumber } from "./words/number-words.ts";

/** Kinds of work of which some things of a list may have the one, others the other. */
export type Work = "iron" | "dryclean";

/** What a number can belong to: the words of one thing, in a row. */
export interface Countable {
	words: string[];
	/** Places of its first and last piece. */
	first: number;
	last: number;
	/** Names a thing, not only which one. */
	hasHead: boolean;
	quantity?: number;
	unit?: Unit;
	/** Where things of one list have different works. */
	work?: Work;
}

interface Measured {
	quantity?: number | undefined;
	unit?: Unit | undefined;
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
/** What comes before the number of a place, not of things: "room 305", "gate no. 4". */
const numbered =
	/^(?:room|flat|house|gate|sector|block|ward|lane|gali|galli|floor|phase|branch|plot|street|number|no|nambar|class|kaksha|road|makan|pincode|pin|order|bill|token|slip|ticket|makaan|door|shop|tower|section)$/;
/** "Total 3 items: coat, pant, shirt". */
const ofList = /^(?:items?|things?)$/;
/** What is counted instead of things: "20 kamre ka hotel", "4 windows". */
const counters =
	/^(?:kamr\w*|rooms?|bedrooms?|bhk|windows?|khi[dr]k\w*|log|logo\w*|people|persons?|members?|bach?ch\w*|students?|staff|guests?|mehman\w*|floors?|family|customers?|employees?|workers?|flats?|hotels?|friends?|dost\w*|shops?|branch\w*|time|times|baar|bar)$/;
/** "I thought it is 50 for a shirt", "that's 50 each?" */
const priced = /^(?:is|its|thats|was|says?|said|rate|price)$/;
/** "Shaadi 28 ko hai" */
const dated = /^(?:ko|tarikh|tareekh) (?:hai|h|he|hain|hogi|tha|thi|shadi|shaadi|jana|chahiye)\b/;
/** "Paid 60 for a shirt", "pehle 60 tha". */
const paid = /^(?:paid|was|tha|thi|charged|lete|liya|liye|diya|diye|rate|price)$/;
const hourBefore = /^(?:at|by|till|until|before|after|around|upto)$/;
const hourAfter = /^(?:tak|baad|bajkar|se)$/;
const eachAfter = /^ (?:\S+ )?(?:each|apiece|har ek) |^ of (?:each|both|all) /;
/** "2 shirts and pants each" */
const sharedBy = / \S+ (?:and|n|aur) \S+ (?:each|apiece) /;
const eachBefore = / (?:each|har ek|har ek ke|sab ke) $/;

/** Numbers with their units; figures that are sums of money, days, places or percents are none. */
export function amountsOf(
	reading: Reading,
	index: ItemIndex,
	heads: number,
	claimed: ReadonlySet<number>,
): Amount[] {
	const { pieces } = reading;
	const words = reading.tokens.map(({ text }) => text);
	const amounts: Amount[] = [];
	const prices = pricesOf(pieces, index);
	const isBy = (place: number) => ["by", "times"].includes(pieces[place]?.unit ?? "");
	pieces.forEach((piece, place) => {
		if (piece.kind !== "number" || piece.number === undefined || claimed.has(place)) return;
		const next = pieces[place + 1];
		const before = pieces[place - 1];
		// "10 by 12", "10 feet by 12 feet": the second number is part of the first.
		if (isBy(place - 1) && pieces.slice(Math.max(0, place - 3), place - 1).some(isNumber)) return;
		const by = isBy(place + 1) ? place + 2 : isFoot(next) && isBy(place + 2) ? place + 3 : 0;
		const other = by > 0 ? pieces[by] : undefined;
		if (other?.kind === "number" && other.number !== undefined) {
			const end = isFoot(pieces[by + 1]) ? by + 1 : by;
			amounts.push({
				quantity: piece.number * other.number,
				unit: "foot",
				place,
				end,
				isEach: false,
			});
			return;
		}
		const unit = next?.kind === "unit" ? next.unit : undefined;
		if (
			["howlong", "dayword", "own_time", "timeword", "unlistedThing", "everyday"].includes(
				next?.meaning ?? "",
			)
		)
			return;
		const isOther = heads > 0 && next?.kind === "unknown" && pieces[place + 2]?.kind !== "thing";
		// "Chair covers 6, and a sofa cover", "chair covers 6 sofa cover 5".
		const isParted = piece.isLast || next?.meaning === "and" || isNumber(pieces[place + 2]);
		const isCounted =
			isNumber(pieces[place - 2]) || /^(?:ek|one|an?)$/.test(words[(before?.from ?? 0) - 1] ?? "");
		const isOfBefore = before?.meaning === "unlistedThing" && isParted && !isCounted;
		if (isOfBefore) return;
		// "2 things: a handbag and a jacket".
		if (heads > 1 && (next?.meaning === "clothes" || ofList.test(words[piece.to] ?? ""))) return;
		if (!counted.has(unit) || piece.number <= 0 || piece.number > 2000) return;
		if (before?.meaning === "money" || (before?.meaning === "price" && piece.number >= 20)) return;
		if (next?.meaning === "money" || isMoney(words, piece)) return;
		const isBare = unit === undefined && next?.kind !== "thing";
		const [earlier = "", later = ""] = [words[piece.from - 1], words[piece.to]];
		// "3 shirts, no 4" is a correction.
		const isCorrection = earlier === "no" && reading.tokens[piece.from - 2]?.isLast !== false;
		if (isBare && piece.number >= 20 && priced.test(earlier)) return;
		if (unit === undefined && piece.number >= 20 && paid.test(earlier)) return;
		if (numbered.test(earlier) && !isCorrection && unit === undefined) return;
		if (isBare && piece.number <= 31 && dated.test(`${later} ${words[piece.to + 1]}`)) return;
		if (isBare && (counters.test(later) || hourBefore.test(earlier) || hourAfter.test(later)))
			return;
		// "A set of five", "5 ka set" is one of the card.
		if (pieces[place + 2]?.unit === "set" && next?.kind === "concept") return;
		if (unit === undefined || unit === "piece") {
			if (piece.number > 20 && prices.has(piece.number)) return;
			// "Shirt 50 or 80": two prices.
			if (piece.number >= 20 && next?.kind !== "thing" && isEither(reading, place)) return;
			const isFar = unit === undefined && next?.kind !== "thing" && !isBareCount(reading);
			if (isFar && piece.number > mostBare) return;
		}
		const after = ` ${words.slice(piece.to, piece.to + 3).join(" ")} `;
		const previous = ` ${words.slice(Math.max(0, piece.from - 2), piece.from).join(" ")} `;
		amounts.push({
			quantity: piece.number,
			...(isOther ? { isOther } : {}),
			...(unit ? { unit } : {}),
			place,
			end: place + (unit ? 1 : 0),
			isEach:
				piece.isEach === true ||
				(next?.kind === "thing" &&
					sharedBy.test(` ${words.slice(piece.to, piece.to + 5).join(" ")} `)) ||
				/^ (?:of )?(?:each|apiece|har ek|both) /.test(after) ||
				(unit !== undefined && eachAfter.test(after)) ||
				eachBefore.test(previous) ||
				wholeNumber(previous.trim().replace(/^.* (?!ke)| ke$/, "")) !== undefined,
		});
	});
	return amounts;
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

/** One of two numbers between which the visitor asks. */
function isEither({ pieces, words }: Reading, place: number): boolean {
	const places = pieces.flatMap(({ kind }, at) => (kind === "number" ? [at] : []));
	const nth = places.indexOf(place);
	return [nth, nth - 1].some((at) => {
		const [one, other] = [pieces[places[at] ?? -1], pieces[places[at + 1] ?? -1]];
		if (!one || !other) return false;
		return /^(?:(?:ka|ki|ke|rs|hai|wala|wali) )*(?:or|ya)$/.test(
			words.slice(one.to, other.from).join(" "),
		);
	});
}

const isNumber = (piece: Piece | undefined) => piece?.kind === "number";
const isFoot = (piece: Piece | undefined) => piece?.unit === "foot" || piece?.unit === "meter";

/** "500 ka note", "400 me", "200 vali": what something costs. */
function isMoney(words: readonly string[], { number = 0, to }: Piece): boolean {
	if (number < 20) return false;
	const after = words.slice(to, to + 2).join(" ");
	return /^(?:me|mein|rs|rupee|vala|vali|vale|wala|wali|wale|per|final)\b|^(?:ka|ke|ki) (?:not|note|notes)\b/.test(
		after,
	);
}

/** The prices of the things that the question names. */
function pricesOf(pieces: readonly Piece[], index: ItemIndex): ReadonlySet<number> {
	return new Set(
		pieces
			.filter(({ kind }) => kind === "thing")
			.flatMap(({ meaning }) => index.find(meaning.split(" ")))
			.flatMap((id) => index.item(id)?.prices ?? []),
	);
}

/** Seats of a sofa, square feet of a carpet: in the unit of the price. Pieces are no kilograms. */
export function quantityFor(
	{ quantity, unit }: Measured,
	ids: readonly string[],
	index: ItemIndex,
): number | undefined {
	const item = index.item(ids[0] ?? "");
	if (quantity === undefined) return undefined;
	if ((unit === "kg") !== (item?.measure === "kg")) return undefined;
	// Ten covers are two sets of five; six are none.
	const size = unit === "set" || quantity === 1 ? 1 : (item?.setSize ?? 1);
	if (size === 1 && item?.setSize !== undefined && quantity !== 1 && unit !== "set")
		return undefined;
	if (size > 1 && quantity % size !== 0) return undefined;
	if ((unit === "foot" || unit === "meter") && item?.measure !== "sqft") return undefined;
	// Two carpets are no two square feet.
	if (unit !== "foot" && item?.measure === "sqft") return undefined;
	const panels = unit === "pair" && item?.unit === "panel" ? 2 : 1;
	return Math.min((quantity / size) * panels, frameLimits.quantity);
}

/** Counted pieces have prices by the piece, weights by the kilogram, sizes by the foot, where there are several. */
export function inUnit(
	ids: readonly string[],
	{ quantity, unit }: Measured,
	index: ItemIndex,
): string[] {
	if (quantity === undefined) return [...ids];
	const isSize = unit === "foot" && ids.some((id) => index.item(id)?.measure === "sqft");
	const kept = ids.filter((id) => {
		const measure = index.item(id)?.measure;
		return (measure === "kg") === (unit === "kg") && (!isSize || measure === "sqft");
	});
	return kept.length > 0 ? kept : [...ids];
}
