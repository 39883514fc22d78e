/** Quantities: pieces, weights and areas, their limits, and numbers as visitors type them. */
import { measure as words } from "#language/words.json";
import { fill } from "../../languages/fill.ts";
import { type Measure, measureNames, plainDigits, quantityLimits } from "../../shop/price-units.ts";

/** The unit stands behind the number, the label names the field. */
const limits = {
	pieces: { ...quantityLimits.pieces, unit: "", label: words.pieces, example: "" },
	kg: { ...quantityLimits.kg, unit: words.kg, label: words.kilograms, example: "2.5" },
	sqft: { ...quantityLimits.sqft, unit: words.sqFt, label: words.squareFeet, example: "120" },
	sqm: { ...quantityLimits.sqm, unit: words.sqM, label: words.squareMetres, example: "12.5" },
};

const piecesTyped = /^(?:pcs?|pieces?|nos?)\.?$/;

export function isMeasure(value: unknown): value is Measure {
	return typeof value === "string" && Object.hasOwn(measureNames, value);
}

/** @param measure absent for pieces */
export function limitsOf(measure?: Measure) {
	return limits[measure ?? "pieces"];
}

/** Stands in for the quantity until the shop has weighed or measured the item. */
export function unknownQuantity(measure?: Measure): string {
	return measure === "kg" ? words.toBeWeighed : words.toBeMeasured;
}

/** The quantity if it is one; else one piece, or undefined for what the shop weighs or measures. */
export function validQuantity(value: unknown, measure?: Measure): number | undefined {
	if (isQuantity(value, measure)) return value;
	return measure ? undefined : 1;
}

/** True if a number is within the limits: whole pieces, or at most hundredths of a measure. */
function isQuantity(value: unknown, measure?: Measure): value is number {
	const { least, most } = limitsOf(measure);
	if (typeof value !== "number" || !(value >= least && value <= most)) return false;
	return Number.isInteger(measure ? Number((value * 100).toFixed(6)) : value);
}

/**
 * Reads "3", "२.५", "2,5", "2.5 kg". A measured item may be left empty. Another unit than the item's is
 * an error: 500 g are not 500 kg.
 * @returns the quantity, or as `error` what to type
 */
export function readQuantity(
	typed: string,
	measure?: Measure,
): { quantity?: number; error?: string } {
	if (measure && typed.trim() === "") return {};
	const { least, most, unit, example } = limitsOf(measure);
	const { number, rest } = readNumber(typed);
	const unitTyped = measure ? measureNames[measure] : piecesTyped;
	if ((rest === "" || unitTyped.test(rest)) && isQuantity(number, measure))
		return { quantity: number };
	const range = measure
		? fill(words.writeMeasure, { least, most, unit, example })
		: fill(words.writePieces, { least, most });
	return { error: range + (number > most ? words.moreInNote : "") };
}

/** The next whole quantity up or down (2.5 → 3 or 2), or undefined at the limit. */
export function stepped(
	quantity: number | undefined,
	by: 1 | -1,
	measure?: Measure,
): number | undefined {
	const { least, most } = limitsOf(measure);
	if (quantity === undefined) return by > 0 ? Math.max(1, least) : undefined;
	const next = by > 0 ? Math.floor(quantity) + 1 : Math.ceil(quantity) - 1;
	return next >= least && next <= most ? next : undefined;
}

/** "1,200", "1,20,000" */
const grouped = /^[1-9]\d{0,2}(?:,\d{2,3})*,\d{3}(?:\.\d*)?$/;

/** A decimal number, NaN without one or with an ambiguous one, and the text behind it in lower case. */
function readNumber(typed: string): { number: number; rest: string } {
	const plain = plainDigits(typed)
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
