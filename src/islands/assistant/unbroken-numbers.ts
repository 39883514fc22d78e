/** A phone number, or the hour and the word after it, in each language of the assistant. */
const unbroken = /\+\d[\d ]{6,}\d|\d (?:[AP]M\b|बजे|baje\b)/g;

/** A text whose phone numbers and times stay in one line, by no-break spaces. */
export function withUnbrokenNumbers(text: string): string {
	return text.replaceAll(unbroken, (number) => number.replaceAll(" ", "\u00a0"));
}
