/**
 * Chromium 109, the oldest browser in which everything works (`browserslist` in package.json): without popovers,
 * invoker commands, `closedby` and nested CSS. In still older browsers pages can be read and links work.
 */
import { expect, type Locator, type Page } from "@playwright/test";
import { shop } from "../shop/shop.ts";
import { routes } from "../src/site-map.ts";
import { launchArguments } from "../testing/find-browser.ts";
import { landmarks, test, untilLive, untilScripted } from "./testing/journey.ts";
import { oldestChromium, runsHere } from "./testing/oldest-chromium.ts";

const paths = [routes.home, routes.pricing, routes.contact, routes.reviews, "/laundry-near-me"];

test.skip(!runsHere, "The package brings Chromium 109 for 64-bit Linux on x86 only.");
test.use({
	launchOptions: runsHere
		? { executablePath: oldestChromium(), args: launchArguments(), chromiumSandbox: false }
		: {},
});
test.beforeEach(({ expectProblem }) => {
	// Chromium 109 to 113 log a warning for the attribute.
	expectProblem(/Found a 'popover' attribute/);
});

/** Ids of popovers and dialogs that cover points of the screen. */
function coveredBy(page: Page): Promise<string[]> {
	return page.evaluate(() => {
		const shares = [0.1, 0.3, 0.5, 0.7, 0.9];
		const tops = shares.flatMap((x) =>
			shares.map((y) => document.elementFromPoint(innerWidth * x, innerHeight * y)),
		);
		const covers = tops.map((top) => top?.closest("[popover], dialog")?.id);
		return covers.filter((id) => id !== undefined);
	});
}

/** True if nothing covers the middle of a part. */
function isOnTop(part: Locator): Promise<boolean> {
	return part.evaluate((element) => {
		element.scrollIntoView({ block: "center", behavior: "instant" });
		const { left, top, width, height } = element.getBoundingClientRect();
		const root = element.getRootNode() as Document | ShadowRoot;
		const hit = root.elementFromPoint(left + width / 2, top + height / 2);
		return hit !== null && (element.contains(hit) || hit.contains(element));
	});
}

/** Replaces a feature in HTML, CSS and scripts by an unknown name, which browsers ignore. */
async function without(page: Page, unknown: RegExp): Promise<void> {
	await page.route(/^http:\/\/localhost/, async (route) => {
		if (!/document|script|stylesheet/.test(route.request().resourceType())) return route.fallback();
		const response = await route.fetch();
		const body = (await response.text())
			.replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/, "")
			.replaceAll(unknown, "$1none-such");
		await route.fulfill({ response, body });
	});
}

test.describe("Chromium 109", () => {
	test("pages are covered by nothing", async ({ page }) => {
		for (const path of paths) {
			await page.goto(path);
			await untilScripted(page);
			await expect(landmarks(page).main.getByRole("heading", { level: 1 })).toBeVisible();
			expect(await coveredBy(page), path).toEqual([]);
		}
	});

	test("the menu opens, closes in all its ways and leads on", async ({ page }) => {
		await page.goto("/");
		await untilScripted(page);
		const button = landmarks(page).header.getByRole("button", { name: "Open menu" });
		const menu = page.getByRole("dialog", { name: "Menu" });
		const close = [
			() => menu.getByRole("button", { name: "Close menu" }).click(),
			() => page.keyboard.press("Escape"),
			() => page.mouse.click(10, 400),
		];
		for (const act of close) {
			await button.click();
			await expect(menu).toBeInViewport({ ratio: 0.9 });
			await act();
			await expect(menu).toBeHidden();
		}
		await button.click();
		await menu.getByRole("link", { name: "Pricing" }).click();
		await expect(page).toHaveURL(/\/pricing$/);
	});

	test("the footer's dialogs and the reviews open, and close in all their ways", async ({
		page,
	}) => {
		await page.goto("/reviews");
		await untilScripted(page);
		const dialog = page.getByRole("dialog");
		for (const opener of [
			landmarks(page).main.getByRole("listitem").first().getByRole("button"),
			landmarks(page).footer.getByRole("button", { name: "FAQs" }),
		]) {
			for (const close of [
				() => dialog.getByRole("button", { name: "Close", exact: true }).last().click(),
				() => page.keyboard.press("Escape"),
				() => page.mouse.click(4, 4),
			]) {
				await opener.click();
				await expect(dialog).toBeVisible();
				expect(await dialog.evaluate((element) => element.matches(":modal"))).toBe(true);
				await close();
				await expect(dialog).toBeHidden();
				await expect(opener).toBeFocused();
			}
		}
		await landmarks(page).footer.getByRole("button", { name: "FAQs" }).click();
		await dialog.getByRole("heading", { level: 2 }).click();
		await expect(dialog, "a press inside").toBeVisible();
	});

	test("a list is made and becomes a message", async ({ page }) => {
		await page.goto("/pricing");
		await untilLive(page);
		await page.getByRole("button", { name: "Add Ankle boots" }).first().click();
		const bar = page.getByRole("complementary", { name: "Your list" });
		await bar.getByRole("button").click();
		const dialog = page.getByRole("dialog", { name: "Your list" });
		await dialog.getByRole("button", { name: "One Ankle boots more" }).click();
		const send = dialog.getByRole("link", { name: "Send on WhatsApp" });
		await expect(send).toHaveAttribute("href", /2%20%C3%97%20Ankle%20boots|2\+%C3%97\+Ankle/);
	});
});

