import { beyondWords, fillers, hostileWords, ordinaryWords, otherShops } from "./common-words.ts";
import { itemWords, unlistedWords, widerWords } from "./item-words.ts";
import { plainWords } from "./plain-words.ts";
import { singular } from "./singular.ts";
import { createSpeller, neverMeant, type Speller } from "./spelling.ts";
import { separators, topicWords } from "./topic-words.ts";

interface Phrase {
	words: readonly string[];
	meaning: string;
}

export interface Lexicon {
	/** A word → the engine's word, "" for a filler; undefined if the word is not known. */
	meaningOf(word: string): string | undefined;
	phraseAt(words: readonly string[], start: number): Phrase | undefined;
	spell: Speller;
}

/** Of a word in two tables the first meaning wins. */
function entries(
	otherPlaces: readonly string[],
	cityNames: readonly string[],
): [meaning: string, texts: string][] {
	return [
		...Object.entries(topicWords),
		...Object.entries(itemWords),
		["place", otherPlaces.join(", ")],
		["hostile", hostileWords],
		["othershop", otherShops],
		["unlisted", unlistedWords.thing],
		["unlistedwork", unlistedWords.work],
		["beyond", beyondWords],
		["and", separators],
		["city", cityNames.join(", ")],
		["", fillers.split(/\s+/).join(", ")],
	];
}

/** Endings of Hindi plurals: "jooton" is "joota". */
const hindiPlural = /(iyon|iyan|iyaan|on|ein|en|yan)$/;

function wordForms(word: string): string[] {
	const stem = word.length > 5 ? word.replace(hindiPlural, "") : word;
	return [word, singular(word), ...(stem === word ? [] : [stem, `${stem}a`, `${stem}i`])];
}

function isFormOf(word: string, known: string): boolean {
	return word === known || singular(word) === known;
}

/**
 * @param ownTexts names in the shop's data, which overrule "unlisted"
 * @param holidays names of the special days
 * @param otherPlaces places where the shop does not promise to come
 * @param cityNames spellings of the shop's city
 */
export function createLexicon(
	ownTexts: readonly string[],
	holidays: readonly string[] = [],
	otherPlaces: readonly string[] = [],
	cityNames: readonly string[] = [],
): Lexicon {
	const meanings = new Map<string, string>();
	const phrases = new Map<string, Phrase[]>();
	const ranks = new Map<string, number>();
	const overruled = new Set(["unlisted", "unlistedwork", "beyond", "place"]);

	const refused = new Set(["hostile", "othershop", "beyond"]);

	function learn(text: string, meaning: string, rank: number) {
		const words = plainWords(text);
		for (const word of words) if (!ranks.has(word)) ranks.set(word, rank);
		const [first] = words;
		if (first === undefined) return;
		if (words.length > 1) {
			const list = phrases.get(first) ?? [];
			if (!list.some((phrase) => phrase.words.join(" ") === words.join(" ")))
				phrases.set(first, list.concat({ words, meaning }));
		} else if (!meanings.has(first)) meanings.set(first, meaning);
	}

	entries(otherPlaces, cityNames).forEach(([meaning, texts], place) => {
		const rank = refused.has(meaning) ? neverMeant : place;
		if (meaning && !overruled.has(meaning) && !meaning.includes(" ")) learn(meaning, meaning, rank);
		for (const text of texts.split(",")) learn(text, meaning, rank);
	});
	for (const name of holidays) learn(name, "holiday", 0);
	for (const word of Object.values(widerWords).flat()) learn(word, word, 0);
	for (const text of ownTexts) {
		for (const word of plainWords(text)) {
			const known = meanings.get(word) ?? meanings.get(singular(word));
			if (known === undefined || overruled.has(known)) meanings.set(word, singular(word));
			if (!meanings.has(singular(word))) meanings.set(singular(word), singular(word));
			ranks.set(word, 0);
		}
	}
	for (const word of plainWords(ordinaryWords))
		if (!ranks.has(word)) ranks.set(word, Number.POSITIVE_INFINITY);
	for (const list of phrases.values()) list.sort((a, b) => b.words.length - a.words.length);

	return {
		meaningOf(word) {
			const form = wordForms(word).find((candidate) => meanings.has(candidate));
			return form === undefined ? undefined : meanings.get(form);
		},
		phraseAt: (words, start) =>
			phrases
				.get(words[start] ?? "")
				?.find((phrase) =>
					phrase.words.every((word, offset) => isFormOf(words[start + offset] ?? "", word)),
				),
		spell: createSpeller(ranks),
	};
}
