/** Quantities: pieces, weights and areas. */

export const pieces = "कितने पीस";
export const kilograms = "कितने किलो";
export const squareFeet = "कितने वर्ग फुट";
export const squareMetres = "कितने वर्ग मीटर";

/** Behind a number. */
export const kg = "किलो";
export const sqFt = "वर्ग फुट";
export const sqM = "वर्ग मीटर";

/** In place of a quantity. */
export const toBeWeighed = "तौलकर";
export const toBeMeasured = "नापकर";

export const writeMeasure = (least: number, most: number, unit: string, example: string) =>
	`${least} से ${most} ${unit} तक का नंबर लिखिए, जैसे ${example}।`;
export const writePieces = (least: number, most: number) =>
	`${least} से ${most} तक का पूरा नंबर लिखिए।`;
/** Follows where the number was too large. */
export const moreInNote = " इससे ज़्यादा है? “कुछ और” में लिख दीजिए।";
