import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import * as words from "../../languages/en/words/editor.ts";
import { interfaceWords } from "../../languages/en/words/editor-interface.ts";
import * as hindiWords from "../../languages/hi/words/editor.ts";
import { expect, test } from "./testing/editor-journey.ts";
import { openEntry, openForm, priceField, save, saveButton, setPrice } from "./testing/forms.ts";
import { insertPhoto, metadataOf, photoFromPhone, positionIn } from "./testing/photos.ts";
import { pricesFile, type ShopRepository, withPrice } from "./testing/shop-repository.ts";

/** What axe finds in a dialog of ours. */
async function expectAccessible(page: Page): Promise<void> {
	const { violations } = await new AxeBuilder({ page }).include("dialog.owner-dialog").analyze();
	expect(violations.map(({ id, help }) => `${id}: ${help}`)).toEqual([]);
}

function inAMonth(): string {
	return new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10);
}

const prices = (shop: ShopRepository) => [shop.priceOf("Shirt"), shop.priceOf("Jeans")];

test("a price, and somebody else's", async ({ editor, shop, host }) => {
	const dialog = editor.getByRole("dialog", { name: words.othersChanged });
	await setPrice(editor, "Shirt", "95");
	await save(editor);
	expect(shop.messages()).toEqual(["Price of Shirt: ₹85 → ₹95"]);
	expect(shop.changedPaths()).toEqual([pricesFile]);
	expect(shop.priceOf("Shirt")).toBe("95");
	shop.keepPatch("price");

	await test.step("the form goes on from what is saved; somebody else saves in the very moment", async () => {
		await setPrice(editor, "Jeans", "105");
		host.faults.push(() => shop.commitElsewhere(pricesFile, withPrice("Pants", "92")));
		await save(editor);
		expect(shop.messages()[0]).toBe("Price of Jeans: ₹100 → ₹105");
		expect([...prices(shop), shop.priceOf("Pants")]).toEqual(["95", "105", "92"]);
	});

	await test.step("somebody else has changed the same, and something else", async () => {
		await setPrice(editor, "Shirt", "99");
		shop.commitElsewhere(pricesFile, withPrice("Shirt", "90"));
		shop.commitElsewhere(pricesFile, withPrice("Jeans", "110"));
		await saveButton(editor).click();
		await expect(dialog.getByRole("listitem").first()).toHaveText(/Shirt: ₹95 → ₹90/);
		await expectAccessible(editor);
		await dialog.getByRole("button", { name: words.goOn }).click();
		expect(shop.priceOf("Shirt")).toBe("90");
		await saveButton(editor).click();
		await dialog.getByRole("button", { name: words.useMine }).click();
		await expect(editor.getByRole("status").filter({ hasText: words.saved })).toBeVisible();
		expect(prices(shop)).toEqual(["99", "110"]);
	});
});

test("a closed day, first wrong, then right, until the site shows it", async ({ editor, shop }) => {
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
	// The site is built meanwhile.
	await editor.route("**/admin/content.json", (route) => route.fulfill({ json: shop.blobs() }));
	await saveButton(editor).click();
	const line = editor.getByRole("status");
	await expect(line.filter({ hasText: words.saved })).toBeVisible();
	await expect(line.filter({ hasText: words.live })).toBeVisible();
	expect(shop.messages()).toEqual([expect.stringMatching(/^Closed on \d+ \w+: Stocktaking/)]);
	expect(shop.changedPaths()).toContain("content/business.json");
	shop.keepPatch("closed-day");
});

test("a photo from a phone, with its position in it", async ({ editor, shop }) => {
	const photo = await photoFromPhone("IMG_20261120_101112.jpg");
	expect(positionIn(photo.buffer)).toEqual([30.3, 78.05]);
	await openForm(editor, "Pages", "Pages about one thing");
	await openEntry(editor, "Shirts");
	await insertPhoto(editor, photo);
	// At once: it is still being made smaller.
	await saveButton(editor).click();
	const dialog = editor.getByRole("dialog", { name: words.somethingWrong(2) });
	await expect(dialog.getByRole("listitem")).toHaveText([
		/What the picture shows: still says/,
		/What the picture shows · हिन्दी: still says/,
	]);
	await expectAccessible(editor);
	expect(shop.messages()).toEqual([]);
	await dialog.getByRole("button", { name: words.showField }).first().click();
	const field = (name: string) => editor.getByRole("textbox", { name, exact: true });
	await field("What the picture shows").fill("The shop's front, with its sign");
	await field("What the picture shows · हिन्दी").fill("दुकान का आगे का हिस्सा और बोर्ड");
	await save(editor);
	const picture = "content/images/img-20261120-101112.webp";
	expect(shop.changedPaths()).toEqual(
		expect.arrayContaining([picture, "content/keyword-pages/shirt-laundry-service.json"]),
	);
	// Upright, smaller, and nothing but pixels.
	expect(await metadataOf(shop.readBytes(picture))).toEqual({
		width: 1800,
		height: 2400,
		extras: [],
	});
	shop.keepPatch("photo");
});

