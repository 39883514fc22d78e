/** Units that are weighed or measured, not counted, and digits as people write them. */
export type Measure = "kg" | "sqft" | "sqm";

/** The quantities that a line of a list can hold, from a doormat to the carpets of a hall. */
export const quantityLimits = {
	pieces: { least: 1, most: 999 },
	kg: { least: 0.5, most: 200 },
	sqft: { least: 1, most: 2000 },
	sqm: { least: 0.5, most: 200 },
} as const satisfies Record<Measure | "pieces", { least: number; most: number }>;

/** Spellings of each measure, in lower case. */
export const measureNames: Record<Measure, RegExp> = {
	kg: /^k(?:gs?|ilos?|ilograms?)\.?$/,
	sqft: /^(?:sq\.?|square)\s*(?:ft|foot|feet)\.?$/,
	sqm: /^(?:sq\.?|square)\s*(?:m|mtr|met(?:er|re)s?)\.?$/,
};

/** "sq. ft" → "sqft"; undefined for "panel". */
export function measureOf(unit: string): Measure | undefined {
	const names = Object.keys(measureNames) as Measure[];
	return names.find((name) => measureNames[name].test(unit.toLowerCase()));
}

/** A text with the digits of any script as 0 to 9. */
export function plainDigits(text: string): string {
	return text.replaceAll(/\p{Nd}/gu, (digit) => String(digitValue(digit)));
}

/** The value of a digit: Unicode has each script's digits in a row. */
function digitValue(digit: string): number {
	const point = digit.codePointAt(0) ?? 0;
	let zero = point;
	while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero--;
	// The mathematical digits are five rows in one block.
	return (point - zero) % 10;
}
