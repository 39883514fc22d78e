/** The shipped content against SPEC.md: its counts, numbers and names. */
import { describe, expect, test } from "vitest";
import { fileNames } from "./check.ts";
import { weekdays } from "./schema.ts";
import { shop } from "./shop.ts";

const { business, services, features, testimonials, faq, terms, privacy, messages, prices } = shop;
const { reviews, pages } = shop;
const landingPages = shop["landing-pages"];
const keywordPages = shop["keyword-pages"];
const searchPages = [...landingPages, ...keywordPages];

/** The sum that a text starts from, in rupees; none where it names none. */
const rupees = (text: string) =>
	Number(/\d[\d,]*/.exec(text)?.[0].replaceAll(",", "")) || undefined;
const ids = (entries: readonly { id: string }[]) => entries.map(({ id }) => id);

/** Every text of the content with its place, as "services.json → 3 → name". */
function texts(value: unknown, place: string): [place: string, text: string][] {
	if (typeof value === "string") return [[place, value]];
	if (typeof value !== "object" || value === null) return [];
	return Object.entries(value).flatMap(([key, inner]) => texts(inner, `${place} → ${key}`));
}
const allTexts = fileNames.flatMap((name) => texts(shop[name], `${name}.json`));

describe("business", () => {
	test("open daily from nine to nine, Monday first", () => {
		expect(business.hours).toEqual(
			weekdays.map((day) => ({ day, opens: "09:00", closes: "21:00" })),
		);
	});

	test("in Dehradun", () => {
		expect(business.address).toMatchObject({
			city: "Dehradun",
			state: "Uttarakhand",
			postalCode: "248009",
			country: "IN",
		});
	});

	test("serves seven areas, in SPEC.md's order", () => {
		expect(business.areas).toEqual([
			"Rajpur Road",
			"Jakhan",
			"Hathibarkala",
			"Premnagar",
			"Bidholi",
			"Mussoorie Diversion",
			"Clement Town",
		]);
	});

	test("announces no day that nobody has announced", () => {
		expect(business.specialDays).toEqual([]);
		expect(business.expressCutoff).toBeUndefined();
	});

	test("promises 24 to 48 hours, and takes cash, card and online", () => {
		expect(business.turnaround).toBe("24–48 hours");
		expect(business.turnaroundHours).toEqual({ from: 24, to: 48 });
		expect(business.payment.map((way) => way.toLowerCase())).toEqual(["cash", "card", "online"]);
	});

	test("phone and chat number are the same number", () => {
		expect(business.phone.replaceAll(/\D/g, "")).toBe(business.whatsapp);
	});
});

describe("services", () => {
	const starting: [name: string, price: number | undefined, unit?: string][] = [
		["Premium Dry Cleaning", 80],
		["Household Items", 150],
		["Shoes Dry Cleaning", 250],
		["Carpet Dry Cleaning", 35, "per sqft"],
		["Wash & Fold", 69],
		["Sofa Dry Cleaning", 350],
		["Express Service", 199],
		["Stain Removal", 50],
		["Bulk Discounts", undefined],
	];

	test("are nine, in SPEC.md's order", () => {
		expect(services.map(({ name }) => name)).toEqual(starting.map(([name]) => name));
	});

	test.each(starting)("%s starts from %s", (name, price, unit = "") => {
		const text = services.find((service) => service.name === name)?.price.text ?? "";
		expect(rupees(text)).toBe(price);
		expect(text).toContain(unit);
		expect(text).toMatch(price ? /^Starting from ₹/ : /quote/);
	});
});

test("four features, in SPEC.md's order", () => {
	expect(features.map(({ title }) => title)).toEqual([
		"Eco-Friendly Process",
		"Expert Care",
		"Free Pickup & Delivery",
		"Quality Guarantee",
	]);
});

describe("how many there are", () => {
	test.each([
		["testimonials", testimonials, 8],
		["questions", faq, 6],
		["terms", terms.items, 7],
		["privacy items", privacy.items, 6],
	])("%s", (_, entries, count) => {
		expect(entries).toHaveLength(count);
	});
});

describe("reviews", () => {
	const all = reviews.reviews;

	test("4.9 from 73 on the maps service", () => {
		expect(reviews).toMatchObject({ averageRating: 4.9, totalReviewCount: 73 });
	});

	test("eighteen are kept, all of five stars", () => {
		expect(all.map(({ starRating }) => starRating)).toEqual(Array(18).fill("FIVE"));
	});

	test("some have no comment, some a reply, some a photo", () => {
		expect(all.filter(({ comment }) => !comment)).toHaveLength(2);
		expect(all.filter(({ reviewReply }) => reviewReply).length).toBeGreaterThanOrEqual(5);
		expect(all.filter(({ reviewer }) => reviewer.profilePhotoUrl).length).toBeGreaterThan(0);
	});

	test.each(all)(
		"$reviewer.displayName: nothing was changed or answered before it was written",
		(review) => {
			const written = Date.parse(review.createTime);
			expect(Date.parse(review.updateTime)).toBeGreaterThanOrEqual(written);
			if (review.reviewReply)
				expect(Date.parse(review.reviewReply.updateTime)).toBeGreaterThan(written);
			expect(review.name.endsWith(`/reviews/${review.reviewId}`)).toBe(true);
		},
	);
});

