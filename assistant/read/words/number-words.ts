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
	[0.5, "half aadha adha aadhe aadhi adhe adhi"],
	[1.5, "dedh derh"],
	[2, "couple dono"],
	[2.5, "dhai dhaai adhai"],
	[3, "tin"],
	[5, "pach paach"],
	[6, "chah chhah chha"],
	[8, "aat"],
	[10, "dus"],
	[12, "baarah darjan dozen dazan dajan"],
	[11, "gyara gyaara gyarha"],
	[13, "thirteen terah"],
	[14, "fourteen chaudah choudah chauda"],
	[15, "fifteen pandrah pandra pandhra pandhrah"],
	[16, "sixteen solah"],
	[17, "seventeen satrah satra"],
	[18, "eighteen atharah athara"],
	[19, "nineteen unnis unnees"],
	[20, "twenty bees bis"],
	[21, "ikkis"],
	[22, "bais baees"],
	[24, "chaubis"],
	[25, "pachees pachis pacchis"],
	[30, "thirty tees"],
	[35, "paintis"],
	[40, "forty fourty chalis chaalis"],
	[45, "paintalis"],
	[50, "fifty pachas pachaas"],
	[60, "sixty"],
	[65, "painsath"],
	[70, "seventy sattar"],
	[75, "pachattar pachhattar"],
	[80, "eighty assi"],
	[90, "ninety nabbe"],
	[100, "hundred sau"],
];

/** Words for all of so many things: "teeno ka total". */
const wholeWords: WordsOfNumbers = [
	[2, "dono donon both"],
	[3, "teeno teenon tino tinon"],
	[4, "charo charon chaaro chaaron"],
	[5, "paancho paanchon pancho panchon"],
	[6, "chhaho chhahon"],
];

/** From 1 on, as they are spelt in Hindi letters; spellings of one number are parted by a slash. */
const hindiNumberWords = `एक दो तीन चार पाँच/पांच/पाच छह/छः/छे/छ: सात आठ नौ दस
	ग्यारह बारह तेरह चौदह पंद्रह/पन्द्रह/पंदरह सोलह सत्रह/सतरह अठारह/अट्ठारह उन्नीस बीस
	इक्कीस बाईस/बाइस तेईस/तेइस चौबीस पच्चीस/पचीस छब्बीस सत्ताईस/सत्ताइस अट्ठाईस/अट्ठाइस/अठाईस उनतीस तीस
	इकतीस बत्तीस तैंतीस/तेंतीस चौंतीस पैंतीस छत्तीस सैंतीस अड़तीस उनतालीस चालीस
	इकतालीस बयालीस तैंतालीस चौवालीस/चवालीस पैंतालीस छियालीस सैंतालीस अड़तालीस उनचास पचास
	इक्यावन बावन तिरेपन/तिरपन चौवन पचपन छप्पन सत्तावन अट्ठावन/अठावन उनसठ साठ
	इकसठ बासठ तिरसठ/तिरेसठ चौंसठ पैंसठ छियासठ सड़सठ अड़सठ उनहत्तर सत्तर
	इकहत्तर बहत्तर तिहत्तर चौहत्तर पचहत्तर छिहत्तर सतहत्तर अठहत्तर उन्यासी/उनासी अस्सी
	इक्यासी बयासी तिरासी चौरासी पचासी छियासी सत्तासी अट्ठासी/अठासी नवासी नब्बे
	इक्यानवे/इक्यानबे बानवे/बानबे तिरानवे/तिरानबे चौरानवे/चौरानबे पचानवे/पचानबे छियानवे/छियानबे सत्तानवे/सत्तानबे अट्ठानवे/अट्ठानबे निन्यानवे/निन्यानबे सौ`;

const hindiLetters = (word: string) => word.normalize("NFC").replaceAll("\u093c", "");

const hindiNumbers: ReadonlyMap<string, number> = new Map(
	hindiNumberWords
		.split(/\s+/)
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

const wholes = valuesOf(wholeWords);
/** The number of things that a word such as "teeno" is of. */
export const wholeNumber = (word: string): number | undefined => wholes.get(foldWord(word));
