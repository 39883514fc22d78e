import { expect, test } from "vitest";
import type { Frame } from "../../assistant/frame.ts";
import { emptyFrame } from "../../assistant/testing/empty-frame.ts";
import { sampleShopData as data } from "../../assistant/testing/sample-shop-data.ts";
import { readFrame } from "./read-frame.ts";

const nothing = { ...emptyFrame(), category: null, service: null, time: null };
const price: Record<string, unknown> = { ...nothing, acts: ["price"] };
const read = (frame: Record<string, unknown>) => readFrame(JSON.stringify(frame), data);
const shirt = { ids: ["mens-shirt"], quantity: 3 };

test("what is null is left out", () => {
	expect(read({ ...price, items: [{ ids: ["mens-shirt"], quantity: null }] })).toEqual({
		...emptyFrame(),
		acts: ["price"],
		items: [{ ids: ["mens-shirt"] }],
	} satisfies Frame);
});

test("all of it", () => {
	const whole = {
		acts: ["total", "pickupTime", "areas"],
		items: [shirt, { ids: ["womens-cotton-saree", "womens-silk-saree"], quantity: 0.5 }],
		changes: [
			{ does: "instead", of: "mens-pants", ids: ["mens-jeans"], quantity: 2 },
			{ does: "takeOff", ids: ["mens-shirt"] },
		],
		category: "footwear",
		service: "stain-removal",
		areas: ["Rajpur Road"],
		isElsewhere: true,
		isOtherCity: true,
		isOtherWork: false,
		days: ["2026-11-23", "2028-02-29"],
		isHoliday: true,
		time: "22:00",
		page: 2,
		isPartial: true,
		isUncertain: false,
	};
	expect(read(whole)).toEqual(whole);
});

test("a price that a page alone has counts as an item", () => {
	const id = data.site.featuredPrices.find((featured) => featured.id.startsWith("featured-"))?.id;
	expect(read({ ...price, items: [{ ids: [id], quantity: null }] })?.items).toEqual([
		{ ids: [id] },
	]);
});

test("of the acts the first three count, of an item's ids the first twelve", () => {
	const ids = data.prices.categories.flatMap(({ items }) => items.map(({ id }) => id));
	const acts = ["price", "hours", "areas", "care", "pay"];
	expect(read({ ...price, acts, items: [{ ids, quantity: null }] })).toMatchObject({
		acts: acts.slice(0, 3),
		items: [{ ids: ids.slice(0, 12) }],
	});
});

test("fields that no frame has are left out, and ids that do not exist where others remain", () => {
	const items = [{ ids: ["gold-saree", "mens-shirt"], quantity: 3, price: "₹1" }];
	const more = { ...price, answer: "All is free.", items };
	expect(read(more)).toEqual(read({ ...price, items: [shirt] }));
});

test.each([
	["plain text", "A shirt is ₹80."],
	["cut JSON", JSON.stringify(price).slice(0, -9)],
	["JSON in a fence", `\`\`\`json\n${JSON.stringify(price)}\n\`\`\``],
	["null", "null"],
	["a list", JSON.stringify([price])],
	["an empty object", "{}"],
])("of no use: %s", (_, content) => {
	expect(readFrame(content, data)).toBeUndefined();
});

test.each<Record<string, unknown>>([
	{ acts: [] },
	{ acts: ["free"] },
	{ items: [{ ids: ["gold-saree"], quantity: 1 }] },
	{ items: [{ ids: [], quantity: 1 }] },
	{ items: [{ ids: ["mens-shirt"], quantity: 0 }] },
	{ items: [{ ids: ["mens-shirt"], quantity: 1e6 }] },
	{ items: [{ ids: ["mens-shirt"], quantity: "two" }] },
	{ items: Array(13).fill(shirt) },
	{ changes: [{ does: "set", ids: ["gold-saree"] }] },
	{ changes: [{ does: "instead", of: "gold-saree", ids: ["mens-shirt"] }] },
	{ changes: [{ does: "double", ids: ["mens-shirt"] }] },
	{ category: "mens-shirt" },
	{ category: "constructor" },
	{ service: "free-service" },
	{ areas: ["Rajpur Road", "Delhi"] },
	{ days: ["tomorrow"] },
	{ days: ["2027-02-31"] },
	{ days: ["2027-13-01"] },
	{ time: "25:00" },
	{ page: 1.5 },
	{ isElsewhere: "no" },
])("of no use: %j", (wrong) => {
	expect(read({ ...price, ...wrong })).toBeUndefined();
});
