import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { emptyList, type List, removeItem, setItem } from "./list.ts";
import { parseList, serializeList } from "./store.ts";

const { preferences: none } = emptyList;

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** 17:30 at the shop. */
const now = Date.parse("2026-11-20T12:00:00Z");

const list: List = {
	items: [
		{ id: "mens-shirt", name: "Shirt", measure: undefined, quantity: 2 },
		{ id: "housing-carpet", name: "Carpet", measure: "sqft", quantity: undefined },
		{ id: "bulk-wash", name: "Wash", measure: "kg", quantity: 2.5 },
	],
	preferences: {
		area: "Jakhan",
		day: "2026-11-22",
		part: "evening",
		express: true,
		note: "Two gates",
	},
	sent: now - 5,
	last: [{ id: "mens-kurta", name: "Kurta", measure: undefined, quantity: 1 }],
};

test("what was written is read back", () => {
	expect(parseList(serializeList(list, now), now + HOUR)).toEqual(list);
});

test("an empty list is not kept, but a wish alone is", () => {
	expect(serializeList(emptyList, now)).toBeNull();
	const preferences = { ...none, note: "Ring twice" };
	expect(
		parseList(serializeList({ ...emptyList, preferences }, now) ?? "", now).preferences,
	).toEqual(preferences);
});

test("it is kept for thirty days and not longer; a pickup day that has passed is forgotten", () => {
	const text = serializeList({ ...list, sent: undefined }, now) ?? "";
	const later = parseList(text, now + 30 * DAY - 1);
	expect(later.items).toHaveLength(3);
	expect(later.preferences).toEqual({ ...list.preferences, day: "" });
	expect(parseList(text, now + 30 * DAY)).toEqual(emptyList);
});

describe("what others wrote there", () => {
	const kept = { version: 1, kept: now };

	test.each([
		null,
		"{",
		"[]",
		'"list"',
		JSON.stringify({ ...kept, version: 2, items: list.items }),
		JSON.stringify({ version: 1, items: list.items }),
		JSON.stringify({ ...kept, kept: "yesterday", items: list.items }),
		JSON.stringify({ ...kept, items: "shirt", last: { length: 3 }, wishes: 4 }),
		JSON.stringify({ ...kept, items: [null, 3, {}, { id: 4 }, { id: "<b>" }, { id: "" }] }),
	])("%j is an empty list", (text) => {
		expect(parseList(text, now)).toEqual(emptyList);
	});

	test.each([
		[{ quantity: 0 }, { quantity: 1 }],
		[{ quantity: 1000 }, { quantity: 1 }],
		[{ quantity: "3" }, { quantity: 1 }],
		[
			{ measure: "kg", quantity: 500 },
			{ measure: "kg", quantity: undefined },
		],
		[
			{ measure: "toString", quantity: 3 },
			{ measure: undefined, quantity: 3 },
		],
		[{ name: "x".repeat(1000) }, { name: "x".repeat(120) }],
	])("an item with %j is set right", (wrong, right) => {
		const text = JSON.stringify({ ...kept, items: [{ id: "mens-shirt", ...wrong }] });
		expect(parseList(text, now).items[0]).toMatchObject(right);
	});
});

describe("tabs", () => {
	const shirt = { id: "mens-shirt", name: "Shirt", quantity: 1 };
	const kurta = { id: "mens-kurta", name: "Kurta", quantity: 2 };

	/** A page that opens now: modules are evaluated once a page. */
	async function openTab() {
		vi.resetModules();
		const { change, changeItems, isStored, readList } = await import("./store.ts");
		const ids = () => readList().items.map(({ id }) => id);
		return { change, changeItems, ids, isStored, readList };
	}

	beforeEach(() => localStorage.clear());
	afterEach(() => {
		vi.unstubAllGlobals();
		vi.useRealTimers();
	});

	test("a list that an earlier build stored is read", async () => {
		localStorage.setItem(
			"list",
			'{"version":1,"kept":'.concat(
				String(Date.now()),
				',"items":[{"id":"mens-shirt","name":"Shirt","quantity":3}],"wishes":{"area":"Jakhan","day":"","part":"evening","express":true,"note":"Ring"},"last":[{"id":"a","name":"A","quantity":1}]}',
			),
		);
		const { readList, changeItems } = await openTab();
		expect(readList()).toMatchObject({
			items: [{ id: "mens-shirt", name: "Shirt", quantity: 3 }],
			preferences: { area: "Jakhan", part: "evening", express: true, note: "Ring" },
			last: [{ id: "a" }],
		});
		changeItems((items) => setItem(items, kurta));
		expect(JSON.parse(localStorage.getItem("list") ?? "")).toMatchObject({
			version: 1,
			kept: expect.any(Number),
			wishes: { area: "Jakhan", part: "evening", express: true, note: "Ring" },
		});
	});

	test("two tabs add to one list", async () => {
		const one = await openTab();
		const other = await openTab();
		one.changeItems((items) => setItem(items, shirt));
		other.changeItems((items) => setItem(items, kurta));
		expect(other.ids()).toEqual(["mens-shirt", "mens-kurta"]);
		expect(one.ids()).toEqual(["mens-shirt", "mens-kurta"]);
		one.changeItems((items) => removeItem(items, "mens-shirt"));
		expect(other.ids()).toEqual(["mens-kurta"]);
		localStorage.clear();
		expect(one.ids()).toEqual([]);
	});

	const fail = () => {
		throw new DOMException("", "QuotaExceededError");
	};

	test.each([
		["storage is full", { getItem: () => null, setItem: fail, removeItem: fail }],
		["storage is forbidden", { getItem: fail, setItem: fail, removeItem: fail }],
	])("where %s the list lasts as long as the page", async (_, storage) => {
		vi.stubGlobal("localStorage", storage);
		const { changeItems, ids, isStored } = await openTab();
		expect(isStored()).toBe(true);
		changeItems((items) => setItem(items, shirt));
		changeItems((items) => setItem(items, kurta));
		expect(ids()).toEqual(["mens-shirt", "mens-kurta"]);
		expect(isStored()).toBe(false);
		vi.unstubAllGlobals();
		changeItems((items) => setItem(items, { ...shirt, quantity: 2 }));
		expect(isStored()).toBe(true);
	});

	test("a list that was sent stays for the visit, and is offered in the next", async () => {
		vi.useFakeTimers({ now: HOUR });
		const { change } = await openTab();
		change((list) => ({ ...list, items: [shirt], sent: Date.now(), last: [shirt] }));
		vi.setSystemTime(3 * HOUR);
		expect((await openTab()).ids()).toEqual(["mens-shirt"]);
		vi.setSystemTime(5 * HOUR);
		const next = await openTab();
		expect(next.ids()).toEqual([]);
		expect(next.readList().last).toMatchObject([shirt]);
	});
});
