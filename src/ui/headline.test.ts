import { expect, test } from "vitest";
import { headline } from "./headline.ts";

test.each([
	["Fresh as a Doon morning.", "Fresh as~a Doon morning."],
	["Laundry day, taken off your hands.", "Laundry day, taken off your hands."],
	["Two words", "Two words"],
	["Word", "Word"],
	["", ""],
	["I am a b c here", "I am~a~b~c here"],
])("%j keeps its single letters company", (text, joined) => {
	expect(headline(text).replaceAll("\u00a0", "~")).toBe(joined);
});

test("the words stay as they are", () => {
	const text = "Fresh as a Doon morning.";
	expect(headline(text).replaceAll("\u00a0", " ")).toBe(text);
});
