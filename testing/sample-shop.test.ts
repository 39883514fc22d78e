/** A test that reads the wrong shop is to fail: the sample shop differs from the demonstration in each kind of fact. */
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { sampleShopData } from "../assistant/testing/sample-shop-data.ts";
import { sampleShop } from "../e2e/testing/sample-site.ts";
import { contentFolder } from "../shop/content-folder.ts";
import { shop } from "../shop/shop.ts";

const { site, prices, reviews } = sampleShopData;
const items = ({ categories }: Pick<typeof shop.prices, "categories">) =>
	categories.flatMap(({ items }) => items);

test("the tests' shop is the sample shop", () => {
	expect(contentFolder()).toBe(sampleShop);
});

test.each<[kind: string, sample: unknown, specified: unknown]>([
	["name", shop.business.name, site.business.name],
	["phone", shop.business.phone, site.business.phone],
	["WhatsApp number", shop.business.whatsapp, site.business.whatsapp],
	["address", shop.business.address.street, site.business.address.street],
	["opening hours", shop.business.hours[0], site.business.hours[0]],
	["turnaround", shop.business.turnaroundHours, site.business.turnaroundHours],
	["ways to pay", shop.business.payment, site.business.payment],
	["prices", items(shop.prices).map(({ price }) => price), items(prices).map(({ price }) => price)],
	[
		"names of items",
		items(shop.prices).map(({ name }) => name),
		items(prices).map(({ name }) => name),
	],
	[
		"prices of services",
		shop.services.map(({ price }) => price),
		site.services.map(({ price }) => price),
	],
	["rating", shop.reviews.averageRating, reviews.averageRating],
	["number of reviews", shop.reviews.totalReviewCount, reviews.totalReviewCount],
])("its %s is not that of SPEC.md", (_, sample, specified) => {
	expect(sample).not.toEqual(specified);
});

// Whole files, since an owner may come to one of the sample's values.
test.each(["business", "prices", "services", "reviews", "faq"])(
	"its %s.json is not the owner's",
	(name) => {
		const read = (folder: string) => JSON.parse(readFileSync(`${folder}/${name}.json`, "utf8"));
		expect(read(sampleShop)).not.toEqual(read("content"));
	},
);
