/**
 * Pricing: categories, search and what the address remembers of them. The logic is tested in
 * src/islands/price-finder/price-finder-use.dom.test.tsx.
 */
import { expect, type Page } from "@playwright/test";
import { shop } from "../shop/shop.ts";
import type { Price } from "../shop/types.ts";
import { barePrice, landmarks, test, untilLive } from "./testing/journey.ts";

const { categories } = shop.prices;
const everything = categories.flatMap(({ name: category, items }) =>
	items.map((item) => ({ ...item, category })),
);

/** The rows of the rate card that are shown, without those found by another name. */
function rowsOf(page: Page) {
	const { main } = landmarks(page);
	const shown = main.locator("dl:not(.taken-for + dl)");
	return { names: shown.getByRole("term"), prices: shown.getByRole("definition") };
}

function categoryLink(page: Page, name: string) {
	return categoryList(page).getByRole("link", { name, exact: true });
}

function categoryList(page: Page) {
	return landmarks(page).main.getByRole("navigation");
}

function searchOf(page: Page) {
	const { main } = landmarks(page);
	return {
		box: main.getByPlaceholder("Search for a service..."),
		button: main.getByRole("button", { name: "Search", exact: true }),
		clear: main.getByRole("button", { name: "Clear", exact: true }),
	};
}

async function expectRows(page: Page, items: { name: string; price: Price }[]): Promise<void> {
	const { names, prices } = rowsOf(page);
	await expect(names).toHaveText(items.map(({ name }) => new RegExp(`^${escaped(name)}`)));
	const shown = await prices.allTextContents();
	expect(shown.map(barePrice)).toEqual(items.map(({ price }) => barePrice(price.text)));
}

function escaped(text: string): string {
	return text.replace(/[.*+?^${}()|[\]\\/]/g, "\\$&");
}

function found(words: string) {
	return everything.filter(({ name }) => name.toLowerCase().includes(words.toLowerCase()));
}

async function openPricing(page: Page, rest = ""): Promise<void> {
	await page.goto(`/pricing${rest}`);
	await untilLive(page);
}

test("a category that is pressed first shows its rows under the chips, and nothing jumps", async ({
	page,
}) => {
	await page.goto("/pricing");
	const { id, name } = shop.prices.categories[1] ?? { id: "", name: "" };
	await page.locator(`.categories a[href="#${id}"]`).click();
	const { main } = landmarks(page);
	await expect(main.getByRole("heading", { name, level: 2 })).toBeInViewport();
	expect(await page.evaluate(() => scrollY)).toBe(0);
});

test("a search finds items by other names only where no name has the words, and says so", async ({
	page,
}) => {
	await openPricing(page);
	const { main } = landmarks(page);
	const { box } = searchOf(page);
	const byOtherNames = main.locator(".taken-for + dl").getByRole("term");
	for (const words of ["कमीज़", "kameej", "शर्ट"]) {
		await box.fill(words);
		await box.press("Enter");
		await expect(byOtherNames.first()).toHaveText(/^Shirt/);
		await expect(main.locator(".taken-for")).toContainText(words);
		await expect(rowsOf(page).names).toHaveCount(0);
	}
	await box.fill("shoes");
	await box.press("Enter");
	await expect(byOtherNames).toHaveCount(0);
	await expectRows(page, found("shoes"));
});

test("a Hindi page finds an item by its names in both languages and scripts", async ({ page }) => {
	await page.goto("/hi/pricing");
	await untilLive(page);
	const { main } = landmarks(page);
	const box = main.getByPlaceholder("जैसे शर्ट, रज़ाई, पर्दा...");
	for (const words of ["शर्ट", "shirt", "कमीज़", "kameez"]) {
		await box.fill(words);
		await box.press("Enter");
		await expect(main.getByRole("term").filter({ hasText: /^शर्ट/ })).toBeVisible();
		await expect(main.getByRole("heading", { name: "यह मिला" })).toBeVisible();
	}
});

