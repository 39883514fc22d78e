/** Words for numbers in English and Hindi, as they are spelt in Latin letters. */
import { foldWord } from "../sound.ts";

type WordsOfNumbers = readonly (readonly [value: number, words: string])[];

/** The hours of a clock, but for "do", which is "two" and a verb. */
export const hourWords: WordsOfNumbers = [
	[1, "one ek"],
	[2, "two"],
	[3, "three teen"],
	[4, "four char chaar"],
	[5, "five panch paanch"],
	[6, "six chhe"],
	[7, "seven saat"],
	[8, "eight aath"],
	[9, "nine nau"],
	[10, "ten das"],
	[11, "eleven gyarah"],
	[12, "twelve barah"],
];

export const numberWords: WordsOfNumbers = [
	...hourWords,
	[0.5, "half aadha adha aadhe"],
	[1.5, "dedh"],
	[2, "couple dono"],
	[2.5, "dhai dhaai adhai"],
	[3, "tin"],
	[5, "pach paach"],
	[6, "chah chhah chha"],
	[8, "aat"],
	[10, "dus"],
	[12, "baarah darjan dozen dazan dajan"],
	[13, "thirteen"],
	[14, "fourteen"],
	[15, "fifteen pandrah"],
	[16, "sixteen"],
	[17, "seventeen"],
	[18, "eighteen"],
	[19, "nineteen"],
	[20, "twenty bees bis"],
	[25, "pachees pachis"],
	[30, "thirty tees"],
	[40, "forty chalis"],
	[50, "fifty pachas pachaas"],
	[60, "sixty"],
	[70, "seventy sattar"],
	[80, "eighty assi"],
	[90, "ninety nabbe"],
	[100, "hundred sau"],
];

/** The numbers by their words, folded. */
export function valuesOf(numbers: WordsOfNumbers): Map<string, number> {
	return new Map(
		numbers.flatMap(([value, words]) =>
			words.split(" ").map((word): [string, number] => [foldWord(word), value]),
		),
	);
}
