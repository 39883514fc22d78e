/** The sound of a word, so that spellings of one word meet: "razai" and "rajaai", "phone" and "फोन". */
import { remembered } from "./remembered.ts";

/** Without long vowels, doubled letters and letters that Hinglish uses for one sound. */
export const foldWord = remembered((word) =>
	word
		.replaceAll("aa", "a")
		.replaceAll("ee", "i")
		.replaceAll("oo", "u")
		.replaceAll("ph", "f")
		.replaceAll("z", "j")
		.replaceAll("w", "v")
		.replace(/(.)\1+/g, "$1"),
);

/** English spelling → sound. Order counts. */
const english: readonly (readonly [RegExp, string])[] = [
	[/^kn/g, "n"],
	[/^wr/g, "r"],
	[/^wh/g, "v"],
	[/^yu/g, "u"],
	[/[ts]ion/g, "san"],
	[/tch/g, "ch"],
	[/sch/g, "sk"],
	[/dg/g, "j"],
	[/igh|aai/g, "A"],
	[/gu(?=[aeiou])/g, "g"],
	[/qu/g, "kv"],
	[/x/g, "ks"],
	[/ph/g, "f"],
	[/ck/g, "k"],
	[/c(?=[eiy])/g, "s"],
	[/ch/g, "C"],
	[/c/g, "k"],
	[/C/g, "c"],
	[/sh/g, "s"],
	[/([bdgkptj])h/g, "$1"],
	[/e[aei]/g, "i"],
	[/e?w$/g, "u"],
	[/aw|au|ou|ow|oa/g, "o"],
	[/oo|ui|ue/g, "u"],
	[/ai|ay|ey/g, "e"],
	[/([bcdfgjklmnprstvz])e$/g, "$1"],
	[/y$/g, "i"],
	[/ie/g, "i"],
	[/w/g, "v"],
	[/q/g, "k"],
	[/n(?=[bpmf])/g, "m"],
	[/iy|yi/g, "i"],
	[/y/g, "i"],
	[/([^aeiou])h/g, "$1"],
	[/h$/g, ""],
	[/A/g, "ai"],
	[/(.)\1+/g, "$1"],
];

/** As the word would be spoken, in few letters; "z" and "j" stay apart. */
export const soundOf = remembered((word) =>
	english.reduce((sound, [spelt, spoken]) => sound.replace(spelt, spoken), word),
);

/** Equal for all words that may be the same: the consonants, and whether a vowel comes first. */
export function skeletonOf(sound: string): string {
	const first = /^[aeiou]/.test(sound) ? "*" : "";
	return first + sound.replaceAll(/[aeiou]/g, "").replaceAll(/[zj]/g, "s");
}

const near: Readonly<Record<string, number>> = {
	ae: 0.4,
	ei: 0.4,
	ou: 0.4,
	ao: 0.5,
	au: 0.6,
	ai: 0.6,
	eo: 0.8,
	eu: 0.8,
	io: 0.8,
	iu: 0.8,
	jz: 0.1,
	sz: 0.2,
	js: 0.9,
};

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

/** "shirts" → "shirt", "dresses" → "dress", "parties" → "party". */
export function singular(word: string): string {
	if (word.length < 4 || !word.endsWith("s") || word.endsWith("ss")) return word;
	if (word.endsWith("ies") && word.length > 4) return `${word.slice(0, -3)}y`;
	if (/(s|x|z|ch|sh)es$/.test(word)) return word.slice(0, -2);
	return word.slice(0, -1);
}

/**
 * The first four letters of a word's sound, "#" for a word with a digit. Forms ("karo", "karoge") and spellings in either
 * script share a key; so may unrelated words.
 */
export const wordKey = remembered((word) => (/\d/.test(word) ? "#" : soundOf(word).slice(0, 4)));
