/** The dock at the foot of a phone's screen, with the list's bar: it hides on scroll, comes back, and is never cut off. */
import { expect, type Page } from "@playwright/test";
import { landmarks, test, untilScripted } from "./testing/journey.ts";

const phone = { width: 360, height: 780 };

test.use({ viewport: phone, contextOptions: { reducedMotion: "reduce" } });

const chat = (page: Page) => page.getByRole("button", { name: "Chat with us", exact: true });

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
const scrolled = ["/", "/pricing", "/contact", "/reviews", "/laundry-near-me"];

test("nothing lies under the dock on the way down, nor at the end", async ({ page }) => {
	for (const path of scrolled) {
		await page.goto(path);
		await untilScripted(page);
		await expect(chat(page), path).toBeInViewport({ ratio: 1 });
		do {
			await scrollPage(page, 250);
			await expect.poll(() => covered(page), path).toEqual([]);
		} while (!(await isAtEnd(page)));
		await expect(chat(page), path).toBeInViewport({ ratio: 1 });
	}
});

test("what is put on the list brings the bar back", async ({ page }) => {
	// As if it were made on an earlier page.
	await page.addInitScript(() => {
		const items = [
			{ id: "mens-shirt", name: "Shirt", quantity: 99 },
			{ id: "housing-carpet", name: "Carpet", measure: "sqft" },
		];
		const list = { version: 1, kept: Date.now(), items, last: [], wishes: {} };
		localStorage.setItem("list", JSON.stringify(list));
	});
	await page.goto("/pricing");
	const bar = page.getByRole("complementary", { name: "Your list" });
	await expect(bar).toContainText("100 items");
	await scrollPage(page, 900);
	await expect(bar).not.toBeInViewport();
	const { main } = landmarks(page);
	const add = main.getByRole("button", { name: "Add Dupatta", exact: true }).first();
	await add.scrollIntoViewIfNeeded();
	await add.click();
	await expect(bar).toContainText("101 items");
	await expect(bar).toBeInViewport({ ratio: 1 });
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
