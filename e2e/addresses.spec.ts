/** Every address of the site map: answers, says what it is, and fits a narrow phone. */
import { expect, type Page } from "@playwright/test";
import { fixedPageIds } from "../content/fixed-pages.ts";
import { shop } from "../content/shop.ts";
import { allRoutes, keywordRoutes, navigation, routes } from "../src/site-map.ts";
import { landmarks, test } from "./testing/journey.ts";

const { business, pages } = shop;
const landingPages = shop["landing-pages"];
const keywordPages = keywordRoutes(shop["keyword-pages"], landingPages);
const addresses = allRoutes(landingPages, shop["keyword-pages"]);

/** Title and description of an address, from the file that the owner edits. */
function textsOf(path: string): { title: string; description: string } {
	if (path === routes.home) return pages.seo;
	const page = [...landingPages, ...keywordPages].find(({ slug }) => path === `/${slug}`);
	if (page) return { title: page.metaTitle, description: page.metaDescription };
	const id = fixedPageIds.find((one) => routes[one] === path);
	if (!id || id === "home") throw new Error(`The content has no page at ${path}.`);
	return pages[id];
}

function headContent(page: Page, name: string) {
	return page.locator(`meta[name="${name}"], meta[property="${name}"]`).getAttribute("content");
}

for (const path of addresses) {
	test(`${path} answers and says what it is`, async ({ page }) => {
		const response = await page.goto(path);
		expect(response?.status()).toBe(200);

		await test.step("head", async () => {
			const { title, description } = textsOf(path);
			await expect(page).toHaveTitle(title);
			expect(await headContent(page, "description")).toBe(description);
			expect(await headContent(page, "robots")).toBe("index, follow");
			const isKeyword = keywordPages.some(({ slug }) => path === `/${slug}`);
			expect(await headContent(page, "og:type")).toBe(isKeyword ? "article" : "website");
			const canonical = page.locator('link[rel="canonical"]');
			await expect(canonical).toHaveAttribute("href", new URL(path, business.siteUrl).href);
			await expect(page.locator("html")).toHaveAttribute("lang", /^en/);
		});

		await test.step("landmarks and headings", async () => {
			const { header, main, footer } = landmarks(page);
			await expect(header).toHaveCount(1);
			await expect(main).toHaveCount(1);
			await expect(footer).toHaveCount(1);
			await expect(page.getByRole("navigation").first()).toBeVisible();
			await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
			await expect(main.getByRole("heading", { level: 1 })).toBeVisible();
		});

		await test.step("the current link", async () => {
			const marked = await page
				.locator('a[aria-current="page"]')
				.evaluateAll((links) => links.map((link) => link.getAttribute("href")));
			const inNavigation = navigation.some(({ href }) => href === path);
			// One in the header and one in the menu.
			expect(marked).toEqual(inNavigation ? [path, path] : []);
		});

		await test.step("no sideways scroll, down to 320 px", async () => {
			expect(await overflow(page)).toBeLessThanOrEqual(0);
			await page.setViewportSize({ width: 320, height: 640 });
			expect(await overflow(page)).toBeLessThanOrEqual(0);
		});
	});
}

function overflow(page: Page): Promise<number> {
	return page.evaluate(() => {
		const { scrollWidth, clientWidth } = document.scrollingElement ?? document.body;
		return scrollWidth - clientWidth;
	});
}

test("no two pages share a title, a description or a heading", async ({ request }) => {
	const pageTexts = await Promise.all(
		addresses.map(async (path) => (await request.get(path)).text()),
	);
	for (const pattern of [
		/<title>(.*?)<\/title>/,
		/<meta name="description" content="(.*?)"/,
		/<h1[^>]*>(.*?)<\/h1>/,
	]) {
		const found = pageTexts.map((html) => pattern.exec(html)?.[1]);
		expect(new Set(found).size).toBe(addresses.length);
	}
});

test("the sitemap lists exactly these addresses, and robots.txt names it", async ({ request }) => {
	const sitemap = await (await request.get("/sitemap.xml")).text();
	const locations = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map((match) => match[1]);
	const expected = addresses.map((path) => new URL(path, business.siteUrl).href);
	expect(locations.toSorted()).toEqual(expected.toSorted());

	const robots = await (await request.get("/robots.txt")).text();
	expect(robots).toContain(`Sitemap: ${business.siteUrl}/sitemap.xml`);
	expect(robots).not.toMatch(/^Disallow: \/\s*$/m);
});

test("a slash at the end leads to the address without it, for good", async ({ request }) => {
	for (const path of addresses.filter((address) => address !== routes.home)) {
		const response = await request.get(`${path}/`, { maxRedirects: 0 });
		expect([301, 308], path).toContain(response.status());
		expect(response.headers().location, path).toBe(path);
	}
});

test("an unknown slug leads home, and Back does not return to it", async ({ page }) => {
	await page.goto(routes.about);
	await page.evaluate(() => location.assign("/no-such-service"));
	await expect(page).toHaveURL(routes.home);
	await expect(page.getByRole("heading", { level: 1 })).toHaveText(pages.hero.title);
	await page.goBack();
	await expect(page).toHaveURL(routes.about);
});

test("on a plain static host the 404 page itself leads an unknown slug home", async ({
	page,
	request,
	expectProblem,
}) => {
	expectProblem(/404/);
	const notFound = await request.get("/no/such/page");
	await page.route("**/no-such-service", async (route) =>
		route.fulfill({
			status: 404,
			contentType: "text/html",
			body: await notFound.body(),
			headers: { "content-security-policy": notFound.headers()["content-security-policy"] ?? "" },
		}),
	);
	await page.goto(routes.about);
	await page.evaluate(() => location.assign("/no-such-service"));
	await expect(page).toHaveURL(routes.home);
	await page.goBack();
	await expect(page).toHaveURL(routes.about);
});

for (const path of ["/no/such/page", "/services/shirts"]) {
	test(`${path} shows Home with status 404`, async ({ page, expectProblem }) => {
		expectProblem(/404/);
		const response = await page.goto(path);
		expect(response?.status()).toBe(404);
		await expect(page).toHaveURL(path);
		await expect(page.getByRole("heading", { level: 1 })).toHaveText(pages.hero.title);
		expect(await headContent(page, "robots")).toContain("noindex");
		await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
			"href",
			`${business.siteUrl}/`,
		);
	});
}
