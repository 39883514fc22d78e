/** The sound of a word, so that spellings of one word meet: "razai" and "rajaai", "phone" and "फोन". */
import { remembered } from "./remembered.ts";
import english from "./words/languages/en.json" with { type: "json" };

/** English spelling → sound, in this order. */
const rules = english.sounds.map(
	([spelt = "", spoken = ""]) => [new RegExp(spelt, "g"), spoken] as const,
);

/** As the word would be spoken, in few letters; "z" and "j" stay apart. */
export const soundOf = remembered((word) =>
	rules.reduce((sound, [spelt, spoken]) => sound.replace(spelt, spoken), word),
);

/** Equal for all words that may be the same: the consonants, and whether a vowel comes first. */
export function skeletonOf(sound: string): string {
	const first = /^[aeiou]/.test(sound) ? "*" : "";
	return first + sound.replaceAll(/[aeiou]/g, "").replaceAll(/[zj]/g, "s");
}

/**
 * The first four letters of a word's sound, "#" for a word with a digit. Forms ("karo", "karoge") and spellings in either
 * script share a key; so may unrelated words.
 */
export const wordKey = remembered((word) => (/\d/.test(word) ? "#" : soundOf(word).slice(0, 4)));

/** Two sounds that may be one, and how far they are apart. */
const near: Readonly<Record<string, number>> = Object.fromEntries(
	"ae 0.4 ei 0.4 ou 0.4 ao 0.5 au 0.6 ai 0.6 eo 0.8 eu 0.8 io 0.8 iu 0.8 jz 0.1 sz 0.2 js 0.9"
		.split(/(?<=\d) /)
		.map((pair) => [pair.slice(0, 2), Number(pair.slice(3))]),
);

function changeCost(one: string, other: string): number {
	if (one === other) return 0;
	return near[one < other ? one + other : other + one] ?? 2;
}

function lossCost(sign: string): number {
	if (sign === "a") return 0.25;
	return /[eiou]/.test(sign) ? 0.4 : 2;
}

/** The distance of two sounds: 0 for the same, under 1 for spellings of one word. */
export function soundDistance(one: string, other: string): number {
	let row = [0];
	for (const sign of other) row.push((row.at(-1) ?? 0) + lossCost(sign));
	for (const sign of one) {
		const next = [(row[0] ?? 0) + lossCost(sign)];
		for (let at = 1; at <= other.length; at++) {
			const heard = other.charAt(at - 1);
			next.push(
				Math.min(
					(row[at - 1] ?? 0) + changeCost(sign, heard),
					(row[at] ?? 0) + lossCost(sign),
					(next[at - 1] ?? 0) + lossCost(heard),
				),
			);
		}
		row = next;
	}
	return row.at(-1) ?? 0;
}
