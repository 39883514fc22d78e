import { soundOf } from "./sound.ts";

const keys = new Map<string, string>();

/**
 * The first four letters of a word's sound, "#" for a word with a digit. Forms ("karo", "karoge") and spellings in either
 * script share a key; so may unrelated words.
 */
export function wordKey(word: string): string {
	if (/\d/.test(word)) return "#";
	let key = keys.get(word);
	if (key === undefined) {
		key = soundOf(word).slice(0, 4);
		if (keys.size > 5000) keys.clear();
		keys.set(word, key);
	}
	return key;
}
