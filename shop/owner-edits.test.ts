/** Each edit that an owner is likely to make needs no second edit, and no text keeps the old value. */
import { expect, test } from "vitest";
import { sampleContent } from "../fixtures/sample-content.ts";
import { checkContent } from "./check-content.ts";
import { fileNames, type RawContent, textFiles } from "./content-files.ts";
import { sentencesOf } from "./fault.ts";
import { put } from "./testing/put.ts";
import { textsIn } from "./walk-texts.ts";

const first = <Entry>(entries: readonly Entry[]) => entries[0] as Entry;
const sample = sampleContent();
const item = (content: RawContent) => first(first(content.prices.categories).items);

/** The sum is one that no other price has. */
const priced = structuredClone(sample);
item(priced).price = "4321";

const everyDay = (hours: object) => ({
	"business/hours": sample.business.hours.map(({ day }) => ({ day, ...hours })),
});
const [page, ...pages] = sample["keyword-pages"];
const sisters = pages.slice(0, 2).map(({ slug }) => slug);
const express = sample.services.findIndex(({ sameDay }) => sameDay);

/** Changes, with the words that no text of the shop's own may say any more. */
const edits: [name: string, changes: Record<string, unknown>, stale: readonly string[]][] = [
	["a price", { "prices/categories/0/items/0/price": "5432" }, ["4,321"]],
	[
		"all hours",
		everyDay({ opens: "10:30", closes: "19:45" }),
		["8:30 AM", "9:30 PM", "half past eight", "9:30 at night"],
	],
	[
		"a weekly day off",
		{ "business/hours/6": { day: "Sunday", closed: true } },
		["open daily", "reply daily", "all seven days", "Sundays too", "any day", "open every day"],
	],
	["the name", { "business/name": "Snow White" }, [sample.business.name]],
	[
		"the place",
		{
			"business/address/city": "Roorkee",
			"business/address/street": "7 Civil Lines",
			"business/areas": ["Civil Lines"],
			"business/areaSpellings": {},
			"business/areasNotPromised": [],
		},
		[sample.business.address.city, "Rajpur Road", ...sample.business.areas],
	],
	[
		"the turnaround",
		{ "business/turnaroundHours": { from: 72, to: 96 } },
		["36–60", "60 hours", "two days"],
	],
	[
		"a tenth service",
		{ "services/+": { ...sample.services[0], id: "tenth", name: "Tenth" } },
		["nine services", "Nine ways"],
	],
	["no Express", { [`services/${express}`]: null }, ["Express", "same day", "same-day"]],
	[
		"no reviews",
		{ reviews: { averageRating: 0, totalReviewCount: 0, reviews: [] }, testimonials: [] },
		[String(sample.reviews.averageRating), String(sample.reviews.totalReviewCount)],
	],
	["a further page", { "keyword-pages/+": { ...page, slug: "another", sisters } }, []],
];

test.each(edits)("%s", (_, changes, stale) => {
	const content = structuredClone(priced);
	put(content, changes);
	expect(checkContent(content, fileNames).errors).toEqual([]);
	const [before, after] = [ownTexts(priced).join("\n"), ownTexts(content).join("\n")];
	const patterns = stale.map(
		(words) => new RegExp(`(?<![\\w.-])${words.replaceAll(".", "\\.")}(?![\\w.-])`, "i"),
	);
	// The texts said some of it, so that there was something to change.
	if (stale.length > 0) expect(patterns.some((pattern) => pattern.test(before))).toBe(true);
	for (const pattern of patterns) expect(after).not.toMatch(pattern);
});

test.each([
	["pages/hero/subtitle", "{if reviews||New in town.}", /hero: subtitle is empty now/],
	["business/tagline", "The best in {city}", /This file holds the facts themselves/],
])("%s as %j would be published wrong", (path, text, says) => {
	const content = sampleContent();
	put(content, { [path]: text });
	expect(sentencesOf(checkContent(content, fileNames).errors).join("\n")).toMatch(says);
});

test("customers write what they like", () => {
	const content = sampleContent();
	first(content["keyword-pages"]).keywordReviews[0] = "So happy :-}";
	expect(checkContent(content, fileNames).errors).toEqual([]);
});

/** The shop's own sentences with placeholders filled, without customers' words and addresses. */
function ownTexts(raw: RawContent): string[] {
	const { content } = checkContent(raw, fileNames);
	return textFiles
		.flatMap((file) => textsIn(file, content[file]))
		.filter(({ path }) => !path.includes("keywordReviews"))
		.map(({ text }) => text)
		.filter((text) => text.includes(" "));
}
