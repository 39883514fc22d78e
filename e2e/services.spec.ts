/** The care guide on Services. The page's words are in site-facts/fixed-pages.test.ts. */
import { expect, type Page } from "@playwright/test";
import { shop } from "../content/shop.ts";
import { landmarks, test } from "./testing/journey.ts";

const careLabels = shop["care-labels"];

test.beforeEach(({ page }) => page.goto("/services"));

function careGuide(page: Page) {
	return landmarks(page)
		.main.locator("section")
		.filter({ has: page.getByRole("heading", { name: careLabels.heading, exact: true }) })
		.last();
}

test("the care guide is a link away, and its families open by keyboard", async ({ page }) => {
	const { main } = landmarks(page);
	await main.getByRole("link", { name: careLabels.heading, exact: true }).click();
	await expect(page).toHaveURL("/services#care-labels");
	const guide = careGuide(page);
	await expect(guide.getByRole("heading")).toBeInViewport();
	for (const [index, { name, symbols }] of careLabels.families.entries()) {
		const family = guide.locator("details").nth(index);
		await expect(family).toHaveJSProperty("open", false);
		await family.getByText(name, { exact: true }).focus();
		await page.keyboard.press("Enter");
		await expect(family.getByRole("term")).toHaveCount(symbols.length);
		await expect(family.locator("svg").last()).toBeVisible();
	}
});

test("the signs of one's own label say what it asks for, and put it on the list", async ({
	page,
}) => {
	const guide = careGuide(page);
	const [tub, circle] = [careLabels.families[0], careLabels.families.at(-1)];
	const wash = tub?.symbols.find(({ asksFor }) => asksFor);
	const unsure = tub?.symbols.find(({ asksFor }) => !asksFor);
	const noCleaning = circle?.symbols.find(({ asksFor }) => !asksFor);
	if (!tub || !circle || !wash || !unsure || !noCleaning) throw new Error("no such symbols");
	const verdict = guide.getByRole("status");

	await guide.getByRole("radio", { name: wash.name, exact: true }).check();
	await expect(verdict).toContainText(wash.meaning);
	await guide.getByRole("radio", { name: circle.name, exact: true }).check();
	await guide.getByRole("radio", { name: noCleaning.name, exact: true }).check();
	await expect(verdict).toContainText(noCleaning.meaning);
	await verdict.getByRole("button", { name: /^Add / }).click();
	await expect(page.getByRole("complementary", { name: "Your list" })).toBeVisible();

	// By keyboard back to the first sign, and to another of its symbols.
	await guide.getByRole("radio", { name: circle.name, exact: true }).focus();
	await page.keyboard.press("ArrowRight");
	await expect(guide.getByRole("radio", { name: tub.name, exact: true })).toBeChecked();
	await guide.getByRole("radio", { name: unsure.name, exact: true }).check();
	await expect(verdict.getByRole("heading", { name: "Show us first" })).toBeVisible();
	const ask = verdict.getByRole("link", { name: /^Ask on WhatsApp/ });
	const text = new URL((await ask.getAttribute("href")) ?? "").searchParams.get("text");
	expect(text).toContain(`${unsure.name}, ${noCleaning.name}`);
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

test("a question about labels on a search page leads to the guide", async ({ page }) => {
	await page.goto("/dry-cleaning-near-me");
	const link = landmarks(page).main.getByRole("link", { name: careLabels.heading });
	// What scrolls into view rises a little; a press in the same frame would miss it.
	await link.scrollIntoViewIfNeeded();
	await link.click();
	await expect(page).toHaveURL("/services#care-labels");
	await expect(careGuide(page).getByRole("heading")).toBeInViewport();
});

test.describe("without scripts", () => {
	test.use({ javaScriptEnabled: false });

	test("the care guide opens all the same", async ({ page }) => {
		const last = careGuide(page).locator("details").last();
		await last.locator("summary").click();
		await expect(last.getByRole("term").last()).toBeVisible();
	});
});
