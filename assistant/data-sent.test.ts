import { describe, expect, test } from "vitest";
import { shop } from "../shop/shop.ts";
import { buildRequest } from "./build-request.ts";
import type { ShopFiles, Turn } from "./contract.ts";
import { reviewsFile, shopFiles } from "./data-sent.ts";
import { grownFeaturedPrices, grownPrices, grownReviews } from "./testing/grown-shop.ts";
import { sampleShopData as parsedData } from "./testing/sample-shop-data.ts";

const shopData = shopFiles(parsedData);
const ownPrices = { ...shop.prices, ...shopData.prices };

/** The shop's data with so many reviews, items on the rate card and keyword pages. */
function grownShop({ reviews = 0, items = 0, pages = 0 }): ShopFiles {
	return {
		site: { ...shopData.site, featuredPrices: grownFeaturedPrices(pages) },
		prices: grownPrices(ownPrices, items),
		reviews: reviews ? { ...shop.reviews, reviews: grownReviews(reviews) } : shop.reviews,
	};
}

const model = "meta-llama/llama-4-scout-17b-16e-instruct";
const bytes = (text: string) => new TextEncoder().encode(text).length;

function sent(data: ShopFiles, question: string, history: Turn[] = []): string {
	return JSON.stringify(buildRequest(question, { data, model, history }));
}

/** One of the data sets as it stands in the system message. */
function partOf(body: string, name: string) {
	const system = JSON.parse(body).messages.at(-1).content as string;
	const line = system.split("\n\n").find((part) => part.startsWith(name)) ?? "";
	return JSON.parse(line.slice(line.indexOf("{")));
}

const longTalk: Turn[] = Array.from({ length: 6 }, (_, place) => ({
	role: place % 2 ? "assistant" : "user",
	content: "What does a saree cost? ".repeat(20),
}));

const inHindi = grownReviews(800).filter((_, place) => place % 4 === 1 || place % 4 === 3);

test.each([
	["the shop as it is", shopData],
	["430 reviews", grownShop({ reviews: 430 })],
	["reviews in Hindi and emoji", { ...shopData, reviews: { ...shop.reviews, reviews: inHindi } }],
	["2,000 prices", grownShop({ items: 2000 })],
	["1,000 pages", grownShop({ pages: 1000 })],
	["all of it", grownShop({ reviews: 5000, items: 2000, pages: 1000 })],
])("a question keeps to 40 KB and 30,000 characters: %s", (_, data) => {
	for (const history of [[], longTalk]) {
		const body = sent(data, "साड़ी का रेट क्या है?", history);
		expect(bytes(body)).toBeLessThan(40_000);
		expect(body.length).toBeLessThan(30_000);
	}
});

test("of the shop as it is, every price and every review goes along", () => {
	const body = sent(shopData, "hello");
	const items = (data: ShopFiles["prices"]) =>
		data.categories.flatMap((category) => category.items.map(({ name, price }) => [name, price]));
	expect(items(partOf(body, "Price data"))).toEqual(items(shopData.prices));
	expect(displayNames(partOf(body, "Reviews data").reviews).sort()).toEqual(
		displayNames(shopData.reviews.reviews).sort(),
	);
	expect(partOf(body, "Site data").faq).toEqual(
		shopData.site.faq.map(({ question, answer }) => ({ question, answer })),
	);
});

const displayNames = (reviews: readonly { reviewer: { displayName: string } }[]) =>
	reviews.map(({ reviewer }) => reviewer.displayName);

describe("of many reviews", () => {
	const { reviews: grown, ...rest } = grownShop({ reviews: 5000 });
	const { averageRating, totalReviewCount } = shop.reviews;

	test("the newest by their time go along, newest first, long ones shortened, with the summary of all", () => {
		const reviews = { ...grown, reviews: grown.reviews.toReversed() };
		const sentAlong = partOf(sent({ ...rest, reviews }, "hello"), "Reviews data");
		expect(sentAlong).toMatchObject({ averageRating, totalReviewCount });
		const places = displayNames(sentAlong.reviews).map((name) => Number(name.split(" ")[1]));
		expect(places.slice(0, 4)).toEqual([0, 1, 2, 3]);
		expect(places).toEqual(places.toSorted((one, other) => one - other));
		for (const { comment = "" } of sentAlong.reviews) {
			expect(comment.length).toBeLessThanOrEqual(401);
			expect(comment.isWellFormed()).toBe(true);
		}
	});

	test("the file holds the newest, whole, in the maps service's shape, in 16 KB", () => {
		const file = reviewsFile(grown);
		expect(bytes(JSON.stringify(file))).toBeLessThan(17_000);
		expect(file.reviews.length).toBeGreaterThan(3);
		for (const review of file.reviews) expect(grown.reviews).toContain(review);
		expect(file).toMatchObject({ averageRating, totalReviewCount });
		expect(reviewsFile(shopData.reviews).reviews).toHaveLength(shopData.reviews.reviews.length);
	});
});

describe("of many prices", () => {
	const data = grownShop({ items: 2000 });
	const last = data.prices.categories.at(-1);
	const names = (question: string, history?: Turn[]): string[] =>
		partOf(sent(data, question, history), "Price data").categories.flatMap(
			({ items }: ShopFiles["prices"]["categories"][number]) => items.map(({ name }) => name),
		);

	test("those that the question or the conversation names are among them, the category's before all others", () => {
		const history: Turn[] = [
			{ role: "user", content: "mattress rates" },
			{ role: "assistant", content: "- Mattress: starts @ ₹1,200" },
		];
		for (const named of [names("rates of mattresses"), names("more", history)])
			expect(named).toContain("Mattress");
		const own = new Set(last?.items.map(({ name }) => name));
		const named = names(`${last?.name} rates`);
		expect(named.length).toBeGreaterThan(20);
		expect(named.filter((name) => !own.has(name))).toEqual([]);
	});

	test("the provider is told that there are others", () => {
		const others = "Price data (those nearest to the question; there are others)";
		expect(sent(data, "more")).toContain(others);
		expect(sent(shopData, "more")).not.toContain("there are others");
	});
});
