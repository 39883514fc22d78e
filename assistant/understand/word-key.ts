/** Words as features of what is learnt: spellings of one word in Latin and Hindi letters come to the same. */
import { skeletonOf, soundOf } from "./sound.ts";

const keys = new Map<string, string>();

export function wordKey(word: string): string {
	if (/\d/.test(word)) return "#";
	if (word.length < 3) return word;
	let key = keys.get(word);
	if (key === undefined) {
		key = skeletonOf(soundOf(word));
		if (keys.size > 5000) keys.clear();
		keys.set(word, key);
	}
	return key;
}
