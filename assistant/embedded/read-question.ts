import { limits } from "../limits.ts";
import { longestName, type Place, placeAt } from "../served-area.ts";
import { shortForms } from "./common-words.ts";
import type { Lexicon } from "./lexicon.ts";
import { questionWords } from "./plain-words.ts";

export interface Reading {
	/** The engine's words in the order of the question; "and" where it lists things. */
	readonly words: readonly string[];
	/** Words that mean nothing to the engine, without numbers. */
	readonly unknown: readonly string[];
	readonly areas: readonly string[];
	/** An unknown word stands where a place would: "from …", "… se". */
	readonly namesPlace: boolean;
	/** All words with spelling corrected, for a search in running texts. */
	readonly spelt: readonly string[];
	has(...words: string[]): boolean;
}

const most = { words: 90, corrections: 24 };

export function readQuestion(
	question: string,
	lexicon: Lexicon,
	places: readonly Place[],
): Reading {
	const raw = questionWords(question.slice(0, limits.question))
		.slice(0, most.words)
		.map((word) => shortForms.get(word) ?? word);
	const words: string[] = [];
	const unknown: string[] = [];
	const areas: string[] = [];
	const spelt = correct(raw, lexicon, places);
	for (let at = 0; at < spelt.length; ) {
		const area = servedAt(spelt, at, places, lexicon);
		if (area) {
			areas.push(area.name);
			at += area.length;
			continue;
		}
		const phrase = lexicon.phraseAt(spelt, at);
		const word = spelt[at] ?? "";
		at += phrase?.words.length ?? 1;
		const meaning = phrase?.meaning ?? lexicon.meaningOf(word);
		if (meaning) words.push(...meaning.split(" "));
		else if (meaning === undefined && !/^\d+/.test(word)) unknown.push(word);
	}
	const known = new Set(words);
	return {
		words,
		unknown,
		areas,
		namesPlace: unknown.some((word) => isPlaceIn(spelt, word)),
		spelt,
		has: (...wanted) => wanted.some((word) => known.has(word)),
	};
}

/** The served area that is named at an index. A single word that the lexicon knows names none. */
function servedAt(
	words: readonly string[],
	start: number,
	places: readonly Place[],
	lexicon: Lexicon,
): { name: string; length: number } | undefined {
	const shortest = lexicon.meaningOf(words[start] ?? "") === undefined ? 1 : 2;
	for (let length = longestName; length >= shortest; length--) {
		const found = placeAt(words, start, length, places);
		if (found) return found.served ? { name: found.name, length } : undefined;
	}
	return undefined;
}

const beforePlaces = new Set(["from", "frm", "in", "to", "at", "near", "till", "upto"]);
const afterPlaces = new Set(["me", "mein", "mai", "main", "se", "tak", "pe", "par"]);

function isPlaceIn(spelt: readonly string[], word: string): boolean {
	const at = spelt.indexOf(word);
	return beforePlaces.has(spelt[at - 1] ?? "") || afterPlaces.has(spelt[at + 1] ?? "");
}

/** Corrects the words, but for unknown ones after "from", which are a place's name. */
function correct(raw: readonly string[], lexicon: Lexicon, places: readonly Place[]): string[] {
	let corrections = 0;
	let placeName = -2;
	return raw.flatMap((word, at) => {
		if (lexicon.meaningOf(word) !== undefined || /\d/.test(word)) return [word];
		if (servedAt(raw, at, places, lexicon)) return [word];
		if (raw[at - 1] === "from" || placeName === at - 1) placeName = at;
		if (placeName === at || ++corrections > most.corrections) return [word];
		const right = lexicon.spell(word);
		return right === undefined ? (splitPair(word, lexicon) ?? [word]) : [right];
	});
}

function splitPair(word: string, lexicon: Lexicon): string[] | undefined {
	for (let cut = 3; cut <= word.length - 3 && word.length <= 24; cut++) {
		const pair = [word.slice(0, cut), word.slice(cut)];
		if (pair.every((part) => lexicon.meaningOf(part))) return pair;
	}
	return undefined;
}
