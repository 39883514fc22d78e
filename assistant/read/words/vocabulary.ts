/** The words by which a message is read, of every language: `languages/*.json`. Hindi stands there in Latin letters. */
import { remembered } from "../remembered.ts";
import { foldWord } from "../spelling.ts";
import english from "./languages/en.json" with { type: "json" };
import hindi from "./languages/hi.json" with { type: "json" };

export const languages = [english, hindi] as const;

type Names<Value> = {
	[Name in keyof typeof english]: (typeof english)[Name] extends Value ? Name : never;
}[keyof typeof english];

export type Kind = Names<string>;

/** The words and phrases of a kind in all languages; each may be a pattern: "hata\\w*". */
export const listOf = (kind: Kind): string[] =>
	languages.flatMap((language) => language[kind].split(", ")).filter((word) => word !== "");

const matcherOf = remembered((kind) => new RegExp(` (?:${listOf(kind as Kind).join("|")}) `));

/** @param text in Latin letters, each word in blanks; however its vowels are written */
export const says = (kind: Kind, text: string): boolean =>
	matcherOf(kind).test(text) || matcherOf(kind).test(foldWord(text));

/** True if a word, or several words in a row, are of a kind. */
export const isOf = (kind: Kind, words: string | undefined): boolean =>
	words !== undefined && says(kind, ` ${words} `);

/** A table of all languages, "units" or "numbers": each of its words, folded → the word's entry. */
export function tableOf(name: Names<Record<string, string>>): ReadonlyMap<string, string> {
	const entries = languages.flatMap((language) => Object.entries(language[name]));
	return new Map(
		entries.flatMap(([entry, words]) =>
			words.split(" ").map((word): [string, string] => [foldWord(word), entry]),
		),
	);
}

/** The same of a table of numbers. */
export const numbersOf = (name: Parameters<typeof tableOf>[0]): ReadonlyMap<string, number> =>
	new Map([...tableOf(name)].map(([word, value]) => [word, Number(value)]));

const withoutDots = (word: string) => word.normalize("NFC").replaceAll("\u093c", "");

/** The numbers from 1 to 100 in the letters of a language. */
const inLetters: ReadonlyMap<string, number> = new Map(
	languages.flatMap(({ numbersInLetters }) =>
		numbersInLetters
			.flatMap((line: string) => line.split(" "))
			.flatMap((words, at) =>
				words.split("/").map((word): [string, number] => [withoutDots(word), at + 1]),
			),
	),
);

/** The number that a word in letters other than Latin ones is. */
export const numberInLetters = (word: string): number | undefined =>
	inLetters.get(withoutDots(word));
