/** Services: nine in the specification's order, each with its price and a way to book it. */
import { expect, type Page } from "@playwright/test";
import { shop } from "../content/shop.ts";
import { barePrice, landmarks, readChatLink, test } from "./journey.ts";

const { business, messages, services } = shop;

/** Names and starting prices as SPEC.md, section 3, gives them. */
const specified = [
	["Premium Dry Cleaning", "80"],
	["Household Items", "150"],
	["Shoes Dry Cleaning", "250"],
	["Carpet Dry Cleaning", "35"],
	["Wash & Fold", "69"],
	["Sofa Dry Cleaning", "350"],
	["Express Service", "199"],
	["Stain Removal", "50"],
	["Bulk Discounts", "quote"],
] as const;

/** The list items that book something; others are links inside them, and what stands below. */
function serviceCards(page: Page) {
	const book = page.getByRole("link", { name: /^Book Now/ });
	return landmarks(page).main.getByRole("listitem").filter({ has: book });
}

test.beforeEach(({ page }) => page.goto("/services"));

test("nine services in order, with picture, description and price", async ({ page }) => {
	const { main } = landmarks(page);
	await expect(main.getByRole("heading", { level: 1 })).toHaveText("Our Services");
	const cards = serviceCards(page);
	await expect(cards).toHaveCount(9);
	for (const [index, [name, price]] of specified.entries()) {
		const card = cards.nth(index);
		const service = services[index];
		await card.scrollIntoViewIfNeeded();
		await expect(card.getByRole("heading")).toHaveText(name);
		await expect(card).toContainText(service?.description ?? "");
		expect(barePrice((await card.textContent()) ?? "")).toContain(barePrice(service?.price ?? ""));
		await expect(card).toContainText(price === "quote" ? /quote/i : `₹${price}`);
		await expect
			.poll(() => card.locator("img").evaluate((image: HTMLImageElement) => image.naturalWidth))
			.toBeGreaterThan(0);
	}
});

test("Book Now says which service it is about", async ({ page, context }) => {
	const cards = serviceCards(page);
	for (const [index, { name }] of services.entries()) {
		const link = cards.nth(index).getByRole("link", { name: /^Book Now/ });
		expect(readChatLink(await link.getAttribute("href"))).toEqual({
			host: "wa.me",
			number: business.whatsapp,
			text: messages.serviceStart + name + messages.serviceEnd,
		});
		// Nine links of one name would tell a screen reader nothing.
		await expect(link).toHaveAccessibleName(new RegExp(name));
	}
	const opened = context.waitForEvent("page");
	await cards
		.first()
		.getByRole("link", { name: /^Book Now/ })
		.click();
	expect(new URL((await opened).url()).host).toBe("wa.me");
});
