/** A visitor of another shop: closed on Tuesdays, without reviews and Express, some prices on request. */
import { expect } from "@playwright/test";
import { shop } from "../../shop/shop.ts";
import { landmarks, readChatLink, test, untilLive, untilScripted } from "../testing/journey.ts";
import { layoutFaults } from "../testing/layout-faults.ts";

const { business } = shop;
const tuesday = new Date("2026-11-24T12:00+05:30");
const friday = new Date("2026-11-27T21:00+05:30");

test.beforeEach(async ({ page }) => {
	await page.clock.setFixedTime(tuesday);
	// This shop counts visits; a visitor who refuses is not counted, and these journeys ask no other site.
	await page.addInitScript(() => {
		Object.defineProperty(navigator, "globalPrivacyControl", { value: true });
	});
});

test("on the weekly day off it says when it opens; on a late evening that it is open", async ({
	page,
}) => {
	await page.goto("/contact");
	await untilScripted(page);
	const { main } = landmarks(page);
	await expect(main.getByText(/^Closed today/).first()).toBeVisible();
	await expect(main.getByText(/opens tomorrow at 10\sAM/).first()).toBeVisible();
	await page.clock.setFixedTime(friday);
	await page.reload();
	await untilScripted(page);
	await expect(main.getByText(/^Open now/).first()).toBeVisible();
	await expect(main.getByText(/until 10\sPM/).first()).toBeVisible();
});

test("from the search over + to a message that names no sum where there is none", async ({
	page,
}) => {
	await page.goto("/pricing");
	await untilLive(page);
	const { main } = landmarks(page);
	for (const [search, name] of [
		["saree", "Pattu saree"],
		["canopy", "Festival canopy"],
	] as const) {
		await page.getByPlaceholder("Search for a service...").fill(search);
		await main
			.getByRole("button", { name: `Add ${name}`, exact: true })
			.first()
			.click();
	}
	const bar = page.getByRole("complementary", { name: "Your list" });
	await expect(bar).toContainText("₹320–480");
	await expect(bar).toContainText("1 on quote");
	await bar.getByRole("button").click();
	const dialog = page.getByRole("dialog", { name: "Your list" });
	await expect(dialog.getByText(/express/i)).toHaveCount(0);
	const { number, text } = readChatLink(
		await page.getByRole("link", { name: "Send on WhatsApp" }).getAttribute("href"),
	);
	expect(number).toBe(business.whatsapp);
	expect(text).toContain("Pattu saree");
	expect(text).toContain("Festival canopy");
});

test("long names, numbers and places leave every control of the list in view", async ({ page }) => {
	const faults = async () =>
		(await layoutFaults(page)).filter((fault) => !fault.endsWith("breaks inside a word"));
	for (const width of [320, 412]) {
		await page.setViewportSize({ width, height: 800 });
		await page.goto("/pricing");
		await untilLive(page);
		const { main } = landmarks(page);
		expect.soft(await faults(), `the page at ${width} px`).toEqual([]);
		await main
			.getByRole("button", { name: /^Add (?:Thiruvizha|विवाह)/ })
			.first()
			.click();
		await page.getByRole("complementary", { name: "Your list" }).getByRole("button").click();
		const dialog = page.getByRole("dialog", { name: "Your list" });
		await expect(dialog.getByRole("button", { name: "Close" })).toBeInViewport({ ratio: 1 });
		const send = dialog.getByRole("link", { name: "Send on WhatsApp" });
		await expect(send).toBeInViewport({ ratio: 1 });
		expect.soft(await faults(), `the list at ${width} px`).toEqual([]);
		await send.click();
		expect.soft(await faults(), `the ticket at ${width} px`).toEqual([]);
	}
});

test("its areas, its numbers and its one account", async ({ page }) => {
	await page.goto("/contact");
	await untilScripted(page);
	const { main, footer } = landmarks(page);
	await main.getByLabel(shop.pages.areaCheck.label).fill("aanaiyur");
	await main.getByRole("button", { name: "Check", exact: true }).click();
	await expect(main.locator("form").getByRole("status")).toContainText("Anaiyur");
	await expect(footer.getByRole("link", { name: business.phone }).first()).toHaveAttribute(
		"href",
		`tel:${business.phone.replaceAll(" ", "")}`,
	);
	await expect(footer.getByRole("link", { name: /Instagram/ })).toHaveCount(1);
	await expect(footer.getByRole("link", { name: /Facebook|Justdial/ })).toHaveCount(0);
});
