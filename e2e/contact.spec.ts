/** Contact: the map. The page's words and links are in site-facts/fixed-pages.test.ts. */
import { expect } from "@playwright/test";
import { landmarks, test } from "./testing/journey.ts";

test("the map is asked for when one scrolls to it", async ({ page }) => {
	const asked: string[] = [];
	page.on("request", (request) => {
		if (request.url().includes("google.com/maps")) asked.push(request.url());
	});
	await page.goto("/contact");
	const frame = landmarks(page).main.locator("iframe");
	await frame.scrollIntoViewIfNeeded();
	await expect.poll(() => asked.length).toBeGreaterThan(0);
	await expect(frame.contentFrame().getByText("Elsewhere")).toBeVisible();
});
