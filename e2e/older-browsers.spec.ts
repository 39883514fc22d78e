/**
 * Browsers without invoker commands and without `closedby` (Safari before 26.2, Chrome before 135):
 * the page's own script opens and closes the dialogs.
 *
 * Chromium has no switch for these any more, so the lack is made: the properties by which scripts
 * know are deleted; the platform's own action is called off where it announces itself (the `command`
 * event, which precedes it and can be cancelled); and `closedby`, an attribute that such a browser
 * does not know, is taken away.
 */
import { expect, type Page } from "@playwright/test";
import { landmarks, test } from "./testing/journey.ts";

async function withoutInvokers(page: Page): Promise<void> {
	await page.addInitScript(() => {
		Reflect.deleteProperty(HTMLButtonElement.prototype, "commandForElement");
		Reflect.deleteProperty(HTMLButtonElement.prototype, "command");
		Reflect.deleteProperty(HTMLDialogElement.prototype, "closedBy");
		addEventListener("command", (event) => event.preventDefault(), { capture: true });
		document.addEventListener("DOMContentLoaded", () => {
			for (const dialog of document.querySelectorAll("dialog")) dialog.removeAttribute("closedby");
		});
	});
}

test("the emulation holds: without the page's script nothing opens", async ({ page }) => {
	await withoutInvokers(page);
	// Stops the page's own listener, so that only the platform could answer the press.
	await page.addInitScript(() => {
		addEventListener("click", (event) => event.stopPropagation(), { capture: true });
	});
	await page.goto("/");
	await landmarks(page).footer.getByRole("button", { name: "FAQs" }).click();
	// The platform would have opened it before the next frame.
	await page.evaluate(() => new Promise(requestAnimationFrame));
	await expect(page.getByRole("dialog")).toBeHidden();
});

test.describe("with the page's script", () => {
	test.beforeEach(({ page }) => withoutInvokers(page));

	test("a footer's dialog opens, and closes in all its ways", async ({ page }) => {
		await page.goto("/");
		const button = landmarks(page).footer.getByRole("button", { name: "FAQs", exact: true });
		const dialog = page.getByRole("dialog");
		const open = async () => {
			await button.click();
			await expect(dialog).toBeVisible();
			expect(await dialog.evaluate((element) => element.matches(":modal"))).toBe(true);
		};
		await open();
		await dialog.getByRole("button", { name: "Close" }).click();
		await expect(dialog).toBeHidden();
		await expect(button).toBeFocused();
		await open();
		await page.keyboard.press("Escape");
		await expect(dialog).toBeHidden();
		await open();
		await dialog.getByRole("heading", { level: 2 }).click();
		await expect(dialog).toBeVisible();
		await page.mouse.click(5, 20);
		await expect(dialog).toBeHidden();
	});

	test("a review opens, and closes in all its ways", async ({ page }) => {
		await page.goto("/reviews");
		const card = landmarks(page).main.getByRole("listitem").first();
		const dialog = page.getByRole("dialog");
		const open = async () => {
			await card.click();
			await expect(dialog).toBeVisible();
		};
		await open();
		await dialog.getByRole("button").filter({ hasText: "✖" }).click();
		await expect(dialog).toBeHidden();
		await open();
		await dialog.getByRole("button", { name: "Close", exact: true }).click();
		await expect(dialog).toBeHidden();
		await open();
		await page.mouse.click(4, 4);
		await expect(dialog).toBeHidden();
		await card.getByRole("button").focus();
		await page.keyboard.press("Enter");
		await expect(dialog).toBeVisible();
		await page.keyboard.press("Escape");
		await expect(dialog).toBeHidden();
	});
});
