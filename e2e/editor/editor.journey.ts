import { readFileSync } from "node:fs";
import words from "../../admin/words/en.json" with { type: "json" };
import hindi from "../../admin/words/hi.json" with { type: "json" };
import { violationsOf } from "../testing/violations.ts";
import {
	expect,
	metadataOf,
	openEntry,
	openSection,
	photoFromPhone,
	priceField,
	save,
	saveButton,
	setPrice,
	signIn,
	test,
} from "./testing/editor-journey.ts";
import { pricesFile, type ShopRepository, withPrice } from "./testing/shop-repository.ts";

const prices = (shop: ShopRepository) => [shop.priceOf("Shirt"), shop.priceOf("Jeans")];

test("a price, and somebody else's", async ({ editor, shop }) => {
	await setPrice(editor, "Shirt", "₹95/-");
	await save(editor);
	expect(shop.messages()).toEqual(["Price of Shirt: ₹85 → ₹95"]);
	expect(shop.changedPaths()).toEqual([pricesFile]);
	expect(await violationsOf(editor)).toEqual([]);

	await test.step("somebody else has changed the same, and something else", async () => {
		const dialog = editor.getByRole("dialog", { name: words.conflictTitle });
		await expect(priceField(editor, "Shirt"), "one is where one was").toBeInViewport();
		await setPrice(editor, "Shirt", "99");
		shop.commitElsewhere(pricesFile, withPrice("Shirt", "90"));
		shop.commitElsewhere(pricesFile, withPrice("Jeans", "110"));
		await saveButton(editor).click();
		await expect(dialog.getByRole("listitem").first()).toHaveText(/Shirt: ₹99 → ₹90/);
		expect(await violationsOf(editor)).toEqual([]);
		await dialog.getByRole("button", { name: words.goOn }).click();
		expect(shop.priceOf("Shirt")).toBe("90");
		await saveButton(editor).click();
		await dialog.getByRole("button", { name: words.useMine }).click();
		await expect(editor.getByRole("status").filter({ hasText: words.saved })).toBeVisible();
		expect(prices(shop)).toEqual(["99", "110"]);
	});

	await test.step("the last save is taken back", async () => {
		await openSection(editor, words.saves);
		const last = editor.getByRole("button", { name: /^Take back: Price of Shirt: ₹90 → ₹99/ });
		await last.click();
		await expect(editor.getByText("Price of Shirt: ₹99 → ₹90", { exact: true })).toBeVisible();
		await save(editor);
		expect(prices(shop)).toEqual(["90", "110"]);
	});
});

test("a closed day, first wrong, then right", async ({ editor, shop }) => {
	await openSection(editor, words.hours);
	const calendar = editor.getByRole("region", { name: words.specialDay });
	await calendar.getByRole("button", { name: words.later }).click();
	await calendar.getByRole("button", { name: /\b15\b/ }).click();
	const name = editor.getByRole("textbox", { name: "What it is", exact: true });
	await expect(name).toBeFocused();
	await saveButton(editor).click();
	const dialog = editor.getByRole("dialog", { name: words.wrongTitle });
	await expect(dialog.getByRole("listitem")).toHaveText([/What it is.*is empty/]);
	expect(await violationsOf(editor)).toEqual([]);
	expect(shop.messages()).toEqual([]);
	await dialog.getByRole("listitem").getByRole("button").click();
	await expect(name).toBeFocused();
	await name.fill("Stocktaking");
	await editor.getByRole("textbox", { name: "What it is · in Hindi" }).fill("स्टॉक की गिनती");
	await save(editor);
	expect(shop.messages()).toEqual([
		expect.stringMatching(/^Closed day or other hours “15 \w+ \d+ · Stocktaking · closed” added/),
	]);
	expect(shop.changedPaths()).toEqual(["content/business.json"]);
});

