/** The reader's words: concepts, names of things, and which word a misspelt one stands for. */
import { commonWords } from "./common-words.ts";
import { singular } from "./singular.ts";
import { soundDistance, soundOf } from "./sound.ts";
import { nearestWord } from "./spelling.ts";
import { type Token, tokensOf } from "./tokens.ts";
import { type Phrase, type Phrases, rankOf, WordTables } from "./word-tables.ts";
import { weakItemWords } from "./words/item-words.ts";
import { verbConcept } from "./words/verbs.ts";

export interface Vocabulary {
	/** A word as the tables write it, folded; undefined if it is not known and none is near. */
	known(token: Pick<Token, "text" | "isHindi">): string | undefined;
	/** True if a table has the word itself, but for long vowels and doubled letters. */
	has(text: string): boolean;
	/** True if the word is an ordinary one of no meaning here. */
	isOrdinary(word: string): boolean;
	conceptAt(words: readonly string[], start: number): Phrase | undefined;
	/** A name of several words, which are known as a thing's from then on. */
	learnName(name: string, words: readonly string[]): void;
	/** The canonical words of a thing: "blanket double". */
	thingAt(words: readonly string[], start: number): Phrase | undefined;
}

/** Endings of Hindi plurals: "jooton" is "joota". */
const hindiPlural = /(?:iyon|iyan|on|ein|en|yan|yon|o|e)$/;

function formsOf(word: string): string[] {
	const forms = [singular(word)];
	if (word.length > 5 && word.endsWith("ing"))
		forms.push(word.slice(0, -3), `${word.slice(0, -3)}e`);
	if (word.length > 4 && word.endsWith("ed")) forms.push(word.slice(0, -2), word.slice(0, -1));
	if (word.length > 4) {
		const stem = word.replace(hindiPlural, "");
		if (stem !== word && stem.length > 2) forms.push(stem, `${stem}a`, `${stem}i`);
	}
	return forms;
}

const overruled: ReadonlySet<string> = new Set([
	"unlistedThing",
	"unlistedWork",
	"everyday",
	"beyond",
]);

/**
 * @param names names of the rate card's items in all languages and their other names: they overrule "unlisted"
 * @param concepts further words of a concept, such as the names of festivals
 */
export function createVocabulary(
	names: readonly string[],
	concepts: Readonly<Record<string, readonly string[]>> = {},
): Vocabulary {
	const tables = new WordTables(commonWords());
	const single = (phrases: Phrases, word: string) =>
		[word, singular(word)].some((form) =>
			phrases.get(tables.keyFor(form))?.some((phrase) => phrase.words.length === 1),
		);
	for (const name of names) {
		for (const { text: word, isHindi } of tokensOf(name)) {
			tables.forget(tables.concepts, overruled, tables.keyFor(word));
			if (isHindi && tables.soundsLike(word, true) !== undefined) continue;
			if (
				/^\d/.test(word) ||
				weakItemWords.has(word) ||
				single(tables.things, word) ||
				single(tables.concepts, word)
			)
				continue;
			const one = singular(word);
			for (const form of new Set([one, word])) tables.learn(tables.things, form, one, rankOf.thing);
		}
	}
	for (const [concept, words] of Object.entries(concepts))
		for (const word of words) tables.learn(tables.concepts, word, concept, rankOf.concept);
	const spelt = new Map<string, string | undefined>();

	function find({ text, isHindi }: Pick<Token, "text" | "isHindi">): string | undefined {
		const word = tables.keyFor(text);
		const { ranks } = tables;
		if (ranks.has(word)) return word;
		if (/\d/.test(word)) return undefined;
		const form = formsOf(text)
			.map((candidate) => tables.keyFor(candidate))
			.find((candidate) => ranks.has(candidate));
		if (form !== undefined) return form;
		if (verbConcept(word) !== undefined) return word;
		if (!isHindi && /^[^aeiou]{3,}$/.test(text)) return tables.withoutVowels(text);
		const alike = word.length > (isHindi ? 2 : 3) ? tables.soundsLike(text, isHindi) : undefined;
		if (alike && (isHindi || soundDistance(soundOf(text), soundOf(alike)) < 0.3)) return alike;
		return nearestWord(word, tables.startingWith(word.charAt(0))) ?? alike;
	}

	function known(token: Pick<Token, "text" | "isHindi">): string | undefined {
		const key = `${token.isHindi ? "hi " : ""}${token.text}`;
		if (spelt.has(key)) return spelt.get(key);
		const word = token.text.length > 24 ? undefined : find(token);
		if (spelt.size > 5000) spelt.clear();
		spelt.set(key, word);
		return word;
	}

	return {
		known,
		has(text) {
			const key = tables.keyFor(text);
			return tables.ranks.has(key) || tables.ranks.has(tables.keyFor(singular(text)));
		},
		learnName(name, words) {
			const keys = tokensOf(name).map((token) => known(token) ?? tables.keyFor(token.text));
			tables.learnKeys(tables.things, keys, words.join(" "), rankOf.thing);
			spelt.clear();
		},
		isOrdinary: (word) =>
			tables.ranks.get(word) === rankOf.never &&
			!tables.concepts.has(word) &&
			!tables.things.has(word),
		conceptAt(words, start) {
			const found = tables.at(tables.concepts, words, start);
			if (found) return found;
			const concept = verbConcept(words[start] ?? "");
			return concept === undefined ? undefined : { words: [words[start] ?? ""], meaning: concept };
		},
		thingAt: (words, start) => tables.at(tables.things, words, start),
	};
}
