/** The zero of a digit's script: each script's digits follow each other in Unicode. */
function zeroOf(digit: number): number {
	let zero = digit;
	while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero--;
	return zero;
}

/** The text with digits of all scripts as 0 to 9, and full-width and Arabic separators as "." and ",". */
function withPlainDigits(text: string): string {
	return (
		text
			.replaceAll(/\p{Nd}/gu, (digit) => {
				const point = digit.codePointAt(0) ?? 0;
				// Mathematical digits: five rows of ten in one block.
				return String((point - zeroOf(point)) % 10);
			})
			.replaceAll(/[٫．]/g, ".")
			.replaceAll(/[٬，]/g, ",")
			// Direction marks and joiners come with pasted text.
			.replaceAll(/\p{Cf}/gu, "")
			.trim()
	);
}

/** "1,200", "1,20,000" */
const grouped = /^[1-9]\d{0,2}(?:,\d{2,3})*,\d{3}(?:\.\d*)?$/;

/**
 * Reads a decimal number and the text behind it: "3", "२.५", "2,5 kg", "1,200".
 * @returns NaN without a number or with an ambiguous one; the rest in lower case
 */
export function readNumber(typed: string): { number: number; rest: string } {
	const [, figures = "", rest = ""] = /^([\d.,]*)\s*(.*)$/s.exec(withPlainDigits(typed)) ?? [];
	const decimal = grouped.test(figures) ? figures.replaceAll(",", "") : figures.replace(",", ".");
	const isNumber = /^(?:\d+\.?\d*|\.\d+)$/.test(decimal);
	return { number: isNumber ? Number(decimal) : Number.NaN, rest: rest.toLowerCase() };
}
