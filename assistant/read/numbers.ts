/** Numbers in figures and words: "3", "teen", "दो", "dozen", "dedh", "ek-do". */
import { foldWord } from "./spelling.ts";
import type { Token } from "./tokens.ts";
import { isOf, type languages, numberInLetters, numbersOf, tableOf } from "./words/vocabulary.ts";

const names = numbersOf("numbers");
/** A dozen, hundreds, thousands. */
const multiples = numbersOf("multiples");
const fractions = numbersOf("fractions");
const wholes = numbersOf("wholes");
const units = tableOf("units");

export type Unit = keyof (typeof languages)[0]["units"];

export const unitAt = (token: Pick<Token, "text"> | undefined): Unit | undefined =>
	token && (units.get(foldWord(token.text)) as Unit | undefined);

/** The number that a word is, by its name in Latin letters. */
export const numberNamed = (word: string): number | undefined => names.get(foldWord(word));

/** "Saadhe", "sava", "paune": more or less than the number after it. */
export const fractionOf = (word: string): number | undefined => fractions.get(foldWord(word));

/** The number of things that a word such as "teeno" is of. */
export const wholeNumber = (word: string): number | undefined => wholes.get(foldWord(word));

export interface FoundNumber {
	value: number;
	/** In words. */
	length: number;
	/** Only a number where a thing or a unit follows: "do" and "ek" are other words as well. */
	isDoubtful: boolean;
	/** "5-5", "do-do": so many of every thing. */
	isEach?: boolean;
	/** The greater of "do-teen". */
	isRange?: boolean;
}

function numberIn(token: Token | undefined): number | undefined {
	if (!token) return undefined;
	if (/^\d+(?:\.\d+)?$/.test(token.text)) return Number(token.text);
	const inLetters = token.isHindi ? numberInLetters(token.raw) : undefined;
	return inLetters ?? (token.text === "do" ? 2 : numberNamed(token.text));
}

export function numberAt(tokens: readonly Token[], at: number): FoundNumber | undefined {
	const token = tokens[at];
	if (!token) return undefined;
	const sure = (value: number, length: number) => ({ value, length, isDoubtful: false });
	const textAt = (place: number) => tokens[place]?.text ?? "";
	const multiple = (place: number) => multiples.get(foldWord(textAt(place)));
	const part = fractionOf(token.text);
	if (part !== undefined) {
		const whole = numberAt(tokens, at + 1);
		const unit = [1000, 100].find((one) => (whole?.value ?? 0) >= one) ?? 1;
		return whole && sure(whole.value + part * unit, whole.length + 1);
	}
	const value = numberIn(token);
	// "Dho do", "कर दो", "karva ke do": the verb.
	const verb = textAt(textAt(at - 1) === "ke" ? at - 2 : at - 1);
	if (value === undefined || (token.text === "do" && isOf("verb", verb))) return undefined;
	const next = token.isLast ? undefined : tokens[at + 1];
	const afterA = at + (textAt(at + 1) === "a" ? 2 : 1);
	if (value === 0.5 && multiple(afterA) === 12) return sure(6, afterA + 1 - at);
	// "6 and a half kg"
	const half = next?.text === "and" ? at + (textAt(at + 2) === "a" ? 3 : 2) : at;
	if (half > at && numberIn(tokens[half]) === 0.5 && unitAt(tokens[half + 1]) === "kg")
		return sure(value + 0.5, half + 1 - at);
	if (token.text === "couple" && next?.text === "of") return sure(value, 2);
	const times = next && value < 100 ? multiple(at + 1) : undefined;
	if (times !== undefined) return sure(value * times, 2);
	const following = next && numberIn(next);
	if (following === value && next?.text === token.text) return { ...sure(value, 2), isEach: true };
	// "Twenty-five"
	const isTens = /^\D/.test(token.text) && value > 19 && value < 100 && value % 10 === 0;
	if (isTens && following !== undefined && following < 10) return sure(value + following, 2);
	const isInLetters =
		token.isHindi && token.text !== "ek" && numberInLetters(token.raw) !== undefined;
	const isDoubtful = isOf("doubtful", token.text) && !isInLetters && !isCounting(tokens, at);
	// "ek do", "4 to 5 kg": the greater.
	const isUpTo = isOf("upTo", next?.text);
	const place = at + (isUpTo ? 2 : 1);
	const greater = next && numberIn(tokens[place]);
	const isRange =
		greater !== undefined &&
		value < greater &&
		greater <= 2 * value &&
		(isUpTo ? !isOf("afterSpan", textAt(place + 1)) : /^\D+$/.test(token.text + textAt(place))) &&
		!/^(?:seat|piece)$/.test(unitAt(tokens[place + 1]) ?? "");
	return isRange
		? { value: greater, length: place + 1 - at, isDoubtful, isRange }
		: { value, length: 1, isDoubtful };
}

/** In a short text that has little else, a doubtful word is a number: "aur agar char hon". */
function isCounting(tokens: readonly Token[], at: number): boolean {
	const texts = tokens.map(({ text }) => text);
	if (texts.length === 1) return true;
	const [word = "", after = "", next = ""] = texts.slice(at);
	// "Ab chaar hi hain", not "ek hi din".
	const isAlone = /^h(?:i|ee)$/.test(after);
	if (isAlone && (word !== "ek" || next === "" || isOf("onlyOne", next))) return true;
	if (/^hain?$/.test(after) && isOf("beforeCount", texts[at - 1])) return true;
	if (texts.length > 6) return false;
	const isAfter = at === 0 || isOf("beforeCount", texts[at - 1]);
	if (isOf("hardly", word)) return isAfter && (isOf("counting", after) || (after === "" && at > 0));
	return texts.length < 4 || isOf("counting", after);
}
