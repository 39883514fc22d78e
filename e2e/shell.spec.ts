/** Header, menu and footer. Their links and words are in site-facts/shell.test.ts. */
import { expect } from "@playwright/test";
import { landmarks, openScripted, scrollTop, test } from "./testing/journey.ts";
import { setFontSize } from "./testing/text-size.ts";

test("on small screens the menu fills the height, in place of the header's links", async ({
	page,
}) => {
	await page.goto("/services");
	const links = page.getByRole("navigation", { name: "Menu" });
	const panel = page.locator("[popover]", { has: links });
	await expect(landmarks(page).header.getByRole("navigation")).toBeHidden();
	await expect(panel).toBeHidden();
	await page.getByRole("button", { name: "Open menu" }).click();
	await expect(panel.locator('[aria-current="page"]')).toHaveText("Services");
	const { width, height } = page.viewportSize() ?? {};
	await expect
		.poll(async () => {
			const box = await panel.boundingBox();
			return [box?.y, box?.height, Math.round((box?.x ?? 0) + (box?.width ?? 0))];
		})
		.toEqual([0, height, width]);
});

test("Book Now has its place at every width and size of letters", async ({ page }) => {
	for (const [path, name] of [
		["/services", "Book Now"],
		["/hi/services", "बुक करें"],
	] as const) {
		await page.goto(path);
		const book = landmarks(page).header.getByRole("link", { name });
		for (const letters of [16, 32]) {
			await setFontSize(page, letters);
			for (const width of [320, 360, 412, 768]) {
				await page.setViewportSize({ width, height: 800 });
				await expect(book, `${letters} px letters at ${width} px`).toBeInViewport({ ratio: 1 });
			}
		}
	}
});

test("on a phone the footer takes less than a screen", async ({ page }) => {
	await openScripted(page, "/about");
	const box = await landmarks(page).footer.boundingBox();
	expect(box?.height).toBeLessThanOrEqual(700);
});

test("a dialog of the footer stays within 80 % of the view, and its body scrolls, not the page behind", {
	tag: "@desktop",
}, async ({ page }) => {
	await page.setViewportSize({ width: 1440, height: 480 });
	await page.goto("/about");
	await landmarks(page).footer.getByRole("button", { name: "FAQs", exact: true }).click();
	const dialog = page.getByRole("dialog");
	await expect(dialog).toBeVisible();
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
