/** The care guide on Services. The page's words are in site-facts/fixed-pages.test.ts. */
import { expect, type Page } from "@playwright/test";
import { shop } from "../shop/shop.ts";
import { landmarks, test } from "./testing/journey.ts";

const careLabels = shop["care-labels"];

test.beforeEach(({ page }) => page.goto("/services"));

function careGuide(page: Page) {
	return landmarks(page)
		.main.locator("section")
		.filter({ has: page.getByRole("heading", { name: careLabels.heading, exact: true }) })
		.last();
}

test("the care guide's families open by keyboard", async ({ page }) => {
	const guide = careGuide(page);
	for (const [index, { name, symbols }] of careLabels.families.entries()) {
		const family = guide.locator("details").nth(index);
		await expect(family).toHaveJSProperty("open", false);
		await family.locator("summary").filter({ hasText: name }).focus();
		await page.keyboard.press("Enter");
		await expect(family.getByRole("term")).toHaveCount(symbols.length);
		await expect(family.locator("svg").last()).toBeVisible();
	}
});

test("a symbol's service leads to its page or its card", async ({ page }) => {
	const guide = careGuide(page);
	await guide.locator("details").evaluateAll((families: HTMLDetailsElement[]) => {
		for (const family of families) family.open = true;
	});
	await guide.getByRole("link", { name: "Stain removal" }).first().click();
	await expect(page.locator("#stain-removal").getByRole("heading")).toBeInViewport();
	await guide.getByRole("link", { name: "Dry cleaning", exact: true }).first().click();
	await expect(page).toHaveURL("/dry-cleaning-near-me");
});

test("a question about labels on a search page leads to the guide", async ({ page }) => {
	await page.goto("/dry-cleaning-near-me");
	const link = landmarks(page).main.getByRole("link", { name: careLabels.heading });
	// What scrolls into view rises a little; a press in the same frame would miss it.
	await link.scrollIntoViewIfNeeded();
	await link.click();
	await expect(page).toHaveURL("/services#care-labels");
	await expect(careGuide(page).getByRole("heading")).toBeInViewport();
});

test.describe("without scripts", () => {
	test.use({ javaScriptEnabled: false });

	test("the care guide opens all the same", async ({ page }) => {
		const last = careGuide(page).locator("details").last();
		await last.locator("summary").click();
		await expect(last.getByRole("term").last()).toBeVisible();
	});
});
