/** The list: from a + beside a price to one message on WhatsApp. */
import AxeBuilder from "@axe-core/playwright";
import { type BrowserContext, expect, type Page } from "@playwright/test";
import type { SpecialDay } from "../content/opening-hours.ts";
import { shop } from "../content/shop.ts";
import { landmarks, readChatLink, test, untilLive, untilScripted } from "./testing/journey.ts";

const { business, messages } = shop;
const KEYWORD_PAGE = "/carpet-cleaning-service";
/** Friday 20 November 2026, 10:00 at the shop. */
const MORNING = "2026-11-20T04:30:00Z";

function listOf(page: Page) {
	const dialog = page.getByRole("dialog", { name: "Your list" });
	const bar = page.getByRole("complementary", { name: "Your list" });
	return {
		bar,
		dialog,
		open: () => bar.getByRole("button").click(),
		add: (name: string) =>
			landmarks(page)
				.main.getByRole("button", { name: `Add ${name}`, exact: true })
				.first(),
		fewer: (name: string) =>
			landmarks(page)
				.main.getByRole("button", { name: `One ${name} fewer`, exact: true })
				.first(),
		field: (name: string) => dialog.getByRole("textbox", { name }),
		act: (name: string) => dialog.getByRole("button", { name, exact: true }),
		send: dialog.getByRole("link", { name: "Send on WhatsApp" }),
	};
}

/** What the message would say if it were sent now. */
async function messageOf(page: Page): Promise<string> {
	const { host, number, text } = readChatLink(await listOf(page).send.getAttribute("href"));
	expect([host, number]).toEqual(["wa.me", business.whatsapp]);
	return text ?? "";
}

async function openPricing(page: Page, rest = ""): Promise<void> {
	await page.goto(`/pricing${rest}`);
	await untilLive(page);
}

/** A keyword page, at its prices: the list's script comes as they near the view. */
async function openKeywordPage(page: Page): Promise<void> {
	await page.goto(KEYWORD_PAGE);
	await landmarks(page).main.getByRole("term").first().scrollIntoViewIfNeeded();
}

async function forbidStorage(context: BrowserContext): Promise<void> {
	await context.addInitScript(() => {
		Object.defineProperty(window, "localStorage", {
			get() {
				throw new DOMException("forbidden", "SecurityError");
			},
		});
	});
}

/** Serves the pricing page as a build would write it in whose content these days stand. */
async function announce(page: Page, days: SpecialDay[]): Promise<void> {
	const written = JSON.stringify(days).replaceAll('"', "&quot;");
	await page.route("**/pricing", async (route) => {
		const response = await route.fetch();
		const html = await response.text();
		const body = html.replace("<body ", `<body data-special-days="${written}" `);
		await route.fulfill({ response, body });
	});
}

test("from + to a message: quantities, estimate, wishes", async ({ page, context }) => {
	await page.clock.setFixedTime(MORNING);
	await openPricing(page);
	const { bar, dialog, add, fewer, field, open, send } = listOf(page);
	await expect(bar).toBeHidden();
	await add("Shirt").click();
	await add("Shirt").click();
	await add("Shirt").click();
	await fewer("Shirt").click();
	await add("Bedsheet").click();
	await add("Carpet").click();
	await add("Hotel and hospital linen").click();
	await expect(bar).toContainText("from ₹310");
	await expect(bar).toContainText("5 items · 1 to be measured · 1 on quote");

	await open();
	await field("Square feet of Carpet").fill("120.5");
	await field("Pieces of Bedsheet").fill("3");
	await dialog.getByText("Tomorrow", { exact: true }).click();
	await dialog.getByText("Evening", { exact: true }).click();
	await dialog.getByRole("checkbox", { name: /Express/ }).check();
	await dialog.getByRole("combobox", { name: /Area/ }).fill("Clement Town");
	await field("Note").fill("Blue gate, ring & wait");
	// 2 × 80 + 3 × 150–200 + 120.5 × 35
	await expect(dialog).toContainText("₹4,827.50–4,977.50 + 1 on quote + express service");
	await expect(dialog).toContainText(messages.listEstimate);

	const said = await messageOf(page);
	expect(said).toBe(
		[
			messages.listStart,
			"",
			"- 2 × Shirt, dry cleaned, ₹80",
			"- 3 × Bedsheet, ₹150–200",
			"- 120.5 sq ft Carpet, dry cleaned, ₹35 per sqft",
			"- 1 × Hotel and hospital linen, Contact us for a quote",
			"",
			`Estimate: ₹4,827.50–4,977.50 + 1 on quote + express service (${messages.listEstimate})`,
			"Pickup: tomorrow, Saturday 21 November, evening",
			"Express, please: same day if you can",
			"Area: Clement Town",
			"Note: Blue gate, ring & wait",
			"",
			messages.listEnd,
		].join("\n"),
	);
	const opened = context.waitForEvent("page");
	await send.click();
	expect(new URL((await opened).url()).searchParams.get("text")).toBe(said);
	await expect(dialog.getByText(/press send there/)).toBeVisible();
});

