/** Services: nine in the specification's order, each with its price and a way to book it. */
import { expect, type Page } from "@playwright/test";
import { shop } from "../content/shop.ts";
import { barePrice, landmarks, readChatLink, test } from "./testing/journey.ts";

const { business, messages, services } = shop;
const careLabels = shop["care-labels"];

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
		expect(barePrice((await card.textContent()) ?? "")).toContain(
			barePrice(service?.price.text ?? ""),
		);
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

function careGuide(page: Page) {
	return landmarks(page)
		.main.locator("section")
		.filter({ has: page.getByRole("heading", { name: careLabels.heading, exact: true }) })
		.last();
}

test("the care guide is a link away, and every symbol has its name, meaning and drawing", async ({
	page,
}) => {
	const { main } = landmarks(page);
	await main.getByRole("link", { name: careLabels.heading, exact: true }).click();
	await expect(page).toHaveURL("/services#care-labels");
	const guide = careGuide(page);
	await expect(guide.getByRole("heading")).toBeInViewport();

	for (const [index, { name, symbols }] of careLabels.families.entries()) {
		const family = guide.locator("details").nth(index);
		// The first stands open; the others open by keyboard.
		await expect(family).toHaveJSProperty("open", index === 0);
		if (index > 0) {
			await family.getByText(name, { exact: true }).focus();
			await page.keyboard.press("Enter");
		}
		await expect(family.getByRole("term")).toHaveText(
			// A number or letter of the drawing is text too, though not read aloud.
			symbols.map((symbol) => new RegExp(`^(\\d+|[PFW])?${symbol.name}$`)),
		);
		for (const [place, { meaning }] of symbols.entries()) {
			const row = family.locator("dl > div").nth(place);
			await expect(row.getByText(meaning, { exact: true })).toBeVisible();
			await expect(row.locator("svg")).toBeVisible();
			await expect(row.locator("svg")).toHaveAttribute("aria-hidden", "true");
		}
	}
});

test("a symbol's service leads to its page or its card", async ({ page }) => {
	const guide = careGuide(page);
	await guide.locator("details").evaluateAll((families: HTMLDetailsElement[]) => {
		for (const family of families) family.open = true;
	});
	await guide.getByRole("link", { name: "Stain removal" }).first().click();
	await expect(page.locator("#stain-removal").getByRole("heading")).toBeInViewport();
	await guide.getByRole("link", { name: "Dry cleaning", exact: true }).first().click();
	await expect(page).toHaveURL("/dry-cleaning-near-me");
});

for (const path of ["/dry-cleaning-near-me", "/dry-cleaners-near-me"]) {
	test(`a question about labels on ${path} leads to the guide`, async ({ page }) => {
		await page.goto(path);
		const link = landmarks(page).main.getByRole("link", { name: careLabels.heading });
		await link.click();
		await expect(page).toHaveURL("/services#care-labels");
		await expect(careGuide(page).getByRole("heading")).toBeInViewport();
	});
}

test.describe("without scripts", () => {
	test.use({ javaScriptEnabled: false });

	test("the care guide opens all the same", async ({ page }) => {
		const last = careGuide(page).locator("details").last();
		await last.locator("summary").click();
		await expect(last.getByRole("term").last()).toBeVisible();
	});
});
