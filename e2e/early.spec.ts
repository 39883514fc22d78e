/**
 * What is pressed and typed before its script has come. Every script file is held back, each control is
 * used, the scripts are let through: nothing is lost. The price search and the categories are in
 * pricing.spec.ts, the assistant's field by Enter in assistant.spec.ts.
 */
import { expect, type Page } from "@playwright/test";
import { completionsPath } from "../assistant/contract.ts";
import { shop } from "../shop/shop.ts";
import { landmarks, readChatLink, test } from "./testing/journey.ts";

const { assistant, pages } = shop;

/** Holds every script file of a page back. @returns lets them through */
async function holdScripts(page: Page): Promise<() => void> {
	const { promise, resolve } = Promise.withResolvers<void>();
	await page.route(
		(url) => url.pathname.endsWith(".js"),
		async (route) => {
			await promise;
			await route.continue();
		},
	);
	return resolve;
}

const chat = (page: Page) => page.getByRole("dialog", { name: "Chat with us", exact: true });

async function openChat(page: Page): Promise<void> {
	await page.route(`**${completionsPath}`, (route) =>
		route.fulfill({
			json: { choices: [{ index: 0, message: { role: "assistant", content: "All kept." } }] },
		}),
	);
	await page.goto("/about", { waitUntil: "domcontentloaded" });
	await page.getByRole("button", { name: "Chat with us", exact: true }).click();
}

test("a question sent by the button", async ({ page }) => {
	const release = await holdScripts(page);
	await openChat(page);
	const field = page.getByPlaceholder("Ask me anything...");
	await field.fill("typed early");
	await chat(page).getByRole("button", { name: "Send" }).click();
	await expect(field).toHaveValue("typed early");
	release();
	await expect(page.getByRole("log").getByText("typed early")).toBeVisible();
	await expect(page.getByRole("log").getByText("All kept.")).toBeVisible();
	await expect(field).toHaveValue("");
});

test("a question that is still being typed", async ({ page }) => {
	const release = await holdScripts(page);
	await openChat(page);
	const field = page.getByPlaceholder("Ask me anything...");
	await field.click();
	await page.keyboard.type("do you cl");
	release();
	await expect(page.locator("#assistant astro-island:not([ssr])")).toBeAttached();
	await page.keyboard.type("ean sofas?");
	await expect(field).toHaveValue("do you clean sofas?");
	await page.keyboard.press("Enter");
	await expect(page.getByRole("log").getByText("do you clean sofas?")).toBeVisible();
});

test("a suggestion, while something else stands in the field", async ({ page }) => {
	const release = await holdScripts(page);
	await openChat(page);
	const field = page.getByPlaceholder("Ask me anything...");
	await field.fill("for later");
	const suggestion = assistant.suggestions[1] ?? "";
	await chat(page).getByRole("button", { name: suggestion }).click();
	release();
	await expect(page.getByRole("log").getByText("All kept.")).toBeVisible();
	await expect(page.getByRole("log").getByText(suggestion)).toBeVisible();
	await expect(field).toHaveValue("for later");
});

test("a message for WhatsApp", async ({ page, context }) => {
	await holdScripts(page);
	await page.goto("/about", { waitUntil: "domcontentloaded" });
	await page.getByRole("button", { name: "Chat with us on WhatsApp" }).click();
	await page.getByPlaceholder("Type your message...").fill("At six, please");
	const opened = context.waitForEvent("page");
	await page.getByRole("button", { name: "Send on WhatsApp" }).click();
	expect(readChatLink((await opened).url()).text).toBe("At six, please");
});

test("an area", async ({ page }) => {
	const release = await holdScripts(page);
	await page.goto("/contact", { waitUntil: "domcontentloaded" });
	const { main } = landmarks(page);
	await main.getByLabel(pages.areaCheck.label).fill("Jakhan");
	await main.getByRole("button", { name: "Check", exact: true }).click();
	release();
	await expect(main.locator("form").getByRole("status")).toContainText("Jakhan");
});

for (const path of ["/pricing", "/carpet-cleaning-service"]) {
	test(`${path}: a + pressed before its code has come`, async ({ page }) => {
		const release = await holdScripts(page);
		await page.goto(path, { waitUntil: "domcontentloaded" });
		const add = landmarks(page).main.getByRole("button", { name: /^Add Carpet/ });
		await add.first().click();
		release();
		await expect(page.getByRole("complementary", { name: "Your list" })).toContainText("1 item");
	});
}

test("on the pricing page the search, a category and the list, one after the other", async ({
	page,
}) => {
	const release = await holdScripts(page);
	await page.goto("/pricing", { waitUntil: "domcontentloaded" });
	const { main } = landmarks(page);
	const category = shop.prices.categories[3];
	await main.getByRole("navigation").getByRole("link", { name: category?.name }).click();
	const field = page.getByPlaceholder("Search for a service...");
	await field.click();
	await page.keyboard.type("boo");
	release();
	await main
		.getByRole("button", { name: `Add ${category?.items[0]?.name}`, exact: true })
		.first()
		.click();
	await expect(main.getByRole("navigation").locator("[aria-current]")).toContainText(
		category?.name ?? "",
	);
	await expect(field).toHaveValue("boo");
	await field.press("Enter");
	await expect(page.getByRole("heading", { name: "Search Results" })).toBeVisible();
});
