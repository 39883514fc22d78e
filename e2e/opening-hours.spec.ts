/** What follows the shop's clock: the open status, today's row, the day of a booking, when things are ready. */
import { expect, type Page } from "@playwright/test";
import type { SpecialDay } from "../shop/opening-hours.ts";
import { shop } from "../shop/shop.ts";
import { landmarks, moveClock, test, untilScripted } from "./testing/journey.ts";

const { messages } = shop;

/** Friday, 20 November 2026, by the shop's clock. */
const friday = (time: string) => new Date(`2026-11-20T${time}+05:30`);
const saturday = (time: string) => new Date(`2026-11-21T${time}+05:30`);

const diwali: SpecialDay = { date: "2026-11-21", name: "Diwali" };
const fair: SpecialDay = { date: "2026-11-22", name: "Fair", opens: "10:00", closes: "16:30" };

/** Serves pages as if the content had these special days. */
async function announce(page: Page, days: SpecialDay[]): Promise<void> {
	const written = JSON.stringify(days).replaceAll("&", "&amp;").replaceAll('"', "&quot;");
	const rows = days.map(
		({ date, lastDate = date, name }) =>
			`<div data-from="${date}" data-until="${lastDate}"><dt>${name}</dt><dd>Closed</dd></div>`,
	);
	await page.route("**/*", async (route) => {
		if (route.request().resourceType() !== "document") return route.fallback();
		if (!route.request().url().includes("localhost")) return route.fallback();
		const response = await route.fetch();
		const body = (await response.text())
			.replace("<body ", `<body data-special-days="${written}" `)
			.replace(
				/(<dl><div [^>]*data-weekday.*?<\/dl>)/s,
				`$1<dl class="special" aria-label="Special days">${rows.join("")}</dl>`,
			);
		await route.fulfill({ response, body });
	});
}

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

	test("status, today's row and the year go by the shop's clock, to the minute", async ({
		page,
	}) => {
		await openAt(page, "/contact", friday("00:00:00"));
		for (const [time, words] of [
			["00:00:00", "Opens at 8:30 AM"],
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
		const year = landmarks(page).footer.getByText(/©/);
		await moveClock(page, new Date("2030-12-31T23:59+05:30"));
		await expect(year).toContainText("2030");
		await moveClock(page, new Date("2031-01-01T00:30+05:30"));
		await expect(year).toContainText("2031");
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

test("a closed day and special hours have their words and rows; once over they are gone", async ({
	page,
}) => {
	await announce(page, [diwali, fair]);
	await openAt(page, "/contact", friday("12:00"));
	const hours = landmarks(page).main.getByRole("region", { name: "Business Hours" });
	await expect(hours.getByText("Diwali")).toHaveCount(1);
	for (const [moment, words, row] of [
		[friday("12:00"), "Open now · until 9:30 PM", "Friday"],
		[friday("22:00"), "Opens Sunday at 10 AM", "Friday"],
		[saturday("00:00"), "Closed today · Diwali · opens tomorrow at 10 AM", "Diwali"],
		[saturday("12:00"), "Closed today · Diwali · opens tomorrow at 10 AM", "Diwali"],
		[new Date("2026-11-22T10:00+05:30"), "Open now · until 4:30 PM", "Fair"],
		[new Date("2026-11-22T16:30+05:30"), "Opens at 8:30 AM", "Fair"],
		[new Date("2026-11-23T12:00+05:30"), "Open now · until 9:30 PM", "Monday"],
	] as const) {
		await moveClock(page, moment);
		await expectStatus(page, words);
		await expect(today(page)).toHaveCount(1);
		await expect(today(page)).toContainText(row);
	}
	await expect(hours.locator("dl.special")).toBeHidden();
});

test("nothing shifts on a special day", async ({ page }) => {
	await announce(page, [{ date: "2026-11-19", name: "Over" }, diwali, fair]);
	for (const path of ["/contact", "/about", "/services"]) {
		await page.clock.setFixedTime(saturday("12:00"));
		await page.goto(path, { waitUntil: "networkidle" });
		await untilScripted(page);
		const shifts = await page.evaluate(async () => {
			const observer = new PerformanceObserver(() => {});
			observer.observe({ type: "layout-shift", buffered: true });
			for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
			const entries = observer.takeRecords() as (PerformanceEntry & { value: number })[];
			return entries.reduce((sum, { value }) => sum + value, 0);
		});
		expect(shifts, path).toBeLessThan(0.005);
	}
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

test("when things are ready follows the clock, and skips a closed day", async ({ page }) => {
	const line = landmarks(page).main.locator("[data-ready-by]");
	for (const path of ["/services", "/shirt-laundry-service"]) {
		await openAt(page, path, friday("18:10"));
		for (const [moment, words] of [
			[friday("18:10"), "Hand it over now, ready by Monday 8:30 AM"],
			[friday("21:10"), "Hand it over now, ready by Monday 10 AM"],
			[friday("21:30"), "Hand it over at 8:30 AM, ready by Monday 9 PM"],
		] as const) {
			await moveClock(page, moment);
			await expect(line).toHaveText(words);
		}
	}
	await announce(page, [diwali]);
	await openAt(page, "/services", friday("18:10"));
	await expect(line).toHaveText("Hand it over now, ready by Tuesday 8:30 AM");
});
