/** Without scripts every page can be read, and all but the price search works (DECISIONS.md). */
import { expect, type Page } from "@playwright/test";
import { shop } from "../shop/shop.ts";
import { barePrice } from "./site-facts/page-parts.ts";
import { checkedPages } from "./testing/checked-pages.ts";
import { landmarks, opacityOf, test } from "./testing/journey.ts";

const { categories } = shop.prices;

test.use({ javaScriptEnabled: false });

test("pages read as they do with scripts, and show no control that needs them", async ({
	page,
	browser,
	baseURL,
}) => {
	const scripted = await browser.newPage({ baseURL, viewport: page.viewportSize() });
	for (const path of checkedPages) {
		await test.step(path, async () => {
			await Promise.all([page.goto(path), scripted.goto(path, { waitUntil: "domcontentloaded" })]);
			const here = await wordsOf(page);
			expect.soft(here.length, path).toBeGreaterThan(300);
			expect.soft(here, path).toBe(await wordsOf(scripted));
			const fields = page.locator("form:visible, input:visible, textarea:visible");
			expect.soft(await fields.count(), path).toBe(0);
			expect.soft(await deadButtons(page), path).toEqual([]);
		});
	}
	await scripted.close();
});

/** The main part's text, without what depends on the clock, the search or the list. */
function wordsOf(page: Page): Promise<string> {
	return landmarks(page).main.evaluate((main) => {
		const copy = main.cloneNode(true) as HTMLElement;
		const moving =
			"script, noscript, template, time, [data-relative], [data-open-status], [data-ready-by], .needs-script, .share-prices, item-stepper";
		for (const part of copy.querySelectorAll(moving)) part.remove();
		return copy.textContent.replace(/\s+/g, " ").trim();
	});
}

/** Visible buttons that do nothing without scripts. */
function deadButtons(page: Page): Promise<string[]> {
	return page
		.locator("button:visible:not([popovertarget], [commandfor])")
		.evaluateAll((buttons) => buttons.map((button) => button.ariaLabel ?? button.textContent));
}

test("the menu opens and closes", async ({ page }) => {
	await page.goto("/services");
	const menu = page.getByRole("navigation", { name: "Menu" });
	await page.getByRole("button", { name: "Open menu" }).click();
	await expect(menu).toBeVisible();
	expect(await opacityOf(menu)).toBe(1);
	await page.getByRole("button", { name: "Close menu" }).click();
	await expect(menu).toBeHidden();
	await page.getByRole("button", { name: "Open menu" }).click();
	await page.keyboard.press("Escape");
	await expect(menu).toBeHidden();
});

test("a footer's dialog opens and closes", async ({ page }) => {
	await page.goto("/");
	const button = landmarks(page).footer.getByRole("button", { name: "FAQs", exact: true });
	const dialog = page.getByRole("dialog");
	await button.click();
	await expect(dialog).toBeVisible();
	expect(await opacityOf(dialog.getByRole("listitem").first())).toBe(1);
	await dialog.getByRole("button", { name: "Close" }).click();
	await expect(dialog).toBeHidden();
	await button.click();
	await page.keyboard.press("Escape");
	await expect(dialog).toBeHidden();
	await button.click();
	await page.mouse.click(5, 20);
	await expect(dialog).toBeHidden();
});

test("all prices are there, every category can be reached, the search does not show", async ({
	page,
}) => {
	await page.goto("/pricing");
	const { main } = landmarks(page);
	const everything = categories.flatMap(({ items }) => items);
	await expect(main.getByRole("term")).toHaveCount(everything.length);
	const shown = (await main.getByRole("definition").allTextContents()).map(barePrice);
	expect(shown.toSorted()).toEqual(everything.map(({ price }) => barePrice(price.text)).toSorted());
	for (const { name, items } of categories) {
		await main.getByRole("navigation").getByRole("link", { name, exact: true }).click();
		await expect(main.getByRole("term")).toHaveText(items.map((item) => item.name));
	}
	await main.getByRole("navigation").getByRole("link", { name: "All Items", exact: true }).click();
	await expect(main.getByRole("term")).toHaveCount(everything.length);

	await expect(main.getByPlaceholder("Search for a service...")).toBeHidden();
	await expect(main.getByRole("button", { name: "Search" })).toBeHidden();
});
