/** The dock at the foot of a phone's screen, with the list's bar: it hides on scroll, comes back, and is never cut off. */
import { expect, type Page } from "@playwright/test";
import { checkedPages, isThorough } from "./testing/checked-pages.ts";
import { landmarks, test, untilScripted } from "./testing/journey.ts";
import { shellWords } from "./testing/shell-words.ts";

const phone = { width: 360, height: 780 };

test.use({ viewport: phone, contextOptions: { reducedMotion: "reduce" } });

const chat = (page: Page, path = "/") =>
	page.getByRole("button", { name: shellWords(path).chatWithUs, exact: true });

interface KeptItem {
	id: string;
	quantity?: number;
	measure?: string;
}

/** Stores a list, as if it were made on an earlier page. */
async function keepList(page: Page, items: readonly KeptItem[]): Promise<void> {
	await page.addInitScript((items: readonly KeptItem[]) => {
		const named = items.map((item) => ({ ...item, name: item.id }));
		const list = { version: 1, kept: Date.now(), items: named, last: [], wishes: {} };
		localStorage.setItem("list", JSON.stringify(list));
	}, items);
}

/** Scrolls, and waits three frames for the page to react. */
async function scrollPage(page: Page, pixels: number): Promise<void> {
	await page.evaluate(async (pixels) => {
		const nextFrame = () => new Promise(requestAnimationFrame);
		scrollBy({ top: pixels, behavior: "instant" });
		for (let frame = 0; frame < 3; frame++) await nextFrame();
	}, pixels);
}

const isAtEnd = (page: Page) =>
	page.evaluate(() => scrollY + innerHeight > document.documentElement.scrollHeight - 4);

/** Prices, controls and footer texts that the dock covers. */
function covered(page: Page): Promise<string[]> {
	return page.evaluate(() => {
		const dock = document.querySelector(".dock") as Element;
		const own = dock.getBoundingClientRect();
		const end = Math.min(own.bottom, innerHeight);
		const parts = document.querySelectorAll<HTMLElement>(
			"main :is(a, button, summary, dd, .price, item-stepper), footer :is(a, button, p)",
		);
		return [...parts]
			.filter((part) => part.checkVisibility())
			.filter((part) => {
				const { left, right, top, bottom } = part.getBoundingClientRect();
				return (
					left < own.right && right > own.left && top < end && bottom > own.top && own.top < end
				);
			})
			.map((part) => `${part.localName} ${part.textContent?.trim().slice(0, 40)}`);
	});
}

// Each is laid out in its own way.
const scrolled = isThorough
	? checkedPages
	: ["/", "/pricing", "/contact", "/reviews", "/laundry-near-me"];

test("nothing lies under the dock on the way down, nor at the end", async ({ page }) => {
	test.slow(isThorough);
	for (const path of scrolled) {
		await page.goto(path);
		await untilScripted(page);
		await expect(chat(page, path), path).toBeInViewport({ ratio: 1 });
		do {
			await scrollPage(page, 250);
			await expect.poll(() => covered(page), path).toEqual([]);
		} while (!(await isAtEnd(page)));
		await expect(chat(page, path), path).toBeInViewport({ ratio: 1 });
	}
});

test.describe("with a list", () => {
	test.beforeEach(({ page }) =>
		keepList(page, [
			{ id: "mens-shirt", quantity: 99 },
			{ id: "housing-carpet", measure: "sqft" },
		]),
	);

	test("what is put on the list brings the bar back", async ({ page }) => {
		await page.goto("/pricing");
		const bar = page.getByRole("complementary", { name: "Your list" });
		await expect(bar).toContainText("100 items");
		await scrollPage(page, 900);
		await expect(bar).not.toBeInViewport();
		const add = landmarks(page)
			.main.getByRole("button", { name: "Add Dupatta", exact: true })
			.first();
		await add.scrollIntoViewIfNeeded();
		await add.click();
		await expect(bar).toContainText("101 items");
		await expect(bar).toBeInViewport({ ratio: 1 });
	});

	test("it comes back on the way up, not for a shaking thumb", async ({ page }) => {
		await page.goto("/pricing");
		await expect(page.getByRole("complementary", { name: "Your list" })).toContainText("₹8,415");
		await scrollPage(page, 900);
		await expect(chat(page)).not.toBeInViewport();
		await scrollPage(page, -4);
		await expect(chat(page)).not.toBeInViewport();
		await scrollPage(page, -40);
		await expect(chat(page)).toBeInViewport({ ratio: 1 });
		await scrollPage(page, 40);
		await expect(chat(page)).not.toBeInViewport();
	});
});

