import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import sharp from "sharp";
import * as words from "../../languages/en/words/editor.ts";
import * as hindiWords from "../../languages/hi/words/editor.ts";
import { expect, test } from "./testing/editor-journey.ts";
import { openEntry, openForm, save, saveButton } from "./testing/forms.ts";
import type { ShopRepository } from "./testing/shop-repository.ts";

test.afterEach(async ({ shop }, { status }) => {
	if (status !== "passed") return;
	expect(shop.faults()).toBe("");
});

/** What axe finds in a dialog of ours. */
async function expectAccessible(page: Page): Promise<void> {
	const { violations } = await new AxeBuilder({ page }).include("dialog.owner-dialog").analyze();
	expect(violations.map(({ id, help }) => `${id}: ${help}`)).toEqual([]);
}

async function setPrice(page: Page, item: string, price: string): Promise<void> {
	await openForm(page, "Prices");
	await openEntry(page, item);
	await page.getByRole("textbox", { name: "Price", exact: true }).fill(price);
}

function inAMonth(): string {
	return new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10);
}

const pricesFile = "content/prices.json";
/** The price of an item of the rate card in the newest commit. */
function priceOf(shop: ShopRepository, name: string): string {
	const { categories } = JSON.parse(shop.read(pricesFile)) as {
		categories: { items: { name: string; price: string }[] }[];
	};
	const items = categories.flatMap(({ items }) => items);
	return items.find((item) => item.name === name)?.price ?? "";
}
const withPrice = (name: string, price: string) => (text: string) =>
	text.replace(new RegExp(`("name": "${name}",\\s*"price": )"[^"]*"`), `$1"${price}"`);

test("a price", async ({ editor, shop }) => {
	await setPrice(editor, "Shirt ·", "95");
	await save(editor);
	expect(shop.messages()).toEqual(["Price of Shirt: ₹80 → ₹95"]);
	expect(shop.changedPaths()).toEqual([pricesFile]);
	expect(priceOf(shop, "Shirt")).toBe("95");
	// The form goes on from what is saved.
	await setPrice(editor, "Jeans ·", "105");
	await save(editor);
	expect(shop.messages()[0]).toBe("Price of Jeans: ₹100 → ₹105");
	shop.keepPatch("price");
});

test("a closed day, first wrong, then right", async ({ editor, shop }) => {
	await openForm(editor, "Hours and closed days");
	await editor.getByRole("button", { name: /^Add .*Closed day/ }).click();
	await editor.getByLabel("Date", { exact: true }).fill(inAMonth());
	await editor.getByRole("textbox", { name: "What it is", exact: true }).fill("Stocktaking");
	await editor.getByRole("textbox", { name: "What it is · हिन्दी" }).fill("स्टॉक की गिनती");
	await saveButton(editor).click();
	const dialog = editor.getByRole("dialog", { name: words.somethingWrong(1) });
	await expect(dialog).toBeVisible();
	await expectAccessible(editor);
	expect(shop.messages()).toEqual([]);
	await dialog.getByRole("button", { name: words.showField }).click();
	await expect(editor.getByRole("alert").filter({ hasText: /\w/ })).toBeInViewport();
	await editor.getByRole("switch", { name: "Closed all day" }).click();
	await save(editor);
	expect(shop.messages()).toEqual([expect.stringMatching(/^Closed on \d+ \w+: Stocktaking/)]);
	expect(shop.changedPaths()).toContain("content/hi/business.json");
	shop.keepPatch("closed-day");
});

test("a photo from a phone, with its position in it", async ({ editor, shop }) => {
	const photo = sharp({ create: { width: 3200, height: 2400, channels: 3, background: "#5a8" } })
		.withExif({ IFD3: { GPSLatitude: "30/1 19/1 0/1" } })
		.withMetadata({ orientation: 6 })
		.jpeg();
	await openForm(editor, "Services", "Services");
	await openEntry(editor, "Premium Dry Cleaning");
	await editor.getByRole("button", { name: "Replace Image" }).click();
	const dialog = editor.getByRole("dialog", { name: "Select Image" });
	const chooser = editor.waitForEvent("filechooser");
	await dialog.getByRole("button", { name: "Upload" }).click();
	const file = { name: "shop-front.jpg", mimeType: "image/jpeg", buffer: await photo.toBuffer() };
	await (await chooser).setFiles(file);
	await dialog.getByRole("button", { name: "Insert" }).click();
	await expect(dialog).toBeHidden();
	// It is made smaller in the browser.
	await expect(editor.getByText("/images/shop-front.webp")).toBeVisible();
	await save(editor);
	expect(shop.changedPaths()).toEqual(["content/images/shop-front.webp", "content/services.json"]);
	const saved = sharp(shop.readBytes("content/images/shop-front.webp"));
	const { exif, width, height } = await saved.metadata();
	expect([exif, width, height]).toEqual([undefined, 1800, 2400]);
	shop.keepPatch("photo");
});

