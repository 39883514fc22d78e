/** The numbers of a message that count, weigh or measure things, and which thing each of them belongs to. */
import type { ItemIndex } from "./item-index.ts";
import { type Unit, unitAt, wholeNumber } from "./numbers.ts";
import type { Piece, Reading } from "./pieces.ts";
import { isAnd, type Thing } from "./things.ts";
import { isModifier } from "./words/item-words.ts";
import { isOf, says } from "./words/vocabulary.ts";

/** A number that counts, weighs or measures. */
export interface Amount {
	quantity: number;
	unit?: Unit;
	/** Its first and last piece. */
	place: number;
	end: number;
	/** "5-5", "5 each": so many of every thing. */
	isEach: boolean;
}

const countless = /^(?:size|by|percent|money|clock|days)$/;
/** The most things without a unit that a number away from the thing counts. */
const mostBare = 60;
/** In pieces: a bare number further from a thing counts something else. */
const farthest = 6;

/** Numbers with their units; sums of money, days, places, percents and numbers of other things are none. */
function amountsOf(reading: Reading, index: ItemIndex): Amount[] {
	const { pieces, texts } = reading;
	const amounts: Amount[] = [];
	const prices = new Set(
		pieces
			.filter(({ kind }) => kind === "thing")
			.flatMap(({ meaning }) => index.find(meaning.split(" ")))
			.flatMap((id) => index.item(id)?.prices ?? []),
	);
	const isOther = (piece: Piece | undefined) =>
		piece?.kind === "other" || piece?.kind === "clothes";
	const firstOf = (isMeant: (piece: Piece) => boolean) => pieces.findIndex(isMeant);
	/** The list begins with a number: each stands before its thing. */
	const isFirst =
		firstOf(({ kind }) => kind === "number") <
		firstOf((piece) => piece.kind === "thing" || isOther(piece));
	for (let place = 0; place < pieces.length; place++) {
		const piece = pieces[place] as Piece;
		const { number, from, to, isLast } = piece;
		if (number === undefined) continue;
		const size = sizeAt(pieces, place);
		if (size) {
			amounts.push(size);
			place = size.end;
			continue;
		}
		const [last, next] = [pieces[place - 1], pieces[place + 1]];
		const unit = unitOf(pieces, place, texts);
		const [earlier = "", later = ""] = [texts[from - 1], texts[to]];
		const isBare = unit === undefined && next?.kind !== "thing";
		// "A 6 foot carpet": a length, of which the area is not told.
		const isLength =
			unit === "foot" && number < 20 && !says("square", ` ${texts.slice(to, to + 3).join(" ")} `);
		const isOfOther =
			!isLast &&
			(((isOther(next) ||
				(isOther(pieces[place + 2]) && (next?.kind === "word" || next?.unit === "pair"))) &&
				(isFirst || last?.kind !== "thing") &&
				(isBare || next?.unit === "pair")) ||
				isOf("otherCounted", later));
		// "Takiye 4"
		const isOfPieces = unit === undefined || /^(?:piece|pair|set)$/.test(unit);
		const isAfterOther = isOther(last) && !last?.isLast && isOfPieces && !isFirst;
		const isPrice =
			isBare &&
			((number >= 20 && (isOf("afterPrice", later) || isOf("paid", earlier))) ||
				(number >= mostBare && pieces.length > 4 && last?.kind !== "thing") ||
				(number > 20 && prices.has(number)));
		const isNone =
			(unit !== undefined && countless.test(unit)) ||
			number <= 0 ||
			number > 2000 ||
			wholeNumber(texts[from] ?? "") !== undefined ||
			/^(?:rs|rupees?|size|saiz)$/.test(earlier);
		if (isNone || isLength || isOfOther || isAfterOther || isPrice) continue;
		const end = next?.kind === "unit" ? place + 1 : place;
		const start = last?.isLast ? from : Math.max(0, from - 2);
		const isEach = piece.isEach === true || isOfEach(texts, [start, from], pieces[end]?.to ?? to);
		amounts.push({ quantity: number, ...(unit && { unit }), place, end, isEach });
	}
	return amounts;
}

