import { expect, test } from "vitest";
import { headline } from "./headline.ts";

test.each([
	["Fresh as a Doon morning.", "Fresh as~a Doon morning."],
	["Laundry day, taken off your hands.", "Laundry day, taken off your hands."],
	["Two words", "Two words"],
	["Word", "Word"],
	["", ""],
	["I am a b c here", "I am~a~b~c here"],
	["Laundry near me in Dehradun", "Laundry near~me in Dehradun"],
	["Near meadows", "Near meadows"],
])("%j keeps its short words company", (text, joined) => {
	expect(headline(text).replaceAll("\u00a0", "~")).toBe(joined);
});

test("the words stay as they are", () => {
	const text = "Fresh as a Doon morning.";
	expect(headline(text).replaceAll("\u00a0", " ")).toBe(text);
});
