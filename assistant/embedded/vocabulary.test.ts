import { expect, test } from "vitest";
import { inLatinLetters } from "./devanagari.ts";
import { itemWords } from "./item-words.ts";
import { plainWords, questionWords } from "./plain-words.ts";
import { topicWords } from "./topic-words.ts";

test("no word or phrase has two meanings", () => {
	const meanings = new Map<string, string>();
	const clashes: string[] = [];
	for (const [meaning, texts] of [...Object.entries(topicWords), ...Object.entries(itemWords)]) {
		for (const text of new Set(texts.split(",").map((entry) => entry.trim()))) {
			const other = meanings.get(text);
			if (other !== undefined) clashes.push(`"${text}" is ${other} and ${meaning}`);
			meanings.set(text, meaning);
		}
	}
	expect(clashes).toEqual([]);
});

test("no entry of the tables is empty", () => {
	for (const texts of [...Object.values(topicWords), ...Object.values(itemWords)])
		for (const text of texts.split(",")) expect(plainWords(text), texts).not.toEqual([]);
});

test.each([
	["कितना", "kitna"],
	["साड़ी", "sari"],
	["कंबल", "kanbal"],
	["दुकान", "dukan"],
	["धुलाई", "dhulai"],
	["खुलता", "khulta"],
])("%s is written %s", (hindi, latin) => {
	expect(inLatinLetters(hindi)).toBe(latin);
});

test("the marks of a list are the word and", () => {
	expect(questionWords("Men's coat, shirt & pant/jeans")).toEqual(
		"mens coat and shirt and pant and jeans".split(" "),
	);
});
