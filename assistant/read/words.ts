/** The names of things, however they are spelt: the rate card's, and what else visitors call them. */
import { isOrdinary } from "./learnt/ordinary-words.ts";
import { unitAt } from "./numbers.ts";
import { remembered } from "./remembered.ts";
import { skeletonOf, soundDistance, soundOf } from "./sound.ts";
import { foldWord, nearestWord, singular } from "./spelling.ts";
import { type Token, tokensOf } from "./tokens.ts";
import { byWeight, isModifier, isWeak, itemNames, others, widerWords } from "./words/item-words.ts";

/** Words in a row that name a thing. */
interface Name {
	/** "clothes" go by weight; "other" are things that the rate card does not name. */
	kind: "thing" | "clothes" | "other";
	/** Canonical words of the thing: "blanket double". */
	meaning: string;
	/** In words. */
	length: number;
}

/** A typed word: its key, and whether it is a word of a thing's name, be it misspelt. */
export interface KeyedWord {
	key: string;
	isName: boolean;
}

export type ItemWords = ReturnType<typeof createItemWords>;

interface Phrase {
	keys: readonly string[];
	meaning: string;
	kind: Name["kind"];
}

/** Endings of Hindi plurals, and of what they are of: "pajame" of "pajama". */
const pluralsOf = [
	[/(?:e|on|o)$/, "a"],
	[/(?:iyo|iyan|iya|yan)n?$/, "i"],
] as const;
/** In sounds: words that are as near may be one, of those with fewer than three consonants only the nearest. */
const nearest = { short: 0.1, latin: 0.3, hindi: 0.5 };
/** So many consonants are one word in Hindi letters even where it is an ordinary word, if they sound almost the same. */
const manyConsonants = 4;

