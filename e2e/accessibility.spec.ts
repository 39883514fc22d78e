/**
 * axe on every address of the sitemap and in every open state, on a phone and on a wide screen: no
 * violation, best practices included. The list's states are in list.spec.ts.
 */
import { expect, type Page } from "@playwright/test";
import { completionsPath } from "../assistant/contract.ts";
import { shop } from "../content/shop.ts";
import { landmarks, test, untilLive } from "./testing/journey.ts";
import { shareOfSitemap, shares } from "./testing/sitemap.ts";
import { violationsOf } from "./testing/violations.ts";

/** Nothing moves, and contrast is measured on what stands still. */
test.use({ contextOptions: { reducedMotion: "reduce" } });

test.beforeEach(async ({ page, isMobile }) => {
	await page.setViewportSize(isMobile ? { width: 375, height: 812 } : { width: 1280, height: 800 });
});

for (const share of shares) {
	test(`every address, share ${share + 1} of ${shares.length}`, async ({ page, request }) => {
		test.setTimeout(90_000);
		const paths = await shareOfSitemap(request, share);
		expect(paths.length).toBeGreaterThan(5);
		for (const path of paths) {
			await page.goto(path);
			expect.soft(await violationsOf(page)).toEqual([]);
		}
	});
}

test("the page for unknown addresses, and the one for those without a connection", async ({
	page,
	expectProblem,
}) => {
	expectProblem(/404/);
	await page.goto("/no/such/page");
	expect(await violationsOf(page)).toEqual([]);
	await page.goto("/offline");
	expect(await violationsOf(page)).toEqual([]);
});

test("the open menu", async ({ page, isMobile }) => {
	test.skip(!isMobile, "wide screens have the links in the header");
	await page.goto("/about");
	await page.getByRole("button", { name: "Open menu" }).click();
	await expect(page.getByRole("navigation", { name: "Menu" })).toBeVisible();
	expect(await violationsOf(page)).toEqual([]);
});

test("the footer's open dialogs", async ({ page }) => {
	await page.goto("/about");
	for (const name of ["FAQs", "Terms & Conditions", "Privacy Policy"]) {
		await landmarks(page).footer.getByRole("button", { name, exact: true }).click();
		await expect(page.getByRole("dialog")).toBeVisible();
		expect(await violationsOf(page)).toEqual([]);
		await page.keyboard.press("Escape");
		await expect(page.getByRole("dialog")).toBeHidden();
	}
});

test("an open review with a reply", async ({ page }) => {
	await page.goto("/reviews");
	const card = landmarks(page).main.getByRole("listitem").filter({ hasText: "Owner Reply:" });
	await card.first().click();
	await expect(page.getByRole("dialog")).toBeVisible();
	expect(await violationsOf(page)).toEqual([]);
});

test("search results, a search without any, and a chosen category", async ({ page }) => {
	const category = shop.prices.categories[2]?.id;
	for (const rest of ["?q=saree", "?q=spacesuit", `#${category}`]) {
		await page.goto(`/pricing${rest}`);
		await untilLive(page);
		expect(await violationsOf(page)).toEqual([]);
	}
});

test("each answer about an area", async ({ page }) => {
	await page.goto("/laundry-near-me");
	const field = page.getByLabel(shop.pages.areaCheck.label);
	for (const area of ["", "Jakhan", "Raipur"]) {
		await field.fill(area);
		await field.press("Enter");
		await expect(landmarks(page).main.getByRole("status")).not.toBeEmpty();
		expect(await violationsOf(page)).toEqual([]);
	}
});

test("the whole care guide, open", async ({ page }) => {
	await page.goto("/services");
	const families = landmarks(page).main.locator("details");
	for (const family of await families.all()) {
		await family.evaluate((details: HTMLDetailsElement) => {
			details.open = true;
		});
	}
	expect(await violationsOf(page)).toEqual([]);
});

test("an address to copy, where nothing else can share it", async ({ page }) => {
	await page.addInitScript(() => {
		Object.defineProperty(navigator, "share", { value: undefined });
		Object.defineProperty(navigator, "clipboard", { value: undefined });
	});
	await page.goto("/pricing");
	await untilLive(page);
	await page.getByRole("button", { name: "Share price list" }).click();
	await expect(page.getByText("Copy this address:")).toBeVisible();
	expect(await violationsOf(page)).toEqual([]);
});

test("the WhatsApp panel", async ({ page }) => {
	await page.goto("/about");
	await page.getByRole("button", { name: "Chat with us on WhatsApp" }).click();
	await expect(page.getByPlaceholder("Type your message...")).toBeVisible();
	expect(await violationsOf(page)).toEqual([]);
});

test.describe("the assistant", () => {
	const field = (page: Page) => page.getByPlaceholder("Ask me anything...");
	const log = (page: Page) => page.getByRole("log");

	async function ask(page: Page, question: string): Promise<void> {
		await field(page).fill(question);
		await field(page).press("Enter");
	}

	test.beforeEach(async ({ page }) => {
		await page.goto("/about");
		await page.getByRole("button", { name: "Chat with us", exact: true }).click();
		await expect(page.locator("#assistant astro-island:not([ssr])")).toBeAttached();
	});

	test("empty, while it types, and with an answer", async ({ page }) => {
		expect(await violationsOf(page)).toEqual([]);
		const { promise, resolve } = Promise.withResolvers<void>();
		await page.route(`**${completionsPath}`, async (route) => {
			await promise;
			await route.continue();
		});
		await ask(page, "how much for a saree and a blanket?");
		await expect(log(page).getByText("Typing...")).toBeVisible();
		expect(await violationsOf(page)).toEqual([]);
		resolve();
		await expect(log(page).getByRole("listitem").last()).toBeVisible();
		expect(await violationsOf(page)).toEqual([]);
	});

	test("when it fails, and without a connection", async ({ page, context, expectProblem }) => {
		expectProblem(/status of 401|ERR_INTERNET_DISCONNECTED/);
		await page.route(`**${completionsPath}`, (route) => route.fulfill({ status: 401, json: {} }));
		await ask(page, "hello");
		await expect(log(page).getByRole("link", { name: "Click here" })).toBeVisible();
		expect(await violationsOf(page)).toEqual([]);
		await context.setOffline(true);
		await ask(page, "hello again");
		await expect(log(page)).toContainText("You are offline.");
		expect(await violationsOf(page)).toEqual([]);
	});
});

test("the assistant's panel when its script does not come", async ({ page, expectProblem }) => {
	await page.route(/assistant-chat.*\.js$/, (route) => route.abort());
	expectProblem(/ERR_FAILED/);
	await page.goto("/about");
	await page.getByRole("button", { name: "Chat with us", exact: true }).click();
	await expect(
		page.getByRole("dialog").getByRole("link", { name: shop.business.phone }),
	).toBeVisible();
	expect(await violationsOf(page)).toEqual([]);
});
