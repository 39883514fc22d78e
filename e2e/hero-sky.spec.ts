/** The hero's sky follows the shop's clock, and its words can be read under each. */
import { expect } from "@playwright/test";
import { moveClock, test, untilScripted } from "./testing/journey.ts";
import { faintTexts } from "./testing/text-contrast.ts";

const hours = [
	["06:00", "mist"],
	["09:00", "morning"],
	["13:00", "noon"],
	["18:00", "dusk"],
	["23:00", "night"],
] as const;

// Where a visitor is does not matter.
test.use({ timezoneId: "America/New_York" });

test("words over each sky have contrast on a phone and on a desk", async ({ page }) => {
	await page.clock.setFixedTime("2026-11-20T00:00:00+05:30");
	await page.goto("/");
	await untilScripted(page);
	for (const viewport of [
		{ width: 390, height: 844 },
		{ width: 1440, height: 900 },
	]) {
		await page.setViewportSize(viewport);
		for (const [hour, sky] of hours) {
			await moveClock(page, new Date(`2026-11-20T${hour}:00+05:30`));
			await expect(page.locator("html")).toHaveAttribute("data-sky", sky);
			await page.waitForLoadState("networkidle");
			await page.evaluate(() => document.fonts.ready);
			const faint = await faintTexts(page, ".site-header, .home-hero .wrap");
			expect(faint, `${hour} at ${viewport.width} px`).toEqual([]);
		}
	}
});

test("at night the header's words are dark again on its ivory ground", async ({ page }) => {
	await page.clock.setFixedTime("2026-11-20T23:00:00+05:30");
	await page.goto("/");
	for (const scrolled of [0, 5, 12, 70, 200]) {
		await page.evaluate((top) => scrollTo({ top, behavior: "instant" }), scrolled);
		expect(await faintTexts(page, ".site-header"), `${scrolled} px`).toEqual([]);
	}
});