/** @param names of the rate card's items in all languages, and their other names */
export function createItemWords(names: readonly string[]) {
	const phrases = new Map<string, Phrase[]>();
	/** A word as written → its key. */
	const written = new Map<string, string>();
	const folded = new Map<string, string>();
	/** By the skeleton of their sound. */
	const sounds = new Map<string, { key: string; sound: string }[]>();

	for (const [thing, texts] of itemNames)
		for (const text of thing.includes(" ") ? texts : [thing, ...texts]) learn(text, thing);
	for (const word of Object.values(widerWords).flat()) learn(word, word);
	const usual = new Set([...byWeight, ...others]);
	for (const name of names) {
		const tokens = tokensOf(name);
		for (const { text, isHindi } of tokens) {
			const one = singular(text);
			// "Hotel", "one" and "whole" of a longer name are no things by themselves.
			const isThing =
				tokens.length === 1 ||
				usual.has(text) ||
				isModifier(one) ||
				(text.length > 2 && !isOrdinary(text, isHindi));
			const isKnown =
				/^\d/.test(text) ||
				unitAt({ text }) !== undefined ||
				isWeak(text) ||
				phrases.get(written.get(one) ?? "")?.some(({ keys }) => keys.length === 1);
			if (!isThing || isKnown || (isHindi && alike(text, true))) continue;
			learn(text, one);
		}
	}
	for (const text of byWeight) learn(text, singular(text), "clothes");
	for (const text of others) learn(text, singular(text), "other");

	function learn(text: string, meaning: string, kind: Name["kind"] = "thing") {
		const words = tokensOf(text).map((token) => token.text);
		const own = words.length > 1 ? undefined : meaning;
		const keys = words.map((word) => keyOf(word, own));
		learnKeys(keys, meaning, kind);
	}

	/** @param meaning of a word that is a name by itself; a word of a longer name has none */
	function keyOf(word: string, meaning: string | undefined): string {
		const one = singular(word);
		const known = written.get(word) ?? written.get(one);
		const fold = foldWord(one);
		// "Gaddi" and "gaadi" fold alike.
		const isTaken =
			meaning !== undefined &&
			phrases.get(fold)?.some((phrase) => phrase.keys.length === 1 && phrase.meaning !== meaning);
		const key = known ?? (isTaken ? `${word}_` : fold);
		if (meaning === undefined) return key;
		// "Par" is no purse, which is written "pars".
		for (const form of word.length > 5 ? [one, word] : [word]) {
			if (!written.has(form)) written.set(form, key);
			if (!folded.has(foldWord(form))) folded.set(foldWord(form), key);
		}
		if (known === undefined && word.length > 2 && !/\d/.test(word)) learnSpelling(one, key);
		return key;
	}

	function learnSpelling(word: string, key: string) {
		const sound = soundOf(word);
		const skeleton = skeletonOf(sound);
		sounds.set(skeleton, [...(sounds.get(skeleton) ?? []), { key, sound }]);
	}

	function learnKeys(keys: readonly string[], meaning: string, kind: Name["kind"]) {
		const [first] = keys;
		if (first === undefined) return;
		const list = phrases.get(first) ?? [];
		if (list.some((phrase) => phrase.keys.join(" ") === keys.join(" "))) return;
		list.push({ keys, meaning, kind });
		phrases.set(
			first,
			list.sort((one, other) => other.keys.length - one.keys.length),
		);
	}

	/** The name's word that sounds most alike, and how far from it. */
	function alike(text: string, isHindi: boolean) {
		const sound = soundOf(text);
		const skeleton = skeletonOf(sound);
		const isShort = skeleton.replace("*", "").length < 3;
		const most = isShort ? nearest.short : isHindi ? nearest.hindi : nearest.latin;
		const [best] = (sounds.get(skeleton) ?? [])
			.map(({ key, sound: other }) => ({ key, distance: soundDistance(sound, other) }))
			.sort((one, other) => one.distance - other.distance);
		return best && best.distance <= most ? best : undefined;
	}

	/** "Jckt": the first name's word that has just these consonants. */
	const withoutVowels = (text: string): string | undefined => {
		const forms = [text, singular(text)];
		return [...written].find(([word]) => forms.includes(word.replace(/[aeiou]/g, "")))?.[1];
	};

	const find = remembered((typed): KeyedWord => {
		const isHindi = typed.startsWith("hi ");
		const text = isHindi ? typed.slice(3) : typed;
		const key =
			written.get(text) ??
			written.get(singular(text)) ??
			(text.length > 4 && text.endsWith("s") ? written.get(text.slice(0, -1)) : undefined) ??
			plural(text) ??
			meant(text, isHindi);
		return { key: key ?? foldWord(text), isName: key !== undefined };
	});

	const plural = (text: string): string | undefined =>
		pluralsOf
			.filter(([ending]) => text.length > 4 && ending.test(text))
			.map(([ending, one]) => folded.get(foldWord(text.replace(ending, one))))
			.find((key) => key !== undefined);

	/** The name's word that a word stands for which no table has. */
	function meant(text: string, isHindi: boolean): string | undefined {
		if (text.length < 3 || text.length > 24 || /\d/.test(text)) return undefined;
		if (!isHindi && /^[^aeiou]{3,}$/.test(text)) return withoutVowels(text);
		const same = alike(text, isHindi);
		const spelt = folded.get(foldWord(text));
		if (isOrdinary(text, isHindi)) {
			const isSame =
				same &&
				same.distance <= nearest.latin &&
				skeletonOf(soundOf(text)).length >= manyConsonants;
			return isHindi ? (spelt ?? (isSame ? same.key : undefined)) : undefined;
		}
		if (spelt ?? same) return spelt ?? same?.key;
		const near = nearestWord(text, written.keys());
		return near && written.get(near);
	}

	const keyed = ({ text, isHindi }: Pick<Token, "text" | "isHindi">): KeyedWord =>
		find(isHindi ? `hi ${text}` : text);
	/** The longest name that begins at a word. */
	const nameAt = (words: readonly KeyedWord[], start: number): Name | undefined => {
		const first = words[start];
		const fits = ({ keys }: Phrase) =>
			keys.length === 1
				? first?.isName === true
				: keys.every((key, at) => {
						const said = words[start + at]?.key ?? "";
						return said === key || (at > 0 && singular(said) === key);
					});
		const found = phrases.get(first?.key ?? "")?.find(fits);
		return found && { kind: found.kind, meaning: found.meaning, length: found.keys.length };
	};
	return {
		keyed,
		nameAt,
		/** The things of a text by their canonical words, and what is made of its other words. */
		thingsIn(
			tokens: readonly Token[],
			wordsOf: (word: string) => string[],
			termOf = (word: string) => word,
		): string[] {
			const words = tokens.map(keyed);
			const found: string[] = [];
			for (let at = 0, length = 1; at < tokens.length; at += length) {
				const name = nameAt(words, at);
				length = name?.length ?? 1;
				const others = tokens.slice(at, at + length).flatMap(({ text }) => wordsOf(text));
				found.push(...(name?.kind === "thing" ? name.meaning.split(" ").map(termOf) : others));
			}
			return found;
		},
		/** A name of several words, which are known as a thing's from then on. */
		learnName(name: string, words: readonly string[]) {
			const keys = tokensOf(name).map((token) => keyed(token).key);
			learnKeys(keys, words.join(" "), "thing");
		},
	};
}
