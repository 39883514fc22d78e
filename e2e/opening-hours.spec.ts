/** Parts that follow the shop's clock: the open status, today's row, the day of a booking, when things are ready. */
import { expect, type Page } from "@playwright/test";
import { shop } from "../shop/shop.ts";
import { landmarks, moveClock, test, untilScripted } from "./testing/journey.ts";

const { messages } = shop;

/** Friday, 20 November 2026, by the shop's clock. */
const friday = (time: string) => new Date(`2026-11-20T${time}+05:30`);
const saturday = (time: string) => new Date(`2026-11-21T${time}+05:30`);

/** The open status in header, menu, footer and main part, visible or not. */
function statuses(page: Page) {
	return page.locator("[data-open-status]");
}

async function expectStatus(page: Page, words: string): Promise<void> {
	const texts = await statuses(page).allTextContents();
	expect(texts.length).toBeGreaterThan(2);
	const said = texts.map((text) => text.replaceAll("\u00a0", " "));
	expect(new Set(said)).toEqual(new Set([words]));
}

/** The row of the week's hours that is marked as today's. */
function today(page: Page) {
	return landmarks(page)
		.main.getByRole("region", { name: "Business Hours" })
		.locator("[aria-current]");
}

/** Opens a page at a moment. */
async function openAt(page: Page, path: string, moment: Date): Promise<void> {
	await page.clock.setFixedTime(moment);
	await page.goto(path);
	await untilScripted(page);
}

function booking(page: Page) {
	return page
		.getByRole("link", { name: /^Book Now via WhatsApp/ })
		.or(page.getByRole("link", { name: /^Book Now/ }))
		.last();
}

async function messageOf(page: Page): Promise<string | null> {
	return new URL((await booking(page).getAttribute("href")) ?? "").searchParams.get("text");
}

test.describe("for a visitor in New Zealand", () => {
	test.use({ timezoneId: "Pacific/Auckland" });

	test("status and today's row go by the shop's clock, to the minute", async ({ page }) => {
		await openAt(page, "/contact", friday("00:00:00"));
		for (const [time, words] of [
			["08:29:59", "Opens at 8:30 AM"],
			["08:30:00", "Open now · until 9:30 PM"],
			["21:29:59", "Open now · until 9:30 PM"],
			["21:30:00", "Opens at 8:30 AM"],
		] as const) {
			await moveClock(page, friday(time));
			await expectStatus(page, words);
			await expect(today(page)).toHaveCount(1);
			await expect(today(page)).toContainText("Friday");
			await expect(today(page)).toHaveAttribute("aria-current", "date");
		}
	});
});

test("a page left open turns at the minute, and when it comes back into view", async ({ page }) => {
	await page.clock.install({ time: friday("21:28:00") });
	await page.goto("/");
	await untilScripted(page);
	await expectStatus(page, "Open now · until 9:30 PM");
	await page.clock.pauseAt(friday("21:29:59"));
	await expectStatus(page, "Open now · until 9:30 PM");
	await page.clock.runFor(2_000);
	await expectStatus(page, "Opens at 8:30 AM");
	// As after a device's sleep, in which no timer runs.
	await page.clock.setSystemTime(saturday("08:30:10"));
	await page.evaluate(() =>
		document.dispatchEvent(new Event("visibilitychange", { bubbles: true })),
	);
	await expectStatus(page, "Open now · until 9:30 PM");
});

test.describe("a booking", () => {
	test("by night says for which day, once, and no more when the shop opens", async ({ page }) => {
		const said = `${messages.bookNow} ${messages.afterHours.replace("{day}", "tomorrow, Saturday 21 November")}`;
		await page.clock.install({ time: friday("21:28:00") });
		await page.goto("/");
		await untilScripted(page);
		await page.clock.pauseAt(friday("21:29:59"));
		expect(await messageOf(page)).toBe(messages.bookNow);
		await page.clock.runFor("00:02");
		expect(await messageOf(page)).toBe(said);
		await page.clock.runFor("02:29:00");
		expect(await messageOf(page)).toBe(said);
		await page.clock.fastForward("00:01:00");
		expect(await messageOf(page)).toBe(said.replace("tomorrow", "today"));
		await page.clock.fastForward("09:00:00");
		expect(await messageOf(page)).toBe(messages.bookNow);
	});
});
