/** Every price text of the content, as the list reads it. */
import { describe, expect, test } from "vitest";
import { shop } from "../content/shop.ts";
import { priceFile } from "./list/price-file.ts";
import { readPrice } from "./list/read-price.ts";
import { withFeatured } from "./page-prices.ts";

const open = true;
/** Price text → what the list makes of it, in paise. */
const readings: Record<string, ReturnType<typeof readPrice>> = {
	"80": { low: 8000 },
	"90": { low: 9000 },
	"100": { low: 10000 },
	"120": { low: 12000 },
	"150": { low: 15000 },
	"200": { low: 20000 },
	"250": { low: 25000 },
	"300": { low: 30000 },
	"350": { low: 35000 },
	"400": { low: 40000 },
	"450": { low: 45000 },
	"500": { low: 50000 },
	"150-200": { low: 15000, high: 20000 },
	"150-300": { low: 15000, high: 30000 },
	"200-350": { low: 20000, high: 35000 },
	"250-400": { low: 25000, high: 40000 },
	"250-500": { low: 25000, high: 50000 },
	"350-500": { low: 35000, high: 50000 },
	"starts @ 300": { low: 30000, open },
	"starts @ 350": { low: 35000, open },
	"starts @ 400": { low: 40000, open },
	"starts @ 500": { low: 50000, open },
	"starts @ 600": { low: 60000, open },
	"starts @ 800": { low: 80000, open },
	"starts @ 1200": { low: 120000, open },
	"starts @ 2000": { low: 200000, open },
	"150 per seat": { low: 15000 },
	"199 per panel": { low: 19900 },
	"250-400 per panel": { low: 25000, high: 40000 },
	"starts @ 50 per set": { low: 5000, open },
	"69 per kg": { low: 6900, measure: "kg" },
	"99 per kg": { low: 9900, measure: "kg" },
	"139 per kg": { low: 13900, measure: "kg" },
	"35 per sqft": { low: 3500, measure: "sqft" },
	"Contact us for a quote": {},
	"Custom pricing": {},
	"from ₹99": { low: 9900, open },
	"from ₹120": { low: 12000, open },
	"from ₹150": { low: 15000, open },
	"from ₹250": { low: 25000, open },
	"from ₹500": { low: 50000, open },
	"from ₹800": { low: 80000, open },
	"from ₹2,000": { low: 200000, open },
	"from ₹199 per panel": { low: 19900, open },
	"from ₹50 per set": { low: 5000, open },
	"from ₹300 per sq. meter": { low: 30000, open, measure: "sqm" },
	"₹50 per shirt": { low: 5000 },
	"₹10 per item": { low: 1000 },
	"Starting from ₹50": { low: 5000, open },
	"Starting from ₹80": { low: 8000, open },
	"Starting from ₹150": { low: 15000, open },
	"Starting from ₹199": { low: 19900, open },
	"Starting from ₹250": { low: 25000, open },
	"Starting from ₹350": { low: 35000, open },
	"Starting from ₹35 per sqft": { low: 3500, open, measure: "sqft" },
	"Starting from ₹69 per kg": { low: 6900, open, measure: "kg" },
};

const items = shop.prices.categories.flatMap((category) => category.items);
const texts = new Set([
	...items.map(({ price }) => price),
	...shop.services.map(({ price }) => price),
	...shop["keyword-pages"].map(({ featuredService }) => featuredService.price),
]);

test.each([...texts])("%s", (text) => {
	expect(readings, `no reading is written down for "${text}"`).toHaveProperty([text]);
	expect(readPrice(text)).toEqual(readings[text]);
});

describe("the price file", () => {
	const file = priceFile(withFeatured(shop.prices.categories, shop["keyword-pages"]));

	test("knows every item of the rate card and what pages feature, and no other", () => {
		const others = Object.keys(file).slice(items.length);
		expect(Object.keys(file).slice(0, items.length)).toEqual(items.map(({ id }) => id));
		expect(others.filter((id) => !id.startsWith("featured-"))).toEqual([]);
	});

	test("gives each item a name of its own", () => {
		const names = Object.values(file).map(({ name }) => name);
		expect(new Set(names).size).toBe(names.length);
	});

	test("leaves no price without a sum but those told on asking", () => {
		const unread = items.filter(({ id }) => file[id]?.low === undefined);
		expect(unread.filter(({ price }) => /\d/.test(price))).toEqual([]);
	});
});
