import { expect, test } from "vitest";
import { sampleContent } from "../fixtures/sample-content.ts";
import { checkContent } from "./check-content.ts";
import { fileNames, type RawContent } from "./content-files.ts";
import { worthALook } from "./worth-a-look.ts";

function told(change: (content: RawContent) => unknown): string[] {
	const content = sampleContent();
	change(content);
	return worthALook(checkContent(content, fileNames).content).map(({ message }) => message);
}

test.each<[string, (content: RawContent) => unknown, RegExp]>([
	[
		"a day that ends in the night",
		({ business }) => Object.assign(business.hours[6] ?? {}, { opens: "8:00", closes: "1:00" }),
		/is 01:00, in the night\. If the afternoon is meant, write 13:00/,
	],
	[
		"a day with a break",
		({ business }) => {
			const [first = {}] = business.hours;
			const spans = ["09:00-13:00", "16:00-21:00"].map((span) => span.split("-"));
			Object.assign(first, { spans: spans.map(([opens, closes]) => ({ opens, closes })) });
			for (const name of ["opens", "closes"]) Reflect.deleteProperty(first, name);
		},
		/the hours that all days share, 16:00 to/,
	],
	[
		"a price that is nil",
		({ prices }) => Object.assign(prices.categories[0]?.items[0] ?? {}, { price: "Nil" }),
		/read as free/,
	],
	[
		"a price with “min”",
		({ prices }) => Object.assign(prices.categories[0]?.items[0] ?? {}, { price: "min 100" }),
		/least bill/,
	],
	["a script", ({ business }) => Object.assign(business, { tagline: "পরিষ্কার" }), /Bengali/],
	["an emoji", ({ business }) => Object.assign(business, { tagline: "Fresh 🧺" }), /the sign 🧺/],
])("asks back of %s", (_, change, words) => {
	expect(told(change)).toEqual([expect.stringMatching(words)]);
});

test("and of nothing where all is plain", () => {
	expect(told(() => undefined)).toEqual([]);
	const night = { opens: "18:00", closes: "02:00" };
	expect(told(({ business }) => Object.assign(business.hours[5] ?? {}, night))).toEqual([]);
});