test.describe("what Firefox 115 lacks: :has() and names of ARIA set as properties", () => {
	test.beforeEach(async ({ page }) => {
		await without(page, /(:)has(?=\()/g);
		await page.addInitScript(() => {
			for (const name of Object.getOwnPropertyNames(Element.prototype))
				if (/^(aria[A-Z]|role$)/.test(name)) Reflect.deleteProperty(Element.prototype, name);
		});
	});

	test("each + stands in its own row, beside the price, and has a name with the number", async ({
		page,
	}) => {
		await page.goto("/pricing");
		await untilLive(page);
		for (const { name } of shop.prices.categories[3]?.items ?? []) {
			const row = page.locator("main .rate-rows > div:visible", { hasText: name }).first();
			const more = row.getByRole("button", { name: `Add ${name}` });
			await more.click();
			await expect(more).toHaveAccessibleName(/, 1 on your list$/);
			const rowBox = await row.boundingBox();
			const moreBox = await more.boundingBox();
			const middle = (moreBox?.y ?? 0) + (moreBox?.height ?? 0) / 2;
			expect(middle).toBeGreaterThan(rowBox?.y ?? 0);
			expect(middle).toBeLessThan((rowBox?.y ?? 0) + (rowBox?.height ?? 0));
			const pricedUntil = await row.getByRole("definition").evaluate((definition) => {
				const words = document.createRange();
				words.setStart(definition, 0);
				words.setEndBefore(definition.lastChild as Node);
				return words.getBoundingClientRect().right;
			});
			expect(pricedUntil).toBeLessThanOrEqual(moreBox?.x ?? 0);
		}
	});
});

test.describe("before layers (Chrome 98, Safari 15.3, Firefox 96): pages read and book", () => {
	for (const scripts of [true, false]) {
		test.describe(scripts ? "with scripts" : "without scripts", () => {
			test.use({ javaScriptEnabled: scripts });
			test("pages are plain, and nothing lies on anything", async ({ page }) => {
				await without(page, /(@)layer\b|(?<=:)revert-layer/g);
				for (const path of paths) {
					await page.goto(path);
					await expect(landmarks(page).main.getByRole("heading", { level: 1 })).toBeVisible();
					await expect(page.getByRole("dialog")).toHaveCount(0);
					const drawings = await page.locator("svg:visible").evaluateAll((all) =>
						all.map((svg) => {
							const { width, height } = svg.getBoundingClientRect();
							return { kind: svg.getAttribute("class"), width, height };
						}),
					);
					for (const { kind, width, height } of drawings) {
						expect(height, String(kind)).toBeLessThanOrEqual(100);
						if (!kind?.includes("ridge")) expect(width, String(kind)).toBeLessThanOrEqual(150);
					}
					for (const link of [
						landmarks(page).footer.locator('a[href^="tel:"]').first(),
						page.locator('a[href^="https://wa.me/"]:visible').first(),
					])
						expect(await isOnTop(link)).toBe(true);
					expect(
						await page.evaluate(() => document.documentElement.scrollWidth),
					).toBeLessThanOrEqual(390);
				}
			});
		});
	}
});
