/** The list: from a + beside a price to one message on WhatsApp. Its logic is tested in src/list. */
import { expect, type Page } from "@playwright/test";
import { shop } from "../shop/shop.ts";
import { landmarks, openScripted, readChatLink, test, untilScripted } from "./testing/journey.ts";
import { violationsOf } from "./testing/violations.ts";

const { business, messages } = shop;
const KEYWORD_PAGE = "/carpet-cleaning-service";

test.skip(
	({ isMobile }) => !isMobile,
	"the list is the same at every size, but for the sizes below",
);

function listOf(page: Page) {
	const dialog = page.getByRole("dialog", { name: /Your (list|ticket)/ });
	const bar = page.getByRole("complementary", { name: "Your list" });
	return {
		bar,
		dialog,
		open: () => bar.getByRole("button").click(),
		add: (name: string) =>
			landmarks(page).main.locator(`[name="${name}"]`).locator("visible=true").first(),
		field: (name: string) => dialog.getByRole("textbox", { name }),
		act: (name: string) => dialog.getByRole("button", { name, exact: true }),
		ticket: dialog.getByRole("article", { name: /^List number/ }),
		send: dialog.getByRole("link", { name: "Send on WhatsApp" }),
	};
}

/** The message as it would be sent now. */
async function messageOf(page: Page): Promise<string> {
	const { host, number, text } = readChatLink(await listOf(page).send.getAttribute("href"));
	expect([host, number]).toEqual(["wa.me", business.whatsapp]);
	return text ?? "";
}

async function openPage(page: Page, path = "/pricing"): Promise<void> {
	await page.goto(path);
	await untilScripted(page);
}

test("from + to a message: it opens in WhatsApp as it stands", async ({ page, context }) => {
	await page.clock.setFixedTime("2026-11-20T04:30:00Z");
	await openPage(page);
	const { bar, dialog, add, field, open, send } = listOf(page);
	await expect(bar).toBeHidden();
	for (const name of ["Shirt", "Shirt", "Bedsheet", "Carpet"]) await add(name).click();
	await expect(bar).toContainText("from ₹320");
	await expect(bar).toContainText(/^4 items · .*1 to be measured/);
	await open();
	await field("Square feet of Carpet").fill("120.5");
	await dialog.getByText("Tomorrow", { exact: true }).click();
	await dialog.getByRole("combobox", { name: /Area/ }).fill("prem nagar");
	await expect(dialog.getByText("Yes, we come to Premnagar")).toBeVisible();
	await field("Note").fill("Blue gate, ring & wait");
	const said = await messageOf(page);
	expect(said).toBe(
		[
			messages.listStart,
			"",
			"List 2011-1000",
			"- 2 × Shirt, dry cleaned, ₹85",
			"- 1 × Bedsheet, ₹150–200",
			"- 120.5 sq ft Carpet, dry cleaned, ₹38 per sqft",
			"",
			`Estimate: ₹4,899–4,949 (${messages.listEstimate})`,
			"Pickup: tomorrow, Saturday 21 November",
			"Area: prem nagar (Premnagar)",
			"Note: Blue gate, ring & wait",
			"",
			messages.listEnd,
		].join("\n"),
	);
	const opened = context.waitForEvent("page");
	await send.click();
	expect(new URL((await opened).url()).searchParams.get("text")).toBe(said);
});

test("two tabs agree, whichever has a list first", async ({ page, context }) => {
	await openPage(page);
	const other = await context.newPage();
	await openPage(other, KEYWORD_PAGE);
	await listOf(page).add("Carpet").click();
	await expect(listOf(other).bar).toContainText("1 item");
	await listOf(other).add("Small rug").click();
	await expect(listOf(page).bar).toContainText("2 items");
	await listOf(page).open();
	await listOf(page).act("Clear the list").click();
	await expect(listOf(other).bar).toBeHidden();
	await expect(listOf(other).add("Small rug")).toHaveAccessibleName("Add Small rug");
});

test("the whole list can be reached in low and narrow windows", async ({ page }) => {
	await openPage(page, KEYWORD_PAGE);
	const { add, open, dialog, act, send } = listOf(page);
	await add("Small rug").click();
	await add("Carpet, dry cleaned").click();
	for (const [width, height] of [
		[390, 844],
		[740, 360],
		[320, 256],
	] as const) {
		await page.setViewportSize({ width, height });
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
			// Scrolling rounds to pixels.
			await expect(part).toBeInViewport({ ratio: 0.98 });
			await expect(act("Close")).toBeInViewport({ ratio: 1 });
		}
		await act("Close").click();
	}
});

test("no violation found by axe: chosen rows, dialog, refused quantity, empty list", async ({
	page,
}) => {
	await page.emulateMedia({ reducedMotion: "reduce" });
	await openScripted(page, KEYWORD_PAGE);
	const { add, open, dialog, field, act } = listOf(page);
	await add("Small rug").click();
	await add("Carpet, dry cleaned").click();
	await expect(listOf(page).bar).toBeVisible();
	expect(await violationsOf(page)).toEqual([]);
	await open();
	await dialog.getByText("Another day", { exact: true }).click();
	await field("Pieces of Small rug").fill("0");
	await page.keyboard.press("Tab");
	await expect(field("Pieces of Small rug")).toHaveAttribute("aria-invalid", "true");
	expect(await violationsOf(page)).toEqual([]);
	await field("Pieces of Small rug").fill("2");
	await dialog.getByText("Any day", { exact: true }).click();
	await listOf(page).send.click();
	expect(await violationsOf(page)).toEqual([]);
	await act("Change the list").click();
	await act("Clear the list").click();
	expect(await violationsOf(page)).toEqual([]);
});
