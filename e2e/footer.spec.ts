/** The footer: where to go, how to reach the shop, and its three texts in dialogs. */
import { expect, type Page } from "@playwright/test";
import { shop } from "../content/shop.ts";
import { shownAccounts } from "../content/social-accounts.ts";
import { quickLinks } from "../src/site-map.ts";
import { landmarks, scrollTop, test } from "./testing/journey.ts";

const { business, faq, terms, privacy } = shop;

/** Names and targets. */
const links = quickLinks.map(({ label, href }) => [label, href] as const);

function quickLink(page: Page, name: string) {
	return landmarks(page)
		.footer.getByRole("navigation", { name: "Quick Links" })
		.getByRole("link", { name, exact: true });
}

test("name, tagline, quick links and every way to reach the shop", async ({ page }) => {
	await page.goto("/");
	const { footer } = landmarks(page);
	await expect(footer.getByText(business.name, { exact: true })).toBeVisible();
	await expect(footer.getByText(business.tagline)).toBeVisible();

	const shown = await footer
		.getByRole("navigation", { name: "Quick Links" })
		.getByRole("link")
		.evaluateAll((all) => all.map((link) => [link.textContent, link.getAttribute("href")]));
	expect(shown).toEqual(links);

	await expect(footer.getByRole("link", { name: business.phone })).toHaveAttribute(
		"href",
		`tel:${business.phone.replaceAll(" ", "")}`,
	);
	await expect(footer.getByRole("link", { name: business.email })).toHaveAttribute(
		"href",
		`mailto:${business.email}`,
	);
	const address = footer.getByRole("link", { name: new RegExp(business.address.street) });
	await expect(address).toContainText(business.address.postalCode);
	await expect(address).toHaveAttribute("href", /^https:\/\/www\.google\.com\/maps/);
	await expect(footer.getByRole("link", { name: /^View on Justdial/ })).toHaveAttribute(
		"href",
		business.directoryLink ?? "none",
	);
	await expect(footer.getByRole("heading", { name: "Follow Us" })).toBeVisible();
	for (const { name, url } of shownAccounts(business.socialMedia))
		await expect(footer.getByRole("link", { name: new RegExp(name) })).toHaveAttribute("href", url);
});

test("every quick link leads to the top of its page", async ({ page }) => {
	await page.goto("/");
	for (const [name, href] of links) {
		await quickLink(page, name).click();
		await expect(page).toHaveURL(href);
		await expect.poll(() => scrollTop(page)).toBe(0);
	}
});

test("a quick link to the page one is on scrolls to its top", async ({ page }) => {
	await page.goto("/services");
	await quickLink(page, "Services").scrollIntoViewIfNeeded();
	expect(await scrollTop(page)).toBeGreaterThan(400);
	await quickLink(page, "Services").click();
	await expect.poll(() => scrollTop(page)).toBe(0);
	await expect(page).toHaveURL("/services");
});

test("Back returns to the place where one was", async ({ page }) => {
	await page.goto("/services");
	await quickLink(page, "Pricing").scrollIntoViewIfNeeded();
	const before = await scrollTop(page);
	expect(before).toBeGreaterThan(400);
	await quickLink(page, "Pricing").click();
	await expect(page).toHaveURL("/pricing");
	await page.goBack();
	await expect(page).toHaveURL("/services");
	await expect.poll(async () => Math.abs((await scrollTop(page)) - before)).toBeLessThan(60);
});

test.describe("the year", () => {
	test("is that of the moment of viewing", async ({ page }) => {
		await page.clock.setFixedTime("2031-06-15T06:00:00Z");
		await page.goto("/");
		await expect(landmarks(page).footer.getByText(/©/)).toContainText("2031");
	});

	test.describe("for a visitor far west of the shop", () => {
		test.use({ timezoneId: "America/Los_Angeles" });

		test("turns with the shop's clock", async ({ page }) => {
			// Half past midnight on New Year's Day in Dehradun; still New Year's Eve in California.
			await page.clock.setFixedTime("2030-12-31T19:00:00Z");
			await page.goto("/");
			await expect(landmarks(page).footer.getByText(/©/)).toContainText("2031");
		});
	});
});

