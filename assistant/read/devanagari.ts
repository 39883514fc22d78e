import { wordPairs } from "../word-pairs.ts";

/** Hindi letters in Latin ones; dotted letters are two characters. */
const consonants =
	wordPairs(`क़ k ख़ kh ग़ g ज़ z ड़ r ढ़ rh फ़ f क k ख kh ग g घ gh ङ n च ch छ chh ज j झ jh ञ n ट t ठ th ड d ढ dh
	ण n त t थ th द d ध dh न n प p फ ph ब b भ bh म m य y र r ल l व v ळ l श sh ष sh स s ह h`);
const vowels = wordPairs(`अ a आ aa इ i ई ee उ u ऊ oo ए e ऐ ai ओ o औ au ऑ o ऋ ri ऍ e`);
const vowelSigns: ReadonlyMap<string, string> = new Map([
	...wordPairs(`ा aa ि i ी ee ु u ू oo े e ै ai ो o ौ au ृ ri ॉ o ॅ e`),
	["्", ""],
]);
/** A letter with its nukta, if it has one. */
const letters = /.\u093c?/gu;
const nasal = /[ंँ]/;
const beforeM = /^[पफबभम]/;

/** Words that would look like another word in Latin letters. */
const whole =
	wordPairs(`में mein मे mein मैं main यह yeh ये yeh वह woh वो woh हूँ hoon हूं hoon सूट suit पैंट pant पेंट pant
	रग rug पैन्ट pant है hai हैं hain ओर aur पे pe सेम same डे day नहीं nahi नही nahi दूँ du दूं du
	सादी sada सादे sada सारी sare ही hee`);

/** A word in Hindi letters as people type it in Latin ones: "कितना" → "kitna". */
function latinWord(word: string): string {
	const known = whole.get(word.normalize("NFC"));
	if (known !== undefined) return known;
	const signs = word.normalize("NFD").match(letters) ?? [];
	const sounds = signs.map((sign, place) => {
		const next = signs[place + 1];
		if (nasal.test(sign)) return next !== undefined && beforeM.test(next) ? "m" : "n";
		const consonant = consonants.get(sign);
		if (consonant === undefined) return vowels.get(sign) ?? vowelSigns.get(sign) ?? "";
		return next === undefined || vowelSigns.has(next) ? consonant : `${consonant}A`;
	});
	// Drops inherent vowels that are not spoken.
	return sounds
		.join("")
		.replace(/([aeiouA][bcdfghjklmnpqrstvyz]h?)A(?=[bcdfghjklmnpqrstvyz]h?[aeiou])/g, "$1")
		.toLowerCase();
}

const firstDigit = "०".charCodeAt(0);

/** Words and figures in Hindi letters in Latin ones; the rest stays. */
export function inLatinLetters(text: string): string {
	return text
		.replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - firstDigit))
		.replace(/[\u0900-\u0963\u0971-\u097f]+/g, latinWord);
}
