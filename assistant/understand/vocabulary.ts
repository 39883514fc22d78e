/** What the reader's words are: concepts, names of things, and which word a misspelt one stands for. */
import { singular } from "./singular.ts";
import { foldWord, skeletonOf, soundDistance, soundOf, soundTolerance } from "./sound.ts";
import { nearestWord } from "./spelling.ts";
import { plainWords, type Token, tokensOf } from "./tokens.ts";
import {
	beyondWords,
	conceptWords,
	fillers,
	hostileWords,
	otherShops,
	unlisted,
} from "./words/concepts.ts";
import { itemWords, weakItemWords, widerWords } from "./words/item-words.ts";
import { ordinaryWords } from "./words/ordinary-words.ts";
import { verbConcept } from "./words/verbs.ts";

/** Words in a row with what they mean: a concept, or canonical words of things. */
interface Phrase {
	words: readonly string[];
	meaning: string;
}

type Phrases = Map<string, Phrase[]>;

export interface Vocabulary {
	/** A word as the tables write it, folded; undefined if it is not known and none is near. */
	known(token: Pick<Token, "text" | "isHindi">): string | undefined;
	/** Whether a table has the word itself, but for long vowels and doubled letters. */
	has(text: string): boolean;
	/** Whether the word is an ordinary one of no meaning here. */
	isOrdinary(word: string): boolean;
	conceptAt(words: readonly string[], start: number): Phrase | undefined;
	/** A name of several words, which are known as a thing's from then on. */
	learnName(name: string, words: readonly string[]): void;
	/** The canonical words of a thing: "blanket double". */
	thingAt(words: readonly string[], start: number): Phrase | undefined;
}

const rankOf = { thing: 0, concept: 1, filler: 3, never: Number.POSITIVE_INFINITY } as const;

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

function split(texts: string): string[] {
	return texts
		.split(",")
		.map((text) => text.trim())
		.filter((text) => text !== "");
}

/** First letters that are written for one another. */
const beginnings = ["ck", "fp", "jzg", "vw", "iey", "aeo", "uo"];

function mayBegin(text: string, word: string): boolean {
	const [one, other] = [text.charAt(0), word.charAt(0)];
	return (
		one === other || beginnings.some((letters) => letters.includes(one) && letters.includes(other))
	);
}

class Tables {
	readonly ranks = new Map<string, number>();
	readonly concepts: Phrases = new Map();
	readonly things: Phrases = new Map();
	/** A word as written → its key: folded, unless another word of another meaning folds to the same. */
	readonly keys = new Map<string, string>();
	private readonly bare = new Map<string, string>();
	private readonly owners = new Map<string, string>();
	private readonly byLetter = new Map<string, ReadonlyMap<string, number>>();
	private readonly sounds = new Map<string, { word: string; sound: string }[]>();

	constructor(from?: Tables) {
		if (!from) return;
		for (const [word, rank] of from.ranks) this.ranks.set(word, rank);
		for (const [first, list] of from.concepts) this.concepts.set(first, [...list]);
		for (const [first, list] of from.things) this.things.set(first, [...list]);
		for (const [skeleton, list] of from.sounds) this.sounds.set(skeleton, [...list]);
		for (const [word, key] of from.keys) this.keys.set(word, key);
		for (const [key, meaning] of from.owners) this.owners.set(key, meaning);
	}

	/** Words that may be meant by a misspelt one. */
	startingWith(letter: string): ReadonlyMap<string, number> {
		let words = this.byLetter.get(letter);
		if (!words) {
			words = new Map(
				[...this.ranks].filter(
					([word, rank]) => word.charAt(0) === letter && rank !== rankOf.never,
				),
			);
			this.byLetter.set(letter, words);
		}
		return words;
	}

	keyFor(word: string, meaning?: string): string {
		const known = this.keys.get(word);
		if (known !== undefined) return known;
		const folded = foldWord(word);
		if (meaning === undefined) return folded;
		const owner = this.owners.get(folded);
		const key = owner === undefined || owner === meaning ? folded : `${word}_`;
		if (key === folded) this.owners.set(folded, meaning);
		this.keys.set(word, key);
		return key;
	}

	keysOf(text: string, meaning?: string): string[] {
		const words = plainWords(text);
		return words.map((word) => this.keyFor(word, words.length === 1 ? meaning : undefined));
	}

	learn(phrases: Phrases, text: string, meaning: string, rank: number) {
		this.learnKeys(phrases, this.keysOf(text, meaning), meaning, rank);
	}

	learnKeys(phrases: Phrases, words: readonly string[], meaning: string, rank: number) {
		const [first] = words;
		if (first === undefined) return;
		for (const word of words) this.rank(word, rank);
		const list = phrases.get(first) ?? [];
		if (list.some((phrase) => phrase.words.join(" ") === words.join(" "))) return;
		list.push({ words, meaning });
		list.sort((a, b) => b.words.length - a.words.length);
		phrases.set(first, list);
	}