test("a photo from a phone, with its position in it", async ({ editor, shop }) => {
	const photo = await photoFromPhone("IMG_20261120_101112.jpg");
	expect((await metadataOf(photo.buffer)).extras).toHaveLength(1);
	await openSection(editor, words.pages);
	await openEntry(editor, /^Shirts/);
	await editor.getByLabel(words.newPhoto).first().setInputFiles(photo);
	await expect(editor.getByText(words.preparing)).toBeHidden();
	await expect(saveButton(editor)).toBeEnabled();
	await saveButton(editor).click();
	const dialog = editor.getByRole("dialog", { name: words.wrongTitle });
	await expect(dialog.getByRole("listitem")).toHaveText([
		/What the picture shows.*still says/,
		/in Hindi.*still says/,
	]);
	expect(shop.messages()).toEqual([]);
	await dialog.getByRole("listitem").getByRole("button").first().click();
	const field = (name: string) => editor.getByRole("textbox", { name, exact: true });
	await field("What the picture shows").fill("The shop's front, with its sign");
	await field("What the picture shows · in Hindi").fill("दुकान का आगे का हिस्सा और बोर्ड");
	await save(editor);
	const picture = "content/images/img-20261120-101112.webp";
	expect(shop.changedPaths()).toEqual([
		picture,
		"content/keyword-pages/shirt-laundry-service.json",
	]);
	// Upright, smaller, and nothing but pixels.
	expect(await metadataOf(shop.readBytes(picture))).toEqual({
		width: 1800,
		height: 2400,
		extras: [],
	});
});

test("a text on WhatsApp: what its placeholders say, and a fact by hand put in as one", async ({
	editor,
	shop,
}) => {
	await openSection(editor, words.messages);
	const field = editor.getByRole("textbox", { name: "Booking", exact: true });
	await field.fill(
		"Namaste {name}, I would like to book a pickup at 8:30 AM. {if openDaily|{Hours}?}",
	);
	await expect(editor.getByText(/pickup at 8:30 AM\. 8:30 AM to 9:30 PM\?/)).toBeVisible();
	await editor.getByRole("button", { name: /^Put \{opens\} in/ }).click();
	await expect(field).toHaveValue(/at \{opens\}\. /);
	await save(editor);
	expect(shop.changedPaths()).toEqual(["content/messages.json"]);
});

