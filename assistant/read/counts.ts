/** Which thing of a message each of its numbers belongs to, and whether any number or word of counting is left over. */

import { type Amount, amountsOf } from "./amounts.ts";
import type { ItemIndex } from "./item-index.ts";
import type { Reading } from "./pieces.ts";
import { isAnd, type Thing } from "./things.ts";
import { isModifier } from "./words/item-words.ts";

/** In pieces: a bare number further from a thing counts something else. */
const farthest = 6;
const takesBack =
	/\b(?:no|nahi|wait|sorry|actually|matlab|mean|meant|rather|balki|ab|now|make (?:that|it))$/;

/** Gives each thing the number beside it; returns all numbers of things, and those that are left. */
export function bind(
	things: readonly Thing[],
	reading: Reading,
	index: ItemIndex,
): { amounts: readonly Amount[]; left: Amount[] } {
	const { pieces, texts } = reading;
	const isOnlyKinds = things.every(({ hasHead }) => !hasHead);
	const byWeight = (thing: Thing) =>
		index.find(thing.words).some((id) => index.item(id)?.measure === "kg");
	const heads = things.filter((thing) => thing.hasHead || isOnlyKinds);
	const amounts = joinSizes(amountsOf(reading, index), heads);
	const left: Amount[] = [];
	const isFirst = (amounts[0]?.place ?? 99) < (heads[0]?.first ?? 0);
	for (const amount of amounts) {
		const some = amount.unit === "kg" ? things.filter(byWeight) : heads;
		if (amount.isEach && some.length > 1) {
			for (const thing of some) thing.quantity = amount.quantity;
			continue;
		}
		const isFree = (from: number, to: number) =>
			!some.some(({ first, last }) => first > from && last < to) &&
			!amounts.some(({ place }) => place > from && place < to);
		const after = some.find(
			({ first }) =>
				first > amount.end && isFree(amount.end, first) && !andBetween(amount.end + 1, first),
		);
		const before = some.findLast(({ last }) => last < amount.place && isFree(last, amount.place));
		const within = some.find(({ first, last }) => first < amount.place && last > amount.place);
		// "3 kurtas, no wait, 4", not "4 shirt thi, ab 2 aur hain".
		const start = pieces[amount.place]?.from ?? 0;
		const words = texts.slice(Math.max(0, start - 2), start).join(" ");
		const isMore = /^(?:aur|or|more|extra)$/.test(texts[pieces[amount.end]?.to ?? 0] ?? "");
		if (
			before?.quantity !== undefined &&
			takesBack.test(words) &&
			!isMore &&
			after?.first !== amount.end + 1
		) {
			before.quantity = amount.quantity;
			continue;
		}
		const isRightAfter =
			after !== undefined &&
			pieces[amount.end]?.isLast !== true &&
			isBeside(amount.end + 1, after.first);
		const isRightBefore =
			before !== undefined &&
			isBeside(before.last + 1, amount.place) &&
			!pieces[before.last]?.isLast;
		const [gapBefore, gapAfter] = [
			amount.place - (before?.last ?? 0),
			(after?.first ?? 0) - amount.end,
		];
		const isNearer = isFirst ? gapAfter <= gapBefore : gapAfter < gapBefore;
		const isOfNext =
			isRightAfter &&
			(isNearer ||
				!isRightBefore ||
				before?.quantity !== undefined ||
				andBetween((before?.last ?? 0) + 1, amount.place));
		const free = (thing: Thing | undefined) => (thing?.quantity === undefined ? thing : undefined);
		const near = (thing: Thing | undefined, gap: number) =>
			gap <= farthest || amount.unit !== undefined ? free(thing) : undefined;
		const [later, earlier] = [near(after, gapAfter), near(before, gapBefore)];
		const choice =
			within ?? (isOfNext || (isFirst && !isRightBefore) ? (later ?? earlier) : (earlier ?? later));
		// "Do single kambal, nahi do double kambal": another kind of it instead.
		const isCorrected =
			choice === after &&
			before !== undefined &&
			takesBack.test(words) &&
			before.words.some((one) => !isModifier(one) && after?.words.includes(one));
		if (isCorrected) before.words = [];
		if (choice) {
			choice.quantity = amount.quantity;
			if (amount.unit) choice.unit = amount.unit;
			if (amount.unit === "kg") choice.hasHead = true;
		}
		// "Two sofa covers, 5 seater".
		else if (amount.unit === "seat" && before?.quantity !== undefined)
			[before.quantity, before.unit] = [before.quantity * amount.quantity, "seat"];
		else left.push(amount);
	}
	return { amounts, left };

	function andBetween(from: number, to: number): boolean {
		return pieces.slice(from, to).some(isAnd);
	}

	/** At most two words and no comma stand there. */
	function isBeside(from: number, to: number): boolean {
		const between = pieces.slice(from, to);
		return (
			between.length < 3 &&
			between.every(
				({ kind, isLast }) => !isLast && (kind === "word" || kind === "thing" || kind === "unit"),
			)
		);
	}
}

/** "One carpet 8x10 and one 4x6", "a 3 seater and two 2 seaters": of one thing they are added up. */
function joinSizes(amounts: Amount[], things: readonly Thing[]): Amount[] {
	const isSize = ({ unit }: Amount) => unit === "foot" || unit === "seat";
	const sizes = amounts.filter(isSize);
	const [first] = sizes;
	if (!first || things.length > 1 || sizes.some(({ unit }) => unit !== first.unit)) return amounts;
	const counts = amounts.filter(
		(amount) => !isSize(amount) && (!amount.unit || amount.unit === "piece"),
	);
	// "A 2 seater, two of them": the count of the size before it.
	const countOf = (at: number) =>
		counts.find(
			({ place }) =>
				place > (sizes[at]?.end ?? 0) && place < (sizes[at + 1]?.place ?? Number.POSITIVE_INFINITY),
		);
	const whole = counts.find(({ place }) => place < first.place);
	const isWhole = whole !== undefined && (whole.quantity === sizes.length || sizes.length === 1);
	const used = new Set([...sizes.map((_, at) => countOf(at)), isWhole ? whole : undefined]);
	// "9 by 12 feet, 108 sq ft" is one size.
	const isSaidAgain = (one: Amount, at: number) =>
		at > 0 && one.end - one.place < 2 && one.quantity === sizes[at - 1]?.quantity;
	const times = isWhole && sizes.length === 1 ? whole.quantity : 1;
	const quantity = sizes.reduce(
		(sum, one, at) =>
			isSaidAgain(one, at) ? sum : sum + one.quantity * (countOf(at)?.quantity ?? times),
		0,
	);
	return amounts.flatMap((amount) => {
		if (amount === first) return [{ ...first, quantity }];
		return isSize(amount) || used.has(amount) ? [] : [amount];
	});
}