test("one list on pricing, in search results and on a keyword page, and after a reload", async ({
	page,
}) => {
	await openPricing(page);
	await listOf(page).add("Carpet").click();
	await expect(listOf(page).bar).toContainText("1 item");
	// Found by a part of a word, which the row marks.
	await openPricing(page, "?q=ru");
	await listOf(page).add("Small rug (Household Items)").click();
	await page.goto(KEYWORD_PAGE);
	const { bar, add, open, field } = listOf(page);
	await expect(bar).toContainText("2 items");
	await add("Small rug").click();
	await expect(bar).toContainText("from ₹700");
	await page.reload();
	await expect(bar).toContainText("3 items");
	await open();
	await expect(field("Pieces of Small rug")).toHaveValue("2");
	await expect(field("Square feet of Carpet")).toHaveValue("");
});

test("what a page is about opens its prices and goes on the list, told apart from its like", async ({
	page,
}) => {
	await page.goto("/shirt-laundry-service");
	const { main } = landmarks(page);
	await expect(main.getByRole("term").first()).toHaveText(/^Shirt, laundry service/);
	await expect(main.getByRole("definition").first()).toContainText("₹50 per shirt");
	await main.getByRole("term").first().scrollIntoViewIfNeeded();
	await main.getByRole("button", { name: /^Add Shirt, laundry service/ }).click();
	await main.getByRole("button", { name: "Add Shirt, dry cleaned", exact: true }).click();
	await page.goto("/steam-ironing-service");
	await main.getByRole("term").first().scrollIntoViewIfNeeded();
	await main.getByRole("button", { name: "Add Steam Ironing", exact: true }).click();
	const { bar, open } = listOf(page);
	await expect(bar).toContainText("₹140");
	await open();
	const said = await messageOf(page);
	for (const line of [
		"- 1 × Shirt, laundry service, ₹50 per shirt",
		"- 1 × Shirt, dry cleaned, ₹80",
		"- 1 × Steam Ironing, ₹10 per item",
	])
		expect(said.split("\n")).toContain(line);
});

test("all rows of an item agree, whatever the finder shows", async ({ page }) => {
	await openPricing(page);
	const { add, fewer } = listOf(page);
	await add("Shirt").click();
	await landmarks(page)
		.main.getByRole("navigation")
		.getByRole("link", { name: "Men’s Dry Cleaning", exact: true })
		.click();
	await expect(fewer("Shirt")).toBeVisible();
	await fewer("Shirt").click();
	await expect(fewer("Shirt")).toBeHidden();
	await expect(add("Shirt")).toBeFocused();
	await expect(listOf(page).bar).toBeHidden();
});

test("a row keeps its place and height when it is chosen, and nothing moves", async ({ page }) => {
	await openPricing(page);
	const { add } = listOf(page);
	const plus = add("Bedsheet");
	const next = add("Blanket, double");
	const before = [await plus.boundingBox(), await next.boundingBox()];
	await plus.click();
	await expect(listOf(page).fewer("Bedsheet")).toBeVisible();
	const after = [await plus.boundingBox(), await next.boundingBox()];
	for (const [index, box] of before.entries()) {
		expect(Math.abs((after[index]?.y ?? 0) - (box?.y ?? 0))).toBeLessThanOrEqual(1);
		expect(Math.abs((after[index]?.x ?? 0) - (box?.x ?? 0))).toBeLessThanOrEqual(1);
	}
	for (const box of after) {
		expect(box?.width).toBeGreaterThanOrEqual(44);
		expect(box?.height).toBeGreaterThanOrEqual(44);
	}
});

