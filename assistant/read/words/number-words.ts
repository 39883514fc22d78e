/** Words for numbers in English and Hindi (numbers.json), as they are spelt in Latin letters and in Hindi ones. */
import { foldWord } from "../sound.ts";
import numbers from "./numbers.json" with { type: "json" };

type WordsOfNumbers = readonly (readonly [value: number, words: string])[];

/** The hours of a clock, but for "do", which is "two" and a verb. */
export const hourWords = numbers.hours as unknown as WordsOfNumbers;
export const numberWords: WordsOfNumbers = [
	...hourWords,
	...(numbers.others as unknown as WordsOfNumbers),
];

const hindiLetters = (word: string) => word.normalize("NFC").replaceAll("\u093c", "");

const hindiNumbers: ReadonlyMap<string, number> = new Map(
	numbers.hindi
		.flatMap((line) => line.split(" "))
		.flatMap((words, place) =>
			words.split("/").map((word): [string, number] => [hindiLetters(word), place + 1]),
		),
);

/** The number that a word in Hindi letters is; undefined for any other word. */
export function hindiNumber(word: string): number | undefined {
	return hindiNumbers.get(hindiLetters(word));
}

/** The numbers by their words, folded. */
export function valuesOf(numbers: WordsOfNumbers): Map<string, number> {
	return new Map(
		numbers.flatMap(([value, words]) =>
			words.split(" ").map((word): [string, number] => [foldWord(word), value]),
		),
	);
}

const wholes = valuesOf(numbers.wholes as unknown as WordsOfNumbers);
/** The number of things that a word such as "teeno" is of. */
export const wholeNumber = (word: string): number | undefined => wholes.get(foldWord(word));
