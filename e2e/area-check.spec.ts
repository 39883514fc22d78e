/** "Do you come to me?": the area field. What it answers is tested in src/sections/area-check.dom.test.tsx. */
import { expect, type Page } from "@playwright/test";
import { shop } from "../shop/shop.ts";
import { isThorough } from "./testing/checked-pages.ts";
import { landmarks, readChatLink, test } from "./testing/journey.ts";

const { business, messages, pages } = shop;
const { areaCheck } = pages;
const landingPages = shop["landing-pages"].map(({ slug }) => `/${slug}`);
const pagesWithField = ["/contact", ...(isThorough ? landingPages : landingPages.slice(0, 1))];

function fieldOf(page: Page) {
	const { main } = landmarks(page);
	const form = main.locator("form").filter({ has: page.getByLabel(areaCheck.label) });
	return {
		box: form.getByLabel(areaCheck.label),
		check: form.getByRole("button", { name: "Check", exact: true }),
		answer: form.getByRole("status"),
		chat: form.getByRole("status").getByRole("link"),
	};
}

async function expectMessage(page: Page, template: string, area: string): Promise<void> {
	expect(readChatLink(await fieldOf(page).chat.getAttribute("href"))).toEqual({
		host: "wa.me",
		number: business.whatsapp,
		text: template.replace("{area}", () => area),
	});
}

test("an area that is served, however it is spelt", async ({ page }) => {
	await page.goto("/contact");
	const { box, check, answer } = fieldOf(page);
	await box.fill("prem nagar");
	await check.click();
	await expect(answer).toContainText(areaCheck.served.replace("{area}", "Premnagar"));
	await expectMessage(page, messages.areaBooking, "Premnagar");
});

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

test.describe("without scripts", () => {
	test.use({ javaScriptEnabled: false });

	test("each area is a link that books from there", async ({ page }) => {
		await page.goto("/contact");
		for (const area of business.areas) {
			const link = landmarks(page).main.getByRole("link", { name: area, exact: true });
			expect(readChatLink(await link.getAttribute("href")).text).toBe(
				messages.areaBooking.replace("{area}", area),
			);
		}
	});

	test("the areas are listed, and no field shows that would not answer", async ({ page }) => {
		for (const path of pagesWithField) {
			await page.goto(path);
			const { main } = landmarks(page);
			for (const area of business.areas)
				await expect(main.getByRole("link", { name: area, exact: true })).toBeVisible();
			await expect(fieldOf(page).box).toBeHidden();
			await expect(main.getByRole("button", { name: "Check", exact: true })).toBeHidden();
		}
	});
});
