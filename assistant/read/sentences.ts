/** The sentences of a message, and which of them count. */
import type { Act } from "../frame.ts";
import { enough, isOfComplaint, quiet, readSentence, type Sentence, told } from "./acts.ts";
import type { Piece } from "./pieces.ts";

const mostSentences = 8;

/** In pieces: in a longer sentence more is told than asked. */
const longestHalved = 30;

/** The sentences of a message, in halves where "and" or a comma joins two questions. */
export function sentencesOf(
	pieces: readonly Piece[],
	ends: ReadonlyMap<number, "." | "?">,
): Sentence[] {
	const rows: Piece[][] = [[]];
	for (const piece of pieces) {
		rows.at(-1)?.push(piece);
		if (ends.has(piece.to) && rows.length < mostSentences) rows.push([]);
	}
	return rows
		.filter((row) => row.length > 0)
		.flatMap((row) => halves(readSentence(row, ends.get(row.at(-1)?.to ?? 0) === "?"), row));
}

function halves(whole: Sentence, pieces: readonly Piece[]): Sentence[] {
	const isWhole = whole.acts.some((act) => told.has(act) || act === "unsure");
	if (isWhole || pieces.length > longestHalved || pieces.length < 4) return [whole];
	const cuts = pieces.flatMap((piece, at) =>
		/^(?:and|aur|or|also)$/.test(piece.meaning)
			? [[at, at + 1] as const]
			: piece.isLast
				? [[at + 1, at + 1] as const]
				: [],
	);
	for (const [end, start] of cuts.slice(0, 4)) {
		if (end < 2 || pieces.length - start < 2) continue;
		const one = readSentence(pieces.slice(0, end), whole.asks);
		const other = readSentence(pieces.slice(start), whole.asks);
		const isSure = ({ probability, acts, isBackground }: Sentence) =>
			probability > enough.half && acts.length > 0 && !isBackground;
		// Half a question denies or laments what the whole of it does not.
		const isOfHalf = (act: Act) =>
			(act === "notListed" || quiet.has(act) || told.has(act)) && !whole.acts.includes(act);
		if (!isSure(one) || !isSure(other) || [...one.acts, ...other.acts].some(isOfHalf)) continue;
		const isOther =
			one.acts.some((act) => !other.acts.includes(act)) &&
			other.acts.some((act) => !one.acts.includes(act));
		if (isOther) return [one, ...halves(other, pieces.slice(start))];
	}
	return [whole];
}

/** The acts of a message: of a story the questions count, and a wrong that was told where the questions say little. */
export function actsOfMessage(all: readonly Sentence[]): Act[] {
	const asking = all.filter(({ isBackground }) => !isBackground);
	const sentences = (asking.length > 0 ? asking : all).filter(({ acts }) => acts.length > 0);
	const telling = sentences.filter(({ acts }) => !acts.every((act) => quiet.has(act)));
	const chosen = telling.length > 0 ? telling : sentences;
	const wronged = chosen.filter(({ acts }) => acts[0] === "complaint");
	const isOfWrong = ({ acts, pieces }: Sentence) =>
		acts[0] === "complaint" ||
		(isOfComplaint(acts, true) && !pieces.some(({ kind }) => kind === "thing"));
	const said = wronged.length > 0 && chosen.every(isOfWrong) ? wronged : chosen;
	return [...new Set(said.flatMap(({ acts }) => acts))].slice(0, 3);
}
