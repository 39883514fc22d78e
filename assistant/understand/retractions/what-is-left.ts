/** A message without what is taken back in it. */
import { counters } from "../amounts.ts";
import { bytesOf } from "../learnt-bytes.ts";
import { isEntity, type Reading } from "../reading.ts";
import type { Token } from "../tokens.ts";
import { rest } from "../words/share-words.ts";
import { featuresOfWords, hasRetractionSign } from "./features.ts";
import { bestTags, rowOf } from "./tagger.ts";
import learnt from "./weights.json" with { type: "json" };

export interface Message {
	/** The part that is still asked. */
	left: readonly Token[];
	/** The part that is taken back. */
	gone: readonly Token[];
	/** Other words may be meant as well. */
	isDoubtful: boolean;
}

let weights: Int8Array | undefined;

/** The lead by which the best tagging is than one of other names; below it the counts are asked for. */
const leastCertain = 40;
/** The same where no word takes anything back: most messages without one are plain lists. */
const leastUnsaid = 100;

/** Of each word whether it is taken back, and how certain it is that just the names among these words are. */
function retractedWords(reading: Reading): { tags: readonly boolean[]; certainty: number } {
	weights ??= new Int8Array(bytesOf(learnt.weights));
	const paths = bestTags(rowOf(featuresOfWords(reading)), weights, 6);
	const named = reading.pieces.filter(isEntity);
	const namesIn = (tags: readonly boolean[]) => named.map(({ from }) => tags[from]).join();
	const [{ tags, score } = { tags: [], score: 0 }] = paths;
	const other = paths.find((path) => namesIn(path.tags) !== namesIn(tags));
	return { tags, certainty: other ? score - other.score : Number.POSITIVE_INFINITY };
}

/** After what is taken back: "2 shirts [and a coat, not the coat,] only shirts" says no more than what is left. */
const only = /^(?:only|just|sirf|bas|keval)$/;

/** Of "6 by 9" only one number, of "three and a half" only one word, of "worn 2 times" only the number. */
const cutsNumber = ({ pieces, words }: Reading, tags: readonly boolean[]) =>
	pieces.some(
		({ kind, unit, from, to }) =>
			((unit === "by" || unit === "times") && tags[from - 1] !== tags[to]) ||
			(kind === "number" &&
				(tags[from] !== tags[to - 1] ||
					(counters.test(words[to] ?? "") && tags[from] !== tags[to]))),
	);

/** Of "a dozen shirts and 5 pants" only "a dozen": nothing says how many shirts are meant instead. */
function leavesUncounted({ pieces }: Reading, tags: readonly boolean[]): boolean {
	const left = pieces.filter(({ from }) => !tags[from]);
	const count = (kind: string) => left.filter((piece) => piece.kind === kind).length;
	const isOfThing = pieces.some(({ kind, from }, at) => {
		const next = pieces[at + 1];
		return kind === "number" && tags[from] && next?.kind === "thing" && !tags[next.from];
	});
	return isOfThing && count("number") < count("thing");
}

/** Of "take out one shirt" not "take out" alone, of "make both 2" not "make both". */
function namesNothing(reading: Reading, tags: readonly boolean[]): boolean {
	const { pieces } = reading;
	const isNamed = pieces.some(({ kind }) => kind === "thing" || kind === "number");
	const mayName = isNamed || !hasRetractionSign(reading);
	return mayName && pieces.every((piece) => !isEntity(piece) || !tags[piece.from]);
}

/** Of "8 panels, no lining" not "no" alone. */
const cutsRefusal = ({ pieces, tokens }: Reading, tags: readonly boolean[]) =>
	pieces.some(({ kind, from }) => {
		const before = tokens[from - 1];
		const isRefused = kind === "thing" && /^(?:no|without|bina)$/.test(before?.text ?? "");
		return isRefused && !before?.isLast && tags[from - 1] === true && !tags[from];
	});

export function withoutRetracted(reading: Reading): Message {
	const { tokens } = reading;
	const { tags, certainty } = retractedWords(reading);
	if (
		namesNothing(reading, tags) ||
		cutsNumber(reading, tags) ||
		cutsRefusal(reading, tags) ||
		leavesUncounted(reading, tags)
	)
		return { left: tokens, gone: [], isDoubtful: false };
	const isDoubtful = certainty < leastCertain;
	if (!hasRetractionSign(reading) && certainty < leastUnsaid)
		return { left: tokens, gone: [], isDoubtful: false };
	const left = tokens.flatMap((token, at) => {
		const isOfRest = only.test(token.text) || rest.test(token.text);
		const saysRest = tags[at - 1] === true && tags.indexOf(false) < at && isOfRest;
		if (tags[at] || saysRest) return [];
		// The comma before retracted words separated them, so it goes with them.
		const isBeforeGone = tags[at + 1] === true && tags.includes(false, at + 1);
		return [isBeforeGone ? { ...token, isLast: false } : token];
	});
	return { left, gone: tokens.filter((_, at) => tags[at]), isDoubtful };
}
