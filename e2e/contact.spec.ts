/** Contact: the map. The page's words and links are in site-facts/fixed-pages.test.ts. */
import { expect } from "@playwright/test";
import { shop } from "../shop/shop.ts";
import { landmarks, test } from "./testing/journey.ts";

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
