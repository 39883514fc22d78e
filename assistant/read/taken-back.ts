/** A message without what is taken back in it. */
import { bytesOf } from "./learnt/bytes.ts";
import { bestTags, rowOf } from "./learnt/tagger.ts";
import { featuresOfWords, hasSignOfTakingBack } from "./learnt/taken-back-features.ts";
import learnt from "./learnt/taken-back-weights.json" with { type: "json" };
import { isEntity, type Reading } from "./pieces.ts";
import type { Token } from "./tokens.ts";

export interface Parted {
	/** The part that is still asked. */
	left: readonly Token[];
	/** The part that is taken back. */
	gone: readonly Token[];
	/** Other words may be meant as well. */
	isDoubtful: boolean;
}

const weights = new Int8Array(bytesOf(learnt.weights));

/**
 * The lead by which the best tagging is than one of other names; below it the counts are asked for. After a list the
 * change must fit its lines, too.
 */
const leastCertain = { first: 220, later: 90 };

export function withoutTakenBack(reading: Reading, place: keyof typeof leastCertain): Parted {
	const { tokens } = reading;
	const whole = { left: tokens, gone: [], isDoubtful: false };
	if (!hasSignOfTakingBack(reading)) return whole;
	const paths = bestTags(rowOf(featuresOfWords(reading)), weights, 6);
	const named = reading.pieces.filter(isEntity);
	const namesIn = (tags: readonly boolean[]) => named.map(({ from }) => tags[from]).join();
	const [{ tags, score } = { tags: [], score: 0 }] = paths;
	const other = paths.find((path) => namesIn(path.tags) !== namesIn(tags));
	const isDoubtful = other !== undefined && score - other.score < leastCertain[place];
	if (namesNothing(reading, tags)) return { ...whole, isDoubtful };
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
