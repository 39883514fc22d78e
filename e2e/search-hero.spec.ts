/** The picture beside a search page's words. */
import { expect } from "@playwright/test";
import { test } from "./testing/journey.ts";

test("beside its words a search page's picture keeps to the right 52 %, 24 px after them", {
	tag: "@desktop",
}, async ({ page }) => {
	for (const path of [
		"/dry-cleaners-near-me",
		"/wedding-dress-cleaning",
		"/dryclean-shop-near-me",
	]) {
		await page.goto(path);
		for (const width of [1024, 1200, 1440, 1920]) {
			await page.setViewportSize({ width, height: 900 });
			const hero = page.getByRole("main").locator("section").first();
			const { wordsEnd, pictureStarts, sectionWidth } = await hero.evaluate((section) => {
				const range = document.createRange();
				range.selectNodeContents(section.querySelector("h1")?.parentElement as Element);
				const boxes = [
					...range.getClientRects(),
					...Array.from(section.querySelectorAll("a"), (link) => link.getBoundingClientRect()),
				];
				// Texts and links, because the element itself is as wide as its column.
				const column =
					section.querySelector("h1")?.parentElement?.getBoundingClientRect().right ?? 0;
				return {
					wordsEnd: Math.max(...boxes.map(({ right }) => right).filter((right) => right < column)),
					pictureStarts: section.querySelector("img")?.getBoundingClientRect().left ?? 0,
					sectionWidth: section.clientWidth,
				};
			});
			const where = `${path} at ${width} px`;
			expect.soft(pictureStarts, where).toBeGreaterThanOrEqual(0.48 * sectionWidth - 1);
			expect.soft(pictureStarts - wordsEnd, where).toBeGreaterThanOrEqual(23.5);
		}
	}
});
