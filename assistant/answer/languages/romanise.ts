/** Writes Hindi in Latin letters as people type it: "कपड़े वापस मिल जाते हैं।" → "Kapde wapas mil jaate hain." */
import { soundsOf } from "../../read/devanagari.ts";
import phrases from "./hinglish.json" with { type: "json" };

/** Words that people write otherwise than the rules would: loanwords, and the commonest. */
const spelledWords = new Map(
	phrases.spellings
		.flatMap((line) => line.split(", "))
		.map((entry) => entry.split(" "))
		.map(([hindi = "", latin = ""]): [string, string] => [plain(hindi), latin]),
);

/** Hindi without nuktas, and with one sign for nasals: spellings that differ in these are one word. */
function plain(word: string): string {
	return word.normalize("NFD").replaceAll("\u093c", "").replaceAll("ँ", "ं").normalize("NFC");
}

/** @param text Hindi; what is in other letters stays */
export function romanise(text: string): string {
	const latin = text
		.normalize("NFC")
		.replaceAll(/[\u0900-\u0963\u0966-\u097f]+(?:-[\u0900-\u0963\u0966-\u097f]+)*/g, wordOf)
		.replaceAll("।", ".");
	return latin.replaceAll(
		/(^|[.!?]\s+|^“)([a-z])/g,
		(_, before: string, letter: string) => `${before}${letter.toUpperCase()}`,
	);
}

function wordOf(word: string): string {
	const known = spelledWords.get(plain(word));
	if (known) return known;
	return word
		.split("-")
		.map((part) => spelledWords.get(plain(part)) ?? spellOut(part))
		.join(" ");
}

const consonant = "[bcdfghjklmnpqrstvwyz]h*";
/** An inherent vowel between two syllables, from the end: nobody says it. */
const silent = new RegExp(`^(.*[aeiouA]N?${consonant})A(?=${consonant}[aeiouA])`);

/** By its sounds; long vowels are written double in the first of two syllables ("jaate") and before a last consonant. */
function spellOut(word: string): string {
	// "Kapda", "padhai": a flap is written "d".
	let sounds = soundsOf(word.normalize("NFD").replaceAll(/(?<=[डढ])\u093c/g, ""));
	while (silent.test(sounds)) sounds = sounds.replace(silent, "$1");
	sounds = sounds
		.replaceAll("A", "a")
		.replaceAll(/aa|ee|oo/g, (long) => ({ aa: "A", ee: "I", oo: "U" })[long] ?? long)
		.replaceAll("chchh", "chh")
		.replaceAll(/chh(?![aeiouAIU])/g, "ch")
		.replace(/^v/, "w")
		// "Kijiye", "jayenge": two vowels meet.
		.replaceAll(/(?<=[aeiouAIU])e/g, "ye")
		.replace(/eN$/, "eiN")
		.replace(/U$/, "u");
	const isShort = (sounds.match(/ai|au|ei|[aeiouAIU]/g) ?? []).length < 3;
	return sounds
		.replace(new RegExp(`[AIU](?=${consonant}$)|^[AI]$`), doubled)
		.replace(isShort ? new RegExp(`^(?:${consonant})*[AU](?!N?$)`) : "", doubled)
		.replaceAll("U", "oo")
		.toLowerCase();
}

const doubled = (sounds: string) => sounds.replace("A", "aa").replace("I", "ee").replace("U", "oo");
