/** axe on one page of each kind and in every open state: no violation, best practices included. */
import AxeBuilder from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";
import { shop } from "../content/shop.ts";
import { landmarks, test, untilLive } from "./journey.ts";

const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

async function expectNoViolations(page: Page): Promise<void> {
	// Blocks rise as they enter the view: scrolled past, all are as a visitor reads them.
	const { violations } = await new AxeBuilder({ page }).withTags(tags).analyze();
	const told = violations.map(({ id, help, nodes }) => ({
		id,
		help,
		nodes: nodes.map(({ target, failureSummary }) => `${target.join(" ")}: ${failureSummary}`),
	}));
	expect(told).toEqual([]);
}

/** Nothing moves, and contrast is measured on what stands still. */
test.use({ contextOptions: { reducedMotion: "reduce" } });

const kinds = [
	"/",
	"/services",
	"/pricing",
	"/about",
	"/contact",
	"/reviews",
	"/laundry-near-me",
	"/dryclean-shop-near-me",
	"/wedding-dress-cleaning",
	"/hotel-laundry-service",
];

for (const path of kinds) {
	test(`${path}`, async ({ page }) => {
		await page.goto(path);
		await expectNoViolations(page);
	});
}

test("the page for unknown addresses", async ({ page, expectProblem }) => {
	expectProblem(/404/);
	await page.goto("/no/such/page");
	await expectNoViolations(page);
});

test("the open menu", async ({ page, isMobile }) => {
	test.skip(!isMobile, "wide screens have the links in the header");
	await page.goto("/about");
	await page.getByRole("button", { name: "Open menu" }).click();
	await expect(page.getByRole("navigation", { name: "Menu" })).toBeVisible();
	await expectNoViolations(page);
});

for (const name of ["FAQs", "Terms & Conditions", "Privacy Policy"]) {
	test(`the open dialog ${name}`, async ({ page }) => {
		await page.goto("/about");
		await landmarks(page).footer.getByRole("button", { name, exact: true }).click();
		await expect(page.getByRole("dialog")).toBeVisible();
		await expectNoViolations(page);
	});
}

test("an open review with a reply", async ({ page }) => {
	await page.goto("/reviews");
	const card = landmarks(page).main.getByRole("listitem").filter({ hasText: "Owner Reply:" });
	await card.first().click();
	await expect(page.getByRole("dialog")).toBeVisible();
	await expectNoViolations(page);
});

for (const { state, words } of [
	{ state: "search results", words: "saree" },
	{ state: "a search without results", words: "spacesuit" },
]) {
	test(`${state}`, async ({ page }) => {
		await page.goto(`/pricing?q=${words}`);
		await untilLive(page);
		await expectNoViolations(page);
	});
}

test("a chosen category", async ({ page }) => {
	await page.goto(`/pricing#${shop.prices.categories[2]?.id}`);
	await untilLive(page);
	await expectNoViolations(page);
});

test("an answer about an area", async ({ page }) => {
	await page.goto("/laundry-near-me");
	await page.getByLabel(shop.pages.areaCheck.label).fill("Raipur");
	await page.keyboard.press("Enter");
	await expect(page.getByRole("link", { name: /^Ask on WhatsApp/ })).toBeVisible();
	await expectNoViolations(page);
});

test("the whole care guide, open", async ({ page }) => {
	await page.goto("/services");
	const families = landmarks(page).main.locator("details");
	for (const family of await families.all()) {
		await family.evaluate((details: HTMLDetailsElement) => {
			details.open = true;
		});
	}
	await expectNoViolations(page);
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
	await expectNoViolations(page);
});
