/** Words in Hindi letters as people type them in Latin ones: "कितना" → "kitna". */
import letters from "./words/languages/devanagari.json" with { type: "json" };

/** Reads "क k ख kh" as a table: each word and what stands for it. */
function wordPairs(list: string): ReadonlyMap<string, string> {
	const words = list.normalize("NFC").trim().split(/\s+/);
	return new Map(
		words.flatMap((word, at): [string, string][] =>
			at % 2 === 0 ? [[word, words[at + 1] ?? ""]] : [],
		),
	);
}

const consonants = wordPairs(letters.consonants);
const vowels = wordPairs(letters.vowels);
const signs: ReadonlyMap<string, string> = new Map([...wordPairs(letters.signs), ["्", ""]]);
/** Words that would look like another word in Latin letters. */
const words = wordPairs(letters.words);
const nasal = /[ंँ]/;

/** A word's sounds: "A" is the vowel of a consonant without a sign, "N" a vowel's nasal. */
export function soundsOf(word: string): string {
	// A letter with its nukta, if it has one: dotted letters are two characters.
	const all = word.normalize("NFD").match(/.\u093c?/gu) ?? [];
	const sounds = all.map((sign, place) => {
		const next = all[place + 1];
		if (nasal.test(sign)) return /^[पफबभम]/.test(next ?? "") ? "m" : "N";
		const consonant = consonants.get(sign);
		if (consonant === undefined) return vowels.get(sign) ?? signs.get(sign) ?? "";
		return next === undefined || signs.has(next) ? consonant : `${consonant}A`;
	});
	return sounds.join("");
}

function latinWord(word: string): string {
	const known = words.get(word.normalize("NFC"));
	if (known !== undefined) return known;
	// Drops inherent vowels that are not spoken.
	return soundsOf(word)
		.replaceAll("N", "n")
		.replace(/([aeiouA][bcdfghjklmnpqrstvyz]h?)A(?=[bcdfghjklmnpqrstvyz]h?[aeiou])/g, "$1")
		.toLowerCase();
}

/** Words and figures in Hindi letters in Latin ones; the rest stays. */
export const inLatinLetters = (text: string): string =>
	text
		.replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - "०".charCodeAt(0)))
		.replace(/[\u0900-\u0963\u0971-\u097f]+/g, latinWord);