/** "5 kg", "12 square metres", "5 cushion cover sets" */
function unitOf(
	pieces: readonly Piece[],
	place: number,
	texts: readonly string[],
): Unit | undefined {
	const [next, after] = pieces.slice(place + 1);
	const unitOfText = (text: string | undefined) => (text ? unitAt({ text }) : undefined);
	if (next?.kind !== "thing")
		return next?.unit === "foot" && unitOfText(texts[next.to]) === "meter" ? "meter" : next?.unit;
	if (unitOfText(texts[next.from]) === "seat") return "seat";
	return unitOfText(after?.meaning) === "set" ? "set" : undefined;
}

/** "5 each", "5 pieces of each", "har ek ke 5", "dono 2". */
function isOfEach(
	texts: readonly string[],
	before: readonly [number, number],
	to: number,
): boolean {
	const [first, second] = texts.slice(to);
	const words = texts.slice(...before).filter((word) => word !== "ke");
	return (
		isOf("each", first) ||
		(first === "of" && isOf("each", second)) ||
		isOf("each", words.join(" ")) ||
		wholeNumber(words.at(-1) ?? "") !== undefined
	);
}

/** "10 by 12 feet", "6 feet by 9 feet": square feet. */
function sizeAt(pieces: readonly Piece[], place: number): Amount | undefined {
	const isBy = (at: number) => /^(?:by|times)$/.test(pieces[at]?.unit ?? "");
	const isFoot = (at: number) => /^(?:foot|meter)$/.test(pieces[at]?.unit ?? "");
	const by = place + (isFoot(place + 1) ? 2 : 1);
	const [one, other] = [pieces[place]?.number, pieces[by + 1]?.number];
	if (!isBy(by) || one === undefined || other === undefined) return undefined;
	const end = isFoot(by + 2) ? by + 2 : by + 1;
	return { quantity: one * other, unit: "foot", place, end, isEach: false };
}

