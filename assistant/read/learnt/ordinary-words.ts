/** Words that stand at least four times among the examples: whoever writes one means it, so it is no misspelt garment. */
import { bytesOf, hashOf, placeIn } from "./bytes.ts";
import learnt from "./ordinary-words.json" with { type: "json" };

const hashes = new Uint32Array(bytesOf(learnt.words));

/** @param isHindi it was typed in Hindi letters */
export const isOrdinary = (word: string, isHindi: boolean): boolean =>
	placeIn(hashes, hashOf(isHindi ? `hi ${word}` : word)) >= 0;