test("a text on WhatsApp", async ({ editor, shop }) => {
	await openForm(editor, "Texts on WhatsApp");
	const field = editor.getByRole("textbox", { name: "Booking", exact: true });
	await field.fill("Namaste {name}, I would like to book a pickup. When can you come?");
	await save(editor);
	expect(shop.changedPaths()).toEqual(["content/messages.json"]);
	expect(shop.read("content/messages.json")).toContain('"bookNow": "Namaste {name}, ');
	shop.keepPatch("message");
});

test("a Hindi translation, in Hindi", async ({ editor, shop }) => {
	await editor.getByRole("button", { name: "हिन्दी" }).click();
	await openForm(editor, "सवाल", "सवाल और जवाब");
	await openEntry(editor, "When and how do I pay");
	await editor
		.getByRole("textbox", { name: /^जवाब · हिन्दी/ })
		.fill("कपड़े मिलने पर दीजिए: {payment}।");
	await save(editor, hindiWords);
	expect(shop.changedPaths()).toEqual(["content/hi/faq.json"]);
	expect(shop.read("content/hi/faq.json")).toContain("कपड़े मिलने पर दीजिए: {payment}।");
	shop.keepPatch("hindi");
});

test("somebody else has changed the same, and something else", async ({ editor, shop }) => {
	await setPrice(editor, "Shirt ·", "95");
	shop.commitElsewhere(pricesFile, withPrice("Shirt", "90"));
	shop.commitElsewhere(pricesFile, withPrice("Jeans", "110"));
	await saveButton(editor).click();
	const dialog = editor.getByRole("dialog", { name: words.othersChanged });
	await expect(dialog.getByRole("listitem").first()).toHaveText(/Shirt: ₹80 → ₹90/);
	await expectAccessible(editor);
	await dialog.getByRole("button", { name: words.goOn }).click();
	expect(priceOf(shop, "Shirt")).toBe("90");
	await saveButton(editor).click();
	await dialog.getByRole("button", { name: words.useMine }).click();
	await expect(editor.getByRole("status").filter({ hasText: words.saved })).toBeVisible();
	expect([priceOf(shop, "Shirt"), priceOf(shop, "Jeans")]).toEqual(["95", "110"]);
});

test("somebody else saves in the very moment", async ({ editor, shop, host }) => {
	await setPrice(editor, "Shirt ·", "95");
	host.faults.push(() => shop.commitElsewhere(pricesFile, withPrice("Jeans", "110")));
	await save(editor);
	expect([priceOf(shop, "Shirt"), priceOf(shop, "Jeans")]).toEqual(["95", "110"]);
	expect(shop.messages()).toHaveLength(2);
});

test("the connection is lost before the save arrives", async ({
	editor,
	shop,
	host,
	expectProblem,
}) => {
	expectProblem(/net::ERR_CONNECTION_RESET|Failed to/);
	await setPrice(editor, "Shirt ·", "95");
	host.faults.push("lost before");
	await saveButton(editor).click();
	const dialog = editor.getByRole("dialog", { name: words.offline });
	await expect(dialog).toBeVisible();
	await expectAccessible(editor);
	await dialog.getByRole("button", { name: words.goOn }).click();
	await save(editor);
	expect(shop.messages()).toEqual(["Price of Shirt: ₹80 → ₹95"]);
});

test("the answer of a save is lost, and nothing is saved twice", async ({
	editor,
	shop,
	host,
	expectProblem,
}) => {
	expectProblem(/net::ERR_CONNECTION_RESET|Failed to/);
	await setPrice(editor, "Shirt ·", "95");
	host.faults.push("lost after");
	await save(editor);
	expect(shop.messages()).toEqual(["Price of Shirt: ₹80 → ₹95"]);
});

test("a token that is refused loses nothing", async ({ editor, shop, host, expectProblem }) => {
	expectProblem(/status of 401|Server responded with an error/);
	await setPrice(editor, "Shirt ·", "95");
	const [[token, owner] = ["", undefined]] = host.tokens;
	host.tokens.clear();
	await saveButton(editor).click();
	const dialog = editor.getByRole("dialog", { name: words.refused });
	await expect(dialog).toBeVisible();
	await expectAccessible(editor);
	await dialog.getByRole("button", { name: words.goOn }).click();
	expect(shop.messages()).toEqual([]);
	if (owner) host.tokens.set(token, owner);
	await save(editor);
	expect(shop.messages()).toHaveLength(1);
});

test("nobody gets in with a wrong token, nor who may not write", async ({
	page,
	host,
	expectProblem,
}) => {
	expectProblem(/status of 40[13]|Invalid token|Not a collaborator|Server responded/);
	const [owner] = host.tokens.values();
	if (owner) host.tokens.set("of-a-stranger", { ...owner, login: "stranger", mayWrite: false });
	await page.goto("/admin");
	for (const token of ["wrong", "of-a-stranger"]) {
		await page
			.getByRole("button", { name: words.interfaceWords.sign_in_using_access_token })
			.click();
		const dialog = page.getByRole("alertdialog");
		await dialog.getByRole("textbox").fill(token);
		await dialog.getByRole("button", { name: "Sign In" }).click();
		await expect(page.getByRole("alert").filter({ hasText: /\w/ })).toBeVisible();
		await expect(page.getByRole("treeitem")).toHaveCount(0);
	}
});
