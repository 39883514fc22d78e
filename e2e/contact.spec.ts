/** Contact: every way to the shop, its hours by its own clock, the map. */
import { expect, type Page } from "@playwright/test";
import { shop } from "../content/shop.ts";
import { shownAccounts } from "../content/social-accounts.ts";
import { landmarks, readChatLink, test } from "./testing/journey.ts";

const { business, messages, pages } = shop;

test("phone, mail, address and chat", async ({ page, context }) => {
	await page.goto("/contact");
	const { main } = landmarks(page);
	await expect(main.getByRole("heading", { level: 1 })).toHaveText("Contact Us");
	await expect(
		main.getByRole("link", { name: new RegExp(escaped(business.phone)) }),
	).toHaveAttribute("href", `tel:${business.phone.replaceAll(" ", "")}`);
	await expect(main.getByRole("link", { name: new RegExp(business.email) })).toHaveAttribute(
		"href",
		`mailto:${business.email}`,
	);
	const address = main.getByRole("link", { name: new RegExp(business.address.street) }).first();
	await expect(address).toContainText(business.address.postalCode);

	const opened = context.waitForEvent("page");
	await main.getByRole("link", { name: /^Contact via WhatsApp/ }).click();
	expect(readChatLink((await opened).url())).toEqual({
		host: "wa.me",
		number: business.whatsapp,
		text: messages.contactUs,
	});
});

test("customers ask about their order and share feedback, each with its message", async ({
	page,
}) => {
	await page.goto("/contact");
	const { main } = landmarks(page);
	for (const [name, text] of [
		["Ask about your order", messages.orderStatus],
		["Share feedback", messages.feedback],
	] as const) {
		const link = main.getByRole("link", { name });
		expect(readChatLink(await link.getAttribute("href"))).toEqual({
			host: "wa.me",
			number: business.whatsapp,
			text,
		});
		await expect(link).toHaveAttribute("rel", /noopener/);
	}
});

function escaped(text: string): string {
	return text.replace("+", "\\+");
}

test("why, how, and where to follow the shop", async ({ page }) => {
	await page.goto("/contact");
	const { main } = landmarks(page);
	await expect(main.getByRole("heading", { name: "Why Choose Us?", exact: true })).toBeVisible();
	await expect(main.getByText(pages.contact.whyChooseUs)).toBeVisible();
	await expect(main.getByRole("heading", { name: "How Can We Help?", exact: true })).toBeVisible();
	const points = main.getByRole("listitem");
	for (const pattern of [/bulk orders/i, /special garment care/i, /pickup and delivery/i]) {
		await expect(points.filter({ hasText: pattern }).first()).toBeVisible();
	}
	for (const { name, url } of shownAccounts(business.socialMedia))
		await expect(main.getByRole("link", { name: new RegExp(name) })).toHaveAttribute("href", url);
});

test("the map: titled, loaded late, with links to the place and the way there", async ({
	page,
}) => {
	const asked: string[] = [];
	page.on("request", (request) => {
		if (request.url().includes("google.com/maps")) asked.push(request.url());
	});
	await page.goto("/contact");
	const { main } = landmarks(page);
	const frame = main.locator("iframe");
	await expect(frame).toHaveAttribute("loading", "lazy");
	await expect(frame).toHaveAttribute("title", /map/i);
	await expect(frame).toHaveAttribute("src", /^https:\/\/(www|maps)\.google\.com\//);
	await frame.scrollIntoViewIfNeeded();
	await expect.poll(() => asked.length).toBeGreaterThan(0);
	await expect(frame.contentFrame().getByText("Elsewhere")).toBeVisible();

	await expect(main.getByRole("link", { name: /^Directions/ })).toHaveAttribute(
		"href",
		/google\.com\/maps\/dir\/\?.*api=1/,
	);
	const place = main.getByRole("link", { name: /^Open in Maps/ });
	const { searchParams } = new URL((await place.getAttribute("href")) ?? "");
	expect(searchParams.get("query_place_id")).toBe(business.gmb_place_id);
});

async function expectHours(page: Page, expected: { open: boolean; today: string }): Promise<void> {
	const hours = landmarks(page).main.getByRole("region", { name: "Business Hours" });
	await expect(hours.getByRole("term")).toHaveText(business.hours.map(({ day }) => day));
	await expect(hours.getByText(expected.open ? /^open now/i : /^opens at/i)).toBeVisible();
	const marked = hours.locator("[aria-current]");
	await expect(marked).toHaveCount(1);
	await expect(marked).toContainText(expected.today);
	await expect(marked).toHaveAttribute("aria-current", "date");
}

/** Tuesday, 24 November 2026, by the shop's clock; in California it is still Monday until 13:30. */
const moments = [
	{ clock: "08:59", instant: "2026-11-24T03:29:59Z", open: false },
	{ clock: "09:00", instant: "2026-11-24T03:30:00Z", open: true },
	{ clock: "20:59", instant: "2026-11-24T15:29:59Z", open: true },
	{ clock: "21:00", instant: "2026-11-24T15:30:00Z", open: false },
];

for (const timezoneId of ["America/Los_Angeles", "Pacific/Auckland"]) {
	test.describe(`hours for a visitor in ${timezoneId}`, () => {
		test.use({ timezoneId });

		test("go by the shop's clock, to the minute", async ({ page }) => {
			for (const { clock, instant, open } of moments) {
				await test.step(`${clock}: ${open ? "open" : "closed"}`, async () => {
					await page.clock.setFixedTime(instant);
					await page.goto("/contact");
					await expectHours(page, { open, today: "Tuesday" });
				});
			}
		});
	});
}

test("a page left open follows the clock", async ({ page }) => {
	await page.clock.install({ time: "2026-11-24T03:28:00Z" });
	await page.goto("/contact");
	await expectHours(page, { open: false, today: "Tuesday" });
	await page.clock.runFor("03:00");
	await expectHours(page, { open: true, today: "Tuesday" });
});
