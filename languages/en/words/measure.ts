/** Quantities: pieces, weights and areas. */

export const pieces = "Pieces";
export const kilograms = "Kilograms";
export const squareFeet = "Square feet";
export const squareMetres = "Square metres";

/** Behind a number. */
export const kg = "kg";
export const sqFt = "sq ft";
export const sqM = "sq m";

/** In place of a quantity. */
export const toBeWeighed = "to be weighed";
export const toBeMeasured = "to be measured";

export const writeMeasure = (least: number, most: number, unit: string, example: string) =>
	`Write a number from ${least} to ${most} ${unit}, such as ${example}.`;
export const writePieces = (least: number, most: number) =>
	`Write a whole number from ${least} to ${most}.`;
/** Follows where the number was too large. */
export const moreInNote = " More than that? Say so in the note.";
