/** Constants that are written in one file, from which all others import them. */
import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const files = globSync(
	"{src,shop,languages,assistant,server,offline,scripts}/**/*.{ts,tsx,astro}",
).filter((file) => !/\.test\.tsx?$|sample-|-suite\./.test(file));
const texts = new Map(files.map((file) => [file, readFileSync(file, "utf8")]));

test.each<[fact: string, written: RegExp, home: string]>([
	["the shop's distance from UTC", /\b5\.5 \*|\+05:30|timeZone: "Asia/, "shop/opening-hours.ts"],
	["the length of a day", /86_?400_?000|24 \* HOUR/, "shop/opening-hours.ts"],
	["the wait for the next full minute", /60_050/, "src/shell/live-clock.ts"],
	["the languages of the site", /"(?:en|hi)-IN"/, "languages/languages.ts"],
	["the currency", /"INR"/, "shop/locale.ts"],
	["the parsing of prices", /(?<!function )\bparsePrice\(/, "shop/schema/fields.ts"],
	["where the shop's data is", /"\/data\/(?:site|price)Data\.json"/, "assistant/contract.ts"],
])("%s is written once", (_, written, home) => {
	const found = [...texts].filter(([, text]) => written.test(text)).map(([file]) => file);
	expect(found).toEqual(home ? [home] : []);
});
