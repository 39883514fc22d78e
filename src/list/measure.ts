import { type Measure, measureNames } from "../../content/price-units.ts";
import { readNumber } from "./typed-number.ts";

interface Limits {
	least: number;
	most: number;
	/** What might be written. */
	example?: string;
	/** Behind a number: "2.5 kg". Empty for pieces. */
	unit: string;
	/** The unit as people write it, in lower case. */
	written: RegExp;
	/** What the field asks for. */
	asks: string;
	/** What stands in a message until the shop has weighed or measured it. */
	untold: string;
}

const pieces: Limits = {
	least: 1,
	most: 99,
	unit: "",
	written: /^(?:pcs?|pieces?|nos?)\.?$/,
	asks: "Pieces",
	untold: "",
};

const measured: Record<Measure, Limits> = {
	kg: {
		least: 0.5,
		most: 200,
		example: "2.5",
		unit: "kg",
		written: measureNames.kg,
		asks: "Kilograms",
		untold: "to be weighed",
	},
	// From a doormat to the carpets of a hall.
	sqft: {
		least: 1,
		most: 2000,
		example: "120",
		unit: "sq ft",
		written: measureNames.sqft,
		asks: "Square feet",
		untold: "to be measured",
	},
	sqm: {
		least: 0.5,
		most: 200,
		example: "12.5",
		unit: "sq m",
		written: measureNames.sqm,
		asks: "Square metres",
		untold: "to be measured",
	},
};

export function isMeasure(value: unknown): value is Measure {
	return typeof value === "string" && Object.hasOwn(measured, value);
}

/** @param measure none for what is sold by the piece */
export function limitsOf(measure?: Measure): Limits {
	return measure ? measured[measure] : pieces;
}

/** Whether a number is a quantity: within the limits; whole pieces, hundredths of anything else. */
export function isQuantity(value: unknown, measure?: Measure): value is number {
	const { least, most } = limitsOf(measure);
	if (typeof value !== "number" || !(value >= least && value <= most)) return false;
	return Number.isInteger(measure ? Number((value * 100).toFixed(6)) : value);
}

/**
 * Reads what was typed as a quantity: "3", "२.५", "2,5", "2.5 kg". Another unit than the item's is no
 * quantity: 500 g are not 500 kg.
 * @returns the quantity, or in `fault` what the field should hold
 */
export function readQuantity(
	typed: string,
	measure?: Measure,
): { quantity: number; fault?: undefined } | { quantity?: undefined; fault: string } {
	const { least, most, unit, written, example } = limitsOf(measure);
	const { number, rest } = readNumber(typed);
	const isUnit = rest === "" || written.test(rest);
	if (isUnit && isQuantity(number, measure)) return { quantity: number };
	const sort = measure ? "" : "whole ";
	const range = `${least} to ${most}${unit && ` ${unit}`}${example ? `, such as ${example}` : ""}`;
	const more = number > most ? " More than that? Say so in the note." : "";
	return { fault: `Write a ${sort}number from ${range}.${more}` };
}

/** The next quantity up or down a whole one, or none when there is no further one. */
export function stepped(
	quantity: number | undefined,
	by: 1 | -1,
	measure?: Measure,
): number | undefined {
	const { least, most } = limitsOf(measure);
	if (quantity === undefined) return by > 0 ? Math.max(1, least) : undefined;
	// From 2.5 up to 3, down to 2: a step leads to whole numbers.
	const next = by > 0 ? Math.floor(quantity) + 1 : Math.ceil(quantity) - 1;
	return next >= least && next <= most ? next : undefined;
}
