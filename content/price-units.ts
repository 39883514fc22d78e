/** What is weighed or measured, not counted. Pure: the grammar of prices and the list in the browser share it. */
export type Measure = "kg" | "sqft" | "sqm";

/** How people write each measure, in lower case: behind "per" in a price, and behind a quantity. */
export const measureNames: Record<Measure, RegExp> = {
	kg: /^k(?:gs?|ilos?|ilograms?)\.?$/,
	sqft: /^(?:sq\.?|square)\s*(?:ft|foot|feet)\.?$/,
	sqm: /^(?:sq\.?|square)\s*(?:m|mtr|met(?:er|re)s?)\.?$/,
};

/** The measure that a unit stands for: "kg", "sq. ft", "Square metre"; undefined for "panel". */
export function measureOf(unit: string): Measure | undefined {
	const names = Object.keys(measureNames) as Measure[];
	return names.find((name) => measureNames[name].test(unit.toLowerCase()));
}
