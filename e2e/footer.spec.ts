/** The footer's links and its three texts in dialogs. What they say is in site-facts/shell.test.ts. */
import { expect, type Page } from "@playwright/test";
import { landmarks, openScripted, scrollTop, test } from "./testing/journey.ts";

/** Opens a dialog of the footer by its button. */
async function open(page: Page, name: string) {
	const button = landmarks(page).footer.getByRole("button", { name, exact: true });
	const dialog = page.getByRole("dialog");
	await expect(dialog).toBeHidden();
	await button.click();
	await expect(dialog).toBeVisible();
	return { button, dialog };
}

test("on a phone it takes less than a screen", async ({ page }) => {
	await openScripted(page, "/about");
	const box = await landmarks(page).footer.boundingBox();
	expect(box?.height).toBeLessThanOrEqual(700);
});

test("a text opens as a modal dialog, and closes by its button, Escape and a press outside", async ({
	page,
}) => {
	const name = "FAQs";
	await page.goto("/about");
	const { button, dialog } = await open(page, name);
	expect(await dialog.evaluate((element) => element.matches(":modal"))).toBe(true);
	await dialog.getByRole("button", { name: "Close" }).click();
	await expect(dialog).toBeHidden();
	await expect(button).toBeFocused();

	await open(page, name);
	await page.keyboard.press("Escape");
	await expect(dialog).toBeHidden();
	await expect(button).toBeFocused();

	await open(page, name);
	await dialog.getByRole("heading", { level: 2 }).click();
	await expect(dialog, "a press inside").toBeVisible();
	const box = await dialog.boundingBox();
	await page.mouse.click(5, (box?.y ?? 0) / 2);
	await expect(dialog).toBeHidden();
	await expect(page).toHaveURL("/about");
});

test("a dialog stays within 80 % of the view, and its body scrolls, not the page behind", {
	tag: "@desktop",
}, async ({ page }) => {
	await page.setViewportSize({ width: 1440, height: 480 });
	await page.goto("/about");
	const { dialog } = await open(page, "FAQs");
	const box = await dialog.boundingBox();
	expect(box?.height).toBeLessThanOrEqual(0.8 * 480 + 1);
	const last = dialog.getByRole("listitem").last();
	await expect(last).not.toBeInViewport();
	const before = await scrollTop(page);
	expect(before).toBeGreaterThan(0);
	await page.mouse.move(5, 5);
	await page.mouse.wheel(0, -600);
	await dialog.getByRole("listitem").first().hover();
	await page.mouse.wheel(0, 6000);
	await expect(last).toBeInViewport();
	await expect(dialog.getByRole("button", { name: "Close" })).toBeInViewport({ ratio: 1 });
	expect(await scrollTop(page)).toBe(before);
});
