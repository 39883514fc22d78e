/** The landing pages and the keyword pages. */
import { expect, type Page } from "@playwright/test";
import { shop } from "../content/shop.ts";
import { keywordRoutes } from "../src/site-map.ts";
import { barePrice, landmarks, readChatLink, sectionOf, test } from "./testing/journey.ts";

const { business, features, messages, reviews } = shop;
const landingPages = shop["landing-pages"];
const keywordPages = keywordRoutes(shop["keyword-pages"], landingPages);
const reviewers = reviews.reviews.map(({ reviewer }) => reviewer.displayName);

/** The list items whose heading is one of these titles, in the page's order. */
async function expectPoints(
	page: Page,
	section: ReturnType<typeof sectionOf>,
	points: { title: string; text: string }[],
): Promise<void> {
	const items = section.getByRole("listitem");
	await expect(items).toHaveCount(points.length);
	for (const [index, { title, text }] of points.entries()) {
		await expect(items.nth(index).getByRole("heading")).toHaveText(title);
		await expect(items.nth(index)).toContainText(text);
	}
	await expect(landmarks(page).main).toBeVisible();
}

for (const landing of landingPages) {
	test(`/${landing.slug}`, async ({ page }) => {
		await page.goto(`/${landing.slug}`);
		const { main } = landmarks(page);
		await expect(main.getByRole("heading", { level: 1 })).toHaveText(landing.h1);
		await expect(main.getByText(landing.subheading)).toBeVisible();

		const chat = main.getByRole("link", { name: new RegExp(`^${landing.chatLabel}`) }).first();
		const expected = landing.chat === "booking" ? messages.bookNow : messages.contactUs;
		expect(readChatLink(await chat.getAttribute("href")).text).toBe(expected);

		await expectPoints(page, sectionOf(page, "Why Choose Us"), landing.why);
		expect(landing.why).toHaveLength(4);
		const steps = sectionOf(page, landing.how[0]?.title ?? "");
		await expectPoints(page, steps, landing.how);
		expect(landing.how).toHaveLength(3);
		expect(await steps.getByRole("list").evaluate((list) => list.tagName)).toBe("OL");

		await main.getByRole("link", { name: "Our Services", exact: true }).click();
		await expect(page).toHaveURL("/services");
	});
}

for (const { slug } of landingPages.filter(({ showsAreas }) => showsAreas)) {
	test(`/${slug} has the areas, the closing call and the price that its keyword page features`, async ({
		page,
	}) => {
		await page.goto(`/${slug}`);
		const { main } = landmarks(page);
		const areas = main
			.getByRole("list")
			.filter({ has: page.getByText(business.areas[0] ?? "", { exact: true }) });
		await expect(areas.getByRole("listitem")).toHaveText(business.areas);
		await expect(main.getByRole("link", { name: /^Book Now via WhatsApp/ })).toBeVisible();
		const featured = shop["keyword-pages"].find((page) => page.slug === slug);
		const price = featured?.featuredService.price.text ?? "";
		expect(barePrice((await main.textContent()) ?? "")).toContain(barePrice(price));
	});
}

for (const keyword of keywordPages) {
	test(`/${keyword.slug}`, async ({ page }) => {
		await page.goto(`/${keyword.slug}`);
		const { main } = landmarks(page);
		await expect(main.getByRole("heading", { level: 1 })).toHaveText(keyword.h1);
		await expect(main.getByText(keyword.subheading)).toBeVisible();
		for (const paragraph of keyword.intro.split(/\n{2,}/)) {
			await expect(main.getByText(paragraph)).toBeVisible();
		}

		const { featuredService } = keyword;
		const card = sectionOf(page, "Featured Service");
		await expect(card.getByRole("heading", { name: featuredService.name })).toBeVisible();
		await expect(card).toContainText(featuredService.description);
		expect(barePrice((await card.textContent()) ?? "")).toContain(
			barePrice(featuredService.price.text),
		);
		await card.scrollIntoViewIfNeeded();
		await expect
			.poll(() => card.locator("img").evaluate((image: HTMLImageElement) => image.naturalWidth))
			.toBeGreaterThan(0);

		await expectPoints(
			page,
			sectionOf(page, "Why Choose Us"),
			features.map(({ title, description }) => ({ title, text: description })),
		);

		const feedback = sectionOf(page, "Customer Feedback").getByRole("listitem");
		await expect(feedback).toHaveCount(6);
		for (const [index, text] of keyword.keywordReviews.entries()) {
			const own = feedback.nth(index);
			await expect(own.getByText("Customer", { exact: true })).toBeVisible();
			await expect(own).toContainText(text);
			await expect(own).toContainText("today");
			await expect(own.locator("img")).toHaveCount(0);
		}
		const names = await feedback.locator(".name").allTextContents();
		const stored = names.slice(2);
		expect(new Set(stored).size, "four different people").toBe(4);
		for (const name of stored) expect(reviewers).toContain(name);
		await expect(feedback.getByRole("img", { name: "Rated 5 out of 5" })).toHaveCount(6);
	});
}
