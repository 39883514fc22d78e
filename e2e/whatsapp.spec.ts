/** The panel in which a visitor types a message that opens in WhatsApp. */
import { expect, type Page } from "@playwright/test";
import { shop } from "../shop/shop.ts";
import { readChatLink, test } from "./testing/journey.ts";

const panel = (page: Page) => page.getByRole("dialog", { name: "Chat with us on WhatsApp" });
const toggle = (page: Page) => page.getByRole("button", { name: "Chat with us on WhatsApp" });

test("opens the chat with the message, clears and closes", async ({ page, context }) => {
	const text = "5 + 5 & 10% of #1?\nsecond line";
	await page.goto("/contact");
	await toggle(page).click();
	const form = page.locator("#whatsapp astro-island:not([ssr])");
	await expect(form).toBeAttached();
	await panel(page).getByPlaceholder("Type your message...").fill(text);
	const opened = context.waitForEvent("page");
	await panel(page).getByRole("button", { name: "Send on WhatsApp" }).click();
	const link = readChatLink((await opened).url());
	expect(link).toEqual({ host: "wa.me", number: shop.business.whatsapp, text });
	await expect(panel(page)).toBeHidden();
	await toggle(page).click();
	await expect(panel(page).getByPlaceholder("Type your message...")).toHaveValue("");
});

test("is named, closes by its button and by Escape, and gives focus back", async ({ page }) => {
	await page.goto("/");
	await toggle(page).click();
	await expect(
		panel(page).getByRole("heading", { name: "Chat with us on WhatsApp" }),
	).toBeVisible();
	await panel(page).getByRole("button", { name: "Close WhatsApp panel" }).click();
	await expect(panel(page)).toBeHidden();
	await expect(toggle(page)).toBeFocused();
	await toggle(page).click();
	await page.keyboard.press("Escape");
	await expect(panel(page)).toBeHidden();
	await expect(toggle(page)).toBeFocused();
});

test.describe("without scripts", () => {
	test.use({ javaScriptEnabled: false });

	test("a plain link stands in for the panels", async ({ page }) => {
		await page.goto("/");
		const dock = page.getByRole("complementary", { name: "Chat" });
		await expect(dock.getByRole("button")).toHaveCount(0);
		const link = dock.getByRole("link", { name: /WhatsApp/ });
		await expect(link).toBeVisible();
		expect(readChatLink(await link.getAttribute("href")).text).toBe(shop.messages.bookNow);
	});
});
