/** The header, and the menu that stands in for it on small screens. Their links are in site-facts/shell.test.ts. */
import { expect, type Page } from "@playwright/test";
import { landmarks, test } from "./testing/journey.ts";
import { setFontSize } from "./testing/text-size.ts";

function menuOf(page: Page) {
	return {
		button: page.getByRole("button", { name: "Open menu" }),
		close: page.getByRole("button", { name: "Close menu" }),
		links: page.getByRole("navigation", { name: "Menu" }).getByRole("link"),
		panel: page.locator("[popover]", { has: page.getByRole("navigation", { name: "Menu" }) }),
	};
}

test.describe("on small screens", () => {
	test.beforeEach(({ page }) => page.goto("/services"));

	test("the menu fills the height, and there is no second navigation in the way", async ({
		page,
	}) => {
		const menu = menuOf(page);
		await expect(landmarks(page).header.getByRole("navigation")).toBeHidden();
		await expect(menu.panel).toBeHidden();
		await menu.button.click();
		await expect(menu.panel.locator('[aria-current="page"]')).toHaveText("Services");
		const { width, height } = page.viewportSize() ?? {};
		await expect
			.poll(async () => {
				const box = await menu.panel.boundingBox();
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

	test("it closes by its button, by Escape and by a press outside, and opens by keyboard", async ({
		page,
	}) => {
		const menu = menuOf(page);
		for (const close of [() => menu.close.click(), () => page.keyboard.press("Escape")]) {
			await menu.button.click();
			await expect(menu.panel).toBeVisible();
			await close();
			await expect(menu.panel).toBeHidden();
			await expect(menu.button).toBeFocused();
		}
		await menu.button.click();
		await expect(menu.panel).toBeVisible();
		await page.mouse.click(12, 400);
		await expect(menu.panel).toBeHidden();

		// By keyboard alone Tab goes into the panel, which is elsewhere in the document.
		await menu.button.focus();
		await page.keyboard.press("Enter");
		await expect(menu.panel).toBeVisible();
		await page.keyboard.press("Tab");
		expect(await menu.panel.evaluate((panel) => panel.contains(document.activeElement))).toBe(true);
	});
});
