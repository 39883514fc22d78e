/** Writes Hindi in Latin letters as people type it: "कपड़े वापस मिल जाते हैं।" → "Kapde wapas mil jaate hain." */
import { wordPairs } from "../../read/devanagari.ts";
import phrases from "./hinglish.json" with { type: "json" };

const consonants = wordPairs(
	`क k ख kh ग g घ gh ङ n च ch छ chh ज j झ jh ञ n ट t ठ th ड d ढ dh ण n त t थ th द d ध dh न n प p फ ph ब b भ bh म m
	य y र r ल l व v श sh ष sh स s ह h क़ q ख़ kh ग़ g ज़ z फ़ f ड़ d ढ़ dh`,
);

/** Vowels by their own letters and by their signs, as in the middle of a word. */
const vowels = wordPairs(
	`अ a आ a इ i ई i उ u ऊ oo ऋ ri ए e ऐ ai ओ o औ au ऑ o ऍ e
	ा a ि i ी i ु u ू oo ृ ri े e ै ai ो o ौ au ॉ o ॅ e`,
);

/** Long vowels that are written double: "saaf", "theek". */
const long = wordPairs("ा aa आ aa ी ee ई ee");

const vowelLetters = "अआइईउऊऋएऐओऔऑऍ";
const nukta = "\u093c";
const virama = "्";

interface Sound {
	consonant: string;
	/** The sign or letter of its vowel; "" for the inherent one, undefined for none. */
	vowel: string | undefined;
	nasal: boolean;
}

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

function spellOut(word: string): string {
	const sounds = withoutSilent(soundsOf(word));
	const syllables = sounds.filter(({ vowel }) => vowel !== undefined).length;
	return sounds
		.map((sound, place) => {
			const isFirst = sounds.findIndex(({ vowel }) => vowel !== undefined) === place;
			const isLast = place === sounds.length - 1;
			const next = sounds[place + 1];
			const closes = place === sounds.length - 2 && next?.vowel === undefined && !sound.nasal;
			const isDouble =
				closes ||
				(sounds.length === 1 && sound.consonant === "") ||
				(sound.vowel !== "ी" && sound.vowel !== "ई" && isFirst && !isLast && syllables <= 2);
			if (isLast && sound.vowel === "े" && sound.nasal)
				return `${consonantOf(sound, place, sounds)}ein`;
			return `${consonantOf(sound, place, sounds)}${vowelOf(sound, isDouble, isLast, sounds[place - 1])}${nasalOf(sound, next)}`;
		})
		.join("");
}

function consonantOf({ consonant }: Sound, place: number, sounds: readonly Sound[]): string {
	const next = sounds[place + 1];
	if (consonant === "व" && place === 0) return "w";
	if (consonant === "छ" && sounds[place]?.vowel === undefined) return "ch";
	if (consonant === "च" && next?.consonant === "छ") return "";
	return consonants.get(consonant) ?? "";
}

function vowelOf(
	{ consonant, vowel }: Sound,
	isDouble: boolean,
	isLast: boolean,
	before: Sound | undefined,
): string {
	if (vowel === undefined) return "";
	if (vowel === "") return "a";
	if (isLast && vowel === "ू") return "u";
	// "kijiye", "jayenge": two vowels meet.
	if (vowel === "ए" && consonant === "" && before?.vowel) return "ye";
	return (isDouble ? long.get(vowel) : undefined) ?? vowels.get(vowel) ?? "";
}

function nasalOf({ nasal }: Sound, next: Sound | undefined): string {
	if (!nasal) return "";
	return next && "पफबभम".includes(next.consonant.charAt(0)) && next.consonant ? "m" : "n";
}

function soundsOf(word: string): Sound[] {
	const sounds: Sound[] = [];
	for (const letter of word) {
		const last = sounds.at(-1);
		if (letter === nukta && last) last.consonant += nukta;
		else if (letter === virama && last) last.vowel = undefined;
		else if ((letter === "ं" || letter === "ँ") && last) last.nasal = true;
		else if (vowelLetters.includes(letter))
			sounds.push({ consonant: "", vowel: letter, nasal: false });
		else if (vowels.has(letter) && last) last.vowel = letter;
		else if (consonants.has(letter)) sounds.push({ consonant: letter, vowel: "", nasal: false });
	}
	return sounds;
}

/** Takes away inherent vowels that nobody says: the last, and from the end those between two syllables. */
function withoutSilent(sounds: readonly Sound[]): Sound[] {
	const said = sounds.map((sound) => ({ ...sound }));
	const last = said.at(-1);
	if (last && said.length > 1 && last.vowel === "" && !last.nasal) last.vowel = undefined;
	for (let place = said.length - 2; place > 0; place--) {
		const [before, sound, after] = [said[place - 1], said[place], said[place + 1]];
		const isSilent =
			sound?.vowel === "" &&
			!sound.nasal &&
			before?.vowel !== undefined &&
			after?.vowel !== undefined &&
			after.consonant !== "";
		if (sound && isSilent) sound.vowel = undefined;
	}
	return said;
}
