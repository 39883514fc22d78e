/** The zero of the script that a digit belongs to: the digits of each script stand in a row. */
function zeroOf(digit: number): number {
	let zero = digit;
	while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero--;
	return zero;
}

/** The text with the digits of every script as 0 to 9, and full-width and Arabic signs as "." and ",". */
function plainFigures(text: string): string {
	return (
		text
			.replaceAll(/\p{Nd}/gu, (digit) => {
				const point = digit.codePointAt(0) ?? 0;
				// Mathematical digits: five rows of ten, one behind the other.
				return String((point - zeroOf(point)) % 10);
			})
			.replaceAll(/[٫．]/g, ".")
			.replaceAll(/[٬，]/g, ",")
			// Marks of direction and joiners that come along with pasted text.
			.replaceAll(/\p{Cf}/gu, "")
			.trim()
	);
}

/** "1,200", "1,20,000": commas between thousands, the Indian way too. */
const grouped = /^[1-9]\d{0,2}(?:,\d{2,3})*,\d{3}(?:\.\d*)?$/;

/**
 * Reads a decimal number and what is written behind it: "3", "२.५", "2,5 kg", "1,200".
 * @returns not a number where there is none or it can be read in two ways; the rest in lower case
 */
export function readNumber(typed: string): { number: number; rest: string } {
	const [, figures = "", rest = ""] = /^([\d.,]*)\s*(.*)$/s.exec(plainFigures(typed)) ?? [];
	const decimal = grouped.test(figures) ? figures.replaceAll(",", "") : figures.replace(",", ".");
	const isNumber = /^(?:\d+\.?\d*|\.\d+)$/.test(decimal);
	return { number: isNumber ? Number(decimal) : Number.NaN, rest: rest.toLowerCase() };
}