	forget(phrases: Phrases, meanings: ReadonlySet<string>, word: string) {
		const list = phrases.get(word);
		if (!list) return;
		phrases.set(
			word,
			list.filter(({ words, meaning }) => words.length > 1 || !meanings.has(meaning)),
		);
	}

	rank(word: string, rank: number) {
		this.byLetter.delete(word.charAt(0));
		if (rank < (this.ranks.get(word) ?? rankOf.never)) {
			if (!this.ranks.has(word) || this.ranks.get(word) === rankOf.never) this.sound(word);
			this.ranks.set(word, rank);
		} else if (!this.ranks.has(word)) this.ranks.set(word, rank);
	}

	private sound(word: string) {
		if (word.length < 3 || /\d/.test(word)) return;
		const variants = new Set([
			soundOf(word),
			soundOf(word.replace(/g(?=[ei])/g, "j")),
			soundOf(word.replace(/i(?=[bcdfgklmnprstvz]e$)/, "aai")),
		]);
		for (const sound of variants) {
			const skeleton = skeletonOf(sound);
			const list = this.sounds.get(skeleton) ?? [];
			list.push({ word, sound });
			this.sounds.set(skeleton, list);
		}
	}

	/** "Crtn" is curtain. */
	withoutVowels(text: string): string | undefined {
		if (this.bare.size === 0)
			for (const [raw, key] of this.keys) {
				const letters = raw.replace(/[aeiou]/g, "");
				const rank = this.ranks.get(key) ?? rankOf.never;
				if (letters.length < 3 || rank > rankOf.concept) continue;
				const known = this.bare.get(letters);
				if (known === undefined || rank < (this.ranks.get(known) ?? rankOf.never))
					this.bare.set(letters, key);
			}
		// "Shrts" are rather shirts than shorts, which the shop does not name.
		const [one, many] = [this.bare.get(text.replace(/s$/, "")), this.bare.get(text)];
		const isThing = one !== undefined && this.ranks.get(one) === rankOf.thing;
		return isThing ? one : (many ?? one);
	}

	soundsLike(text: string, isHindi: boolean): string | undefined {
		const sound = soundOf(text);
		const skeleton = skeletonOf(sound);
		let best: string | undefined;
		let least = isHindi ? soundTolerance(skeleton) : Math.min(0.6, soundTolerance(skeleton));
		for (const candidate of this.sounds.get(skeleton) ?? []) {
			const rank = (this.ranks.get(candidate.word) ?? 0) * 0.03;
			const distance = soundDistance(sound, candidate.sound) + rank;
			if (!isHindi && !mayBegin(text, candidate.word)) continue;
			if (distance <= least + (best ? 0 : 0.05)) [best, least] = [candidate.word, distance];
		}
		return best;
	}

	at(phrases: Phrases, words: readonly string[], start: number): Phrase | undefined {
		return phrases.get(words[start] ?? "")?.find(({ words: wanted }) =>
			wanted.every((word, at) => {
				const said = words[start + at] ?? "";
				return said === word || (at > 0 && singular(said) === word);
			}),
		);
	}
}

const ordinary = "an ordinary word";

let commonTables: Tables | undefined;

/** What no shop's data changes. */
function common(): Tables {
	if (commonTables) return commonTables;
	const tables = new Tables();
	const entries: [Phrases, string, string, number][] = [];
	const add = (phrases: Phrases, texts: readonly string[], meaning: string, rank: number) => {
		for (const text of texts) entries.push([phrases, text, meaning, rank]);
	};
	const { concepts, things } = tables;
	for (const [meaning, texts] of Object.entries(conceptWords))
		add(concepts, split(texts), meaning, rankOf.concept);
	add(concepts, split(otherShops), "otherShop", rankOf.concept);
	add(concepts, split(unlisted.everyday), "everyday", rankOf.concept);
	add(concepts, split(unlisted.thing), "unlistedThing", rankOf.concept);
	add(concepts, split(unlisted.work), "unlistedWork", rankOf.concept);
	add(concepts, split(hostileWords), "hostile", rankOf.never);
	add(concepts, split(beyondWords), "beyond", rankOf.never);
	add(concepts, fillers.split(/\s+/), "", rankOf.filler);
	for (const [thing, texts] of Object.entries(itemWords))
		add(things, [...(thing.includes(" ") ? [] : [thing]), ...split(texts)], thing, rankOf.thing);
	add(things, Object.values(widerWords).flat(), "", rankOf.thing);
	for (const entry of entries) if (entry[0] === things && entry[2] === "") entry[2] = entry[1];
	// Words before phrases, which are spelt by them.
	const isPhrase = ([, text]: (typeof entries)[number]) => plainWords(text).length > 1;
	for (const entry of [...entries.filter((one) => !isPhrase(one)), ...entries.filter(isPhrase)])
		tables.learn(...entry);
	for (const word of ordinaryWords.split(/\s+/))
		tables.rank(tables.keyFor(word, ordinary), rankOf.never);
	commonTables = tables;
	return tables;
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
	const tables = new Tables(common());
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
		const key = `${token.isHindi ? "h" : ""}${token.text}`;
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
