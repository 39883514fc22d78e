/** A message without what is taken back in it. */
import type { Piece, Reading } from "../reading.ts";
import type { Token } from "../tokens.ts";
import { retractedWords } from "./retracted-words.ts";

const only = /^(?:only|just|sirf|bas|keval)$/;

export interface Message {
	/** What is still asked. */
	left: readonly Token[];
	/** What is taken back. */
	gone: readonly Token[];
}

export function withoutRetracted(reading: Reading): Message {
	const isGone = retractedWords(reading);
	const tokens = [...reading.tokens];
	// "2 shirts [and a coat, not the coat], only shirts" says no more than what is taken back.
	const isOnly = (at: number) => only.test(tokens[at]?.text ?? "") && isGone[at - 1] === true;
	for (const at of tokens.keys()) if (isOnly(at) && isGone.indexOf(false) < at) isGone[at] = true;
	for (const place of reading.pieces.keys()) takeFromEarlier(place, reading.pieces, isGone, tokens);
	const gone = tokens.filter((_, at) => isGone[at]);
	const left = tokens.flatMap((token, at) => {
		if (isGone[at]) return [];
		// A mark before what is taken back parted it from the rest.
		const isBeforeGone = isGone[at + 1] === true && isGone.includes(false, at + 1);
		return [isBeforeGone ? { ...token, isLast: false } : token];
	});
	return { left, gone };
}

/** "2 coats, 3 pants, the coats not": the first coats go, too. "5 shirts … minus 1 shirt": four are left. */
function takeFromEarlier(
	place: number,
	pieces: readonly Piece[],
	isGone: boolean[],
	tokens: Token[],
) {
	const thing = pieces[place];
	if (thing?.kind !== "thing" || isGone[thing.from]) return;
	const later = pieces.flatMap(({ kind, meaning }, at) =>
		at > place && kind === "thing" && meaning === thing.meaning ? [at] : [],
	);
	const [first] = later;
	if (first === undefined || !later.every((at) => isGone[pieces[at]?.from ?? 0])) return;
	const count = pieces[place - 1];
	const fewer = pieces[first - 1]?.number;
	if (count?.number !== undefined && fewer !== undefined && fewer < count.number) {
		const token = tokens[count.from];
		if (token) tokens[count.from] = { ...token, text: String(count.number - fewer) };
		return;
	}
	isGone.fill(true, count?.kind === "number" ? count.from : thing.from, thing.to);
}
