/** The words by which a message is read, of every language: `languages/*.json`. Hindi stands there in Latin letters. */
import { foldWord } from "../sound.ts";
import english from "./languages/en.json" with { type: "json" };
import hindi from "./languages/hi.json" with { type: "json" };

const languages = [english, hindi] as const;

export type Kind = Extract<keyof typeof english, keyof typeof hindi>;

/** The words and phrases of a kind in all languages; each may be a pattern: "hata\\w*". */
export const listOf = (kind: Kind): string[] =>
	languages.flatMap((language) => language[kind].split(", ")).filter((word) => word !== "");

const matchers = new Map<Kind, RegExp>();

function matcherOf(kind: Kind): RegExp {
	const known = matchers.get(kind) ?? new RegExp(` (?:${listOf(kind).join("|")}) `);
	matchers.set(kind, known);
	return known;
}

/** @param text in Latin letters, each word in blanks; however its vowels are written */
export const says = (kind: Kind, text: string): boolean =>
	matcherOf(kind).test(text) || matcherOf(kind).test(foldWord(text));

/** True if a word, or several words in a row, are of a kind. */
export const isOf = (kind: Kind, words: string | undefined): boolean =>
	words !== undefined && says(kind, ` ${words} `);
