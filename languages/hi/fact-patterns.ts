import { say } from "../../content/sentences/say.ts";

/** Facts that a Hindi text states literally, and the placeholder to write instead of each. */
export const factPatterns: readonly { pattern: RegExp; instead: () => string }[] = [
	{
		pattern: /(?:सुबह|दोपहर|शाम|रात)\s\d{1,2}(?::\d\d)?(?:\sबजे)?|\d{1,2}(?::\d\d)?\sबजे/gu,
		instead: () => say("{hours}, {opens} or {closes}"),
	},
	{ pattern: /\d+\s?[-–]\s?\d+\s(?:घंटे|घंटों|दिन)/gu, instead: () => "{turnaround}" },
	{ pattern: /\d+\s(?:Google\s)?रिव्यू/gu, instead: () => "{reviewCount}" },
	{ pattern: /[1-5]\.\d(?=\s?(?:रेटिंग|स्टार|★))/gu, instead: () => "{rating}" },
	{
		pattern: /₹\s?\d[\d,]*(?:\s?[-–]\s?\d[\d,]*)?/gu,
		instead: () => say("its placeholder, {price:…} with the id of an item"),
	},
];
