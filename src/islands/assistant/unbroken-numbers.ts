/** A text whose phone numbers stay in one line: no-break spaces between their digits. */
export function withUnbrokenNumbers(text: string): string {
	return text.replace(/\+\d[\d ]{6,}\d/g, (number) => number.replaceAll(" ", "\u00a0"));
}
