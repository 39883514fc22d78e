/** Quantities: pieces, weights and areas, their limits, and what visitors type for them. */
import { type Measure, measureNames } from "../../content/price-units.ts";
import { readNumber } from "./typed-number.ts";

interface Limits {
	least: number;
	most: number;
	example?: string;
	/** Stands behind the number; empty for pieces. */
	unit: string;
	/** The unit as visitors type it, in lower case. */
	typedUnit: RegExp;
	/** The field's name. */
	label: string;
	/** Stands in for the quantity until the shop has weighed or measured the item. */
	unknown: string;
}

const pieces: Limits = {
	least: 1,
	most: 99,
	unit: "",
	typedUnit: /^(?:pcs?|pieces?|nos?)\.?$/,
	label: "Pieces",
	unknown: "",
};

const measured: Record<Measure, Limits> = {
	kg: {
		least: 0.5,
		most: 200,
		example: "2.5",
		unit: "kg",
		typedUnit: measureNames.kg,
		label: "Kilograms",
		unknown: "to be weighed",
	},
	// From a doormat to the carpets of a hall.
	sqft: {
		least: 1,
		most: 2000,
		example: "120",
		unit: "sq ft",
		typedUnit: measureNames.sqft,
		label: "Square feet",
		unknown: "to be measured",
	},
	sqm: {
		least: 0.5,
		most: 200,
		example: "12.5",
		unit: "sq m",
		typedUnit: measureNames.sqm,
		label: "Square metres",
		unknown: "to be measured",
	},
};

export function isMeasure(value: unknown): value is Measure {
	return typeof value === "string" && Object.hasOwn(measured, value);
}

/** @param measure absent for pieces */
export function limitsOf(measure?: Measure): Limits {
	return measure ? measured[measure] : pieces;
}

/** Whether a number is within the limits: whole pieces, or at most hundredths of a measure. */
export function isQuantity(value: unknown, measure?: Measure): value is number {
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
): { quantity?: number | undefined; error?: undefined } | { quantity?: undefined; error: string } {
	if (measure && typed.trim() === "") return {};
	const { least, most, unit, typedUnit, example } = limitsOf(measure);
	const { number, rest } = readNumber(typed);
	if ((rest === "" || typedUnit.test(rest)) && isQuantity(number, measure))
		return { quantity: number };
	const kind = measure ? "" : "whole ";
	const range = `${least} to ${most}${unit && ` ${unit}`}${example ? `, such as ${example}` : ""}`;
	const more = number > most ? " More than that? Say so in the note." : "";
	return { error: `Write a ${kind}number from ${range}.${more}` };
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
