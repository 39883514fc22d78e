import { beforeEach, expect, test, vi } from "vitest";
import { DraftStore } from "./draft-store.ts";
import type { Change, Host, Snapshot } from "./host.ts";
import { valueAt } from "./json.ts";
import { samplePictures, sampleTexts } from "./testing/sample-texts.ts";

vi.stubEnv("CONTENT", "content");

const price = "content/prices.json#/categories/0/items/0/price";
const snapshot: Snapshot = {
	version: "1",
	texts: sampleTexts(),
	pictures: Object.fromEntries(
		samplePictures().map((name) => [`content/images/${name}.webp`, name]),
	),
};
const saved: Change[] = [];
const host = {
	read: async () => snapshot,
	save: async (change: Change) => {
		saved.push(change);
		return "2";
	},
} as unknown as Host;
const open = () => new DraftStore(host, snapshot, "draft");
const priceIn = (store: DraftStore) => valueAt(store.values, price);

beforeEach(() => {
	localStorage.clear();
	saved.length = 0;
});

test("letters of one field are one step back, and what is as before is no change", () => {
	const store = open();
	store.set(price, "9");
	store.set(price, "95");
	store.set("content/prices.json#/categories/0/items/1/price", "82");
	store.undo();
	expect(priceIn(store)).toBe("95");
	store.undo();
	expect([priceIn(store), store.isChanged, store.mayUndo]).toEqual(["85", false, false]);
	store.set(price, "95");
	store.set(price, "85");
	expect(store.isChanged).toBe(false);
});

test("a draft outlives a closed tab, and is gone once it is saved", async () => {
	open().set(price, "95");
	window.dispatchEvent(new Event("pagehide"));
	const store = open();
	expect(priceIn(store)).toBe("95");
	expect(await store.save()).toMatchObject({ kind: "saved" });
	expect(saved[0]?.headline).toBe("Price of Shirt: ₹85 → ₹95");
	expect(store.isChanged).toBe(false);
	expect(localStorage.getItem("draft")).toBeNull();
	expect(priceIn(open())).toBe("85");
});

test("a problem stands at its field, and a page that goes is gone", () => {
	const store = open();
	store.set(price, "about eighty");
	store.check();
	expect(store.report.errors).toMatchObject([
		{ place: price, message: expect.stringContaining("cannot read as a price") },
	]);
	const page = "content/keyword-pages/bag-cleaning-service.json";
	store.set(`${page}#`, undefined);
	window.dispatchEvent(new Event("pagehide"));
	expect([store, open()].map(({ values }) => page in values)).toEqual([false, false]);
});