test("a text on WhatsApp, with what its placeholders say", async ({ editor, shop }) => {
	await openForm(editor, "Texts on WhatsApp");
	const field = editor.getByRole("textbox", { name: "Booking", exact: true });
	await field.fill("Namaste {name}, I would like to book a pickup. {if openDaily|{Hours}?}");
	await expect(editor.getByText(/^\{name\} · \w+/).first()).toBeVisible();
	await expect(editor.getByText("{if openDaily|…} · shown now")).toBeVisible();
	await save(editor);
	expect(shop.changedPaths()).toEqual(["content/messages.json"]);
	expect(shop.read("content/messages.json")).toContain('"en": "Namaste {name}, ');
	shop.keepPatch("message");
});

test("a Hindi translation, in Hindi", async ({ editor, shop }) => {
	await editor.getByRole("button", { name: "हिन्दी" }).click();
	await openForm(editor, "सवाल", "सवाल और जवाब");
	await openEntry(editor, "पैसे कब और कैसे देने हैं");
	const field = editor.getByRole("textbox", { name: /^जवाब · हिन्दी/ });
	await field.fill("कपड़े मिलने पर दीजिए: {pay}।");
	await saveButton(editor).click();
	const dialog = editor.getByRole("dialog", { name: hindiWords.somethingWrong(1) });
	await expect(dialog.getByRole("listitem")).toHaveText(/\{pay\} नहीं चलता/);
	await dialog.getByRole("button", { name: hindiWords.goOn }).click();
	await field.fill("कपड़े मिलने पर दीजिए: {payment}।");
	await expect(editor.getByText(/^\{payment\} · [\u0900-\u097f]+/).first()).toBeVisible();
	await save(editor, hindiWords);
	expect(shop.changedPaths()).toEqual(["content/faq.json"]);
	expect(shop.read("content/faq.json")).toContain("कपड़े मिलने पर दीजिए: {payment}।");
	shop.keepPatch("hindi");
});

test("a lost connection, a lost answer and a refused token lose nothing", async ({
	editor,
	shop,
	host,
	expectProblem,
}) => {
	expectProblem(/net::ERR_CONNECTION_RESET|Failed to/);
	expectProblem(/status of 401|Server responded with an error/);
	const told = async (name: string) => {
		await saveButton(editor).click();
		const dialog = editor.getByRole("dialog", { name });
		await expect(dialog).toBeVisible();
		await expectAccessible(editor);
		await dialog.getByRole("button", { name: words.goOn }).click();
	};
	await setPrice(editor, "Shirt", "95");
	host.faults.push("lost before");
	await told(words.offline);
	expect(shop.messages()).toEqual([]);

	const [[token, owner] = ["", undefined]] = host.tokens;
	host.tokens.clear();
	await told(words.refused);
	expect(shop.messages()).toEqual([]);
	if (owner) host.tokens.set(token, owner);

	// Nothing is saved twice.
	host.faults.push("lost after");
	await expect(priceField(editor)).toHaveValue("95");
	await save(editor);
	expect(shop.messages()).toEqual(["Price of Shirt: ₹85 → ₹95"]);
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
		await page.getByRole("button", { name: interfaceWords.sign_in_using_access_token }).click();
		const dialog = page.getByRole("alertdialog");
		await dialog.getByRole("textbox").fill(token);
		await dialog.getByRole("button", { name: "Sign In" }).click();
		await expect(page.getByRole("alert").filter({ hasText: /\w/ })).toBeVisible();
		await expect(page.getByRole("treeitem")).toHaveCount(0);
	}
});
