import { expect, test } from "vitest";
import { sampleContent } from "../fixtures/sample-content.ts";
import { checkContent } from "./check-content.ts";
import { fileNames } from "./content-files.ts";
import { put } from "./testing/put.ts";
import { worthALook } from "./worth-a-look.ts";

function told(changes: Record<string, unknown>): string[] {
	const content = sampleContent();
	put(content, changes);
	return worthALook(checkContent(content, fileNames).content).map(({ message }) => message);
}

const shirt = "prices/categories/0/items/0/price";
const sunday = (hours: object) => ({ "business/hours/6": { day: "Sunday", ...hours } });
const spans = [
	{ opens: "09:00", closes: "13:00" },
	{ opens: "16:00", closes: "21:00" },
];

test.each<[string, Record<string, unknown>, RegExp]>([
	[
		"a day that ends in the night",
		sunday({ opens: "8:00", closes: "1:00" }),
		/is 01:00, in the night\. If the afternoon is meant, write 13:00/,
	],
	["a day with a break", sunday({ spans }), /the hours that all days share, 16:00 to/],
	["a price that is nil", { [shirt]: "Nil" }, /read as free/],
	["a price with “min”", { [shirt]: "min 100" }, /least bill/],
	["a script", { "business/tagline": "পরিষ্কার" }, /Bengali/],
	["an emoji", { "business/tagline": "Fresh 🧺" }, /the sign 🧺/],
])("asks back of %s", (_, changes, words) => {
	expect(told(changes)).toEqual([expect.stringMatching(words)]);
});

test("and of nothing where all is plain", () => {
	expect(told({})).toEqual([]);
	expect(told(sunday({ opens: "18:00", closes: "02:00" }))).toEqual([]);
});
