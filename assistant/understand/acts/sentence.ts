import type { Reading } from "../reading.ts";

/** A sentence and what was found in it. */
export interface Sentence extends Reading {
	hasThing: boolean;
	hasService: boolean;
	hasQuantity: boolean;
	/** Things with their quantities ask for a sum. */
	isSum: boolean;
}
