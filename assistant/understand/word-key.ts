/** Words as features of what is learnt. */
import { soundOf } from "./sound.ts";

const keys = new Map<string, string>();

/** How a word begins, by its sound: its forms ("karo", "karoge") and its spellings, in both scripts, come to the same. */
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