test("the bar covers neither the dock nor, at its end, the page's text", async ({ page }) => {
	await openPricing(page);
	const { bar, add } = listOf(page);
	await add("Shirt").click();
	await expect(bar).toBeVisible();
	await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
	const boxes = await Promise.all(
		[
			bar,
			page.getByRole("complementary", { name: "Chat" }),
			landmarks(page).footer.getByText(/All rights reserved/),
			landmarks(page).footer.getByRole("button", { name: "Privacy Policy" }),
		].map((part) => part.boundingBox()),
	);
	const [barBox, ...others] = boxes;
	for (const other of others) {
		if (!barBox || !other) throw new Error("not shown");
		const apart =
			barBox.x + barBox.width <= other.x ||
			other.x + other.width <= barBox.x ||
			barBox.y + barBox.height <= other.y ||
			other.y + other.height <= barBox.y;
		expect(apart, JSON.stringify([barBox, other])).toBe(true);
	}
});

test("a quantity that cannot be is refused beside its field: neither added up nor sent", async ({
	page,
	context,
}) => {
	await openPricing(page);
	const { add, open, field, dialog, send, act, bar } = listOf(page);
	await add("Shirt").click();
	await add("Normal wash and fold").click();
	await open();
	const shirts = field("Pieces of Shirt");
	const weight = field("Kilograms of Normal wash and fold");
	const pages = context.pages().length;
	for (const [box, wrong, right] of [
		[shirts, "999", "1"],
		[shirts, "1.5", "1"],
		[shirts, "1e3", "1"],
		[shirts, "", "1"],
		[weight, "0.4", ""],
		[weight, "500 g", ""],
	] as const) {
		// Key by key: "9" and "99" would be quantities.
		await box.clear();
		await box.pressSequentially(wrong);
		// Not sent before it is told, either.
		await expect(dialog).toContainText("Check first");
		await expect(dialog).not.toContainText("₹80 +");
		await send.click();
		await expect(box).toBeFocused();
		expect(context.pages()).toHaveLength(pages);
		expect(await send.getAttribute("href")).not.toContain("wa.me");
		await expect(box).toHaveAttribute("aria-invalid", "true");
		await expect(box).toHaveAccessibleDescription(/from .* to /);
		await expect(box).toHaveValue(wrong);
		await expect(bar).toContainText("2 items");
		await box.fill(right);
		await expect(box).toHaveAttribute("aria-invalid", "false");
	}
	expect(await messageOf(page)).toContain("- 1 × Shirt");

	await shirts.fill("12");
	await weight.fill("7,5");
	await expect(dialog).toContainText("₹1,477.50");
	await act("More Normal wash and fold").click();
	await expect(weight).toHaveValue("8");
});

test("what is typed is shown as it is sent, in whatever digits", async ({ page }) => {
	await openPricing(page);
	const { add, open, field } = listOf(page);
	await add("Shirt").click();
	await add("Carpet").click();
	await open();
	const shirts = field("Pieces of Shirt");
	const carpet = field("Square feet of Carpet");
	for (const [box, typed, shown, said] of [
		[shirts, "१२", "12", "- 12 × Shirt,"],
		[shirts, "९९", "99", "- 99 × Shirt,"],
		[shirts, "７ pcs", "7", "- 7 × Shirt,"],
		[carpet, "१२०.५", "120.5", "- 120.5 sq ft Carpet,"],
		[carpet, "1,200 sq ft", "1200", "- 1200 sq ft Carpet,"],
		[carpet, "12,5", "12.5", "- 12.5 sq ft Carpet,"],
		[carpet, "", "", "- Carpet, dry cleaned (to be measured),"],
	] as const) {
		await box.fill(typed);
		await box.press("Tab");
		await expect(box).toHaveValue(shown);
		await expect(box).toHaveAttribute("aria-invalid", "false");
		expect(await messageOf(page)).toContain(said);
	}
});

