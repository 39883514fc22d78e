import { expect, test } from "vitest";
import { sampleContent } from "../fixtures/sample-content.ts";
import type { FileName, RawContent } from "../shop/content-files.ts";
import { commitMessage, describeChanges } from "./describe-changes.ts";
import { pathOf } from "./shop-files.ts";

const question = "How do I book a pickup?";
const shirt = { id: "shirt", name: "Shirt", price: "80" };
const suit = { id: "suit", name: "Suit", price: "starts @ 300" };
const base: RawContent = { ...sampleContent() };
base.prices.categories = [{ id: "men", name: "Men", items: [shirt, suit] }];
base.faq = [
	{ id: "book", question, answer: "Send a message." },
	{ id: "pay", question: "How do I pay?", answer: "On delivery." },
];
base.business.areas = ["Jakhan", "Premnagar"];
base.business.specialDays = [{ date: "2026-10-02", name: "Gandhi Jayanti", closed: true }];
Object.assign(base.pages.hero, { title: "Fresh." });
const [, tuesday] = base.business.hours;
const long = "A long text. ".repeat(10);

type Edit = (content: RawContent) => unknown;

function sentences(file: FileName, edit: Edit): string[] {
	const after = structuredClone(base);
	edit(after);
	return describeChanges({ [pathOf(file)]: base[file] }, { [pathOf(file)]: after[file] });
}

const itemsOf = ({ prices }: RawContent) => prices.categories[0]?.items ?? [];
const answerWith = (answer: unknown) => (c: RawContent) =>
	Object.assign(c.faq[0] ?? {}, { answer });

test.each<[string | undefined, FileName, Edit]>([
	[undefined, "pages", () => undefined],
	[
		"Price of Shirt: ₹80 → ₹95",
		"prices",
		(c) => itemsOf(c).splice(0, 1, { ...shirt, price: "95" }),
	],
	[
		"Name of Shirt: Shirt → Top",
		"prices",
		(c) => itemsOf(c).splice(0, 1, { ...shirt, name: "Top" }),
	],
	["Item “Tie” added", "prices", (c) => itemsOf(c).push({ id: "tie", name: "Tie", price: "50" })],
	["Items: in another order", "prices", (c) => itemsOf(c).reverse()],
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
		"Areas you come to: प्रेमनगर (Hindi)",
		"business",
		(c) => Object.assign(c.business.areas, ["Jakhan", { en: "Premnagar", hi: "प्रेमनगर" }]),
	],
	[
		"How long an order takes, longest: 60 → 72",
		"business",
		(c) => Object.assign(c.business.turnaroundHours, { to: 72 }),
	],
	[`Answer of “${question}” changed`, "faq", answerWith(long)],
	[`Answer of “${question}” added (Hindi)`, "faq", answerWith({ en: "Send a message.", hi: long })],
	[
		"Top of the home page, headline: Fresh. → Clean.",
		"pages",
		(c) => Object.assign(c.pages.hero, { title: "Clean." }),
	],
])("%s", (sentence, file, edit) => {
	expect(sentences(file, edit)).toEqual(sentence ? [sentence] : []);
});

test("a commit's message has the first sentence, and all where they are more", () => {
	const [one, two] = ["Price of Shirt: ₹80 → ₹95", "Price of Suit: starts @ 300 → ₹350"];
	expect(commitMessage([one])).toEqual({ headline: one, body: "" });
	expect(commitMessage([one, two])).toEqual({
		headline: `${one}, and 1 more`,
		body: `- ${one}\n- ${two}`,
	});
	const { headline, body } = commitMessage([`Group “${"Long".repeat(40)}” added`]);
	expect(headline.length).toBeLessThanOrEqual(72);
	expect(body).not.toBe("");
});
