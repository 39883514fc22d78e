/** Back on a phone: closes what covers the page, and leaves the page only after that. */
import { expect, type Page } from "@playwright/test";
import { landmarks, test, untilLive, untilScripted } from "./testing/journey.ts";

function button(page: Page, name: string) {
	return page.getByRole("button", { name, exact: true });
}

const covers: [name: string, path: string, open: (page: Page) => Promise<void>][] = [
	["the menu", "/about", (page) => button(page, "Open menu").click()],
	["a text of the footer", "/about", (page) => button(page, "FAQs").click()],
	[
		"the list",
		"/pricing",
		async (page) => {
			await untilLive(page);
			await landmarks(page).main.getByRole("button", { name: /^Add / }).first().click();
			await page.getByRole("complementary", { name: "Your list" }).getByRole("button").click();
		},
	],
];

for (const [name, path, open] of covers) {
	test(`${name} closes, whichever way, and leaves no press of Back behind`, async ({ page }) => {
		await page.goto("/contact");
		await page.goto(path);
		await untilScripted(page);
		const dialog = page.getByRole("dialog");
		await open(page);
		await expect(dialog).toBeVisible();
		// The browser reports the opening, and the entry follows, a moment after the dialog is seen.
		await page.waitForFunction(() => history.state?.isCovered);
		await page.goBack();
		await expect(dialog).toBeHidden();
		await expect(page).toHaveURL(path);
		if (path === "/pricing") await page.evaluate(() => localStorage.clear());
		await page.reload();
		await untilScripted(page);
		await open(page);
		await expect(dialog).toBeVisible();
		await page.keyboard.press("Escape");
		await expect(dialog).toBeHidden();
		// Its entry leaves the history a moment later.
		await page.waitForFunction(() => !history.state?.isCovered);
		await page.goBack();
		await expect(page).toHaveURL("/contact");
	});
}

test("a link of the menu leads on from the page, uncovered", async ({ page }) => {
	await page.goto("/contact");
	await page.goto("/about");
	await untilScripted(page);
	await button(page, "Open menu").click();
	await page
		.getByRole("navigation", { name: "Menu" })
		.getByRole("link", { name: "Pricing" })
		.click();
	await expect(page).toHaveURL("/pricing");
	await page.goBack();
	await expect(page).toHaveURL("/about");
	await expect(page.getByRole("dialog")).toBeHidden();
	await page.goForward();
	await expect(page).toHaveURL("/pricing");
	await page.goBack();
	await page.goBack();
	await expect(page).toHaveURL("/contact");
});
