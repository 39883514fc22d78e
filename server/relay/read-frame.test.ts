import { describe, expect, test } from "vitest";
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

describe("more than a frame holds", () => {
	test("of the acts the first three count", () => {
		const acts = ["price", "hours", "areas", "care", "pay"];
		expect(read({ ...price, acts })?.acts).toEqual(["price", "hours", "areas"]);
	});
	test("of an item's ids the first twelve count", () => {
		const ids = data.prices.categories.flatMap(({ items }) => items.map(({ id }) => id));
		expect(read({ ...price, items: [{ ids, quantity: null }] })?.items[0]?.ids).toEqual(
			ids.slice(0, 12),
		);
	});
	test("fields that no frame has are left out", () => {
		const more = { ...price, answer: "All is free.", items: [{ ...shirt, price: "₹1" }] };
		expect(read(more)).toEqual(read({ ...price, items: [shirt] }));
	});
	test("ids that do not exist are left out where others remain", () => {
		const items = [{ ids: ["gold-saree", "womens-silk-saree"], quantity: 2 }];
		expect(read({ ...price, items })?.items).toEqual([{ ids: ["womens-silk-saree"], quantity: 2 }]);
	});
});

describe("of no use", () => {
	test.each([
		["plain text", "A shirt is ₹80."],
		["nothing", ""],
		["cut JSON", JSON.stringify(price).slice(0, -9)],
		["HTML", "<h1>Bad gateway</h1>"],
		["JSON in a fence", `\`\`\`json\n${JSON.stringify(price)}\n\`\`\``],
		["a text in JSON", '"price"'],
		["null", "null"],
		["a list", JSON.stringify([price])],
		["an empty object", "{}"],
		["a refusal", JSON.stringify({ refusal: "I cannot help with that." })],
	])("%s", (_, content) => {
		expect(readFrame(content, data)).toBeUndefined();
	});

	test.each<[string, Record<string, unknown>]>([
		["no act", { acts: [] }],
		["an act that there is not", { acts: ["free"] }],
		["acts as a text", { acts: "price" }],
		["an item that there is not", { items: [{ ids: ["gold-saree"], quantity: 1 }] }],
		["an item without ids", { items: [{ ids: [], quantity: 1 }] }],
		["a name for an id", { items: [{ ids: ["Shirt"], quantity: 1 }] }],
		["none of an item", { items: [{ ids: ["mens-shirt"], quantity: 0 }] }],
		["fewer than none", { items: [{ ids: ["mens-shirt"], quantity: -2 }] }],
		["a million", { items: [{ ids: ["mens-shirt"], quantity: 1e6 }] }],
		["a quantity in words", { items: [{ ids: ["mens-shirt"], quantity: "two" }] }],
		["thirteen items", { items: Array(13).fill(shirt) }],
		["a change of an item that there is not", { changes: [{ does: "set", ids: ["gold-saree"] }] }],
		["in place of one", { changes: [{ does: "instead", of: "gold-saree", ids: ["mens-shirt"] }] }],
		["a change that there is not", { changes: [{ does: "double", ids: ["mens-shirt"] }] }],
		["a category that there is not", { category: "cars" }],
		["an item for a category", { category: "mens-shirt" }],
		["a service that there is not", { service: "free-service" }],
		["what every object has", { category: "constructor" }],
		["an area that there is not", { areas: ["Delhi"] }],
		["one area of two that there is not", { areas: ["Rajpur Road", "Delhi"] }],
		["a day in words", { days: ["tomorrow"] }],
		["31 February", { days: ["2027-02-31"] }],
		["the 13th month", { days: ["2027-13-01"] }],
		["a time in words", { time: "9 PM" }],
		["25 o'clock", { time: "25:00" }],
		["page -1", { page: -1 }],
		["page 1.5", { page: 1.5 }],
		["a truth in words", { isElsewhere: "no" }],
	])("%s", (_, wrong) => {
		expect(read({ ...price, ...wrong })).toBeUndefined();
	});
});