test("a long note is counted and sent whole, or refused; it is never cut", async ({ page }) => {
	await openPricing(page);
	const { add, open, field, dialog, send } = listOf(page);
	await add("Shirt").click();
	await open();
	const note = field("Note");
	await expect(note).toHaveAccessibleDescription("Up to 500 characters");
	const long = "नीला दरवाज़ा ".repeat(38).trim();
	await note.fill(long);
	await expect(note).toHaveAccessibleDescription(`${long.length} of 500 characters`);
	expect(await messageOf(page)).toContain(`Note: ${long}\n`);

	const tooLong = "word ".repeat(120);
	await note.fill(tooLong);
	await expect(note).toHaveAccessibleDescription("600 of 500 characters: shorten it by 100.");
	await expect(dialog).toContainText("Check first: Note");
	await send.click();
	await expect(note).toBeFocused();
	await page.reload();
	await untilLive(page);
	await open();
	await expect(note).toHaveValue(tooLong);
	await expect(note).toHaveAttribute("aria-invalid", "true");
	await note.fill("Ring twice");
	expect(await messageOf(page)).toContain("Note: Ring twice\n");

	const area = dialog.getByRole("combobox", { name: /Area/ });
	await area.fill("Jakhan ".repeat(20));
	await expect(area).toHaveAccessibleDescription(/140 of 100 characters/);
	expect(await send.getAttribute("href")).not.toContain("wa.me");
});

test("another day without a day is asked for, not left out", async ({ page }) => {
	await openPricing(page);
	const { add, open, dialog, send } = listOf(page);
	await add("Shirt").click();
	await open();
	await dialog.getByText("Another day", { exact: true }).click();
	const date = dialog.getByLabel("On which day?");
	await expect(date).not.toHaveAttribute("aria-invalid", "true");
	await send.click();
	await expect(date).toBeFocused();
	await expect(date).toHaveAccessibleDescription(/Choose a day from/);
	await dialog.getByText("Any day", { exact: true }).click();
	expect(await messageOf(page)).not.toContain("Pickup");
});

for (const [width, height] of [
	[390, 844],
	[740, 360],
	[320, 256],
] as const) {
	test(`the whole list can be reached at ${width} × ${height}`, async ({ page }) => {
		await page.setViewportSize({ width, height });
		await openKeywordPage(page);
		const { add, open, dialog, act, send } = listOf(page);
		await add("Small rug").click();
		await add("Carpet, dry cleaned").click();
		await open();
		const body = await dialog.locator(".body").boundingBox();
		const first = await dialog.getByRole("listitem").first().boundingBox();
		expect(body?.height).toBeGreaterThan(first?.height ?? Number.NaN);
		for (const part of [
			act("Remove Carpet, dry cleaned"),
			dialog.getByRole("textbox", { name: "Note" }),
			send,
		]) {
			await part.scrollIntoViewIfNeeded();
			await expect(part).toBeInViewport({ ratio: 1 });
			await expect(act("Close")).toBeInViewport({ ratio: 1 });
		}
	});
}

test("a day that is none of the shop's is refused, and the past cannot be chosen", async ({
	page,
}) => {
	await page.clock.setFixedTime("2026-11-20T08:00:00Z");
	await openPricing(page);
	const { add, open, dialog } = listOf(page);
	await add("Shirt").click();
	await open();
	await dialog.getByText("Another day", { exact: true }).click();
	const date = dialog.getByLabel("On which day?");
	await date.fill("2026-11-19");
	await expect(date).toHaveAttribute("aria-invalid", "true");
	await expect(date).toHaveAccessibleDescription(/Choose a day from today, Friday 20 November/);
	await date.fill("2026-12-01");
	await expect(date).toHaveAttribute("aria-invalid", "false");
	expect(await messageOf(page)).toContain("Pickup: Tuesday 1 December\n");
	// It is past noon.
	await dialog.getByText("Today", { exact: true }).click();
	await expect(dialog.getByRole("radio", { name: "Morning" })).toBeDisabled();
	expect(await messageOf(page)).toContain("Pickup: today, Friday 20 November\n");
});

test.describe("today, at closing time", () => {
	test.use({ timezoneId: "America/Los_Angeles" });

	test("can be wished for until then, and not after, in a dialog that stayed open", async ({
		page,
	}) => {
		await page.clock.install({ time: new Date("2026-11-20T20:58:00+05:30") });
		await openPricing(page);
		const { add, open, dialog } = listOf(page);
		await add("Shirt").click();
		await open();
		await dialog.getByText("Today", { exact: true }).click();
		await page.clock.pauseAt(new Date("2026-11-20T20:59:59+05:30"));
		expect(await messageOf(page)).toContain("Pickup: today, Friday 20 November\n");
		const today = dialog.getByRole("radio", { name: "Today" });
		await expect(today).toBeEnabled();
		await page.clock.runFor(2_000);
		await expect(today).toBeDisabled();
		await expect(dialog.getByRole("radio", { name: "Any day" })).toBeChecked();
		await expect(dialog.getByRole("group", { name: "Pickup" })).toHaveAccessibleDescription(
			"Closed for today",
		);
		expect(await messageOf(page)).not.toContain("Pickup:");
		await dialog.getByText("Tomorrow", { exact: true }).click();
		expect(await messageOf(page)).toContain("Pickup: tomorrow, Saturday 21 November\n");
	});
});

