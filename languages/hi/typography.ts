/** Typography of Hindi texts. */
import type { ScriptType } from "../languages.ts";

export const type: ScriptType | undefined = {
	// With the joiners, which choose between a conjunct and a half letter.
	letters: /[\u0900-\u097f\u200c\u200d]+/g,
	face: "@fontsource-variable/eczar/files/eczar-devanagari-wght-normal.woff2",
	// 500 is too heavy in an opening of five lines.
	weight: 460,
	// Vowel signs reach 1.02 em up and 0.47 em down: 1.02 → 1.26, 1.2 → 1.4, 1.6 → 1.7.
	leading: (latin) => Math.round(48.5 + 76 * latin) / 100,
};

/** Times and prices with their units: "24–48 घंटे", "रात 9 बजे तक", "₹50 प्रति सेट से", "कौन-सा", and the punctuation after them. */
export const together =
	/((?:\d+–\d+ (?:घंटे|दिन)|(?:सुबह|दोपहर|शाम|रात)\s\d{1,2}(?::\d\d)?(?:\sबजे)?(?: तक)?|₹[\d,]+(?:–[\d,]+)?(?: प्रति (?:वर्ग )?[\p{L}\p{M}]+)?(?: से(?: शुरू)?(?![\p{L}\p{M}]))?|[\p{L}\p{M}]+-(?:सा|सी|से|फ़्रेंडली)(?![\p{L}\p{M}]))[।.,;?]?)/u;

/** The space before a postposition, which belongs to the word before it, and the one in "ड्राई क्लीनिंग". */
export const beforeShortWord =
	/ (?=(?:में|से|के|को|की|का|पर|ने|ही|भी|तक)(?![\p{L}\p{M}]))|(?<=ड्राई) (?=क्लीन)/gu;
