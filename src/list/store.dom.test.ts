import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { emptyList, type List, parseList, serializeList, setItem } from "./store.ts";

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const now = Date.parse("2026-11-20T12:00:00Z");

/** As earlier builds have stored it, too. */
const stored = {
	version: 1,
	kept: now,
	items: [
		{ id: "mens-shirt", name: "Shirt", quantity: 2 },
		{ id: "housing-carpet", name: "Carpet", measure: "sqft" },
		{ id: "bulk-wash", name: "Wash", measure: "kg", quantity: 2.5 },
	],
	wishes: { area: "Jakhan", day: "2026-11-22", part: "evening", express: true, note: "Two gates" },
	sent: now - 5,
	last: [{ id: "mens-kurta", name: "Kurta", quantity: 1 }],
};
const { version: _, kept: __, wishes, ...rest } = stored;
const list = { ...rest, preferences: wishes } as List;

test("what is stored is read, and written as it was", () => {
	expect(parseList(JSON.stringify(stored), now + HOUR)).toEqual(list);
	expect(JSON.parse(serializeList(list, now) ?? "")).toEqual(stored);
});

test("a wish alone is stored, an empty list is not", () => {
	expect(serializeList(emptyList, now)).toBeNull();
	const preferences = { ...emptyList.preferences, note: "Ring twice" };
	const text = serializeList({ ...emptyList, preferences }, now);
	expect(parseList(text, now).preferences).toEqual(preferences);
});

test("it is kept for thirty days and not longer", () => {
	const text = serializeList({ ...list, sent: undefined }, now);
	expect(parseList(text, now + 30 * DAY - 1).items).toHaveLength(3);
	expect(parseList(text, now + 30 * DAY)).toEqual(emptyList);
});

test.each([
	null,
	"{",
	"[]",
	'"list"',
	JSON.stringify({ ...stored, version: 2 }),
	JSON.stringify({ ...stored, kept: undefined }),
	JSON.stringify({ ...stored, kept: "yesterday" }),
	JSON.stringify({ version: 1, kept: now, items: "shirt", last: { length: 3 }, wishes: 4 }),
	JSON.stringify({ version: 1, kept: now, items: [null, 3, {}, { id: 4 }, { id: "<b>" }] }),
])("%.60s is an empty list", (text) => {
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
	[{ name: 5 }, { name: "mens-shirt" }],
])("an item with %j is set right", (wrong, right) => {
	const text = JSON.stringify({ ...stored, items: [{ id: "mens-shirt", ...wrong }] });
	expect(parseList(text, now).items[0]).toMatchObject(right);
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

	test("two add to one list", async () => {
		const one = await openTab();
		const other = await openTab();
		one.changeItems((items) => setItem(items, shirt));
		other.changeItems((items) => setItem(items, kurta));
		expect(one.ids()).toEqual(["mens-shirt", "mens-kurta"]);
		localStorage.clear();
		expect(one.ids()).toEqual([]);
	});

	const fail = () => {
		throw new DOMException("", "QuotaExceededError");
	};

	test.each([
		["full", { getItem: () => null, setItem: fail, removeItem: fail }],
		["forbidden", { getItem: fail, setItem: fail, removeItem: fail }],
	])("where storage is %s the list lasts as long as the page", async (_, storage) => {
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