test("an announced closed day is refused with its name, and a short day has no evening", async ({
	page,
}) => {
	await page.clock.setFixedTime(MORNING);
	await announce(page, [
		{ date: "2026-11-21", name: "Diwali" },
		{ date: "2026-11-25", lastDate: "2026-11-26", name: "A wedding" },
		{ date: "2026-11-27", name: "Fair", opens: "10:00", closes: "16:30" },
	]);
	await openPricing(page);
	const { add, open, dialog, send } = listOf(page);
	await add("Shirt").click();
	await open();
	await expect(dialog.getByRole("radio", { name: "Tomorrow" })).toBeDisabled();
	await expect(dialog.getByRole("group", { name: "Pickup" })).toHaveAccessibleDescription(
		/^Closed on 21\sNovember · Diwali$/,
	);
	await dialog.getByText("Another day", { exact: true }).click();
	const date = dialog.getByLabel("On which day?");
	await date.fill("2026-11-26");
	await expect(date).toHaveAttribute("aria-invalid", "true");
	await expect(date).toHaveAccessibleDescription(/^Closed on 26\sNovember · A wedding$/);
	await send.click();
	await expect(date).toBeFocused();
	expect(await send.getAttribute("href")).not.toContain("wa.me");
	await date.fill("2026-11-27");
	await expect(date).toHaveAttribute("aria-invalid", "false");
	await expect(dialog.getByRole("radio", { name: "Evening" })).toBeDisabled();
	expect(await messageOf(page)).toContain("Pickup: Friday 27 November\n");
});

test("says when it is ready, from the pickup that is wished for, and promises no more", async ({
	page,
}) => {
	await page.clock.setFixedTime("2026-11-20T18:10:00+05:30");
	await openPricing(page);
	const { add, open, dialog, act } = listOf(page);
	await add("Shirt").click();
	await open();
	await expect(dialog).toContainText("Hand it over now, ready by Sunday 7 PM");
	await dialog.getByText("Tomorrow", { exact: true }).click();
	await dialog.getByText("Morning", { exact: true }).click();
	await expect(dialog).toContainText("ready by Monday 12 PM");
	await dialog.getByText("Evening", { exact: true }).click();
	await expect(dialog).toContainText("ready by Tuesday 9 AM");
	await dialog.getByRole("checkbox", { name: /Express/ }).check();
	await expect(dialog).toContainText("ask us for the latest hour");
	await expect(dialog).not.toContainText("ready by");
	await dialog.getByRole("checkbox", { name: /Express/ }).uncheck();
	await act("Close").click();
	// A carpet is looked at first, and a blanket's own page promises nothing either.
	await add("Carpet").click();
	await add("Blanket, double").click();
	await open();
	await expect(dialog).toContainText("ready by Tuesday 9 AM. For the rest,");
	await act("Remove Shirt, dry cleaned").click();
	await expect(dialog).not.toContainText("ready by");
});

