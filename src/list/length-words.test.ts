import { expect, test } from "vitest";
import { lengthWords } from "./length-words.ts";

test.each([
	[0, "Up to 500 characters"],
	[1, "1 of 500 characters"],
	[500, "500 of 500 characters"],
	[538, "538 of 500 characters: shorten it by 38."],
])("%i of 500", (length, words) => {
	expect(lengthWords(length, 500)).toBe(words);
});
