/** Parts of a Hindi text that stay on one line. */

/** Times and prices with their units: "24–48 घंटे", "रात 9 बजे तक", "₹50 प्रति सेट से", "कौन-सा", and the punctuation after them. */
export const together =
	/((?:\d+–\d+ (?:घंटे|दिन)|(?:सुबह|दोपहर|शाम|रात)\s\d{1,2}(?::\d\d)?(?:\sबजे)?(?: तक)?|₹[\d,]+(?:–[\d,]+)?(?: प्रति (?:वर्ग )?[\p{L}\p{M}]+)?(?: से(?: शुरू)?(?![\p{L}\p{M}]))?|[\p{L}\p{M}]+-(?:सा|सी|से|फ़्रेंडली)(?![\p{L}\p{M}]))[।.,;?]?)/u;

/** The space before a postposition, which belongs to the word before it, and the one in "ड्राई क्लीनिंग". */
export const beforeShortWord =
	/ (?=(?:में|से|के|को|की|का|पर|ने|ही|भी|तक)(?![\p{L}\p{M}]))|(?<=ड्राई) (?=क्लीन)/gu;
