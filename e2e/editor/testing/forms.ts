import { expect, type Locator, type Page } from "@playwright/test";
import english from "../../../admin/words/en.json" with { type: "json" };

export async function openSection(page: Page, name: string): Promise<void> {
	await page.getByRole("navigation").getByRole("link", { name, exact: true }).click();
	await expect(page.getByRole("heading", { name, exact: true, level: 2 })).toBeVisible();
}

/** Opens an entry of a list. */
export async function openEntry(page: Page, title: string | RegExp): Promise<void> {
	await page.locator("main button[aria-expanded]").filter({ hasText: title }).first().click();
}

export function priceField(page: Page, item: string): Locator {
	return page.getByRole("textbox", { name: new RegExp(`^${item}`) }).first();
}

/** Two taps and a number. */
export async function setPrice(page: Page, item: string, price: string): Promise<void> {
	await priceField(page, item).click();
	await priceField(page, item).fill(price);
}

export function saveButton(page: Page): Locator {
	return page.getByRole("button", { name: /^(?:Save|सेव करें)$/ });
}

/** Saves, and waits until the page says so. */
export async function save(page: Page, words: { saved: string } = english): Promise<void> {
	await saveButton(page).click();
	await expect(page.getByRole("status").filter({ hasText: words.saved })).toBeVisible();
}