/** Texts of the bar that are cut off by its box or by the window. */
function cutWords(page: Page): Promise<string[]> {
	return page.evaluate(() => {
		const button = document.querySelector(".list-bar button") as HTMLElement;
		const box = button.getBoundingClientRect();
		const cut = [...button.querySelectorAll<HTMLElement>("span")].filter((part) => {
			const range = document.createRange();
			range.selectNodeContents(part);
			const isOut = [...range.getClientRects()].some(
				({ left, right, top, bottom }) =>
					left < Math.max(box.left, 0) - 0.5 ||
					right > Math.min(box.right, innerWidth) + 0.5 ||
					top < box.top - 0.5 ||
					bottom > Math.min(box.bottom, innerHeight) + 0.5,
			);
			const { textOverflow } = getComputedStyle(part);
			return isOut || part.scrollWidth > part.clientWidth || textOverflow !== "clip";
		});
		return cut.map(({ textContent }) => textContent ?? "");
	});
}

test("the total is never cut: 320 px, font size 24 px", async ({ page }) => {
	await page.setViewportSize({ width: 320, height: 640 });
	const session = await page.context().newCDPSession(page);
	await session.send("Page.setFontSizes", { fontSizes: { standard: 24, fixed: 13 } });
	await page.route("**/data/listPrices.json", (route) =>
		route.fulfill({
			json: {
				"mens-shirt": {
					kind: "range",
					name: "Shirt",
					text: "₹1,010",
					low: 101_000,
					high: 151_500,
				},
				"housing-carpet": {
					kind: "amount",
					name: "Carpet",
					text: "₹35",
					low: 3500,
					measure: "sqft",
				},
			},
		}),
	);
	await keepList(page, [{ id: "mens-shirt", quantity: 99 }]);
	await page.goto("/pricing");
	const bar = page.getByRole("complementary", { name: "Your list" });
	await expect(bar).toContainText("₹99,990–1,49,985");
	expect(await cutWords(page)).toEqual([]);
	await keepList(page, [
		{ id: "mens-shirt", quantity: 99 },
		{ id: "housing-carpet", measure: "sqft" },
		{ id: "bulk-hotel-hospital-linen", quantity: 99 },
	]);
	await page.reload();
	await expect(bar).toContainText("from ₹99,990");
	await expect(bar).toContainText(/^199 items · from ₹99,990.* . 1 to be measured . 1 on quote/);
	expect(await cutWords(page)).toEqual([]);
	for (let i = 0; i < 60 && !(await isAtEnd(page)); i++) await scrollPage(page, 2000);
	await expect(bar).toBeInViewport({ ratio: 1 });
	expect(await covered(page)).toEqual([]);
});

test.describe("without scripts", () => {
	test.use({ javaScriptEnabled: false });

	test("its link stands at the page's end and covers nothing", async ({ page }) => {
		await page.goto("/pricing");
		const link = page.getByRole("complementary", { name: "Chat" }).getByRole("link");
		await expect(link).toBeVisible();
		await expect(link).not.toBeInViewport();
		await link.scrollIntoViewIfNeeded();
		await expect(link).toBeInViewport({ ratio: 1 });
		expect(await covered(page)).toEqual([]);
	});
});
