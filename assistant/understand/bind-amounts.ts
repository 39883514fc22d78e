/** Which thing of a question each of its numbers belongs to. */
import { type Amount, amountsOf, type Countable } from "./amounts.ts";
import type { ItemIndex } from "./item-index.ts";
import type { Piece, Reading } from "./reading.ts";

const takesBackCount = / (?:no|nahi|wait|sorry|actually|matlab|mean|meant|rather|balki|ab|now) $/;

/** Gives each thing the number beside it; returns all numbers of things, and those that are left. */
export function bind(
	groups: readonly Countable[],
	reading: Reading,
	index: ItemIndex,
): { amounts: readonly Amount[]; left: Amount[] } {
	const { pieces } = reading;
	const isOnlyKinds = groups.every(({ hasHead }) => !hasHead);
	const things = groups.filter(({ hasHead }) => hasHead || isOnlyKinds);
	const weighed = groups.filter(
		(group) => things.includes(group) || isPricedBy("kg", group, index),
	);
	const amounts = joinMeasures(amountsOf(reading, index, things.length), things);
	const [firstAmount] = amounts;
	const [firstGroup] = weighed;
	const isBefore =
		firstAmount !== undefined && firstGroup !== undefined && firstAmount.place < firstGroup.first;
	const left: Amount[] = [];
	for (const amount of amounts) {
		if (amount.isOther) {
			left.push(amount);
			continue;
		}
		// "5 kg wash and fold" beside things that are counted.
		const heads = amount.unit === "kg" ? weighed : things;
		if (amount.isEach && heads.length > 1) {
			for (const group of heads) if (fits(group, amount, index)) group.quantity = amount.quantity;
			continue;
		}
		const after = heads.find(
			(group) =>
				group.first > amount.end &&
				nothingBetween(amounts, amount.end, group.first, heads) &&
				!isJoinedAfter(reading, amount, group),
		);
		const before = heads.findLast(
			(group) =>
				group.last < amount.place && nothingBetween(amounts, group.last, amount.place, heads),
		);
		const isRightAfter = after !== undefined && isOf(reading, amount, after.first);
		const within = heads.find((group) => group.first < amount.place && group.last > amount.place);
		// "A suit, two kurtas": a comma tells them apart.
		const isApart =
			before !== undefined && after !== undefined && isParted(pieces, before.last, amount.place);
		const isBeside = before !== undefined && isSilent(pieces, before.last + 1, amount.place);
		// "A suit and 2 shirts", "papa ka suit aur mummy ki do saree".
		const isJoined = isRightAfter && isOfNext(reading, before?.last ?? -1, amount.place);
		// "Blankets (2 double)"
		const isOfKind =
			isRightAfter &&
			before !== undefined &&
			!pieces[amount.end]?.isLast &&
			before.words.length < after.words.length &&
			before.words.every((word) => after.words.includes(word));
		const isNext =
			isBefore || isJoined || isOfKind || (isRightAfter && (isApart || (before && !isBeside)));
		// "3 kurtas, no wait, 4".
		const isChanged = before?.quantity !== undefined && isChange(reading, amount);
		if (isChanged && after?.first !== amount.end + 1) {
			before.quantity = amount.quantity;
			continue;
		}
		const choice =
			within ?? (isNext ? (free(after) ?? free(before)) : (free(before) ?? free(after)));
		if (choice && fits(choice, amount, index)) {
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
}

/** "One carpet 8x10 and one 4x6", "a 3 seater and two 2 seaters": of one thing they are added up. */
function joinMeasures(amounts: Amount[], things: readonly Countable[]): Amount[] {
	const isMeasure = ({ unit }: Amount) => unit === "foot" || unit === "seat";
	const measures = amounts.filter(isMeasure);
	const [first] = measures;
	if (!first || things.length > 1 || measures.some(({ unit }) => unit !== first.unit))
		return amounts;
	const counts = amounts.filter(
		(amount) => !isMeasure(amount) && (!amount.unit || amount.unit === "piece"),
	);
	// "A 2 seater, two of them": the count of the size before it.
	const countOf = (at: number) =>
		counts.find(
			({ place }) =>
				place > (measures[at]?.end ?? 0) &&
				place < (measures[at + 1]?.place ?? Number.POSITIVE_INFINITY),
		);
	const whole = counts.find(({ place }) => place < first.place);
	const isWhole = whole !== undefined && whole.quantity === measures.length && measures.length > 1;
	const used = new Set([...measures.map((_, at) => countOf(at)), isWhole ? whole : undefined]);
	// "9 by 12 feet, 108 sq ft" is one size.
	const isSaidAgain = (one: Amount, at: number) =>
		at > 0 &&
		one.unit === "foot" &&
		one.end - one.place < 2 &&
		one.quantity === measures[at - 1]?.quantity;
	const quantity = measures.reduce(
		(sum, one, at) =>
			isSaidAgain(one, at) ? sum : sum + one.quantity * (countOf(at)?.quantity ?? 1),
		0,
	);
	return amounts.flatMap((amount) => {
		if (amount === first) return [{ ...first, quantity }];
		return isMeasure(amount) || used.has(amount) ? [] : [amount];
	});
}

/** "Two pairs of juttis", "5 seat ka sofa". */
function isOf({ pieces, words }: Reading, { end, unit }: Amount, to: number): boolean {
	const from = end + 1;
	const word = words[pieces[from]?.from ?? 0] ?? "";
	return (
		from === to ||
		pieces[from]?.meaning === "my" ||
		word === "of" ||
		(unit !== undefined && /^k[aei]$/.test(word))
	);
}

/** Something parts a number from the thing before it: "and", or whose the next thing is. */
function isOfNext({ pieces, words }: Reading, last: number, place: number): boolean {
	if (pieces.slice(last + 1, place).some(({ meaning }) => meaning === "and")) return true;
	const between = words.slice(pieces[last]?.to ?? 0, pieces[place]?.from);
	return between.length > 1 && /^(?:ka|ke|ki|mer[aei]|my)$/.test(between.at(-1) ?? "");
}

/** "3 and a quilt": the number is of what was before. */
function isJoinedAfter(
	{ pieces, tokens }: Reading,
	{ end }: Amount,
	{ first }: Countable,
): boolean {
	const [from, to] = [pieces[end]?.to, pieces[first]?.from];
	return tokens.slice(from, to).some(({ text }) => text === "and");
}

function isPricedBy(measure: "kg", { words }: Countable, index: ItemIndex): boolean {
	return index.find(words).some((id) => index.item(id)?.measure === measure);
}

function free<Group extends Countable>(group: Group | undefined): Group | undefined {
	return group?.quantity === undefined ? group : undefined;
}

function fits(group: Countable, { unit }: Amount, index: ItemIndex): boolean {
	return unit !== "kg" || isPricedBy("kg", group, index);
}

/** A number that takes back the one before it. */
function isChange({ tokens, pieces }: Reading, { place }: Amount): boolean {
	const from = pieces[place]?.from ?? 0;
	const words = tokens.slice(Math.max(0, from - 2), from).map(({ text }) => text);
	// "4 shirt thi, ab 2 aur hain": more of them.
	const next = tokens[pieces[place]?.to ?? 0]?.text ?? "";
	if (/^(?:aur|or|more|extra)$/.test(next)) return false;
	return takesBackCount.test(` ${words.join(" ")} `);
}

/** True if only words of no meaning stand there. */
function isSilent(pieces: readonly Piece[], from: number, to: number): boolean {
	return pieces.slice(from, to).every(({ meaning }) => ["", "nod", "and"].includes(meaning));
}

function isParted(pieces: readonly Piece[], from: number, to: number): boolean {
	return pieces.slice(from, to).some(({ isLast }) => isLast);
}

function nothingBetween(
	amounts: readonly Amount[],
	from: number,
	to: number,
	groups: readonly Countable[],
): boolean {
	return (
		!groups.some((group) => group.first > from && group.last < to) &&
		!amounts.some(({ place }) => place > from && place < to)
	);
}