test.describe("do you come to me?", () => {
	const answer = (page: Page) => page.locator("#your-list-area-answer");

	test("is answered beside the area, and never in the way", async ({ page, context }) => {
		const asked: string[] = [];
		page.on("request", (request) => asked.push(request.url()));
		const isMatcher = (url: string) => /area-life/.test(url);
		await openPricing(page);
		const { add, open, dialog, send } = listOf(page);
		await add("Shirt").click();
		await open();
		await expect(dialog).toContainText("₹80");
		expect(asked.filter(isMatcher)).toEqual([]);
		const area = dialog.getByRole("combobox", { name: /Area/ });
		await area.focus();
		await expect(answer(page)).toHaveRole("status");
		await area.fill("prem nagar, gate 2");
		await expect(answer(page)).toContainText("Yes, we come to Premnagar");
		expect(asked.filter(isMatcher)).toHaveLength(1);
		expect(await messageOf(page)).toContain("Area: prem nagar, gate 2 (Premnagar)\n");

		for (const elsewhere of ["Rishikesh", "<b>Mars</b>"]) {
			await area.fill(elsewhere);
			// Not before it is typed to its end.
			await expect(answer(page)).toBeEmpty();
			await area.press("Tab");
			await expect(answer(page)).toContainText(elsewhere);
			await expect(answer(page)).toContainText("Ask us");
			expect(await messageOf(page)).toContain(`Area: ${elsewhere}\n`);
		}
		await area.fill("");
		await area.press("Tab");
		await expect(answer(page)).toBeEmpty();
		await area.fill("Mars");
		const opened = context.waitForEvent("page");
		await send.click();
		expect(new URL((await opened).url()).searchParams.get("text")).toContain("Area: Mars\n");
	});

	test("by keyboard, for an area kept from before", { tag: "@desktop" }, async ({ page }) => {
		await openPricing(page);
		const { add, open, dialog, bar } = listOf(page);
		await add("Shirt").click();
		await open();
		await dialog.getByRole("combobox", { name: /Area/ }).focus();
		await page.keyboard.type("clementown");
		await expect(answer(page)).toContainText("Yes, we come to Clement Town");
		await page.reload();
		await untilLive(page);
		await bar.getByRole("button").focus();
		await page.keyboard.press("Enter");
		await expect(answer(page)).toContainText("Yes, we come to Clement Town");
		expect(await messageOf(page)).toContain("Area: clementown (Clement Town)\n");
	});

	test("without its script the area only goes into the message", async ({
		page,
		expectProblem,
	}) => {
		expectProblem(/Failed to load resource|ERR_FAILED/);
		await page.route("**/area-life*.js", (route) => route.abort());
		await openPricing(page);
		const { add, open, dialog } = listOf(page);
		await add("Shirt").click();
		await open();
		const area = dialog.getByRole("combobox", { name: /Area/ });
		await area.fill("prem nagar");
		await area.press("Tab");
		await expect(answer(page)).toBeEmpty();
		expect(await messageOf(page)).toContain("Area: prem nagar\n");
	});
});

test("an item is removed and brought back; the list is cleared in one press and brought back", async ({
	page,
}) => {
	await openPricing(page);
	const { add, open, act, dialog, bar } = listOf(page);
	await add("Shirt").click();
	await add("Pants").click();
	await open();
	await act("Remove Shirt, dry cleaned").click();
	await expect(act("Remove Pants, dry cleaned")).toBeFocused();
	await act("Undo").click();
	await expect(dialog.getByRole("listitem")).toHaveCount(2);
	await act("Clear the list").click();
	await expect(dialog.getByRole("listitem")).toHaveCount(0);
	await expect(act("Undo")).toBeFocused();
	await act("Undo").click();
	await expect(dialog.getByRole("listitem")).toHaveCount(2);
	await act("Clear the list").click();
	await page.keyboard.press("Escape");
	await expect(bar).toBeHidden();
	expect(await page.evaluate(() => localStorage.getItem("list"))).toBeNull();
	// Focus is back among the prices.
	await expect
		.poll(() => page.evaluate(() => document.activeElement?.localName))
		.toBe("item-stepper");
});

test("by keyboard alone", { tag: "@desktop" }, async ({ page }) => {
	await openPricing(page);
	const { add, fewer, bar, dialog, act, field } = listOf(page);
	await add("Ankle boots").focus();
	await page.keyboard.press("Enter");
	await expect(add("Ankle boots")).toBeFocused();
	await page.keyboard.press("Shift+Tab");
	await expect(fewer("Ankle boots")).toBeFocused();
	await page.keyboard.press("Space");
	await expect(add("Ankle boots")).toBeFocused();
	await page.keyboard.press("Enter");
	await expect(page.getByRole("status").filter({ hasText: "1 item" })).toHaveText(/1 item ₹400/);
	await bar.getByRole("button").focus();
	await page.keyboard.press("Enter");
	// From its heading on, through Close, to the row.
	await expect(dialog.getByRole("heading", { name: "Your list" })).toBeFocused();
	await page.keyboard.press("Tab");
	await expect(act("Close")).toBeFocused();
	await page.keyboard.press("Tab");
	await expect(act("One Ankle boots fewer")).toBeFocused();
	// The − of a single piece can be reached, but does nothing.
	await expect(act("One Ankle boots fewer")).toHaveAttribute("aria-disabled", "true");
	await field("Pieces of Ankle boots").focus();
	await page.keyboard.press("ControlOrMeta+A");
	await page.keyboard.type("4");
	await expect(dialog).toContainText("₹1,600");
	await page.keyboard.press("Escape");
	await expect(dialog).toBeHidden();
	await expect(bar.getByRole("button")).toBeFocused();
});

