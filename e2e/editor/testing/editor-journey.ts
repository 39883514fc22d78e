import { expect, type Locator, type Page } from "@playwright/test";
import sharp from "sharp";
import english from "../../../admin/words/en.json" with { type: "json" };
import { test as base } from "../../testing/journey.ts";
import { makeShopRepository, type ShopRepository } from "./shop-repository.ts";

const api = "https://api.github.com";
const token = "token-of-the-owner";

interface EditorJourney {
	/** At GitHub, for this browser alone. */
	shop: ShopRepository;
	/** The owner's page, signed in. */
	editor: Page;
}

export const test = base.extend<EditorJourney>({
	shop: async ({ context }, use) => {
		const shop = makeShopRepository(token);
		await context.route(`${api}/**`, async (route) => {
			const request = route.request();
			const body = request.postData() ?? "";
			const isSave = /createCommitOnBranch/.test(body);
			if (isSave && shop.lostSaves-- > 0) return route.abort("connectionreset");
			const given = (await request.headerValue("authorization"))?.replace("Bearer ", "");
			const answered = shop.answer(request.url().slice(api.length), given ?? "", body);
			return route.fulfill({
				status: answered.status,
				headers: { "Access-Control-Allow-Origin": "*" },
				body: Buffer.from(await answered.arrayBuffer()),
			});
		});
		await use(shop);
	},
	editor: async ({ page, shop: _ }, use) => {
		await page.goto("/admin");
		await signIn(page, token);
		await expect(page.getByRole("heading", { name: english.prices })).toBeVisible();
		await use(page);
	},
});

export async function signIn(page: Page, key: string): Promise<void> {
	await page.getByLabel(english.key, { exact: true }).fill(key);
	await page.getByRole("button", { name: english.signIn, exact: true }).click();
}

export { expect };

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

/** Lying on its side, as phones save an upright photo, and with the place where it was taken: Dehradun. */
export async function photoFromPhone(name: string) {
	const buffer = await sharp({
		create: { width: 3200, height: 2400, channels: 3, background: "#5a8" },
	})
		.withExif({
			IFD3: {
				...{ GPSLatitudeRef: "N", GPSLatitude: "30/1 18/1 0/1" },
				...{ GPSLongitudeRef: "E", GPSLongitude: "78/1 3/1 0/1" },
			},
		})
		.withMetadata({ orientation: 6 })
		.jpeg()
		.toBuffer();
	return { name, mimeType: "image/jpeg", buffer };
}

/** @returns the size of a picture, and what is in it besides pixels and colours */
export async function metadataOf(bytes: Buffer) {
	const { width, height, exif, xmp, iptc } = await sharp(bytes).metadata();
	return { width, height, extras: [exif, xmp, iptc].filter(Boolean) };
}
