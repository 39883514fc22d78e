import { expect, test } from "vitest";
import { LONGEST_LINK, listLink } from "./message.ts";
import { longest } from "./pickup.ts";
import type { ListLine, ListPrice } from "./prices.ts";
import { emptyList, type PickupPreferences } from "./store.ts";

const phone = "911350000000";
const texts = { start: "Hello, my list:", estimate: "confirmed at pickup", end: "Thank you." };
/** Friday 20 November 2026, 17:30 at the shop. */
const now = new Date("2026-11-20T12:00:00Z");

function line(name: string, quantity: number | undefined, price: Partial<ListPrice>): ListLine {
	const known = { kind: "amount", name, ...price } as ListPrice;
	const measure = known.kind === "quote" ? undefined : known.measure;
	return { id: name.toLowerCase(), name, measure, quantity, price: known };
}

const shirt = line("Shirt", 2, { text: "₹80", low: 8000 });
const weighed = { text: "₹69 per kg", low: 6900, unit: "kg", measure: "kg" } as const;
const measured = { text: "₹35 per sqft", low: 3500, unit: "sqft", measure: "sqft" } as const;
const quote = { kind: "quote", text: "Contact us for a quote" } as const;

function send(lines: readonly ListLine[], said: Partial<PickupPreferences> = {}, served?: string) {
	const preferences = { ...emptyList.preferences, ...said };
	const { href, left } = listLink(phone, { texts, lines, preferences, served, written: now, now });
	const { origin, pathname, searchParams } = new URL(href);
	expect(origin + pathname).toBe(`https://wa.me/${phone}`);
	return { href, left, text: searchParams.get("text") ?? "" };
}

test("the message says everything, a line each", () => {
	const lines = [
		shirt,
		line("Wash & fold", 2.5, weighed),
		line("Carpet", undefined, measured),
		line("Hotel linen", 1, quote),
	];
	const said = {
		area: "Jakhan",
		day: "2026-11-21",
		part: "morning",
		express: true,
		note: "Ring twice, 2nd gate & no dogs. 100% wool + silk?",
	} as const;
	expect(send(lines, said).text).toBe(
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

test("it says nothing of what was not said, and the name that the shop's staff knows", () => {
	const item = line("शर्ट", 2, { text: "₹80", low: 8000, staffName: "Shirt" });
	expect(send([item], { area: "  ", note: " \n " }).text).toBe(
		"Hello, my list:\n\nList 2011-1730\n- 2 × Shirt, ₹80\n\nEstimate: ₹160 (confirmed at pickup)\n\nThank you.",
	);
});

test.each<[Partial<PickupPreferences>, served: string | undefined, line: string]>([
	[{ day: "2026-11-20" }, undefined, "Pickup: today, Friday 20 November"],
	[{ day: "2026-12-24", part: "evening" }, undefined, "Pickup: Thursday 24 December, evening"],
	[{ part: "morning" }, undefined, "Pickup: morning"],
	[{ area: "Premnagar" }, "Premnagar", "Area: Premnagar"],
	[{ area: " prem nagar, gate 2 " }, "Premnagar", "Area: prem nagar, gate 2 (Premnagar)"],
	[{ area: "Mars" }, undefined, "Area: Mars"],
])("with %j, served as %j, it says %j", (said, served, line) => {
	expect(send([shirt], said, served).text.split("\n")).toContain(line);
});

test("a long note in any script is sent whole, and items that do not fit are left out from the end and counted", () => {
	const note = "क".repeat(longest.note);
	const area = "ब".repeat(longest.area);
	expect(send(Array(20).fill(shirt), { note, area }).text).toContain(`\nNote: ${note}\n`);

	const { href, left, text } = send(Array(300).fill(shirt), { note: "A note" });
	expect(text.match(/^- 2 × Shirt/gm)).toHaveLength(300 - left);
	expect(text).toContain(`\n… and ${left} more items\n`);
	// The sum is of all of them.
	expect(text).toContain("Estimate: ₹48,000");
	expect(text).toContain("Note: A note");
	expect(href.length).toBeGreaterThan(LONGEST_LINK - 120);
	expect(href.length).toBeLessThanOrEqual(LONGEST_LINK);
});