test("two tabs agree", async ({ page, context }) => {
	await openPricing(page);
	const other = await context.newPage();
	await other.goto(KEYWORD_PAGE);
	await listOf(page).add("Carpet").click();
	await expect(listOf(other).bar).toContainText("1 item");
	await listOf(other).add("Small rug").click();
	await expect(listOf(page).bar).toContainText("2 items");
	await listOf(page).open();
	await listOf(page).act("Clear the list").click();
	await expect(listOf(other).bar).toBeHidden();
	await expect(listOf(other).fewer("Small rug")).toBeHidden();
});

test("with storage forbidden the list works, and is only not kept", async ({ page, context }) => {
	await forbidStorage(context);
	await openPricing(page);
	const { add, bar, open, dialog } = listOf(page);
	await add("Shirt").click();
	await add("Pants").click();
	await expect(bar).toContainText("2 items");
	await expect(bar).toContainText("₹170");
	await open();
	await expect(dialog.getByText(/does not keep your list/)).toBeVisible();
	expect(await messageOf(page)).toContain("- 1 × Pants");
	await page.reload();
	await untilLive(page);
	await expect(add("Shirt")).toBeVisible();
	await expect(bar).toBeHidden();
});

test("two presses at once are two items, one bar and one dialog", async ({ page }) => {
	await openPricing(page);
	const { bar, dialog, open, add, act, field } = listOf(page);
	await expect(add("Shirt")).toBeVisible();
	await page.evaluate(() => {
		for (const id of ["mens-shirt", "mens-shirt", "household-bedsheet"]) {
			const stepper = document.querySelector(`item-stepper[data-item="${id}"]`);
			stepper?.shadowRoot?.querySelector<HTMLElement>("button:last-child")?.click();
		}
	});
	await expect(bar).toContainText("3 items");
	await expect(page.locator(".list-bar")).toHaveCount(1);
	await open();
	await expect(field("Pieces of Shirt")).toHaveValue("2");
	// The second press of a double press would land on the row that moves up.
	await act("Remove Shirt, dry cleaned").dblclick();
	await expect(dialog.getByRole("listitem")).toHaveCount(1);
	await act("Undo").click();
	await expect(dialog.getByRole("listitem")).toHaveCount(2);
});

test("without the price file the list counts and is sent by names", async ({
	page,
	expectProblem,
}) => {
	expectProblem(/Failed to load resource|ERR_FAILED/);
	await page.route("**/data/listPrices.json", (route) => route.abort());
	await openPricing(page);
	const { add, bar, dialog, open } = listOf(page);
	await add("Shirt").click();
	await expect(bar).toContainText("1 item");
	await open();
	await expect(dialog).toContainText("The shop will tell you the price");
	const said = await messageOf(page);
	expect(said).toContain("- 1 × Shirt\n");
	expect(said).not.toContain("Estimate");
});

test("while the script is under way the page is whole, and nothing moves when it comes", async ({
	page,
}) => {
	let release = () => {};
	const held = new Promise<void>((resolve) => {
		release = resolve;
	});
	await page.route("**/list-life*.js", async (route) => {
		await held;
		await route.continue();
	});
	await openPricing(page);
	const price = landmarks(page).main.getByRole("definition").first();
	const before = await price.boundingBox();
	const { add, bar } = listOf(page);
	await expect(add("Shirt")).toHaveCount(0);
	release();
	await add("Shirt").click();
	await expect(bar).toContainText("₹80");
	expect((await price.boundingBox())?.width).toBe(before?.width);
});

test("a script that failed to come is there when the connection is back", async ({
	page,
	context,
	expectProblem,
}) => {
	expectProblem(/Failed to load resource/);
	await page.goto(KEYWORD_PAGE);
	await untilScripted(page);
	const failed = page.waitForEvent("requestfailed", (request) =>
		request.url().includes("list-life"),
	);
	await context.setOffline(true);
	await landmarks(page).main.getByRole("term").first().scrollIntoViewIfNeeded();
	await failed;
	await context.setOffline(false);
	const { add, bar } = listOf(page);
	await add("Carpet, dry cleaned").click();
	await expect(bar).toContainText("1 item");
});

