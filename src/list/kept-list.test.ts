import { describe, expect, test } from "vitest";
import { read, written } from "./kept-list.ts";
import { emptyList, type List, noWishes } from "./list.ts";

const DAY = 86_400_000;
/** 17:30 at the shop. */
const now = Date.parse("2026-11-20T12:00:00Z");

const list: List = {
	items: [
		{ id: "mens-shirt", name: "Shirt", measure: undefined, quantity: 2 },
		{ id: "housing-carpet", name: "Carpet", measure: "sqft", quantity: undefined },
		{ id: "bulk-wash", name: "Wash", measure: "kg", quantity: 2.5 },
	],
	wishes: { area: "Jakhan", day: "2026-11-22", part: "evening", express: true, note: "Two gates" },
	sent: now - 5,
	last: [{ id: "mens-kurta", name: "Kurta", measure: undefined, quantity: 1 }],
};

test("what was written is read back", () => {
	expect(read(written(list, now) ?? "", now + DAY)).toEqual(list);
});

test("an empty list is not kept, but a wish alone is", () => {
	expect(written(emptyList, now)).toBeUndefined();
	const wishes = { ...noWishes, note: "Ring twice" };
	expect(read(written({ ...emptyList, wishes }, now) ?? "", now).wishes).toEqual(wishes);
});

test("it is kept for thirty days and not longer", () => {
	const text = written(list, now) ?? "";
	expect(read(text, now + 30 * DAY - 1).items).toHaveLength(3);
	expect(read(text, now + 30 * DAY)).toEqual(emptyList);
});

test("a note that is too long to be sent is kept whole, to be shortened", () => {
	const note = "word ".repeat(400);
	const wishes = { ...noWishes, note };
	expect(read(written({ ...emptyList, wishes }, now) ?? "", now).wishes.note).toBe(note);
});

test("a pickup day that has passed is forgotten, the rest stays", () => {
	const later = read(written(list, now) ?? "", now + 3 * DAY);
	expect(later.wishes).toEqual({ ...list.wishes, day: "" });
	expect(later.items).toHaveLength(3);
});

describe("what others wrote there", () => {
	const kept = { version: 1, kept: now };

	test.each([
		null,
		"",
		"{",
		"null",
		"[]",
		"7",
		'"list"',
		"{}",
		JSON.stringify({ ...kept, version: 2, items: list.items }),
		JSON.stringify({ version: 1, items: list.items }),
		JSON.stringify({ ...kept, kept: "yesterday", items: list.items }),
		JSON.stringify({ ...kept, items: "shirt", last: { length: 3 }, wishes: 4 }),
		JSON.stringify({ ...kept, items: [null, 3, {}, { id: 4 }, { id: "<b>" }, { id: "" }] }),
	])("%j is an empty list", (text) => {
		expect(read(text, now)).toEqual(emptyList);
	});

	test.each([
		[{ quantity: 0 }, { quantity: 1 }],
		[{ quantity: 100 }, { quantity: 1 }],
		[{ quantity: 1.5 }, { quantity: 1 }],
		[{ quantity: "3" }, { quantity: 1 }],
		[
			{ measure: "kg", quantity: 500 },
			{ measure: "kg", quantity: undefined },
		],
		[
			{ measure: "toString", quantity: 3 },
			{ measure: undefined, quantity: 3 },
		],
		[{ name: 5 }, { name: "mens-shirt" }],
		[{ name: "x".repeat(1000) }, { name: "x".repeat(120) }],
	])("an item with %j is set right", (wrong, right) => {
		const text = JSON.stringify({ ...kept, items: [{ id: "mens-shirt", ...wrong }] });
		expect(read(text, now).items[0]).toMatchObject(right);
	});

	test("an item that is there twice counts once", () => {
		const items = [list.items[0], list.items[0]];
		expect(read(JSON.stringify({ ...kept, items }), now).items).toHaveLength(1);
	});

	test("wishes that nobody can make are dropped", () => {
		const wishes = { area: 1, day: "2026-13-45", part: "night", express: "yes", note: null };
		expect(read(JSON.stringify({ ...kept, wishes }), now).wishes).toEqual(noWishes);
	});
});
