import { expect, type Locator, type Page } from "@playwright/test";
import * as english from "../../../languages/en/words/editor.ts";

type Words = { saved: string; close: string };

/** @param form in a group that has several */
export async function openForm(page: Page, group: string, form?: string): Promise<void> {
	const item = page.getByRole("treeitem", { name: group });
	await expect(item.or(saveButton(page)).first()).toBeVisible();
	if (!(await item.isVisible())) {
		// A wide screen begins with the first form.
		const toolbar = page.getByRole("toolbar", { name: /^(?:Primary|मुख्य)$/ });
		if (await toolbar.getByText(`${group} ›`).isVisible()) return;
		await toolbar.getByRole("button").first().click();
	}
	await item.click();
	const row = page.getByRole("row", form ? { name: form } : undefined).first();
	// A group of one form opens it by itself, which takes its row away, unless the group was chosen already.
	await expect(async () => {
		await expect(row.or(saveButton(page)).first()).toBeVisible();
		if (!(await saveButton(page).isVisible())) await row.click({ timeout: 1_000 });
		await expect(saveButton(page)).toBeVisible({ timeout: 5_000 });
	}).toPass({ timeout: 60_000 });
}

/** Opens an entry of a list by its row. @param row the beginning of what the row shows */
export async function openEntry(page: Page, row: string): Promise<void> {
	const rows = page.locator(".item-body > .summary");
	await rows.filter({ hasText: new RegExp(`^\\s*${row}`) }).click();
}

export async function setPrice(page: Page, item: string, price: string): Promise<void> {
	await openForm(page, "Prices");
	if (!(await priceField(page).isVisible())) await openEntry(page, `${item} ·`);
	await priceField(page).fill(price);
}

/** Of the open item. */
export function priceField(page: Page): Locator {
	return page.getByRole("textbox", { name: "Price", exact: true });
}

export function saveButton(page: Page): Locator {
	return page.getByRole("toolbar").getByRole("button", { name: /^(?:Save|सेव करें)$/ });
}

/** Saves, waits until the page says so, and closes the line that says it. */
export async function save(page: Page, words: Words = english): Promise<void> {
	await saveButton(page).click();
	const line = page.getByRole("status").filter({ hasText: words.saved });
	await expect(line).toBeVisible({ timeout: 60_000 });
	await line.getByRole("button", { name: words.close }).click();
}
