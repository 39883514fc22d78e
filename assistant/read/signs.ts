/** Signs by which a message speaks of the list before it. */
import { unitAt } from "./numbers.ts";
import type { Piece, Reading } from "./pieces.ts";
import { isOf, says } from "./words/vocabulary.ts";

/** So many more of a number or thing: "ek aur", "2 more", "ek coat aur nikla", not "2 coat aur 3 shirt". */
export function isMore({ pieces, text }: Reading): boolean {
	const isAfter = pieces.some(({ kind, meaning, isLast }, at) => {
		// "2 kilo aur"
		const place = at + (pieces[at + 1]?.kind === "unit" ? 2 : 1);
		const [next, after] = [pieces[place], pieces[place + 1]?.kind];
		// "Ek aur pant", not "shirt 2 aur pant 3".
		const isOfNext = kind === "number" && after === "thing" && pieces[at - 1]?.kind !== "thing";
		return (
			(kind === "number" || kind === "thing" || isOf("one", meaning)) &&
			!isLast &&
			next?.kind === "word" &&
			isOf("more", next.meaning) &&
			after !== "number" &&
			(after !== "thing" || isOfNext)
		);
	});
	return !says("instead", text) && (isAfter || says("another", text));
}

/** The word after "ok", "haan ji". */
const afterLeadIn = ({ texts }: Reading) => texts.find((text) => !isOf("leadIn", text));

export const adds = (reading: Reading): boolean =>
	isOf("begins", afterLeadIn(reading)) || says("also", reading.text) || isMore(reading);

/** Leans on what was said before, or is short. */
export const leans = (reading: Reading): boolean =>
	reading.tokens.length <= 6 || adds(reading) || says("refers", reading.text);

/** The number of words that no rule reads; beside a reason, which names nothing: "sandals off, they are torn". */
export const unread = ({ pieces }: Reading): number => {
	const clauses: Piece[][] = [[]];
	for (const piece of pieces) {
		clauses.at(-1)?.push(piece);
		if (piece.isLast) clauses.push([]);
	}
	return clauses
		.filter((clause, at) => at === 0 || !isReason(clause))
		.flat()
		.filter(
			({ kind, meaning }) =>
				kind === "word" && !isOf("read", meaning) && unitAt({ text: meaning }) === undefined,
		).length;
};

/** Names no thing, number or change. */
export function isReason(pieces: readonly Piece[]): boolean {
	const text = ` ${pieces.map(({ meaning }) => meaning).join(" ")} `;
	return (
		pieces.every(({ kind }) => kind === "word") &&
		!(
			[
				"less",
				"refusal",
				"only",
				"instead",
				"one",
				"more",
				"also",
				"all",
				"countSame",
				"countPart",
				"countEach",
			] as const
		).some((kind) => says(kind, text))
	);
}
