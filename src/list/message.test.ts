import fc from "fast-check";
import { expect, test } from "vitest";
import { LONGEST_LINK, listLink } from "./message.ts";
import { longest } from "./pickup.ts";
import type { ListLine } from "./prices.ts";
import { emptyList, type PickupPreferences } from "./store.ts";

const phone = "911350000000";
const { preferences: none } = emptyList;
const texts = { start: "Hello, my list:", estimate: "confirmed at pickup", end: "Thank you." };
/** Friday 20 November 2026, 17:30 at the shop. */
const now = new Date("2026-11-20T12:00:00Z");

const shirt: ListLine = {
	id: "shirt",
	name: "Shirt",
	quantity: 2,
	price: { kind: "amount", name: "Shirt", text: "₹80", low: 8000 },
};
const wash: ListLine = {
	id: "wash",
	name: "Wash & fold",
	measure: "kg",
	quantity: 2.5,
	price: {
		kind: "amount",
		name: "Wash & fold",
		text: "₹69 per kg",
		low: 6900,
		unit: "kg",
		measure: "kg",
	},
};
const carpet: ListLine = {
	id: "carpet",
	name: "Carpet",
	measure: "sqft",
	price: {
		kind: "amount",
		name: "Carpet",
		text: "₹35 per sqft",
		low: 3500,
		unit: "sqft",
		measure: "sqft",
	},
};
const linen: ListLine = {
	id: "linen",
	name: "Hotel linen",
	quantity: 1,
	price: { kind: "quote", name: "Hotel linen", text: "Contact us for a quote" },
};

function link(lines: readonly ListLine[], changed: Partial<PickupPreferences> = {}): string {
	const preferences = { ...none, ...changed };
	return listLink(phone, { texts, lines, preferences, written: now, now }).href;
}

function text(...message: Parameters<typeof link>): string {
	const url = new URL(link(...message));
	expect(url.origin + url.pathname).toBe(`https://wa.me/${phone}`);
	return url.searchParams.get("text") ?? "";
}

test("an item has the name that the shop's staff knows", () => {
	const price = { ...shirt.price, name: "शर्ट", staffName: "Shirt" } as ListLine["price"];
	expect(text([{ ...shirt, name: "शर्ट", price }])).toContain("- 2 × Shirt, ₹80");
});

test("the message says everything, a line each", () => {
	const preferences = {
		area: "Jakhan",
		day: "2026-11-21",
		part: "morning",
		express: true,
		note: "Ring twice, 2nd gate & no dogs. 100% wool + silk?",
	} as const;
	expect(text([shirt, wash, carpet, linen], preferences)).toBe(
		[
			"Hello, my list:",
			"",
			"List 2011-1730",
			"- 2 × Shirt, ₹80",
			"- 2.5 kg Wash & fold, ₹69 per kg",
			"- Carpet (to be measured), ₹35 per sqft",
			"- 1 × Hotel linen, Contact us for a quote",
			"",
			"Estimate: from ₹332.50 + 1 to be measured + 1 on quote + express service (confirmed at pickup)",
			"Pickup: tomorrow, Saturday 21 November, morning",
			"Express, please: same day if you can",
			"Area: Jakhan",
			"Note: Ring twice, 2nd gate & no dogs. 100% wool + silk?",
			"",
			"Thank you.",
		].join("\n"),
	);
});

test("it says nothing of what was not said", () => {
	expect(text([shirt], { area: "  ", note: " \n " })).toBe(
		"Hello, my list:\n\nList 2011-1730\n- 2 × Shirt, ₹80\n\nEstimate: ₹160 (confirmed at pickup)\n\nThank you.",
	);
});

test.each<[Partial<PickupPreferences>, string]>([
	[{ day: "2026-11-20" }, "Pickup: today, Friday 20 November"],
	[{ day: "2026-12-24", part: "evening" }, "Pickup: Thursday 24 December, evening"],
	[{ part: "morning" }, "Pickup: morning"],
])("it names the pickup %j", (preferences, line) => {
	expect(text([shirt], preferences).split("\n")).toContain(line);
});

test.each([
	["Premnagar", "Premnagar", "Premnagar"],
	[" prem nagar, gate 2 ", "Premnagar", "prem nagar, gate 2 (Premnagar)"],
	["Mars", undefined, "Mars"],
])("the area %j, known as %j, is %j in the message", (area, served, said) => {
	const parts = { preferences: { ...none, area }, served, written: now, now };
	const sent = new URL(listLink(phone, { texts, lines: [shirt], ...parts }).href);
	expect(sent.searchParams.get("text")).toContain(`\nArea: ${said}\n`);
});

test("a long note in any script is sent whole, and items that do not fit are left out from the end and counted", () => {
	const lines = Array.from({ length: 300 }, (_, index) => ({ ...shirt, id: `shirt-${index}` }));
	const note = "क".repeat(longest.note);
	expect(text(lines.slice(0, 20), { note, area: "ब".repeat(longest.area) })).toContain(
		`\nNote: ${note}\n`,
	);
	const preferences = { ...none, note: "A note" };
	const { href, left } = listLink(phone, { texts, lines, preferences, written: now, now });
	const said = new URL(href).searchParams.get("text") ?? "";
	expect(said.match(/^- 2 × Shirt/gm)).toHaveLength(300 - left);
	expect(said).toContain(`\n… and ${left} more items\n`);
	// The sum is of all of them.
	expect(said).toContain("Estimate: ₹48,000");
	expect(said).toContain("Note: A note");
	expect(href.length).toBeGreaterThan(LONGEST_LINK - 120);
	expect(href.length).toBeLessThanOrEqual(LONGEST_LINK);
});

test("whatever is written, the link opens and says what it can within its length", () => {
	const anyLine = fc.record({
		id: fc.string(),
		name: fc.string({ unit: "binary", maxLength: 120 }),
		quantity: fc.integer({ min: 1, max: 99 }),
	});
	fc.assert(
		fc.property(
			fc.array(anyLine, { maxLength: 50 }),
			fc.string({ unit: "binary", maxLength: longest.note / 2 }),
			(lines, note) => {
				const address = link(lines, { note });
				expect(address.length).toBeLessThanOrEqual(LONGEST_LINK);
				expect(new URL(address).searchParams.get("text")).toMatch(/^Hello, my list:/);
			},
		),
		{ numRuns: 25 },
	);
}, 20_000);
