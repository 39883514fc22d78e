/** Home, Contact and Pricing as they are seen. Their words and links are in site-facts/fixed-pages.test.ts. */
import { expect } from "@playwright/test";
import { shop } from "../shop/shop.ts";
import { landmarks, test } from "./testing/journey.ts";

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

test("where the map is blocked its frame goes, and address and areas stay", async ({
	page,
	expectProblem,
}) => {
	expectProblem(/Failed to load resource|ERR_FAILED/);
	await page.route(/google\.com\/maps/, (route) => route.abort());
	await page.goto("/contact");
	const { main } = landmarks(page);
	const frame = main.locator("iframe");
	await frame.locator("xpath=..").scrollIntoViewIfNeeded();
	await expect(frame).toBeHidden();
	const { street } = shop.business.address;
	await expect(frame.locator("xpath=..").getByText(street)).toBeVisible();
	const [area = ""] = shop.business.areas;
	await expect(main.getByRole("button", { name: area, exact: true })).toBeVisible();
});

test("a category that is pressed first shows its rows under the chips, and nothing jumps", async ({
	page,
}) => {
	await page.goto("/pricing");
	const { id, name } = shop.prices.categories[1] ?? { id: "", name: "" };
	await page.locator(`.categories a[href="#${id}"]`).click();
	const { main } = landmarks(page);
	await expect(main.getByRole("heading", { name, level: 2 })).toBeInViewport();
	expect(await page.evaluate(() => scrollY)).toBe(0);
});
