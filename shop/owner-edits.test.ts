/** Each edit that an owner is likely to make needs no second edit, and no text keeps the old value. */
import { describe, expect, test } from "vitest";
import { sampleContent } from "../fixtures/sample-content.ts";
import { checkContent } from "./check-content.ts";
import { fileNames, type RawContent, textFiles } from "./content-files.ts";
import { sentencesOf } from "./issue-path.ts";
import { textsIn } from "./walk-texts.ts";

const first = <Entry>(entries: readonly Entry[]) => entries[0] as Entry;
const sample = sampleContent();
const item = (content: RawContent) => first(first(content.prices.categories).items);

/** Sets every day to the same hours. */
function setHours(content: RawContent, opens: string, closes: string): void {
	for (const day of content.business.hours) Object.assign(day, { opens, closes });
}

/** The sum is one that no other price has. */
const priced = structuredClone(sample);
item(priced).price = "4321";
const namesTheItem = JSON.stringify(priced).includes(`{price:${item(priced).id}}`);

/** With the words that no text of the shop's own may say any more. */
const edits: [name: string, edit: (content: RawContent) => unknown, stale: readonly string[]][] = [
	["a price", (content) => Object.assign(item(content), { price: "5432" }), ["4,321"]],
	[
		"all hours",
		(content) => setHours(content, "10:30", "19:45"),
		["9 AM", "9 PM", "nine in the morning", "9 at night"],
	],
	[
		"a weekly day off",
		({ business }) => business.hours.splice(6, 1, { day: "Sunday", closed: true }),
		["open daily", "reply daily", "all seven days", "Sundays too", "any day", "open every day"],
	],
	[
		"late on Fridays",
		({ business }) => Object.assign(business.hours[4] ?? {}, { closes: "22:00" }),
		[],
	],
	[
		"a special day",
		({ business }) =>
			business.specialDays.push({ date: "2027-10-29", name: "Diwali", closed: true }),
		[],
	],
	[
		"the name",
		({ business }) => Object.assign(business, { name: "Snow White" }),
		[sample.business.name],
	],
	[
		"the place",
		({ business }) => {
			Object.assign(business.address, { city: "Roorkee", street: "7 Civil Lines" });
			Object.assign(business, { areas: ["Civil Lines"] });
			Object.assign(business, { areaSpellings: {}, areasNotPromised: [] });
		},
		[sample.business.address.city, "Rajpur Road", ...sample.business.areas],
	],
	[
		"the turnaround",
		({ business }) => Object.assign(business, { turnaroundHours: { from: 72, to: 96 } }),
		["36–60", "60 hours", "two days"],
	],
	[
		"a tenth service",
		({ services }) => services.push({ ...first(services), id: "tenth", name: "Tenth" }),
		["nine services", "Nine ways"],
	],
	[
		"no Express",
		(content) => {
			content.services = content.services.filter(({ sameDay }) => !sameDay);
		},
		["Express", "same day", "same-day"],
	],
	["one question removed", ({ faq }) => faq.splice(0, 1), []],
	[
		"no reviews",
		(content) => {
			Object.assign(content.reviews, { averageRating: 0, totalReviewCount: 0, reviews: [] });
			content.testimonials = [];
		},
		[String(sample.reviews.averageRating), String(sample.reviews.totalReviewCount)],
	],
	[
		"one keyword page added",
		({ "keyword-pages": pages }) => {
			const sisters = pages.slice(1, 3).map((page) => page.slug);
			pages.push({ ...first(pages), slug: "another", sisters });
		},
		[],
	],
];

test("a price that texts name is there to be changed", () => {
	expect(namesTheItem).toBe(true);
	expect(ownTexts(priced).some((text) => text.includes("4,321"))).toBe(true);
});

test.each(edits)("%s", (_, edit, stale) => {
	const content = structuredClone(priced);
	edit(content);
	expect(checkContent(content, fileNames).errors).toEqual([]);
	const texts = ownTexts(content);
	for (const words of stale) {
		const pattern = new RegExp(`(?<![\\w.-])${words.replaceAll(".", "\\.")}(?![\\w.-])`, "i");
		expect(texts.filter((text) => pattern.test(text))).toEqual([]);
	}
});

describe("what would be published wrong is an error", () => {
	test.each<[string, (content: RawContent) => unknown, RegExp]>([
		[
			"a subtitle that only a shop without reviews has",
			({ pages }) => Object.assign(pages.hero, { subtitle: "{if reviews||New in town.}" }),
			/hero: subtitle is empty now/,
		],
		[
			"a placeholder where nothing is written out",
			({ business }) => Object.assign(business, { tagline: "The best in {city}" }),
			/tagline is "The best in \{city\}"\. This file holds the facts themselves/,
		],
	])("%s", (_, edit, says) => {
		const content = sampleContent();
		edit(content);
		expect(sentencesOf(checkContent(content, fileNames).errors).join("\n")).toMatch(says);
	});

	test("customers write what they like", () => {
		const content = sampleContent();
		first(content["keyword-pages"]).keywordReviews[0] = "So happy :-}";
		expect(checkContent(content, fileNames).errors).toEqual([]);
	});
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
