/** What hangs on the shop's clock: the open status, the day of a booking, when things are ready. */
import { expect, type Page } from "@playwright/test";
import type { SpecialDay } from "../content/opening-hours.ts";
import { shop } from "../content/shop.ts";
import { isPhone, landmarks, test, untilScripted } from "./testing/journey.ts";

const { messages } = shop;

/** Friday, 20 November 2026, by the shop's clock. */
const friday = (time: string) => new Date(`2026-11-20T${time}+05:30`);
const saturday = (time: string) => new Date(`2026-11-21T${time}+05:30`);

const diwali: SpecialDay = { date: "2026-11-21", name: "Diwali" };
const fair: SpecialDay = { date: "2026-11-22", name: "Fair", opens: "10:00", closes: "16:30" };

/** Serves pages as a build would write them in whose content these days stand. */
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
				/(<dl><div data-weekday.*?<\/dl>)/s,
				`$1<dl class="special" aria-label="Special days">${rows.join("")}</dl>`,
			);
		await route.fulfill({ response, body });
	});
}

/** The open status in the header, the footer and (on phones) the menu; parts out of sight included. */
function statuses(page: Page) {
	return page.locator("[data-open-status]");
}

async function expectStatus(page: Page, words: string): Promise<void> {
	const texts = (await statuses(page).allTextContents()).map((text) =>
		text.replaceAll("\u00a0", " "),
	);
	expect(texts.length).toBeGreaterThan(2);
	expect(new Set(texts)).toEqual(new Set([words]));
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

test.describe("for a visitor in California", () => {
	test.use({ timezoneId: "America/Los_Angeles" });

	for (const [time, words] of [
		["00:00:00", "Opens at 9 AM"],
		["08:59:59", "Opens at 9 AM"],
		["09:00:00", "Open now · until 9 PM"],
		["20:59:59", "Open now · until 9 PM"],
		["21:00:00", "Opens at 9 AM"],
	] as const) {
		test(`at ${time} in the shop: ${words}`, async ({ page }) => {
			await page.clock.setFixedTime(friday(time));
			await page.goto("/about");
			await untilScripted(page);
			await expectStatus(page, words);
		});
	}
});

test("the status is seen in the header, contact, about and the footer", async ({ page }) => {
	await page.clock.setFixedTime(friday("12:00"));
	for (const path of ["/contact", "/about"]) {
		await page.goto(path);
		await untilScripted(page);
		const { header, main, footer } = landmarks(page);
		for (const part of [header, main, footer])
			for (const words of [/^Open now/, /until 9\sPM/]) {
				await part.getByText(words).scrollIntoViewIfNeeded();
				await expect(part.getByText(words)).toBeInViewport({ ratio: 1 });
			}
	}
});

test("a page left open turns at the minute, and when it comes back into view", async ({ page }) => {
	await page.clock.install({ time: friday("20:58:00") });
	await page.goto("/");
	await untilScripted(page);
	await expectStatus(page, "Open now · until 9 PM");
	await page.clock.pauseAt(friday("20:59:59"));
	await expectStatus(page, "Open now · until 9 PM");
	await page.clock.runFor(2_000);
	await expectStatus(page, "Opens at 9 AM");
	// The device slept: no timer ran.
	await page.clock.setSystemTime(saturday("09:00:10"));
	await page.evaluate(() =>
		document.dispatchEvent(new Event("visibilitychange", { bubbles: true })),
	);
	await expectStatus(page, "Open now · until 9 PM");
});

test("a closed day and special hours", async ({ page }) => {
	await announce(page, [diwali, fair]);
	for (const [moment, words] of [
		[friday("12:00"), "Open now · until 9 PM"],
		[friday("22:00"), "Opens Sunday at 10 AM"],
		[saturday("00:00"), "Closed today · Diwali · opens tomorrow at 10 AM"],
		[saturday("12:00"), "Closed today · Diwali · opens tomorrow at 10 AM"],
		[new Date("2026-11-22T10:00+05:30"), "Open now · until 4:30 PM"],
		[new Date("2026-11-22T16:30+05:30"), "Opens at 9 AM"],
	] as const) {
		await page.clock.setFixedTime(moment);
		await page.goto("/contact");
		await untilScripted(page);
		await expectStatus(page, words);
	}
});

test("a special day's row is today's; once over it is gone", async ({ page }) => {
	await announce(page, [diwali, fair]);
	const hours = landmarks(page).main.getByRole("region", { name: "Business Hours" });
	const today = hours.locator("[aria-current]");
	await page.clock.setFixedTime(friday("12:00"));
	await page.goto("/contact");
	await untilScripted(page);
	await expect(today).toHaveCount(1);
	await expect(today).toContainText("Friday");
	await expect(hours.getByText("Diwali")).toHaveCount(1);

	await page.clock.setFixedTime(saturday("12:00"));
	await page.goto("/contact");
	await untilScripted(page);
	await expect(today).toHaveCount(1);
	await expect(today).toContainText("Diwali");

	await page.clock.setFixedTime(new Date("2026-11-23T12:00+05:30"));
	await page.goto("/contact");
	await untilScripted(page);
	await expect(today).toContainText("Monday");
	await expect(hours.locator("dl.special")).toBeHidden();
});

test.describe("a long name in a small window", () => {
	test("the status keeps to its line, and nothing moves", async ({ page }) => {
		await page.setViewportSize({ width: 375, height: 700 });
		await announce(page, [{ ...diwali, name: "Independence Day and a wedding" }]);
		await page.clock.setFixedTime(saturday("12:00"));
		await page.goto("/contact");
		await untilScripted(page);
		await expect(landmarks(page).header.getByText("Closed today")).toBeVisible();
		expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375);
		for (const status of await statuses(page).all()) {
			if (!(await status.isVisible())) continue;
			const { height } = (await status.boundingBox()) ?? { height: 0 };
			expect(height).toBeLessThan(26);
		}
	});
});

