import { limits } from "../limits.ts";
import type { Place } from "../served-area.ts";
import { shortForms } from "./common-words.ts";
import type { Lexicon } from "./lexicon.ts";
import { questionWords } from "./plain-words.ts";
import { servedAt } from "./served-areas.ts";

/** A question as the engine understands it. */
export interface Reading {
	/** The engine's words in the order of the question; "and" where it lists things. */
	readonly words: readonly string[];
	/** Words that mean nothing to the engine, without numbers. */
	readonly unknown: readonly string[];
	/** The areas named that the shop serves, as the data write them. */
	readonly areas: readonly string[];
	/** A word that the engine does not know stands where a place would: "from …", "… se". */
	readonly namesPlace: boolean;
	/** All words, put right, for a search in running texts. */
	readonly spelt: readonly string[];
	has(...words: string[]): boolean;
}

/** Bounds the work for one question, however long it is. */
const most = { words: 90, corrections: 24 };

/** Reads a question: corrects spelling, joins phrases, and gives each word its meaning. */
export function readQuestion(
	question: string,
	lexicon: Lexicon,
	places: readonly Place[],
): Reading {
	const raw = questionWords(question.slice(0, limits.question))
		.slice(0, most.words)
		.map((word) => (Object.hasOwn(shortForms, word) ? shortForms[word] : undefined) ?? word);
	const words: string[] = [];
	const unknown: string[] = [];
	const areas: string[] = [];
	const spelt = correct(raw, lexicon, places);
	for (let place = 0; place < spelt.length; ) {
		const area = servedAt(spelt, place, places, lexicon);
		if (area) {
			areas.push(area.name);
			place += area.length;
			continue;
		}
		const phrase = lexicon.phraseAt(spelt, place);
		const word = spelt[place] ?? "";
		place += phrase?.words.length ?? 1;
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

const beforePlaces = new Set(["from", "frm", "in", "to", "at", "near", "till", "upto"]);
const afterPlaces = new Set(["me", "mein", "mai", "main", "se", "tak", "pe", "par"]);

function isPlaceIn(spelt: readonly string[], word: string): boolean {
	const place = spelt.indexOf(word);
	return beforePlaces.has(spelt[place - 1] ?? "") || afterPlaces.has(spelt[place + 1] ?? "");
}

/** The words put right. What follows "from" is a place's name: it stays, if it is not known. */
function correct(raw: readonly string[], lexicon: Lexicon, places: readonly Place[]): string[] {
	let corrections = 0;
	let placeName = -2;
	return raw.flatMap((word, place) => {
		if (lexicon.meaningOf(word) !== undefined || /\d/.test(word)) return [word];
		if (servedAt(raw, place, places, lexicon)) return [word];
		if (raw[place - 1] === "from" || placeName === place - 1) placeName = place;
		if (placeName === place || ++corrections > most.corrections) return [word];
		const right = lexicon.spell(word);
		return right === undefined ? (parted(word, lexicon) ?? [word]) : [right];
	});
}

/** "shirtprice" → "shirt", "price". */
function parted(word: string, lexicon: Lexicon): string[] | undefined {
	for (let cut = 3; cut <= word.length - 3 && word.length <= 24; cut++) {
		const pair = [word.slice(0, cut), word.slice(cut)];
		if (pair.every((part) => lexicon.meaningOf(part))) return pair;
	}
	return undefined;
}