const dialogs = [
	{
		button: "FAQs",
		title: /frequently asked questions|FAQs/i,
		description: undefined,
		items: faq.map(({ question, answer }) => [question, answer]),
	},
	{
		button: "Terms & Conditions",
		title: "Terms & Conditions",
		description: terms.description,
		items: terms.items.map(({ title, content }) => [title, content]),
	},
	{
		button: "Privacy Policy",
		title: "Privacy Policy",
		description: privacy.description,
		items: privacy.items.map(({ title, content }) => [title, content]),
	},
];

for (const { button: name, title, description, items } of dialogs) {
	test.describe(`${name}`, () => {
		test.beforeEach(({ page }) => page.goto("/about"));

		const open = async (page: Page) => {
			const button = landmarks(page).footer.getByRole("button", { name, exact: true });
			const dialog = page.getByRole("dialog", { name: title });
			await expect(dialog).toBeHidden();
			await button.click();
			await expect(dialog).toBeVisible();
			return { button, dialog };
		};

		test("opens a modal dialog with every item, numbered", async ({ page }) => {
			const { dialog } = await open(page);
			expect(await dialog.evaluate((element) => element.matches(":modal"))).toBe(true);
			if (description) await expect(dialog).toContainText(description);
			const list = dialog.getByRole("list");
			expect(await list.evaluate((element) => element.tagName)).toBe("OL");
			const shown = list.getByRole("listitem");
			await expect(shown).toHaveCount(items.length);
			for (const [index, [heading = "", text = ""]] of items.entries()) {
				const item = shown.nth(index);
				await expect(item.getByRole("heading")).toHaveText(heading);
				for (const paragraph of text.split(/\n{2,}/)) await expect(item).toContainText(paragraph);
			}
		});

		test("stays within 80 % of the view, and its body scrolls", async ({ page }) => {
			await page.setViewportSize({ width: page.viewportSize()?.width ?? 390, height: 480 });
			const { dialog } = await open(page);
			const box = await dialog.boundingBox();
			expect(box?.height).toBeLessThanOrEqual(0.8 * 480 + 1);
			const last = dialog.getByRole("listitem").last();
			await expect(last).not.toBeInViewport();
			await dialog.getByRole("listitem").first().hover();
			await page.mouse.wheel(0, 6000);
			await expect(last).toBeInViewport();
			await expect(dialog.getByRole("button", { name: "Close" })).toBeInViewport({ ratio: 1 });
		});

		test("closed by its button, by Escape and by a press outside", async ({ page }) => {
			const first = await open(page);
			await first.dialog.getByRole("button", { name: "Close" }).click();
			await expect(first.dialog).toBeHidden();
			await expect(first.button).toBeFocused();

			const second = await open(page);
			await page.keyboard.press("Escape");
			await expect(second.dialog).toBeHidden();
			await expect(second.button).toBeFocused();

			const { dialog } = await open(page);
			await dialog.getByRole("heading", { level: 2 }).click();
			await expect(dialog, "a press inside").toBeVisible();
			const box = await dialog.boundingBox();
			await page.mouse.click(5, (box?.y ?? 0) / 2);
			await expect(dialog).toBeHidden();
			await expect(page).toHaveURL("/about");
		});
	});
}

test("the page behind a dialog does not scroll", async ({ page }) => {
	await page.goto("/about");
	await landmarks(page).footer.getByRole("button", { name: "FAQs" }).click();
	const before = await scrollTop(page);
	await page.mouse.move(5, 5);
	await page.mouse.wheel(0, -600);
	await page.waitForTimeout(200);
	expect(await scrollTop(page)).toBe(before);
});