for (const path of ["/contact", "/about", "/services"]) {
	test(`${path} does not shift on a special day`, async ({ page }) => {
		await announce(page, [{ date: "2026-11-19", name: "Over" }, diwali, fair]);
		await page.clock.setFixedTime(saturday("12:00"));
		await page.goto(path, { waitUntil: "networkidle" });
		await untilScripted(page);
		const shifts = await page.evaluate(
			() =>
				new Promise<number>((done) => {
					new PerformanceObserver((list) =>
						done(
							(list.getEntries() as (PerformanceEntry & { value: number })[]).reduce(
								(sum, { value }) => sum + value,
								0,
							),
						),
					).observe({ type: "layout-shift", buffered: true });
					setTimeout(() => done(0), 400);
				}),
		);
		expect(shifts).toBeLessThan(0.005);
	});
}

test.describe("a booking", () => {
	test("by day is the plain message", async ({ page }) => {
		await page.clock.setFixedTime(friday("12:00"));
		await page.goto("/");
		await untilScripted(page);
		expect(await messageOf(page)).toBe(messages.bookNow);
	});

	test("by night says for which day, once, and no more when the shop opens", async ({ page }) => {
		const said = `${messages.bookNow} ${messages.afterHours.replace("{day}", "tomorrow, Saturday 21 November")}`;
		await page.clock.install({ time: friday("20:58:00") });
		await page.goto("/");
		await untilScripted(page);
		await page.clock.pauseAt(friday("20:59:59"));
		expect(await messageOf(page)).toBe(messages.bookNow);
		await page.clock.runFor("00:02");
		expect(await messageOf(page)).toBe(said);
		await page.clock.runFor("02:59:00");
		expect(await messageOf(page)).toBe(said);
		await page.clock.fastForward("00:01:00");
		expect(await messageOf(page)).toBe(said.replace("tomorrow", "today"));
		await page.clock.fastForward("09:00:00");
		expect(await messageOf(page)).toBe(messages.bookNow);
	});

	test("a page left and come back to does not say it twice", async ({ page }) => {
		await page.clock.setFixedTime(friday("22:00"));
		await page.goto("/");
		await untilScripted(page);
		const first = await messageOf(page);
		expect(first).toContain("tomorrow");
		await page.goto("/reviews");
		await untilScripted(page);
		await page.goBack();
		expect(await messageOf(page)).toBe(first);
	});

	test("every booking link of the site says it, and no other link does", async ({ page }) => {
		await page.clock.setFixedTime(friday("22:00"));
		const ending = messages.afterHours.replace("{day}", "tomorrow, Saturday 21 November");
		const books = [messages.bookNow, messages.serviceStart];
		for (const path of [
			"/",
			"/services",
			"/about",
			"/contact",
			"/pricing",
			"/wedding-dress-cleaning",
		]) {
			await page.goto(path);
			await untilScripted(page);
			const links = page.locator('body a[href^="https://wa.me/"][href*="text="]:not(.late a)');
			const texts = await links.evaluateAll((all) =>
				all.map((link) => new URL((link as HTMLAnchorElement).href).searchParams.get("text") ?? ""),
			);
			expect(texts.length).toBeGreaterThan(0);
			for (const text of texts)
				expect(text.endsWith(ending), `${path}: ${text}`).toBe(
					books.some((start) => text.startsWith(start)),
				);
		}
	});

	test("opens the chat with it", async ({ page, context }) => {
		test.skip(isPhone(page), "the header's button is on wide screens");
		await page.clock.setFixedTime(friday("22:00"));
		await page.goto("/services");
		await untilScripted(page);
		const opened = context.waitForEvent("page");
		await landmarks(page)
			.header.getByRole("link", { name: /^Book Now/ })
			.click();
		expect(new URL((await opened).url()).searchParams.get("text")).toContain("tomorrow, Saturday");
	});
});

test.describe("ready by", () => {
	const line = (page: Page) => landmarks(page).main.locator("[data-ready-by]");
	for (const [moment, words] of [
		[friday("18:10"), "Hand it over now, ready by Sunday 7 PM"],
		[friday("20:30"), "Hand it over now, ready by Monday 9 AM"],
		[friday("21:00"), "Hand it over at 9 AM, ready by Monday 9 AM"],
	] as const) {
		test(`${moment.toISOString()}: ${words}`, async ({ page }) => {
			await page.clock.setFixedTime(moment);
			for (const path of ["/services", "/shirt-laundry-service"]) {
				await page.goto(path);
				await untilScripted(page);
				await expect(line(page)).toHaveText(words);
			}
		});
	}

	test("a closed day does not count", async ({ page }) => {
		await announce(page, [diwali]);
		await page.clock.setFixedTime(friday("18:10"));
		await page.goto("/services");
		await untilScripted(page);
		await expect(line(page)).toHaveText("Hand it over now, ready by Monday 7 PM");
	});

	test("is not promised where the work is agreed first", async ({ page }) => {
		for (const path of ["/sofa-cleaning-service", "/hotel-laundry-service"]) {
			await page.goto(path);
			await untilScripted(page);
			await expect(line(page)).toHaveCount(0);
		}
	});

	test.describe("without scripts", () => {
		test.use({ javaScriptEnabled: false });
		test("the turnaround stands there", async ({ page }) => {
			await page.goto("/services");
			await expect(line(page)).toHaveText("Hand it over now, ready in 24–48 hours");
		});
	});
});
