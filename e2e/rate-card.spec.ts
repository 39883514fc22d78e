/** The pricing page on paper, and handed on: one A4 sheet, a share sheet or a copied link. */
import { expect, type Page } from "@playwright/test";
import { shop } from "../shop/shop.ts";
import { barePrice } from "./site-facts/page-parts.ts";
import { landmarks, test, untilLive } from "./testing/journey.ts";

const { business, pages } = shop;
const { categories } = shop.prices;
const everything = categories.flatMap(({ items }) => items);
const canonical = `${business.siteUrl}/pricing`;

/** The number of pages of the browser's own PDF of the page, on the paper that the page asks for. */
async function sheets(page: Page): Promise<number> {
	const pdf = await page.pdf({ format: "A4", preferCSSPageSize: true });
	return pdf.toString("latin1").match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0;
}

/** Everything that paper shows is the card: the whole catalogue, category by category. */
async function expectWholeCard(page: Page): Promise<void> {
	await page.emulateMedia({ media: "print" });
	const { header, main, footer } = landmarks(page);
	await expect(main.getByRole("term")).toHaveText(everything.map(({ name }) => name));
	const prices = await main.getByRole("definition").allTextContents();
	expect(prices.map(barePrice)).toEqual(everything.map(({ price }) => barePrice(price.text)));
	await expect(main.getByRole("heading")).toHaveText(categories.map(({ name }) => name));
	for (const text of [business.name, business.phone, business.address.street, pages.pricing.note])
		await expect(main.getByText(text).filter({ visible: true }).first()).toBeVisible();
	await expect(main.getByText(/^Open daily, \d.* to \d/)).toBeVisible();
	await expect(main.getByText(/^Prices as of \d{1,2}\s\w+ 20\d\d\.$/)).toBeVisible();
	await expect(header).toBeHidden();
	await expect(footer).toBeHidden();
}

/** All that paper shows, and that it is on one sheet and holds no control. */
async function printed(page: Page): Promise<string> {
	expect(await sheets(page)).toBe(1);
	await page.emulateMedia({ media: "print" });
	const controls = page.locator("a, button, input, select, textarea");
	await expect(controls.filter({ visible: true })).toHaveCount(0);
	const [words = ""] = await page.locator("body").allInnerTexts();
	await page.emulateMedia({ media: null });
	return words;
}

test("prints the whole catalogue on one sheet, and the same with a search, a category or the chat", async ({
	page,
}) => {
	// Five pages of everything.
	test.slow();
	await page.goto("/pricing");
	await untilLive(page);
	await expect(page.getByText(/^Prices as of/), "on the screen").toBeHidden();
	const whole = await printed(page);
	await expectWholeCard(page);
	await page.emulateMedia({ media: null });
	await page.goto("/hi/pricing");
	await untilLive(page);
	await printed(page);
	await page.goto("/pricing");
	await untilLive(page);
	await page.getByRole("button", { name: "Chat with us", exact: true }).click();
	expect(await printed(page), "with the chat open").toBe(whole);
	for (const rest of ["?q=saree", "?q=spacesuit", `#${categories[3]?.id}`]) {
		await page.goto(`/pricing${rest}`);
		await untilLive(page);
		expect(await printed(page), rest).toBe(whole);
	}
});

test("hands the page's one address on: by the share sheet, and where there is none as a copied link", async ({
	page,
}) => {
	for (const sheet of [true, false]) {
		await page.addInitScript((sheet) => {
			const given: unknown[] = [];
			const give = async (what: unknown) => void given.push(what);
			Object.assign(window, { given });
			const configurable = true;
			Object.defineProperty(navigator, "share", { value: sheet ? give : undefined, configurable });
			const value = { writeText: give };
			Object.defineProperty(navigator, "clipboard", { value, configurable });
		}, sheet);
		await page.goto("/pricing?q=saree");
		await untilLive(page);
		const { main } = landmarks(page);
		await main.getByRole("button", { name: "Share price list" }).click();
		const { title, description: text } = pages.pricing;
		await expect
			.poll(() => page.evaluate(() => (window as unknown as { given: unknown[] }).given))
			.toEqual([sheet ? { title, text, url: canonical } : canonical]);
		if (!sheet) await expect(main.getByText("Link copied")).toBeVisible();
	}
});
