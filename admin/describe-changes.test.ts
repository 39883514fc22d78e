import { describe, expect, test } from "vitest";
import { sampleContent } from "../fixtures/sample-content.ts";
import type { FileName, RawContent } from "../shop/content-files.ts";
import { commitMessage, describeChanges } from "./describe-changes.ts";
import { pathOf } from "./shop-files.ts";

const question = "How do I book a pickup?";
const base: RawContent = { ...sampleContent() };
base.prices.categories = [
	{
		id: "men",
		name: "Men",
		items: [
			{ id: "shirt", name: "Shirt", price: "80" },
			{ id: "suit", name: "Suit", price: "starts @ 300" },
		],
	},
];
base.faq = [
	{ id: "book", question, answer: "Send a message." },
	{ id: "pay", question: "How do I pay?", answer: "On delivery." },
];
base.business.areas = ["Jakhan", "Premnagar"];
base.business.specialDays = [{ date: "2026-10-02", name: "Gandhi Jayanti", closed: true }];
base.business.phone = "+91 135 000 0000";
Object.assign(base.pages.hero, { title: "Fresh." });
const [, tuesday] = base.business.hours;
const long = "A long text. ".repeat(10);

function sentences(file: FileName, edit: (content: RawContent) => void): string[] {
	const after = structuredClone(base);
	edit(after);
	return describeChanges({ [pathOf(file)]: base[file] }, { [pathOf(file)]: after[file] });
}

const item = (content: RawContent, at: number) => content.prices.categories[0]?.items[at] ?? {};

test.each<[string, FileName, (content: RawContent) => unknown]>([
	["Price of Shirt: ₹80 → ₹95", "prices", (c) => Object.assign(item(c, 0), { price: "95" })],
	["Name of Shirt: Shirt → Shirts", "prices", (c) => Object.assign(item(c, 0), { name: "Shirts" })],
	[
		"Item “Tie” added",
		"prices",
		(c) => c.prices.categories[0]?.items.push({ id: "tie", name: "Tie", price: "50" }),
	],
	["Items: in another order", "prices", (c) => c.prices.categories[0]?.items.reverse()],
	[
		"Closed day or other hours “8 Nov 2026 · Diwali · closed” added",
		"business",
		(c) => c.business.specialDays.push({ date: "2026-11-08", name: "Diwali", closed: true }),
	],
	[
		"2 Oct 2026 · Gandhi Jayanti · closed → 2–3 Oct 2026 · Gandhi Jayanti · closed",
		"business",
		(c) => Object.assign(c.business.specialDays[0] ?? {}, { lastDate: "2026-10-03" }),
	],
	[
		`Tuesday · ${tuesday?.opens}–${tuesday?.closes} → Tuesday · closed`,
		"business",
		(c) => c.business.hours.splice(1, 1, { day: "Tuesday", closed: true }),
	],
	["Areas you come to “Malsi” added", "business", (c) => c.business.areas.push("Malsi")],
	["Areas you come to: Jakhan → Malsi", "business", (c) => c.business.areas.splice(0, 1, "Malsi")],
	[
		"How long an order takes, longest: 60 → 72",
		"business",
		(c) => Object.assign(c.business.turnaroundHours, { to: 72 }),
	],
	[
		`Answer of “${question}” changed`,
		"faq",
		(c) => Object.assign(c.faq[0] ?? {}, { answer: long }),
	],
	[
		"Top of the home page, headline: Fresh. → Clean.",
		"pages",
		(c) => Object.assign(c.pages.hero, { title: "Clean." }),
	],
	["Booking changed", "messages", (c) => Object.assign(c.messages, { bookNow: long })],
])("%s", (sentence, file, edit) => {
	expect(sentences(file, edit)).toEqual([sentence]);
});

test("nothing changed says nothing", () => {
	expect(sentences("pages", () => {})).toEqual([]);
});

test("a Hindi text says so", () => {
	const edit = ({ faq, business }: RawContent) => {
		Object.assign(faq[0] ?? {}, { answer: { en: "Send a message.", hi: long } });
		Object.assign(business.areas, ["Jakhan", { en: "Premnagar", hi: "प्रेमनगर" }]);
	};
	expect(sentences("faq", edit)).toEqual([`Answer of “${question}” added (Hindi)`]);
	expect(sentences("business", edit)).toEqual(["Areas you come to: प्रेमनगर (Hindi)"]);
});

describe("a commit's message", () => {
	const change = (edit: (content: RawContent) => void) => {
		const after = structuredClone(base);
		edit(after);
		const path = pathOf("prices");
		return commitMessage(describeChanges({ [path]: base.prices }, { [path]: after.prices }));
	};

	test("of one change is its sentence", () => {
		const { headline, body } = change((c) => Object.assign(item(c, 0), { price: "95" }));
		expect(headline).toBe("Price of Shirt: ₹80 → ₹95");
		expect(body).toBe("");
	});

	test("of several names the first, and lists all", () => {
		const { headline, body } = change((c) => {
			Object.assign(item(c, 0), { price: "95" });
			Object.assign(item(c, 1), { price: "350" });
		});
		expect(headline).toBe("Price of Shirt: ₹80 → ₹95, and 1 more");
		expect(body).toBe("- Price of Shirt: ₹80 → ₹95\n- Price of Suit: starts @ 300 → ₹350");
	});

	test("keeps its first line short", () => {
		const { headline, body } = change((c) =>
			c.prices.categories.push({ id: "long", name: "Long".repeat(40), items: [] }),
		);
		expect(headline.length).toBeLessThanOrEqual(72);
		expect(body).not.toBe("");
	});
});
