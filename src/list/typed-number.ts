/** The value of a digit in any script: Unicode has each script's digits in a row. */
function digitValue(digit: string): number {
	const point = digit.codePointAt(0) ?? 0;
	let zero = point;
	while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero--;
	// The mathematical digits are five rows in one block.
	return (point - zero) % 10;
}

/** "1,200", "1,20,000" */
const grouped = /^[1-9]\d{0,2}(?:,\d{2,3})*,\d{3}(?:\.\d*)?$/;

/**
 * Reads a decimal number and the text behind it: "3", "२.५", "2,5 kg", "1,200".
 * @returns NaN without a number or with an ambiguous one; the rest in lower case
 */
export function readNumber(typed: string): { number: number; rest: string } {
	const plain = typed
		.replaceAll(/\p{Nd}/gu, (digit) => String(digitValue(digit)))
		.replaceAll(/[٫．]/g, ".")
		.replaceAll(/[٬，]/g, ",")
		// Direction marks and joiners come with pasted text.
		.replaceAll(/\p{Cf}/gu, "")
		.trim();
	const [, figures = "", rest = ""] = /^([\d.,]*)\s*(.*)$/s.exec(plain) ?? [];
	const decimal = grouped.test(figures) ? figures.replaceAll(",", "") : figures.replace(",", ".");
	const isNumber = /^(?:\d+\.?\d*|\.\d+)$/.test(decimal);
	return { number: isNumber ? Number(decimal) : Number.NaN, rest: rest.toLowerCase() };
}