test("who comes back after sending is offered the same again", async ({ page }) => {
	await page.clock.setFixedTime(MORNING);
	await openPricing(page);
	const { add, bar, open, send, act, dialog, field } = listOf(page);
	await add("Shirt").click();
	await add("Shirt").click();
	await expect(bar).toContainText("₹160");
	await open();
	await dialog.getByRole("combobox", { name: /Area/ }).fill("Jakhan");
	await send.click();
	await page.clock.setFixedTime("2026-12-01T04:30:00Z");
	await page.reload();
	await untilLive(page);
	await expect(bar).toContainText("Same as last time?");
	await open();
	await expect(dialog.getByText("2 × Shirt")).toBeVisible();
	await act("Take it again").click();
	await expect(field("Pieces of Shirt")).toHaveValue("2");
	expect(await messageOf(page)).toContain("Area: Jakhan");
	await act("Clear the list").click();
	await act("Forget it").click();
	await page.reload();
	await untilLive(page);
	await expect(add("Shirt")).toBeVisible();
	await expect(bar).toBeHidden();

	// Thirty days on, nothing is left of a list.
	await add("Shirt").click();
	await page.clock.setFixedTime("2027-01-01T04:30:00Z");
	await page.reload();
	await untilLive(page);
	await expect(add("Shirt")).toBeVisible();
	await expect(bar).toBeHidden();
});

test("pages without rows of the rate card know nothing of the list", async ({ page }) => {
	await openPricing(page);
	await listOf(page).add("Shirt").click();
	await expect(listOf(page).bar).toContainText("₹80");
	const asked: string[] = [];
	page.on("request", (request) => asked.push(request.url()));
	for (const path of ["/", "/services", "/about", "/contact", "/reviews"]) {
		await page.goto(path, { waitUntil: "networkidle" });
		await expect(listOf(page).bar).toHaveCount(0);
	}
	expect(asked.filter((url) => /list/i.test(url))).toEqual([]);
});

test("on paper there are prices and no steppers", async ({ page }) => {
	await openPricing(page);
	const { add, bar } = listOf(page);
	await add("Shirt").click();
	await expect(bar).toBeVisible();
	await page.emulateMedia({ media: "print" });
	await expect(bar).toBeHidden();
	await expect(add("Shirt")).toBeHidden();
	await expect(landmarks(page).main.getByRole("term").first()).toBeVisible();
});

test.describe("without scripts", () => {
	test.use({ javaScriptEnabled: false });

	test("nothing of the list shows, and its room is not kept", async ({ page }) => {
		for (const path of ["/pricing", KEYWORD_PAGE]) {
			await page.goto(path);
			await expect(listOf(page).bar).toBeHidden();
			await expect(listOf(page).dialog).toBeHidden();
			await expect(page.getByRole("button", { name: /^Add / })).toHaveCount(0);
			const row = landmarks(page).main.getByRole("definition").first();
			expect(
				await row.evaluate((cell) => getComputedStyle(cell.parentElement as Element).paddingRight),
			).toBe("0px");
		}
	});
});

test.describe("no violation found by axe", () => {
	test.use({ contextOptions: { reducedMotion: "reduce" } });
	const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

	async function violations(page: Page) {
		const { violations: found } = await new AxeBuilder({ page }).withTags(tags).analyze();
		return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(" "))}`);
	}

	test("the bar and chosen rows", async ({ page }) => {
		await openPricing(page);
		const { add, bar } = listOf(page);
		await add("Shirt").click();
		await add("Carpet").click();
		await expect(bar).toBeVisible();
		expect(await violations(page)).toEqual([]);
	});

	test("the dialog with a list", async ({ page }) => {
		await openKeywordPage(page);
		const { add, open, dialog } = listOf(page);
		await add("Small rug").click();
		await add("Carpet, dry cleaned").click();
		await open();
		await dialog.getByText("Another day", { exact: true }).click();
		expect(await violations(page)).toEqual([]);
	});

	test("the dialog with a quantity refused, and after the list was cleared", async ({ page }) => {
		await openKeywordPage(page);
		const { add, open, field, act } = listOf(page);
		await add("Small rug").click();
		await open();
		const rugs = field("Pieces of Small rug");
		await rugs.fill("0");
		await rugs.press("Tab");
		await expect(rugs).toHaveAttribute("aria-invalid", "true");
		expect(await violations(page)).toEqual([]);
		await act("Clear the list").click();
		expect(await violations(page)).toEqual([]);
	});
});
