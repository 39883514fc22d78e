/** The search pages: each says what only it can say, and is reached by ordinary links. */
import { expect } from "@playwright/test";
import { shop } from "../content/shop.ts";
import { mostSimilar, wordsOf } from "../src/seo/text-similarity.ts";
import { allRoutes, keywordRoutes, routes } from "../src/site-map.ts";
import { mainText, pageLinks } from "./site-facts/page-text.ts";
import { landmarks, sectionOf, test } from "./testing/journey.ts";

const landingPages = shop["landing-pages"];
const keywordPages = keywordRoutes(shop["keyword-pages"], landingPages);

test("any two keyword pages share under 35 % of their five-word runs, as they are served", async ({
	request,
}) => {
	const texts = new Map<string, string>();
	for (const { slug } of keywordPages) {
		texts.set(slug, mainText(await (await request.get(`/${slug}`)).text()));
	}
	const { names, similarity } = mostSimilar(texts);
	expect(similarity, `the most alike are ${names.join(" and ")}`).toBeLessThan(0.35);
});

test("every intro has 80 to 150 words", () => {
	for (const { slug, intro } of [...keywordPages, ...landingPages]) {
		const { length } = wordsOf(intro);
		expect(length, slug).toBeGreaterThanOrEqual(80);
		expect(length, slug).toBeLessThanOrEqual(150);
	}
});

test("every address is reached by ordinary links from Home", async ({ request }) => {
	const reached = new Set<string>([routes.home]);
	// A set grows while it is walked.
	for (const path of reached) {
		const html = await (await request.get(path)).text();
		for (const link of pageLinks(html)) reached.add(link);
	}
	expect([...reached].toSorted()).toEqual(
		allRoutes(landingPages, shop["keyword-pages"]).toSorted(),
	);
});

test("Services leads to every search page: from its services and from its index", async ({
	page,
}) => {
	await page.goto(routes.services);
	const { main } = landmarks(page);
	for (const { name, pages } of shop.services) {
		const links = main.getByRole("list", { name: `More about ${name}` }).getByRole("link");
		const addresses = links.evaluateAll((all) => all.map((link) => link.getAttribute("href")));
		expect(await addresses).toEqual(pages.map((slug) => `/${slug}`));
	}
	const index = sectionOf(page, "What we clean");
	for (const { slug } of [...keywordPages, ...landingPages]) {
		await expect(index.locator(`a[href="/${slug}"]`)).toBeVisible();
	}
	await index.getByRole("link", { name: "Wedding dresses" }).click();
	await expect(page).toHaveURL("/wedding-dress-cleaning");
});
