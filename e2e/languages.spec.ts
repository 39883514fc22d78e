/** Changing the language of the page. */
import { expect, type Page } from "@playwright/test";
import { landmarks, test, untilScripted } from "./testing/journey.ts";

const choose = (page: Page, name: string) =>
	landmarks(page).header.getByRole("link", { name }).click();
const offer = (page: Page) => page.getByRole("link", { name: "यह पेज हिन्दी में" });

test("the switch leads to the same page with the same search, and back", async ({ page }) => {
	await page.goto("/pricing?q=saree");
	await untilScripted(page);
	await choose(page, "हिन्दी");
	await expect(page).toHaveURL("/hi/pricing?q=saree");
	await expect(page.locator("html")).toHaveAttribute("lang", "hi-IN");
	await choose(page, "English");
	await expect(page).toHaveURL("/pricing?q=saree");
});

test("the switch keeps the chosen category", async ({ page }) => {
	await page.goto("/hi/pricing#footwear");
	await untilScripted(page);
	await choose(page, "English");
	await expect(page).toHaveURL("/pricing#footwear");
});

test("who chose Hindi is offered it on the next visit, until English is chosen", async ({
	page,
}) => {
	await page.goto("/");
	await untilScripted(page);
	await expect(offer(page)).toBeHidden();
	await choose(page, "हिन्दी");
	await expect(page).toHaveURL("/hi");
	await page.goto("/");
	await offer(page).click();
	await expect(page).toHaveURL("/hi");
	await choose(page, "English");
	await expect(page).toHaveURL("/");
	await page.goto("/contact");
	await untilScripted(page);
	await expect(offer(page)).toBeHidden();
});
