/**
 * axe on what opens: no violation, best practices included, and room for fingers. Pages as they load are in
 * every-page.spec.ts, the list's states in list.spec.ts.
 */
import { expect, type Page } from "@playwright/test";
import { completionsPath } from "../assistant/contract.ts";
import { shop } from "../shop/shop.ts";
import { landmarks, openScripted, speedUpAnimations, test, untilLive } from "./testing/journey.ts";
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

test("the panels beside a wide page", { tag: "@desktop" }, async ({ page }) => {
	await page.setViewportSize({ width: 1280, height: 800 });
	await openScripted(page, "/about");
	for (const [name, part] of [
		["Chat with us", "#assistant"],
		["Chat with us on WhatsApp", "#whatsapp"],
	] as const) {
		await page.getByRole("button", { name, exact: true }).click();
		await expect(page.getByRole("dialog", { name, exact: true })).toBeVisible();
		await expectAccessible(page, part);
		await page.keyboard.press("Escape");
	}
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

test("the whole care guide, open", async ({ page }) => {
	await openScripted(page, "/services");
	await landmarks(page)
		.main.locator("details")
		.evaluateAll((families: HTMLDetailsElement[]) => {
			for (const family of families) family.open = true;
		});
	await expectAccessible(page, "main");
});

test("the list's bar, its dialog and the + of the rows have room for fingers", async ({ page }) => {
	await openScripted(page, "/pricing");
	await untilLive(page);
	const add = landmarks(page).main.getByRole("button", { name: "Add Shirt", exact: true });
	await add.first().click();
	const bar = page.getByRole("complementary", { name: "Your list" }).getByRole("button");
	await expect(bar).toBeVisible();
	expect(await smallTargets(page)).toEqual([]);
	await bar.click();
	await expect(page.getByRole("dialog", { name: "Your list" })).toBeVisible();
	expect(await smallTargets(page)).toEqual([]);
});

test("an address to copy, where nothing else can share it", async ({ page }) => {
	await page.addInitScript(() => {
		Object.defineProperty(navigator, "share", { value: undefined });
		Object.defineProperty(navigator, "clipboard", { value: undefined });
	});
	await openScripted(page, "/pricing");
	await untilLive(page);
	await page.getByRole("button", { name: "Share price list" }).click();
	await expect(page.getByText("Copy this address:")).toBeVisible();
	await expectAccessible(page, "main");
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

	test("empty, while it types, and with an answer", async ({ page }) => {
		expect(await violationsOf(page, "#assistant")).toEqual([]);
		const { promise, resolve } = Promise.withResolvers<void>();
		await page.route(`**${completionsPath}`, async (route) => {
			await promise;
			await route.continue();
		});
		await ask(page, "how much for a saree and a blanket?");
		await expect(log(page).getByText("Typing...")).toBeVisible();
		expect(await violationsOf(page, "#assistant")).toEqual([]);
		resolve();
		await expect(log(page).getByRole("row").last()).toBeVisible();
		expect(await violationsOf(page, "#assistant")).toEqual([]);
	});

	test("with rows, a total and buttons, before and after they are pressed", async ({ page }) => {
		await ask(page, "3 shirts and 2 jeans, what is the total? and your phone number?");
		const answer = log(page).locator(".message").last();
		await expect(answer.getByRole("row")).toHaveCount(3);
		await expect(answer.locator(".actions")).toBeVisible();
		await expectAccessible(page, "#assistant");
		await answer.getByRole("button", { name: "Add all 5 to list" }).click();
		const added = answer.getByRole("button", { name: "All 5 on your list" });
		await expect(added).toHaveAttribute("aria-disabled", "true");
		await expect(answer.getByText("Review and send")).toBeVisible();
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

test("the assistant's panel when its script does not come", async ({ page, expectProblem }) => {
	await page.route(/assistant-chat.*\.js/, (route) => route.abort());
	expectProblem(/ERR_FAILED/);
	await openScripted(page, "/about");
	await page.getByRole("button", { name: "Chat with us", exact: true }).click();
	// Ten seconds of the style sheet's own clock.
	await speedUpAnimations(page);
	await expect(
		page.getByRole("dialog").getByRole("link", { name: shop.business.phone }),
	).toBeVisible();
	expect(await violationsOf(page, "#assistant")).toEqual([]);
});
