/** A message without what is taken back in it. */
import { classify, unpack } from "./learnt/regression.ts";
import { featuresOfWords, hasSignOfTakingBack } from "./learnt/taken-back-features.ts";
import learnt from "./learnt/taken-back-weights.json" with { type: "json" };
import { isEntity, type Piece, type Reading } from "./pieces.ts";
import type { Token } from "./tokens.ts";

export interface Parted {
	/** The part that is still asked. */
	left: readonly Token[];
	/** The part that is taken back. */
	gone: readonly Token[];
	/** Other words may be meant as well. */
	isDoubtful: boolean;
}

const weights = unpack(learnt.weights);

/** Nearer to even than this, the counts are asked for. */
const leastCertain = 0.3;

export function withoutTakenBack(reading: Reading): Parted {
	const { tokens, pieces } = reading;
	if (!hasSignOfTakingBack(reading)) return { left: tokens, gone: [], isDoubtful: false };
	const alone = featuresOfWords(reading).map(
		(features) => classify(features, weights).find((one) => one.class === "gone")?.probability ?? 0,
	);
	// Words are taken back in a row, without a comma between.
	const chances = alone.map((chance, at) => {
		const before = tokens[at - 1]?.isLast === false ? alone[at - 1] : chance;
		const after = tokens[at]?.isLast === false ? alone[at + 1] : chance;
		return chance / 2 + ((before ?? chance) + (after ?? chance)) / 4;
	});
	// Of "6 by 9" or "two piece suit" not only one word.
	const mean = ({ from, to }: Piece) =>
		chances.slice(from, to).reduce((sum, chance) => sum + chance, 0) / (to - from);
	const tags = pieces.flatMap((piece) =>
		tokens.slice(piece.from, piece.to).map(() => mean(piece) > 0.5),
	);
	const isDoubtful = pieces.some(
		(piece) => isEntity(piece) && Math.min(mean(piece), 1 - mean(piece)) > leastCertain,
	);
	if (namesNothing(reading, tags)) return { left: tokens, gone: [], isDoubtful };
	const left = tokens.flatMap((token, at) => {
		// The comma before retracted words separated them, so it goes with them.
		const isBeforeGone = tags[at + 1] === true && tags.includes(false, at + 1);
		return tags[at] ? [] : [isBeforeGone ? { ...token, isLast: false } : token];
	});
	return { left, gone: tokens.filter((_, at) => tags[at]), isDoubtful };
}

/** Of "take out one shirt" not "take out" alone, of "8 panels, no lining" not "no". */
const namesNothing = ({ pieces }: Reading, tags: readonly boolean[]): boolean =>
	pieces.some(({ kind }) => kind === "thing" || kind === "number") &&
	pieces.every((piece) => !isEntity(piece) || !tags[piece.from]);
