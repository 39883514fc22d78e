/** "Do you come to me?": the area field on the contact page and the landing pages. */
import { expect, type Page } from "@playwright/test";
import { shop } from "../content/shop.ts";
import { landmarks, readChatLink, test } from "./testing/journey.ts";

const { business, messages, pages } = shop;
const { areaCheck } = pages;
const pagesWithField = ["/contact", ...shop["landing-pages"].map(({ slug }) => `/${slug}`)];

function fieldOf(page: Page) {
	const { main } = landmarks(page);
	return {
		box: main.getByLabel(areaCheck.label),
		check: main.getByRole("button", { name: "Check", exact: true }),
		answer: main.getByRole("status"),
		chat: main.getByRole("status").getByRole("link"),
	};
}

async function expectMessage(page: Page, template: string, area: string): Promise<void> {
	expect(readChatLink(await fieldOf(page).chat.getAttribute("href"))).toEqual({
		host: "wa.me",
		number: business.whatsapp,
		text: template.replace("{area}", () => area),
	});
}

for (const path of pagesWithField) {
	test(`${path}: an area that is served, however it is spelt`, async ({ page }) => {
		await page.goto(path);
		const { box, check, answer } = fieldOf(page);
		await box.fill("prem nagar");
		await check.click();
		await expect(answer).toContainText(areaCheck.served.replace("{area}", "Premnagar"));
		await expectMessage(page, messages.areaBooking, "Premnagar");

		await box.fill("Clementown");
		await box.press("Enter");
		await expect(answer).toContainText(areaCheck.served.replace("{area}", "Clement Town"));
		await expectMessage(page, messages.areaBooking, "Clement Town");
	});
}

test("a neighbouring place is not claimed: the message asks about it", async ({
	page,
	context,
}) => {
	await page.goto("/contact");
	const { box, answer, chat } = fieldOf(page);
	await box.fill("raipur");
	await box.press("Enter");
	await expect(answer).toContainText(areaCheck.ask.replace("{area}", "Raipur"));
	await expectMessage(page, messages.areaQuestion, "Raipur");
	const opened = context.waitForEvent("page");
	await chat.click();
	expect(new URL((await opened).url()).host).toBe("wa.me");
});

for (const words of [
	"Sewla Kalan",
	"<img src=x onerror=alert(1)>",
	"$& {area} %7Barea%7D &text=",
	"🙂",
]) {
	test(`what nobody knows stays as it was written: ${words}`, async ({ page }) => {
		await page.goto("/contact");
		const { box, answer } = fieldOf(page);
		await box.fill(words);
		await box.press("Enter");
		await expect(answer).toContainText(words);
		await expectMessage(page, messages.areaQuestion, words);
	});
}

test("half a character, as a broken paste leaves it, breaks nothing", async ({ page }) => {
	await page.goto("/contact");
	const { box, chat } = fieldOf(page);
	await box.evaluate((input: HTMLInputElement) => {
		input.value = "Lane \ud83d";
	});
	await box.press("Enter");
	await expect(chat).toHaveAttribute("href", /Lane/);
});

test("nothing written: a word says what to do, and the focus is in the field", async ({ page }) => {
	await page.goto("/contact");
	const { box, check, answer, chat } = fieldOf(page);
	for (const nothing of ["", "   "]) {
		await box.fill(nothing);
		await check.click();
		await expect(answer).toHaveText(areaCheck.empty);
		await expect(chat).toHaveCount(0);
		await expect(box).toBeFocused();
	}
});

test("by keyboard alone, from the field to the message", async ({ page }) => {
	await page.goto("/contact");
	const { box, check, chat } = fieldOf(page);
	await box.focus();
	await page.keyboard.type("jakhan");
	await page.keyboard.press("Tab");
	await expect(check).toBeFocused();
	await page.keyboard.press("Space");
	await expect(chat).toBeVisible();
	await page.keyboard.press("Tab");
	await expect(chat).toBeFocused();
});

test("what is typed leaves the device in no other way", async ({ page }) => {
	await page.goto("/contact", { waitUntil: "networkidle" });
	const asked: string[] = [];
	page.on("request", (request) => asked.push(request.url()));
	const { box, answer } = fieldOf(page);
	await box.fill("Kandoli");
	await box.press("Enter");
	await expect(answer).not.toBeEmpty();
	expect(asked.filter((url) => /kandoli/i.test(url))).toEqual([]);
	await expect(page).toHaveURL("/contact");
	const kept = await page.evaluate(() =>
		JSON.stringify([{ ...localStorage }, { ...sessionStorage }]),
	);
	expect(kept).not.toMatch(/kandoli/i);
});

test("other pages do not carry its script", async ({ page }) => {
	for (const path of ["/", "/pricing", "/about", "/dry-cleaning-near-me"]) {
		await page.goto(path);
		const scripts = await page.evaluate(() =>
			Array.from(document.scripts, ({ text, src }) => text + src).join(""),
		);
		expect(scripts.includes("area-check"), path).toBe(false);
	}
});

test.describe("without scripts", () => {
	test.use({ javaScriptEnabled: false });

	test("the areas are listed, and no field shows that would not answer", async ({ page }) => {
		for (const path of pagesWithField) {
			await page.goto(path);
			const { main } = landmarks(page);
			for (const area of business.areas)
				await expect(main.getByText(area, { exact: true })).toBeVisible();
			await expect(fieldOf(page).box).toBeHidden();
			await expect(fieldOf(page).check).toBeHidden();
		}
	});
});
