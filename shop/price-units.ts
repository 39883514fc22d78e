/** Units that are weighed or measured, not counted. */
export type Measure = "kg" | "sqft" | "sqm";

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
