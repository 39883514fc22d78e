/** What the learnt tags of a message leave half: a kind without its refusal, a count without its thing. */
import { isEntity, type Piece, type Reading } from "../reading.ts";
import { drops, takesBack } from "./features.ts";
import type { Segment } from "./restated.ts";

/** Words in a row that are taken back. */
export function segmentsOf(isGone: readonly boolean[]): Segment[] {
	return isGone.flatMap((gone, from) => {
		if (!gone || isGone[from - 1]) return [];
		const to = isGone.indexOf(false, from);
		return [{ from, to: to < 0 ? isGone.length : to }];
	});
}

/** Changes `isGone` where what it takes back is not whole, or more than is refused. */
export function mendTags(reading: Reading, isGone: boolean[]) {
	const isAll = isGone.length > 1 && !isGone.includes(false);
	if (isAll && onlyBeginsWithNo(reading)) isGone.fill(false, 1);
	// "[Dono 2] 2": a number of two words is one.
	for (const { kind, from, to } of reading.pieces)
		if (kind === "number" && isGone.slice(from, to).includes(false)) isGone.fill(false, from, to);
	for (const segment of segmentsOf(isGone)) {
		takeKindBefore(segment, reading, isGone);
		keepOthers(segment, reading, isGone);
		keepCorrected(segment, reading, isGone);
	}
	for (const segment of segmentsOf(isGone)) takeCountBefore(segment, reading, isGone);
}

/** "No, cotton": corrects what was said before. */
function onlyBeginsWithNo(reading: Reading): boolean {
	const [first, ...others] = reading.pieces;
	if (!first || reading.tokens[0]?.isLast !== true || !takesBack(first, reading)) return false;
	return !others.some((piece) => takesBack(piece, reading) || drops(piece, reading));
}

/** Whether a word refuses something, rather than correct it. */
function isRefusal(piece: Piece, reading: Reading): boolean {
	const word = reading.tokens[piece.from]?.text ?? "";
	return drops(piece, reading) || /^(?:not|nahi|na|mat|dont|isnt|nahin)$/.test(word);
}

const ofKind = /^(?:bed|size|ka|ke|ki|vala|vali|vale)$/;

/** "Double [bed ka nahi hai], single": the kind is what is refused. */
function takeKindBefore({ from, to }: Segment, { pieces, words }: Reading, isGone: boolean[]) {
	const inside = pieces.filter((piece) => piece.from >= from && piece.from < to);
	if (inside.some(isEntity)) return;
	const first = inside.findIndex((piece) => !ofKind.test(words[piece.from] ?? ""));
	const refusal = inside.slice(first).map((piece) => words[piece.from]);
	if (!/^(?:nahi|na|not)(?: |$)/.test(refusal.join(" "))) return;
	const at = pieces.findIndex((piece) => piece.from < from && piece.to >= from);
	// "Bridal [nahi hai], normal hai", not "3 shirts [nahi] 4".
	const isWhole = refusal.length > 1 && inside.at(-1)?.isLast && pieces[at - 1]?.kind !== "number";
	const kind = pieces[at];
	if (kind?.kind === "thing" && (first > 0 || isWhole)) isGone.fill(true, kind.from, kind.to);
}

/** "All except the shawl: 2 sweaters, 1 shawl": a later mention of what is refused, with its count. */
export function takeFromLater({ from, to }: Segment, reading: Reading, isGone: boolean[]) {
	const { pieces } = reading;
	const inside = pieces.filter((piece) => piece.from >= from && piece.from < to);
	if (
		!inside.some((piece) => isRefusal(piece, reading)) ||
		inside.some(({ kind }) => kind === "number")
	)
		return;
	const refused = new Set(
		inside.flatMap(({ kind, meaning }) => (kind === "thing" ? [meaning] : [])),
	);
	pieces.forEach((piece, at) => {
		if (piece.from < to || piece.kind !== "thing" || !refused.has(piece.meaning)) return;
		const count = pieces[at - 1];
		const isCounted = count?.kind === "number" && count.from >= to;
		// "Pants not, 3 shirts, pants later"
		const hasOther = pieces.some(
			({ kind, meaning, from }) => kind === "thing" && !refused.has(meaning) && !isGone[from],
		);
		if (isCounted) isGone.fill(true, count.from, piece.to);
		else if (hasOther) isGone.fill(true, piece.from, piece.to);
	});
}

/** "[1 jacket] and 3 pants, [cancel the jacket]": what is only named before the refusal stays. */
function keepOthers({ from, to }: Segment, reading: Reading, isGone: boolean[]) {
	const { pieces } = reading;
	const isInside = (piece: { from: number }) => piece.from >= from && piece.from < to;
	const sign = pieces.findIndex(
		(piece) => isInside(piece) && (takesBack(piece, reading) || drops(piece, reading)),
	);
	const later = pieces.slice(sign + 1);
	// "2 shirts and a coat, no, only the coat"
	if (sign < 0 || later.some(({ meaning }) => meaning === "only")) return;
	const named = later.filter(({ kind }) => kind === "thing");
	const isNamed = (meaning: string) => named.some((piece) => piece.meaning === meaning);
	const before = pieces.flatMap((piece, at) =>
		at < sign && isInside(piece) && piece.kind === "thing" ? [at] : [],
	);
	if (!before.some((at) => isNamed(pieces[at]?.meaning ?? ""))) return;
	for (const at of before) {
		const [count, thing] = [pieces[at - 1], pieces[at]];
		if (!thing || !count || isNamed(thing.meaning) || count.kind !== "number") continue;
		isGone.fill(false, count.from, thing.to);
	}
}

/** "[A shirt, oh wait, his too, so] two shirts": what a correction ends with stays where nothing is refused. */
function keepCorrected({ from, to }: Segment, reading: Reading, isGone: boolean[]) {
	const inside = reading.pieces.filter((piece) => piece.from >= from && piece.from < to);
	const isRefused = inside.some((piece) => isRefusal(piece, reading));
	const last = inside.findLast(({ kind }) => kind === "thing");
	const count = last && inside[inside.indexOf(last) - 1];
	const isNamedBefore = inside.some((piece) => piece !== last && piece.meaning === last?.meaning);
	if (isRefused || !last || count?.kind !== "number" || !isNamedBefore) return;
	isGone.fill(false, count.from, last.to);
}

/** "2 quilts, 1 [mattress, mattress nahi]": the count goes with its thing, unless another thing follows. */
function takeCountBefore({ from, to }: Segment, { pieces }: Reading, isGone: boolean[]) {
	const count = pieces.find((piece) => piece.to === from);
	const first = pieces.find((piece) => piece.from === from);
	const next = pieces.find((piece) => piece.from >= to && isEntity(piece));
	if (count?.kind === "number" && first?.kind === "thing" && next?.kind !== "thing")
		if (next?.kind !== "number") isGone.fill(true, count.from, count.to);
}
