/** Home as it is seen and used. Its words are in site-facts/fixed-pages.test.ts. */
import { expect } from "@playwright/test";
import { latestReviews } from "../shop/latest-reviews.ts";
import { shop } from "../shop/shop.ts";
import { landmarks, sectionOf, test, untilScripted } from "./testing/journey.ts";
import { faintTexts } from "./testing/text-contrast.ts";

test("both hero buttons are in the first view", async ({ page }) => {
	for (const viewport of [
		{ width: 390, height: 844 },
		{ width: 1440, height: 900 },
	]) {
		await page.setViewportSize(viewport);
		await page.goto("/");
		const { main } = landmarks(page);
		await expect(main.getByRole("link", { name: "Our Services", exact: true })).toBeInViewport();
		await expect(main.getByRole("link", { name: /^Contact Us/ })).toBeInViewport();
	}
});

test("the drawing fills the hero from edge to edge, and the van stands in it", async ({ page }) => {
	await page.goto("/");
	for (const width of [390, 800, 1440]) {
		await page.setViewportSize({ width, height: 900 });
		const boxOf = (part: string) =>
			page.locator(`.home-hero ${part}`).evaluate((element) => element.getBoundingClientRect());
		const [drawing, van] = [await boxOf(".scene svg[viewBox='0 0 1600 680']"), await boxOf("img")];
		expect(drawing.left, `${width} px`).toBeLessThanOrEqual(0);
		expect(drawing.right, `${width} px`).toBeGreaterThanOrEqual(width);
		expect(van.right, `${width} px`).toBeLessThanOrEqual(width);
		expect(van.bottom, `${width} px`).toBeLessThan(drawing.bottom);
	}
});

test("words over the hero's drawing have contrast on a phone and on a desk", async ({ page }) => {
	await page.goto("/");
	await untilScripted(page);
	for (const viewport of [
		{ width: 390, height: 844 },
		{ width: 1440, height: 900 },
	]) {
		await page.setViewportSize(viewport);
		await page.evaluate(() => document.fonts.ready);
		const faint = await faintTexts(page, ".site-header, .home-hero .wrap");
		expect(faint, `${viewport.width} px`).toEqual([]);
	}
});

test("a review that is cut opens whole, and none that is cut is without its way to the rest", async ({
	page,
}) => {
	await page.goto("/");
	const section = sectionOf(page, "What Our Customers Say");
	const [long] = latestReviews(shop.reviews.reviews, 8).toSorted(
		(one, other) => (other.comment?.length ?? 0) - (one.comment?.length ?? 0),
	);
	const name = long?.reviewer.displayName ?? "";
	const cut = section.getByRole("listitem").filter({ hasText: name });
	const lines = await cut.getByRole("paragraph").evaluate((text) => ({
		shown: Math.round(text.clientHeight / Number.parseFloat(getComputedStyle(text).lineHeight)),
		whole: Math.round(text.scrollHeight / Number.parseFloat(getComputedStyle(text).lineHeight)),
	}));
	expect(lines.shown).toBe(Math.min(6, lines.whole));
	await cut.click();
	const dialog = page.getByRole("dialog", { name });
	await expect(dialog.getByText(long?.comment ?? "")).toBeVisible();
	await dialog.getByRole("button", { name: "Close", exact: true }).click();
	await expect(dialog).toBeHidden();

	const stuck = await section
		.getByRole("paragraph")
		.evaluateAll(
			(texts) =>
				texts.filter(
					(text) =>
						text.scrollHeight > text.clientHeight + 2 &&
						!text.closest("li")?.querySelector("button"),
				).length,
		);
	expect(stuck).toBe(0);
});

test("on paper nothing lies over the page", async ({ page }) => {
	await page.goto("/");
	await untilScripted(page);
	await page.emulateMedia({ media: "print" });
	await expect(page.getByRole("link", { name: "Skip to content" })).toBeHidden();
});

test("every picture loads as it comes into view", async ({ page }) => {
	for (const path of ["/", "/services", "/about", "/reviews", "/shirt-laundry-service"]) {
		await page.goto(path);
		await untilScripted(page);
		const count = await page.evaluate(async () => {
			const pictures = document.querySelectorAll<HTMLImageElement>("main img:not(dialog img)");
			for (const picture of pictures) {
				picture.scrollIntoView();
				// Rejects where the picture is broken.
				await picture.decode();
			}
			return pictures.length;
		});
		expect(count, path).toBeGreaterThan(0);
	}
});

test("nothing of analytics is fetched where the shop has no key", async ({ page }) => {
	const asked: string[] = [];
	page.on("request", (request) => asked.push(request.url()));
	await page.goto("/");
	await page.evaluate(() => new Promise<unknown>((done) => requestIdleCallback(done)));
	expect(asked.filter((url) => /track-page|posthog/.test(url))).toEqual([]);
});
