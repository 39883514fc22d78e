import { describe, expect, test } from "vitest";
import { shop } from "../shop/shop.ts";
import { buildRequest } from "./build-request.ts";
import type { ShopFiles, Turn } from "./contract.ts";
import { reviewsFile } from "./data-sent.ts";
import { shopFiles } from "./shop-files.ts";
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

describe("a question keeps to 40 KB and 30,000 characters", () => {
	test.each([
		["the shop as it is", shopData],
		["200 reviews", grownShop({ reviews: 200 })],
		["430 reviews", grownShop({ reviews: 430 })],
		["5,000 reviews", grownShop({ reviews: 5000 })],
		["2,000 prices", grownShop({ items: 2000 })],
		["1,000 pages", grownShop({ pages: 1000 })],
		["all of it", grownShop({ reviews: 5000, items: 2000, pages: 1000 })],
	])("%s", (_, data) => {
		for (const history of [[], longTalk]) {
			const body = sent(data, "How much is a lehenga?", history);
			expect(bytes(body)).toBeLessThan(40_000);
			expect(body.length).toBeLessThan(30_000);
		}
	});

	test("one character of Hindi or an emoji counts by its bytes", () => {
		const hindi = grownReviews(800).filter((_, place) => place % 4 === 1 || place % 4 === 3);
		const data = { ...shopData, reviews: { ...shopData.reviews, reviews: hindi } };
		expect(bytes(sent(data, "साड़ी का रेट क्या है?"))).toBeLessThan(40_000);
	});
});

test("of the shop as it is, every price and every review goes along", () => {
	const body = sent(shopData, "hello");
	const items = (data: ShopFiles["prices"]) =>
		data.categories.flatMap((category) => category.items.map(({ name, price }) => [name, price]));
	expect(items(partOf(body, "Price data"))).toEqual(items(shopData.prices));
	const whose = ({ reviewer }: { reviewer: { displayName: string } }) => reviewer.displayName;
	expect(partOf(body, "Reviews data").reviews.map(whose).sort()).toEqual(
		shopData.reviews.reviews.map(whose).sort(),
	);
	expect(partOf(body, "Site data").faq).toEqual(
		shopData.site.faq.map(({ question, answer }) => ({ question, answer })),
	);
});

describe("of many reviews", () => {
	const data = grownShop({ reviews: 5000 });
	const { averageRating, totalReviewCount } = shop.reviews;

	test("the newest go along, newest first, long ones shortened, with the summary of all", () => {
		const { reviews, ...summary } = partOf(sent(data, "hello"), "Reviews data");
		expect(summary).toEqual({ averageRating, totalReviewCount });
		const names = reviews.map((review: { reviewer: { displayName: string } }) =>
			Number(review.reviewer.displayName.replace("Visitor ", "")),
		);
		expect(names.slice(0, 4)).toEqual([0, 1, 2, 3]);
		expect(names).toEqual(names.toSorted((one: number, other: number) => one - other));
		for (const { comment = "" } of reviews) {
			expect(comment.length).toBeLessThanOrEqual(401);
			expect(comment.isWellFormed()).toBe(true);
		}
	});

	test("the order in the file says nothing: the time does", () => {
		const reversed = { ...data.reviews, reviews: data.reviews.reviews.toReversed() };
		const { reviews } = partOf(sent({ ...data, reviews: reversed }, "hello"), "Reviews data");
		expect(reviews[0].reviewer.displayName).toBe("Visitor 0");
	});

	test("the file holds the newest, whole, in the maps service's shape, in 16 KB", () => {
		const file = reviewsFile(data.reviews);
		expect(bytes(JSON.stringify(file))).toBeLessThan(17_000);
		expect(file.reviews.length).toBeGreaterThan(3);
		for (const review of file.reviews) expect(data.reviews.reviews).toContain(review);
		expect(file).toMatchObject({ averageRating, totalReviewCount });
	});

	test("the file of the shop as it is holds all of them", () => {
		expect(reviewsFile(shopData.reviews).reviews).toHaveLength(shopData.reviews.reviews.length);
	});
});

describe("of many prices", () => {
	const data = grownShop({ items: 2000 });
	const last = data.prices.categories.at(-1);
	const names = (question: string, history?: Turn[]) =>
		partOf(sent(data, question, history), "Price data").categories.flatMap(
			(category: ShopFiles["prices"]["categories"][number]) =>
				category.items.map(({ name }) => name),
		);

	test.each([
		["its name", "how much for a mattress?", "Mattress"],
		["its plural", "rates of mattresses", "Mattress"],
	])("those that the question names by %s are among them", (_, question, name) => {
		expect(names(question)).toContain(name);
	});

	test("those of the category that it names come before all others", () => {
		const own = new Set(last?.items.map(({ name }) => name));
		const named = names(`${last?.name} rates`);
		expect(named.length).toBeGreaterThan(20);
		expect(named.filter((name: string) => !own.has(name))).toEqual([]);
	});

	test('"more" has those that the conversation was about', () => {
		const history: Turn[] = [
			{ role: "user", content: "mattress rates" },
			{ role: "assistant", content: "- Mattress: starts @ ₹1,200" },
		];
		expect(names("more", history)).toContain("Mattress");
	});

	test("the provider is told that there are others", () => {
		const system = buildRequest("more", { data, model }).messages.at(-1)?.content;
		expect(system).toContain("Price data (those nearest to the question; there are others)");
		const whole = buildRequest("more", { data: shopData, model }).messages.at(-1)?.content;
		expect(whole).not.toContain("there are others");
	});
});