/** Gives each thing the number beside it; returns all numbers of things, and those that are left. */
export function bind(
	things: readonly Thing[],
	reading: Reading,
	index: ItemIndex,
): { amounts: readonly Amount[]; left: Amount[] } {
	const { pieces, texts } = reading;
	const isOnlyKinds = things.every(({ hasHead }) => !hasHead);
	const heads = things.filter((thing) => thing.hasHead || isOnlyKinds);
	const amounts = joinSizes(amountsOf(reading, index), heads, pieces);
	const left: Amount[] = [];
	const hasAnd = (from: number, to: number) => pieces.slice(from, to).some(isAnd);
	/** The list begins with a number: each stands before its thing. */
	const isFirst = (amounts[0]?.place ?? 99) < (heads[0]?.first ?? 0);
	for (const amount of amounts) {
		const { place, end, unit, quantity } = amount;
		if (amount.isEach && heads.length > 1) {
			for (const thing of heads) thing.quantity = quantity;
			continue;
		}
		const isFree = (from: number, to: number) =>
			!heads.some(({ first, last }) => first > from && last < to) &&
			!amounts.some((other) => other.place > from && other.place < to);
		const after = heads.find(({ first }) => first > end && isFree(end, first));
		const before = heads.findLast(({ last }) => last < place && isFree(last, place));
		const within = heads.find(({ first, last }) => first < place && last > place);
		const start = pieces[place]?.from ?? 0;
		const takesBack = texts
			.slice(Math.max(0, start - 2), start)
			.some((text) => isOf("takesBack", text));
		// "3 kurtas, no wait, 4", not "4 shirt thi, ab 2 aur hain".
		const isMore = isOf("more", texts[pieces[end]?.to ?? 0]);
		if (before?.quantity !== undefined && takesBack && !isMore && after?.first !== end + 1) {
			before.quantity = quantity;
			continue;
		}
		const isRightAfter = after && !isParted(end, after.first) && !hasAnd(end + 1, after.first);
		const isRightBefore = before && !isParted(before.last, place);
		const gapBefore = place - (before?.last ?? 0);
		const gapAfter = (after?.first ?? 0) - end;
		const isNearer = isFirst ? gapAfter <= gapBefore : gapAfter < gapBefore;
		const isOfNext =
			isRightAfter &&
			(isNearer ||
				!isRightBefore ||
				before.quantity !== undefined ||
				hasAnd(before.last + 1, place));
		const near = (thing: Thing | undefined, gap: number) =>
			thing?.quantity === undefined && (gap <= farthest || unit !== undefined) ? thing : undefined;
		// "2 aur shirt", not "pant 2 aur shirt 3".
		const isMoreOf = after?.first === end + 2 && before?.last !== place - 1;
		const isBeyondAnd = unit !== "kg" && !isMoreOf && hasAnd(end + 1, after?.first ?? 0);
		const later = near(isBeyondAnd ? undefined : after, gapAfter);
		const earlier = near(before, gapBefore);
		const choice =
			within ?? (isOfNext || (isFirst && !isRightBefore) ? (later ?? earlier) : (earlier ?? later));
		// "Do single kambal, nahi do double kambal": another kind of it instead.
		const isCorrected =
			takesBack &&
			choice === after &&
			before?.words.some((one) => !isModifier(one) && after?.words.includes(one));
		if (isCorrected && before) before.words = [];
		if (choice) {
			choice.quantity = quantity;
			if (unit) choice.unit = unit;
			if (unit === "kg") choice.hasHead = true;
		}
		// "Two sofa covers, 5 seater".
		else if (unit === "seat" && before?.quantity !== undefined)
			[before.quantity, before.unit] = [before.quantity * quantity, "seat"];
		else left.push(amount);
	}
	return { amounts, left };

	/** A comma or more than two pieces stand between. */
	function isParted(from: number, to: number): boolean {
		return to - from > 3 || pieces.slice(from, to).some(({ isLast }) => isLast);
	}
}

/** So many times the size that is told of each ("two carpets, 8x10"), and all sizes of one thing together. */
function joinSizes(
	amounts: Amount[],
	things: readonly Thing[],
	pieces: readonly Piece[],
): Amount[] {
	const isSize = ({ unit }: Amount) => unit === "foot" || unit === "seat";
	const isAlone = things.length === 1 && amounts.length === 2;
	// "1 carpet 6x8"
	const isBeside = (count: Amount, size: Amount) =>
		count.end + 1 === size.place ||
		(count.unit === undefined &&
			size.unit === "foot" &&
			things.some(({ first, last }) => first === count.end + 1 && last === size.place - 1) &&
			!things.some(({ last }) => last === count.place - 1 && !pieces[last]?.isLast));
	const isCountOf = (count: Amount | undefined, size: Amount | undefined) =>
		count && size && !isSize(count) && isSize(size) && (isAlone || isBeside(count, size));
	const joined = amounts.flatMap((amount, at) => {
		const before = amounts[at - 1];
		if (isCountOf(amount, amounts[at + 1])) return [];
		return before && isCountOf(before, amount)
			? [{ ...amount, quantity: amount.quantity * before.quantity, isEach: false }]
			: [amount];
	});
	const [first] = joined;
	if (
		!first ||
		things.length > 1 ||
		!joined.every(({ unit }) => isSize(first) && unit === first.unit)
	)
		return joined;
	// "9 by 12 feet, 108 sq ft" is one size.
	const isAgain = ({ quantity, end, place }: Amount, at: number) =>
		end - place < 2 && quantity === joined[at - 1]?.quantity;
	const quantity = joined.reduce(
		(sum, one, at) => (isAgain(one, at) ? sum : sum + one.quantity),
		0,
	);
	return [{ ...first, quantity }];
}