test("a Hindi translation, in Hindi", async ({ editor, shop }) => {
	await editor.getByRole("button", { name: "हिन्दी" }).click();
	await openSection(editor, hindi.questions);
	await openEntry(editor, "पैसे कब और कैसे देने हैं");
	const field = editor.getByRole("textbox", { name: /^जवाब · हिन्दी/ });
	await field.fill("कपड़े मिलने पर दीजिए: {pay}।");
	await saveButton(editor).click();
	const dialog = editor.getByRole("dialog", { name: hindi.wrongTitle });
	await expect(dialog.getByRole("listitem")).toHaveText(/\{pay\} नहीं चलता/);
	await dialog.getByRole("button", { name: hindi.goOn }).click();
	await field.fill("कपड़े मिलने पर दीजिए: {payment}।");
	await expect(editor.getByText(/^कपड़े मिलने पर दीजिए: [^{]+।$/)).toBeVisible();
	await save(editor, hindi);
	expect(await violationsOf(editor)).toEqual([]);
	expect(shop.changedPaths()).toEqual(["content/faq.json"]);
	expect(shop.read("content/faq.json")).toContain("कपड़े मिलने पर दीजिए: {payment}।");
});

test("a lost connection, a refused token and a closed tab lose nothing", async ({
	editor,
	shop,
	expectProblem,
}) => {
	expectProblem(/net::ERR_CONNECTION_RESET|status of 401/);
	const status = (text: string) => editor.getByRole("status").filter({ hasText: text });
	await setPrice(editor, "Shirt", "95");
	shop.lostSaves = 1;
	await saveButton(editor).click();
	await expect(status(words.offline)).toBeVisible();
	expect(shop.messages()).toEqual([]);

	const [token = ""] = shop.tokens;
	shop.tokens.clear();
	await saveButton(editor).click();
	await expect(editor.getByRole("alert")).toHaveText(words.refused);
	expect(await violationsOf(editor)).toEqual([]);
	await signIn(editor, "wrong");
	await expect(editor.getByRole("alert")).toHaveText(words.refused);
	shop.tokens.add(token);
	editor.once("dialog", (dialog) => dialog.accept());
	await editor.reload();
	await signIn(editor, token);
	await expect(status(words.unsavedDraft)).toBeVisible();
	await expect(priceField(editor, "Shirt")).toHaveValue("95");

	await save(editor);
	expect(shop.messages()).toEqual(["Price of Shirt: ₹85 → ₹95"]);
	// The token is in no storage that another script of the site could read.
	const kept = await editor.evaluate(() =>
		JSON.stringify([{ ...localStorage }, { ...sessionStorage }]),
	);
	expect(kept).not.toContain(token);
});

test("the rate card to a spreadsheet and back", async ({ editor, shop }) => {
	const download = editor.waitForEvent("download");
	await editor.getByRole("button", { name: words.download }).click();
	const sheet = readFileSync(await (await download).path(), "utf8");
	expect(sheet).toContain("mens-shirt,");
	const edited = sheet.replace(/(mens-shirt,[^\r]*?),85,/, "$1,95,");
	await editor
		.getByLabel(words.bringBack)
		.setInputFiles({ name: "prices.csv", mimeType: "text/csv", buffer: Buffer.from(edited) });
	await expect(editor.getByText("Price of Shirt: ₹85 → ₹95", { exact: true })).toBeVisible();
	await expect(priceField(editor, "Shirt")).toHaveValue("85");
	await editor.getByRole("button", { name: words.putInPlace }).click();
	await save(editor);
	expect(shop.messages()).toEqual(["Price of Shirt: ₹85 → ₹95"]);
});

test("a review by hand, an answer, and a field found by its name", async ({ editor, shop }) => {
	await openSection(editor, words.reviews);
	await editor.getByRole("button", { name: words.addNew.replace("{0}", "Review") }).click();
	await editor.getByRole("textbox", { name: "Name", exact: true }).fill("Kavita N.");
	await editor.getByRole("textbox", { name: /^Review/ }).fill("Spotless.");
	const reply = editor.getByRole("group", { name: "Your reply" });
	await reply.getByRole("textbox").fill("Thank you, Kavita!");
	await editor.getByRole("searchbox").fill("phone");
	await editor.getByRole("button", { name: "Phone", exact: true }).click();
	const phone = editor.getByRole("textbox", { name: "Phone", exact: true });
	await expect(phone).toBeFocused();
	await phone.fill("0135-271 2345");
	await save(editor);
	expect(shop.read("content/business.json")).toContain('"phone": "+91 135 271 2345"');
	const { reviews } = JSON.parse(shop.read("content/reviews.json"));
	expect(reviews[0]).toMatchObject({
		...{ reviewer: { displayName: "Kavita N." }, comment: "Spotless.", starRating: "FIVE" },
		reviewReply: { comment: "Thank you, Kavita!" },
	});
});

test("an old link leads to the start, and the keyboard to a save", async ({
	editor,
	page,
	shop,
}) => {
	await page.evaluate(() => {
		location.hash = "#/collections/prices/entries/prices";
	});
	await expect(editor.getByRole("heading", { name: words.prices, level: 2 })).toBeVisible();
	await priceField(editor, "Shirt").focus();
	await page.keyboard.type("96");
	await page.keyboard.press("Tab");
	await saveButton(editor).focus();
	await page.keyboard.press("Enter");
	await expect(editor.getByRole("status").filter({ hasText: words.saved })).toBeVisible();
	expect(shop.priceOf("Shirt")).toBe("96");
});
