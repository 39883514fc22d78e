/** Each edit that an owner is likely to make needs no second edit, and no text keeps the old value. */
import { describe, expect, test } from "vitest";
import { sampleContent } from "../fixtures/sample-content.ts";
import { checkContent } from "./check-content.ts";
import { fileNames, type RawContent, textFiles } from "./content-files.ts";
import { sentencesOf } from "./issue-path.ts";
import { textsIn } from "./walk-texts.ts";

interface Edit {
	name: string;
	edit: (content: RawContent) => void;
	/** Words that no text of the shop's own may say any more. */
	stale: readonly string[];
}

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

const edits: readonly Edit[] = [
	{
		name: "a price",
		edit: (content) => Object.assign(item(content), { price: "5432" }),
		stale: ["4,321"],
	},
	{
		name: "all hours",
		edit: (content) => setHours(content, "10:30", "19:45"),
		stale: ["9 AM", "9 PM", "nine in the morning", "9 at night"],
	},
	{
		name: "a weekly day off",
		edit: ({ business }) => {
			business.hours[6] = { day: "Sunday", closed: true };
		},
		stale: [
			"open daily",
			"reply daily",
			"all seven days",
			"Sundays too",
			"any day",
			"open every day",
		],
	},
	{
		name: "late on Fridays",
		edit: ({ business }) => Object.assign(business.hours[4] ?? {}, { closes: "22:00" }),
		stale: [],
	},
	{
		name: "a special day",
		edit: ({ business }) =>
			business.specialDays.push({ date: "2027-10-29", name: "Diwali", closed: true }),
		stale: [],
	},
	{
		name: "the name",
		edit: ({ business }) => Object.assign(business, { name: "Snow White" }),
		stale: [sample.business.name],
	},
	{
		name: "the place",
		edit: ({ business }) => {
			Object.assign(business.address, { city: "Roorkee", street: "7 Civil Lines" });
			Object.assign(business, { areas: ["Civil Lines"] });
			Object.assign(business, { areaSpellings: {}, areasNotPromised: [] });
		},
		stale: [sample.business.address.city, "Rajpur Road", ...sample.business.areas],
	},
	{
		name: "the turnaround",
		edit: ({ business }) => Object.assign(business, { turnaroundHours: { from: 72, to: 96 } }),
		stale: ["36–60", "60 hours", "two days"],
	},
	{
		name: "a tenth service",
		edit: ({ services }) => services.push({ ...first(services), id: "tenth", name: "Tenth" }),
		stale: ["nine services", "Nine ways"],
	},
	{
		name: "no Express",
		edit: (content) => {
			content.services = content.services.filter(({ sameDay }) => !sameDay);
		},
		stale: ["Express", "same day", "same-day"],
	},
	{ name: "one question removed", edit: ({ faq }) => faq.splice(0, 1), stale: [] },
	{
		name: "no reviews",
		edit: (content) => {
			Object.assign(content.reviews, { averageRating: 0, totalReviewCount: 0, reviews: [] });
			content.testimonials = [];
		},
		stale: [String(sample.reviews.averageRating), String(sample.reviews.totalReviewCount)],
	},
	{
		name: "one keyword page added",
		edit: ({ "keyword-pages": pages }) =>
			pages.push({
				...first(pages),
				slug: "another",
				sisters: pages.slice(1, 3).map((page) => page.slug),
			}),
		stale: [],
	},
];

test("a price that texts name is there to be changed", () => {
	expect(namesTheItem).toBe(true);
	expect(ownTexts(priced).some((text) => text.includes("4,321"))).toBe(true);
});

test.each(edits)("$name", ({ edit, stale }) => {
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