describe("the rate card", () => {
	test("six categories with their numbers of items", () => {
		expect(prices.categories.map(({ name, items }) => [name, items.length])).toEqual([
			["Men’s Dry Cleaning", 14],
			["Women’s Dry Cleaning", 15],
			["Household Items", 13],
			["Footwear", 10],
			["Bulk Orders", 6],
			["Housing Services", 4],
		]);
	});

	test.each([
		["mens-shirt", "80"],
		["mens-pants", "90"],
		["mens-coat-blazer", "350"],
		["mens-two-piece-suit", "400"],
		["bulk-normal-wash-fold", "69 per kg"],
		["bulk-normal-wash-iron", "99 per kg"],
		["bulk-premium-wash-fold", "99 per kg"],
		["bulk-premium-wash-iron", "139 per kg"],
		["housing-carpet", "35 per sqft"],
		["housing-mattress", "starts @ 1200"],
	])("%s is %s", (id, price) => {
		const items = prices.categories.flatMap((category) => category.items);
		expect(items.find((item) => item.id === id)?.price.text).toBe(price);
	});
});

describe("landing and keyword pages", () => {
	const featured: [slug: string, price: number | undefined, words: RegExp][] = [
		["laundry-near-me", 99, /^from ₹99$/],
		["dry-cleaning-near-me", 150, /^from /],
		["shirt-laundry-service", 50, /per shirt$/],
		["wedding-dress-cleaning", 2000, /^from ₹2,000$/],
		["blanket-wash-service", 250, /^from /],
		["curtain-cleaning-service", 199, /^from .* per panel$/],
		["sofa-cleaning-service", 500, /^from /],
		["carpet-cleaning-service", 300, /^from .* per sq\. meter$/],
		["shoe-laundry-service", 250, /^from /],
		["bag-cleaning-service", 500, /^from /],
		["industrial-laundry-service", undefined, /^Custom pricing$/],
		["wash-and-fold-service", 99, /^from /],
		["steam-ironing-service", 10, /per item$/],
		["leather-jacket-cleaning", 800, /^from /],
		["uniform-laundry-service", 50, /^from .* per set$/],
		["hotel-laundry-service", undefined, /^Custom pricing$/],
		["hospital-laundry-service", undefined, /^Custom pricing$/],
		["pickup-and-delivery-laundry", 99, /^from /],
		["eco-friendly-laundry-service", 120, /^from /],
	];

	const there = featured.filter(([slug]) => keywordPages.some((page) => page.slug === slug));

	test.each(there)("%s is featured at %s", (slug, price, words) => {
		const text = keywordPages.find((page) => page.slug === slug)?.featuredService.price.text ?? "";
		expect(rupees(text)).toBe(price);
		expect(text).toMatch(words);
	});

	test("no page leads to itself, or to another page twice", () => {
		for (const { slug, sisters } of keywordPages) {
			expect(sisters, slug).not.toContain(slug);
			expect(new Set(sisters).size, slug).toBe(sisters.length);
		}
	});

	test("what needs longer, or is done at home, is not promised by the hour", () => {
		const promised = keywordPages.filter(({ keepsTurnaround }) => keepsTurnaround);
		expect(promised.length).toBeGreaterThan(0);
		for (const { slug } of promised)
			expect(slug).not.toMatch(/wedding|sofa|carpet|leather|industrial|hotel|hospital/);
	});

	test("no page shows a price twice", () => {
		for (const { slug, priceItems } of searchPages)
			expect(new Set(priceItems).size, slug).toBe(priceItems.length);
	});
});

describe("ids", () => {
	test.each([
		["services", ids(services)],
		["features", ids(features)],
		["testimonials", ids(testimonials)],
		["questions", ids(faq)],
		["terms", ids(terms.items)],
		["privacy items", ids(privacy.items)],
		["categories", ids(prices.categories)],
		["items of all categories", prices.categories.flatMap(({ items }) => ids(items))],
		["reviews", reviews.reviews.map(({ reviewId }) => reviewId)],
		["landing pages", landingPages.map(({ slug }) => slug)],
		["keyword pages", keywordPages.map(({ slug }) => slug)],
	])("of %s are each entry's own", (_, all) => {
		expect(all.filter((id, place) => all.indexOf(id) !== place)).toEqual([]);
	});

	test.each(searchPages)("of the questions on $slug too", ({ questions }) => {
		expect(new Set(ids(questions)).size).toBe(questions.length);
	});
});

describe("texts", () => {
	/** Texts with a place that the site fills in. */
	const filledIn: string[] = [messages.afterHours, ...Object.values(pages.readyBy)];
	const offending = (pattern: RegExp) =>
		allTexts
			.filter(([, text]) => pattern.test(text) && !filledIn.includes(text))
			.map(([place, text]) => `${place}: ${text}`);

	test.each([
		["a straight apostrophe: write ’", /'/],
		["a hyphen for the turnaround: write 24–48", /24-48/],
		["two spaces in a row", / {2}/],
		["a space before a full stop or comma", / [.,]/],
		["a name that was to be filled in", /\{(?!(?:area|service)\})[a-z]+\}|lorem|TODO/i],
	])("none has %s", (_, pattern) => {
		expect(offending(pattern)).toEqual([]);
	});

	test("none has white space at its ends, but for the message's parts", () => {
		const parts = [messages.serviceStart, messages.serviceEnd];
		const loose = allTexts.filter(([, text]) => text !== text.trim() && !parts.includes(text));
		expect(loose).toEqual([]);
	});
});

describe("heads", () => {
	const { seo, services, pricing, about, contact, reviews } = pages;
	const heads = [
		...[seo, services, pricing, about, contact, reviews].map(({ title, description }) => ({
			title,
			description,
		})),
		...searchPages.map(({ metaTitle, metaDescription }) => ({
			title: metaTitle,
			description: metaDescription,
		})),
	];

	test.each(heads)("“$title” is short enough for a search result", ({ title }) => {
		expect(title.length).toBeLessThan(65);
	});

	test.each(["title", "description"] as const)("no two pages share a %s", (key) => {
		const all = heads.map((head) => head[key]);
		expect(all.filter((text, place) => all.indexOf(text) !== place)).toEqual([]);
	});
});
