import { expect, test } from "vitest";
import type { OpeningHours } from "../../content/opening-hours.ts";
import type { ListLine } from "./estimate.ts";
import { noWishes, type Wishes } from "./list.ts";
import type { ListPrice } from "./price-file.ts";
import { readyWords } from "./ready-words.ts";

const opening: OpeningHours = {
	hours: Array.from({ length: 7 }, () => ({ opens: "09:00", closes: "21:00" })),
	specialDays: [{ date: "2026-11-25", name: "Wedding" }],
};
const texts = {
	now: "Now,",
	later: "Handed over {opening},",
	picked: "Then,",
	ready: "ready by {moment}",
	rest: "The rest later.",
	express: "Ask for Express",
};

function line(price?: Partial<ListPrice>): ListLine {
	return {
		id: "it",
		name: "It",
		quantity: 1,
		price: price && { name: "It", text: "₹1", ...price },
	};
}

function words(lines: ListLine[], time: string, wishes: Partial<Wishes> = {}): string {
	const now = Date.parse(`2026-11-20T${time}+05:30`);
	return readyWords(lines, { ...noWishes, ...wishes }, texts, opening, 48, now).replaceAll(
		"\u00a0",
		" ",
	);
}

const shirt = line({ low: 8000 });

test.each<[string, Partial<Wishes>, string]>([
	["18:10", {}, "Now, ready by Sunday 7 PM"],
	["20:59", {}, "Now, ready by Monday 9 AM"],
	["21:00", {}, "Handed over at 9 AM, ready by Monday 9 AM"],
	["18:10", { part: "morning" }, "Now, ready by Sunday 7 PM"],
	["18:10", { day: "2026-11-21", part: "morning" }, "Then, ready by Monday 12 PM"],
	["18:10", { day: "2026-11-21", part: "evening" }, "Then, ready by Tuesday 9 AM"],
	["22:00", { day: "2026-11-21" }, "Then, ready by Tuesday 9 AM"],
	// A closed day does not count.
	["18:10", { day: "2026-11-24", part: "morning" }, "Then, ready by Friday 27 November, 12 PM"],
	["18:10", { express: true }, "Ask for Express"],
	["23:00", { express: true, day: "2026-11-21" }, "Ask for Express"],
])("at %s with %j: %s", (time, wishes, said) => {
	expect(words([shirt], time, wishes)).toBe(said);
});

test.each<[string, ListLine]>([
	["without a known price", line()],
	["on quote", line({})],
	["that only starts at its price", line({ low: 60000, open: true })],
	["sold by area", line({ low: 3500, measure: "sqft" })],
	["known to need longer", line({ low: 20000, slow: true })],
])("nothing is promised for what is %s", (_, other) => {
	expect(words([other], "18:10")).toBe("");
	expect(words([other, shirt], "18:10")).toBe("Now, ready by Sunday 7 PM. The rest later.");
});

test("what is weighed keeps the turnaround; an empty list is told nothing", () => {
	expect(words([line({ low: 6900, measure: "kg" })], "18:10")).toBe("Now, ready by Sunday 7 PM");
	expect(words([], "18:10", { express: true })).toBe("");
});
