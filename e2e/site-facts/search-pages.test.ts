/** The landing pages and the keyword pages: each says what only it can say. */
import { describe, expect, test } from "vitest";
import { shop } from "../../shop/shop.ts";
import { mostSimilar } from "../../src/seo/testing/text-similarity.ts";
import { keywordRoutes, routes } from "../../src/site-map.ts";
import { openSite } from "./open-site.ts";
import { barePrice, chatOf, linkNamed, sectionUnder, textOf, textsOf } from "./page-parts.ts";
import { mainText } from "./page-text.ts";

const site = await openSite();
const { business, features, messages, reviews } = shop;
const landingPages = shop["landing-pages"];
const keywordPages = keywordRoutes(shop["keyword-pages"], landingPages);

/** Titles and texts of a list, in order. */
function pointsIn(section: Element): { title: string; text: string }[] {
	return [...section.querySelectorAll("li")].map((item) => ({
		title: textOf(item.querySelector("h2, h3")),
		text: textOf(item.querySelector("p")),
	}));
}

async function mainOf(slug: string): Promise<{ page: Document; main: Element }> {
	const { document: page } = await site.page(`/${slug}`);
	return { page, main: page.querySelector("main") as Element };
}

describe.each(landingPages)("/$slug", (landing) => {
	test("says its words, reasons and steps, and books by chat", async () => {
		const { page, main } = await mainOf(landing.slug);
		expect(textOf(main.querySelector("h1"))).toBe(landing.h1);
		expect(textOf(main)).toContain(landing.subheading);
		const expected = landing.chat === "booking" ? messages.bookNow : messages.contactUs;
		expect(chatOf(linkNamed(main, landing.chatLabel)).text).toBe(expected);
		expect(linkNamed(main, "Our Services").getAttribute("href")).toBe(routes.services);

		expect(pointsIn(sectionUnder(page, "Why Choose Us"))).toEqual(landing.why);
		expect(landing.why).toHaveLength(4);
		const steps = sectionUnder(page, landing.how[0]?.title ?? "");
		expect(pointsIn(steps)).toEqual(landing.how);
		expect(landing.how).toHaveLength(3);
		expect(steps.querySelector("ol")).not.toBeNull();
	});
});

test.each(landingPages.filter(({ showsAreas }) => showsAreas))(
	"/$slug lists the areas and the featured price",
	async (landing) => {
		const { main } = await mainOf(landing.slug);
		expect(textsOf(main, "[aria-labelledby=served-areas] ul button")).toEqual(business.areas);
		expect(linkNamed(main, "Book Now via WhatsApp")).toBeTruthy();
		const featured = shop["keyword-pages"].find(({ slug }) => slug === landing.slug);
		const price = featured?.featuredService.price.text ?? "";
		expect(barePrice(textOf(main))).toContain(barePrice(price));
	},
);

describe.each(keywordPages)("/$slug", (keyword) => {
	test("says its words, its featured service and the features", async () => {
		const { page, main } = await mainOf(keyword.slug);
		expect(textOf(main.querySelector("h1"))).toBe(keyword.h1);
		for (const part of [keyword.subheading, ...keyword.intro.split(/\n{2,}/)])
			expect(textOf(main)).toContain(part);
		const { name, description, price } = keyword.featuredService;
		const card = sectionUnder(page, "Featured Service");
		expect(textsOf(card, "h3")).toContain(name);
		expect(textOf(card)).toContain(description);
		expect(barePrice(textOf(card))).toContain(barePrice(price.text));
		expect(card.querySelector("img")).not.toBeNull();
		expect(pointsIn(sectionUnder(page, "Why Choose Us"))).toEqual(
			features.map(({ title, description }) => ({ title, text: description })),
		);
	});

	test("has one price sheet, then its parts in the order of what visitors come for", async () => {
		const { main } = await mainOf(keyword.slug);
		const all = textsOf(main, "h2");
		const questions = all.indexOf("Before you hand it over");
		expect(all[0]).toBe("Featured Service");
		expect(main.querySelectorAll(".sheet")).toHaveLength(1);
		expect(all[1] === "Regular loads").toBe(keyword.leadsWith === "quote");
		const asked = keyword.leadsWith === "questions" || keyword.leadsWith === "quote";
		expect(questions < all.indexOf("How it works")).toBe(asked);
	});

	test("says in the second step what happens to this, and asks a business's quote by chat", async () => {
		const { main } = await mainOf(keyword.slug);
		if (keyword.secondStep) expect(textsOf(main, "ol li p")[1]).toBe(keyword.secondStep);
		const asks = [...main.querySelectorAll("a")].filter((link) =>
			textOf(link).startsWith("Ask for a quote"),
		);
		expect(asks.map((link) => chatOf(link).text)).toEqual(
			keyword.quote ? [keyword.quote.message] : [],
		);
	});

	test("has two texts of its own as quotations, then four stored reviews", async () => {
		const { page } = await mainOf(keyword.slug);
		const entries = [...sectionUnder(page, "Customer Feedback").querySelectorAll("li")];
		expect(entries).toHaveLength(6);
		for (const [index, text] of keyword.keywordReviews.entries()) {
			const own = entries[index];
			expect(textOf(own?.querySelector("blockquote"))).toBe(text);
			expect(textOf(own)).toBe(`${text}Customer`);
		}
		const people = reviews.reviews.map(({ reviewer }) => reviewer.displayName);
		const stored = entries.slice(2).map((entry) => textOf(entry.querySelector("button bdi")));
		expect(new Set(stored).size, "four different people").toBe(4);
		expect(stored.filter((name) => !people.includes(name))).toEqual([]);
		for (const entry of entries)
			expect(entry.querySelectorAll('[role=img][aria-label="Rated 5 out of 5"]')).toHaveLength(1);
	});
});

test("any two keyword pages share under 35 % of their five-word runs", async () => {
	const texts = new Map<string, string>();
	for (const { slug } of keywordPages) {
		const { html } = await site.page(`/${slug}`);
		// A review's dialog repeats its card.
		texts.set(slug, mainText(html.replaceAll(/<dialog[\s\S]*?<\/dialog>/g, "")));
	}
	const { names, similarity } = mostSimilar(texts);
	expect(similarity, `the most alike are ${names.join(" and ")}`).toBeLessThan(0.35);
});

test("Services leads to every search page once, and names the areas", async () => {
	const { document: page } = await site.page(routes.services);
	const index = sectionUnder(page, "What we clean");
	for (const { slug } of [...keywordPages, ...landingPages]) {
		expect(index.querySelectorAll(`a[href="/${slug}"]`), slug).toHaveLength(1);
		expect(page.querySelectorAll(`.service-grid a[href="/${slug}"]`), slug).toHaveLength(0);
	}
	for (const area of business.areas) expect(textOf(index)).toContain(area);
});
