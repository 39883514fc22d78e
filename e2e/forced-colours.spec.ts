/** In forced colours (Windows' contrast themes) backgrounds and shadows are gone, so borders must show controls and states. */
import { expect, type Locator, type Page } from "@playwright/test";
import { shop } from "../shop/shop.ts";
import { landmarks, test, untilLive } from "./testing/journey.ts";

test.use({ contextOptions: { forcedColors: "active", reducedMotion: "reduce" } });

/** True if an element has a border that differs from the page's background. */
function isBordered(control: Locator): Promise<boolean> {
	return control.evaluate((element) => {
		const { borderTopStyle, borderTopWidth, borderTopColor, borderLeftWidth } =
			getComputedStyle(element);
		const around = getComputedStyle(document.documentElement).getPropertyValue("background-color");
		return (
			borderTopStyle !== "none" &&
			Number.parseFloat(borderTopWidth) >= 1 &&
			Number.parseFloat(borderLeftWidth) >= 1 &&
			borderTopColor !== around &&
			borderTopColor !== "rgba(0, 0, 0, 0)"
		);
	});
}

function colours(element: Locator): Promise<string> {
	return element.evaluate((one) => {
		const { color, backgroundColor } = getComputedStyle(one);
		return `${color} on ${backgroundColor}`;
	});
}

/** The width of the focused element's outline. */
function focusLine(page: Page): Promise<number> {
	return page.evaluate(() => {
		const { outlineStyle, outlineWidth } = getComputedStyle(document.activeElement as Element);
		return outlineStyle === "none" ? 0 : Number.parseFloat(outlineWidth);
	});
}

test("buttons keep their edges", async ({ page }) => {
	await page.goto("/contact");
	const dock = page.getByRole("complementary", { name: "Chat" }).getByRole("button");
	const { main } = landmarks(page);
	const controls = [
		...(await dock.all()),
		main.getByRole("link", { name: /WhatsApp/ }).first(),
		main.getByRole("button", { name: "Check", exact: true }),
		main.getByLabel(shop.pages.areaCheck.label),
	];
	expect(controls).toHaveLength(5);
	for (const control of controls) expect(await isBordered(control), String(control)).toBe(true);
	await dock.last().click();
	expect(await isBordered(page.getByRole("button", { name: "Send" }))).toBe(true);
	expect(await isBordered(page.getByRole("dialog"))).toBe(true);
});

test("every field shows that it has the focus", async ({ page }) => {
	await page.goto("/contact");
	await landmarks(page).main.getByLabel(shop.pages.areaCheck.label).focus();
	expect(await focusLine(page)).toBeGreaterThanOrEqual(2);
	// Focusing the field scrolled the page down, which hides the dock.
	await page.evaluate(() => scrollTo(0, 0));
	for (const [button, field] of [
		["Chat with us", "Ask me anything..."],
		["Chat with us on WhatsApp", "Type your message..."],
	] as const) {
		const toggle = page.getByRole("button", { name: button, exact: true });
		await toggle.click();
		await page.getByPlaceholder(field).focus();
		expect(await focusLine(page), field).toBeGreaterThanOrEqual(2);
		await page.keyboard.press("Escape");
		// Its entry leaves the history a moment later, which would stop the next navigation.
		await page.waitForFunction(() => !history.state?.isCovered);
	}
	await page.goto("/pricing");
	await untilLive(page);
	await page.getByPlaceholder("Search for a service...").focus();
	expect(await focusLine(page)).toBeGreaterThanOrEqual(2);
});

test("what is chosen differs from what is not", async ({ page }) => {
	await page.goto("/pricing");
	await untilLive(page);
	const chips = landmarks(page).main.getByRole("navigation").getByRole("link");
	expect(await colours(chips.nth(0))).not.toBe(await colours(chips.nth(1)));
	await landmarks(page)
		.main.getByRole("button", { name: "Add Shirt", exact: true })
		.first()
		.click();
	const bar = page.getByRole("complementary", { name: "Your list" }).getByRole("button");
	expect(await isBordered(bar)).toBe(true);
	await bar.click();
	const dialog = page.getByRole("dialog", { name: "Your list" });
	expect(await isBordered(dialog)).toBe(true);
	const chip = (words: string) => dialog.getByText(words, { exact: true });
	expect(await colours(chip("Any day"))).not.toBe(await colours(chip("Today")));
});
