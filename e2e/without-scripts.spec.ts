/** With scripts off every page reads whole, and all but the price search works (DECISIONS.md). */
import { expect, type Page } from "@playwright/test";
import { shop } from "../content/shop.ts";
import { sitePages } from "../src/seo/site-pages.ts";
import { navigation } from "../src/site-map.ts";
import { barePrice, isPhone, landmarks, opacityOf, test } from "./testing/journey.ts";
import { sitemapPaths } from "./testing/sitemap.ts";

const { business, messages } = shop;
const { categories } = shop.prices;

test.use({ javaScriptEnabled: false });

test("one gets from page to page", async ({ page }) => {
	await page.goto("/");
	const go = async (name: string) => {
		if (isPhone(page)) {
			await page.getByRole("button", { name: "Open menu" }).click();
			await page.getByRole("navigation", { name: "Menu" }).getByRole("link", { name }).click();
		} else {
			await landmarks(page).header.getByRole("link", { name, exact: true }).click();
		}
	};
	const headings = new Map(sitePages(shop).map(({ path, heading }) => [path, heading]));
	for (const { label, href } of navigation.toReversed()) {
		await go(label);
		await expect(page).toHaveURL(href);
		await expect(page.getByRole("heading", { level: 1 })).toHaveText(headings.get(href) ?? "");
	}
});

test("every address reads as it does with scripts, and shows no control that needs them", async ({
	page,
	browser,
	request,
	baseURL,
}) => {
	test.setTimeout(120_000);
	const scripted = await browser.newPage({ baseURL, viewport: page.viewportSize() });
	for (const path of await sitemapPaths(request)) {
		await page.goto(path);
		await scripted.goto(path, { waitUntil: "domcontentloaded" });
		const here = await wordsOf(page);
		const there = await wordsOf(scripted);
		expect(here.length, path).toBeGreaterThan(300);
		expect.soft(here, path).toBe(there);
		await expect(page.locator("form:visible, input:visible, textarea:visible")).toHaveCount(0);
		expect.soft(await deadButtons(page), path).toEqual([]);
	}
	await scripted.close();
});

/** What the main part says, without what the clock, the search or the list put there. */
function wordsOf(page: Page): Promise<string> {
	return landmarks(page).main.evaluate((main) => {
		const copy = main.cloneNode(true) as HTMLElement;
		const moving =
			"script, noscript, template, time, [data-relative], [data-open-status], [data-ready-by], .needs-script, .share-prices, item-stepper";
		for (const part of copy.querySelectorAll(moving)) part.remove();
		return copy.textContent.replace(/\s+/g, " ").trim();
	});
}

/** Buttons in view that the platform alone would do nothing for. */
function deadButtons(page: Page): Promise<string[]> {
	return page
		.locator("button:visible:not([popovertarget], [commandfor])")
		.evaluateAll((buttons) => buttons.map((button) => button.ariaLabel ?? button.textContent));
}

test("the menu opens and closes", async ({ page, isMobile }) => {
	test.skip(!isMobile, "wide screens have the links in the header");
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

for (const name of ["FAQs", "Terms & Conditions", "Privacy Policy"]) {
	test(`${name} opens and closes`, async ({ page }) => {
		await page.goto("/");
		const button = landmarks(page).footer.getByRole("button", { name, exact: true });
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
}

test("a review opens and closes", async ({ page }) => {
	await page.goto("/reviews");
	await landmarks(page).main.getByRole("listitem").first().click();
	const dialog = page.getByRole("dialog");
	await expect(dialog).toBeVisible();
	await dialog.getByRole("button", { name: "Close", exact: true }).click();
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

test("phone, mail, map and chat links are there", async ({ page }) => {
	await page.goto("/contact");
	const { main } = landmarks(page);
	await expect(main.locator(`a[href="tel:${business.phone.replaceAll(" ", "")}"]`)).toBeVisible();
	await expect(main.locator(`a[href="mailto:${business.email}"]`)).toBeVisible();
	await expect(main.locator('a[href^="https://www.google.com/maps"]').first()).toBeVisible();
	const text = encodeURIComponent(messages.contactUs);
	await expect(
		main.locator(`a[href="https://wa.me/${business.whatsapp}?text=${text}"]`).first(),
	).toBeVisible();
});

test("hours and times stand there as words", async ({ page }) => {
	await page.goto("/contact");
	await expect(
		landmarks(page)
			.main.getByText(/9\sAM to 9\sPM/)
			.first(),
	).toBeVisible();
	await page.goto("/reviews");
	for (const time of await landmarks(page).main.locator("li time").allTextContents()) {
		expect(time).toMatch(/ago$|^today$/);
	}
});
