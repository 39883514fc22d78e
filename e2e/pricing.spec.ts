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
