/**
 * axe on what opens: no violation, best practices included, and room for fingers. Pages as they load are in
 * every-page.spec.ts, the list's states in list.spec.ts.
 */
import { expect, type Page } from "@playwright/test";
import { completionsPath } from "../assistant/contract.ts";
import { shop } from "../shop/shop.ts";
import { landmarks, openScripted, test, untilLive } from "./testing/journey.ts";
import { smallTargets } from "./testing/small-targets.ts";
import { violationsOf } from "./testing/violations.ts";

// axe measures the contrast of what it sees at that moment, so nothing may be moving.
test.use({ contextOptions: { reducedMotion: "reduce" }, viewport: { width: 375, height: 812 } });

/** @param part a selector of what has changed since the page loaded */
async function expectAccessible(page: Page, part: string): Promise<void> {
	expect(await violationsOf(page, part)).toEqual([]);
	expect(await smallTargets(page)).toEqual([]);
}

test("the menu, the footer's dialogs and the WhatsApp panel", async ({ page }) => {
	await openScripted(page, "/about");
	await page.getByRole("button", { name: "Open menu" }).click();
	await expect(page.getByRole("dialog", { name: "Menu" })).toBeVisible();
	await expectAccessible(page, "#menu");
	await page.keyboard.press("Escape");
	for (const name of ["FAQs", "Terms & Conditions", "Privacy Policy"]) {
		await landmarks(page).footer.getByRole("button", { name, exact: true }).click();
		await expect(page.getByRole("dialog")).toBeVisible();
		await expectAccessible(page, "dialog[open]");
		await page.keyboard.press("Escape");
		await expect(page.getByRole("dialog")).toBeHidden();
	}
	await page.getByRole("button", { name: "Chat with us on WhatsApp" }).click();
	await expect(page.getByPlaceholder("Type your message...")).toBeVisible();
	await expectAccessible(page, "#whatsapp");
});

test("an open review with a reply", async ({ page }) => {
	await openScripted(page, "/reviews");
	const card = landmarks(page).main.getByRole("listitem").filter({ hasText: "Owner Reply:" });
	await card.first().click();
	await expect(page.getByRole("dialog")).toBeVisible();
	await expectAccessible(page, "dialog[open]");
});

test("search results, a search without any, and a chosen category", async ({ page }) => {
	const category = shop.prices.categories[2]?.id;
	for (const rest of ["?q=saree#main", "?q=spacesuit#main", `#${category}`]) {
		await page.goto(`/pricing${rest}`);
		await untilLive(page);
		await expectAccessible(page, "main");
	}
});

test("each answer about an area", async ({ page }) => {
	await openScripted(page, "/laundry-near-me");
	const field = page.getByLabel(shop.pages.areaCheck.label);
	for (const area of ["", "Jakhan", "Raipur"]) {
		await field.fill(area);
		await field.press("Enter");
		await expect(landmarks(page).main.getByRole("status")).not.toBeEmpty();
		await expectAccessible(page, "main form");
	}
});

test.describe("the assistant", () => {
	const field = (page: Page) => page.getByPlaceholder("Ask me anything...");
	const log = (page: Page) => page.getByRole("log");

	async function ask(page: Page, question: string): Promise<void> {
		await field(page).fill(question);
		await field(page).press("Enter");
	}

	test.beforeEach(async ({ page }) => {
		await openScripted(page, "/about");
		await page.getByRole("button", { name: "Chat with us", exact: true }).click();
		await expect(page.locator("#assistant astro-island:not([ssr])")).toBeAttached();
	});

	test("with a list, a choice and buttons, before and after they are pressed", async ({ page }) => {
		await ask(page, "3 shirts and 2 sarees, what is the total? and your phone number?");
		const answer = log(page).locator(".message").last();
		await expect(answer.getByText("Review and send")).toBeVisible();
		await expect(answer.locator(".actions")).toBeVisible();
		await expectAccessible(page, "#assistant");
		await answer.getByRole("button", { name: /^Silk saree/ }).click();
		await expect(answer.getByText("Total, 5 items")).toBeVisible();
		await expectAccessible(page, "#assistant");
	});

	test("when it fails, and without a connection", async ({ page, context, expectProblem }) => {
		expectProblem(/status of 401|ERR_INTERNET_DISCONNECTED/);
		await page.route(`**${completionsPath}`, (route) => route.fulfill({ status: 401, json: {} }));
		await ask(page, "hello");
		await expect(log(page).getByRole("link", { name: "Click here" })).toBeVisible();
		expect(await violationsOf(page, "#assistant")).toEqual([]);
		await context.setOffline(true);
		await ask(page, "hello again");
		await expect(log(page)).toContainText("You are offline.");
		expect(await violationsOf(page, "#assistant")).toEqual([]);
	});
});
