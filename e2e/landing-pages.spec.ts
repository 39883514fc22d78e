/** The five fixed landing pages and the keyword pages. */
import { expect, type Page } from "@playwright/test";
import { shop } from "../content/shop.ts";
import { keywordRoutes } from "../src/site-map.ts";
import { barePrice, landmarks, readChatLink, sectionOf, test } from "./journey.ts";

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

test("the slugs are those of the specification", () => {
	expect(landingPages.map(({ slug }) => slug).toSorted()).toEqual(
		[
			"laundry-service-near-me",
			"dry-cleaners-near-me",
			"dryclean-shop-near-me",
			"laundry-service-dehradun",
			"laundry-near-me",
		].toSorted(),
	);
	expect(shop["keyword-pages"].map(({ slug }) => slug).toSorted()).toEqual(
		[
			"laundry-near-me",
			"dry-cleaning-near-me",
			"shirt-laundry-service",
			"wedding-dress-cleaning",
			"blanket-wash-service",
			"curtain-cleaning-service",
			"sofa-cleaning-service",
			"carpet-cleaning-service",
			"shoe-laundry-service",
			"bag-cleaning-service",
			"industrial-laundry-service",
			"wash-and-fold-service",
			"steam-ironing-service",
			"leather-jacket-cleaning",
			"uniform-laundry-service",
			"hotel-laundry-service",
			"hospital-laundry-service",
			"pickup-and-delivery-laundry",
			"eco-friendly-laundry-service",
		].toSorted(),
	);
});

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

test("/laundry-near-me has the areas, the closing call and the featured price", async ({
	page,
}) => {
	await page.goto("/laundry-near-me");
	const { main } = landmarks(page);
	const areas = main
		.getByRole("list")
		.filter({ has: page.getByText(business.areas[0] ?? "", { exact: true }) });
	await expect(areas.getByRole("listitem")).toHaveText(business.areas);
	await expect(main.getByRole("link", { name: /^Book Now via WhatsApp/ })).toBeVisible();
	const featured = shop["keyword-pages"].find(({ slug }) => slug === "laundry-near-me");
	const price = featured?.featuredService.price.text ?? "";
	expect(barePrice((await main.textContent()) ?? "")).toContain(barePrice(price));
});

/** Featured prices as SPEC.md, section 3, gives them: the amount or the words. */
const featuredPrices: Record<string, RegExp> = {
	"laundry-near-me": /from ₹?99\b/i,
	"dry-cleaning-near-me": /from ₹?150\b/i,
	"shirt-laundry-service": /\b50 per shirt/i,
	"wedding-dress-cleaning": /from ₹?2,?000\b/i,
	"blanket-wash-service": /from ₹?250\b/i,
	"curtain-cleaning-service": /from ₹?199 per panel/i,
	"sofa-cleaning-service": /from ₹?500\b/i,
	"carpet-cleaning-service": /from ₹?300 per sq/i,
	"shoe-laundry-service": /from ₹?250\b/i,
	"bag-cleaning-service": /from ₹?500\b/i,
	"steam-ironing-service": /\b10 per item/i,
	"leather-jacket-cleaning": /from ₹?800\b/i,
	"uniform-laundry-service": /from ₹?50 per set/i,
	"wash-and-fold-service": /from ₹?99\b/i,
	"pickup-and-delivery-laundry": /from ₹?99\b/i,
	"eco-friendly-laundry-service": /from ₹?120\b/i,
	"industrial-laundry-service": /custom pricing/i,
	"hotel-laundry-service": /custom pricing/i,
	"hospital-laundry-service": /custom pricing/i,
};

test("every keyword page has the specified featured price", () => {
	for (const { slug, featuredService } of shop["keyword-pages"]) {
		expect(featuredService.price.text, slug).toMatch(featuredPrices[slug] ?? /^$/);
	}
});

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
