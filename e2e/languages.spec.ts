/** Changing the language of the page. */
import { expect, type Page } from "@playwright/test";
import { landmarks, test, untilScripted } from "./testing/journey.ts";

const choose = (page: Page, name: string) =>
	landmarks(page).header.getByRole("link", { name }).click();

test("the switch leads to the same page with the same search or category, and back", async ({
	page,
}) => {
	await page.goto("/pricing?q=saree");
	await untilScripted(page);
	await choose(page, "हिन्दी");
	await expect(page).toHaveURL("/hi/pricing?q=saree");
	await expect(page.locator("html")).toHaveAttribute("lang", "hi-IN");
	await untilScripted(page);
	await choose(page, "English");
	await expect(page).toHaveURL("/pricing?q=saree");
	await page.goto("/hi/pricing#footwear");
	await untilScripted(page);
	await choose(page, "English");
	await expect(page).toHaveURL("/pricing#footwear");
});
