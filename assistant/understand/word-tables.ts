/** Words and phrases with what they mean, found by spelling and by sound. */
import { singular } from "./singular.ts";
import { foldWord, skeletonOf, soundDistance, soundOf, soundTolerance } from "./sound.ts";
import { plainWords } from "./tokens.ts";

/** Words in a row with what they mean: a concept, or canonical words of things. */
export interface Phrase {
	words: readonly string[];
	meaning: string;
}

export type Phrases = Map<string, Phrase[]>;

/** Of two words that are as near, the lower rank is meant. */
export const rankOf = { thing: 0, concept: 1, filler: 3, never: Number.POSITIVE_INFINITY } as const;

/** First letters that are written for one another. */
const beginnings = ["ck", "fp", "jzg", "vw", "iey", "aeo", "uo"];

function mayBegin(text: string, word: string): boolean {
	const [one, other] = [text.charAt(0), word.charAt(0)];
	return (
		one === other || beginnings.some((letters) => letters.includes(one) && letters.includes(other))
	);
}

export class WordTables {
	readonly ranks = new Map<string, number>();
	readonly concepts: Phrases = new Map();
	readonly things: Phrases = new Map();
	/** A word as written → its key: folded, unless another word of another meaning folds to the same. */
	readonly keys = new Map<string, string>();
	private readonly bare = new Map<string, string>();
	private readonly owners = new Map<string, string>();
	private readonly byLetter = new Map<string, ReadonlyMap<string, number>>();
	private readonly sounds = new Map<string, { word: string; sound: string }[]>();

	constructor(from?: WordTables) {
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