test("the message of a Hindi list has the item names that the shop's staff knows", async ({
	page,
}) => {
	await page.goto("/hi/pricing");
	await untilLive(page);
	await landmarks(page)
		.main.getByRole("button", { name: /^लिस्ट में डालें: शेरवानी/ })
		.click();
	await page.getByRole("complementary", { name: "आपकी लिस्ट" }).getByRole("button").click();
	const send = page.getByRole("dialog").getByRole("link", { name: /^WhatsApp पर भेजें/ });
	const text = async () =>
		new URL((await send.getAttribute("href")) ?? "").searchParams.get("text");
	await expect.poll(text).toContain("- 1 × Sherwani, ");
	expect(await text()).toContain("मेरी लिस्ट:");
});

test("buttons of no-results are like those of every other page", async ({ page }) => {
	await openPricing(page, "?q=spacesuit");
	const button = landmarks(page).main.getByRole("link", { name: /^Ask on WhatsApp/ });
	const box = await button.boundingBox();
	expect(box?.width).toBeLessThan(220);
	const icon = await button.locator("svg").boundingBox();
	expect(icon?.width).toBeLessThan(28);
	expect(await button.locator("svg").evaluate((svg) => getComputedStyle(svg).fill)).not.toBe(
		"none",
	);
});

test("the address remembers a search and the category that Clear returns to: reload, Back and Forward", async ({
	page,
}) => {
	const [, second] = categories;
	await openPricing(page);
	await categoryLink(page, second?.name ?? "").click();
	await searchOf(page).box.fill("shoes");
	await searchOf(page).button.click();
	await expect(page).toHaveURL(`/pricing?q=shoes#${second?.id}`);
	await page.reload();
	await untilLive(page);
	await expect(searchOf(page).box).toHaveValue("shoes");
	await expectRows(page, found("shoes"));
	await page.goto("/about");
	await page.goBack();
	await untilLive(page);
	await expectRows(page, found("shoes"));
	await searchOf(page).clear.click();
	await expectRows(page, second?.items ?? []);
	await expect(page).toHaveURL(`/pricing#${second?.id}`);
	await page.goto("/about");
	await page.goBack();
	await untilLive(page);
	await expectRows(page, second?.items ?? []);
});

/** Keeps the page's scripts on their way until told to let them through. */
async function holdScripts(page: Page): Promise<() => void> {
	const { promise, resolve } = Promise.withResolvers<void>();
	await page.route("**/_astro/**.js", async (route) => {
		await promise;
		await route.continue();
	});
	return resolve;
}

test.describe("before the script has come", () => {
	test("what is typed stays, and so does the focus", async ({ page }) => {
		const release = await holdScripts(page);
		await page.goto("/pricing", { waitUntil: "domcontentloaded" });
		const { box, button } = searchOf(page);
		await box.click();
		await page.keyboard.type("leath");
		release();
		await untilLive(page);
		await expect(box).toHaveValue("leath");
		await expect(box).toBeFocused();
		await page.keyboard.type("er");
		await button.click();
		await expectRows(page, found("leather"));
	});

	test("on a page with a search in its address, too", async ({ page }) => {
		const release = await holdScripts(page);
		await page.goto("/pricing?q=saree", { waitUntil: "domcontentloaded" });
		const { box } = searchOf(page);
		await box.fill("leather");
		release();
		await untilLive(page);
		await expect(box).toHaveValue("leather");
	});

	test("a search is not lost", async ({ page }) => {
		const release = await holdScripts(page);
		await page.goto("/pricing", { waitUntil: "domcontentloaded" });
		const { box } = searchOf(page);
		await box.fill("Blanket");
		await box.press("Enter");
		release();
		await untilLive(page);
		await expect(page).toHaveURL("/pricing?q=Blanket");
		await expect(box).toHaveValue("Blanket");
		await expectRows(page, found("blanket"));
	});

	test("choosing a category works, and stays chosen", async ({ page }) => {
		const release = await holdScripts(page);
		await page.goto("/pricing", { waitUntil: "domcontentloaded" });
		for (const { name, items } of categories) {
			await categoryLink(page, name).click();
			await expectRows(page, items);
		}
		const last = categories.at(-1);
		release();
		await untilLive(page);
		await expectRows(page, last?.items ?? []);
		await expect(categoryList(page).locator("[aria-current]")).toContainText(last?.name ?? "");

		// The platform made an entry in the history for each: Back goes through them.
		await page.goBack();
		await expectRows(page, categories.at(-2)?.items ?? []);
	});
});
