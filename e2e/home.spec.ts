/** Home as it is seen and used. Its words are in site-facts/fixed-pages.test.ts. */
import { expect } from "@playwright/test";
import { landmarks, test, untilScripted } from "./testing/journey.ts";
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
