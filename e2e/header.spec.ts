/** The header, and the menu that stands in for it on small screens. Their links are in site-facts/shell.test.ts. */
import { expect, type Page } from "@playwright/test";
import { shop } from "../shop/shop.ts";
import { navigation } from "../src/site-map.ts";
import { landmarks, readChatLink, scrollTop, test } from "./testing/journey.ts";
import { setFontSize } from "./testing/text-size.ts";

const { business, messages } = shop;

function menuOf(page: Page) {
	return {
		button: page.getByRole("button", { name: "Open menu" }),
		close: page.getByRole("button", { name: "Close menu" }),
		links: page.getByRole("navigation", { name: "Menu" }).getByRole("link"),
		panel: page.locator("[popover]", { has: page.getByRole("navigation", { name: "Menu" }) }),
	};
}

test("nothing stands above it: what the page keeps its drawings in takes no room", async ({
	page,
}) => {
	await page.goto("/about");
	await expect(page.locator("svg.sprite")).toHaveCount(1);
	expect(await landmarks(page).header.boundingBox()).toMatchObject({ x: 0, y: 0 });
});

test.describe("on wide screens", { tag: "@desktop" }, () => {
	test("a seventh link has its room", async ({ page }) => {
		await page.setViewportSize({ width: 1024, height: 600 });
		await page.goto("/pricing");
		const links = landmarks(page).header.getByRole("navigation").getByRole("link");
		const overflow = await links.last().evaluate((link) => {
			const seventh = link.cloneNode() as Element;
			seventh.textContent = "Corporate";
			link.after(seventh);
			return (document.scrollingElement?.scrollWidth ?? 0) - innerWidth;
		});
		expect(overflow).toBe(0);
		for (const link of await links.all()) {
			const { width = 0, height = 0 } = (await link.boundingBox()) ?? {};
			expect(Math.min(width, height)).toBeGreaterThanOrEqual(24);
		}
	});
	test("a link leads to its page, where it is marked, not by colour alone", async ({ page }) => {
		await page.goto("/");
		const links = landmarks(page).header.getByRole("navigation").getByRole("link");
		const { label = "", href = "" } = navigation.at(-1) ?? {};
		await links.filter({ hasText: label }).click();
		await expect(page).toHaveURL(href);
		await expect(links.filter({ hasText: label })).toHaveAttribute("aria-current", "page");
		const weights = await links.evaluateAll((anchors) =>
			anchors.map((anchor) => getComputedStyle(anchor).fontWeight),
		);
		expect(new Set(weights).size).toBe(2);
		await expect(menuOf(page).button).toBeHidden();
	});

	test("Book Now opens the chat in a new tab with the greeting", async ({ page, context }) => {
		await page.goto("/");
		const opened = context.waitForEvent("page");
		await landmarks(page)
			.header.getByRole("link", { name: /^Book Now/ })
			.click();
		const chat = readChatLink((await opened).url());
		expect(chat).toEqual({ host: "wa.me", number: business.whatsapp, text: messages.bookNow });
		await expect(page).toHaveURL("/");
	});
	test("the header stays in view while the page scrolls", async ({ page }) => {
		await page.goto("/services");
		await page.mouse.wheel(0, 1200);
		await expect.poll(() => scrollTop(page)).toBeGreaterThan(600);
		await expect(landmarks(page).header).toBeInViewport({ ratio: 0.99 });
	});
});

test.describe("on small screens", () => {
	test.beforeEach(({ page }) => page.goto("/services"));

	test("the menu fills the height, and there is no second navigation in the way", async ({
		page,
	}) => {
		const menu = menuOf(page);
		await expect(landmarks(page).header.getByRole("navigation")).toBeHidden();
		await expect(menu.panel).toBeHidden();
		await menu.button.click();
		await expect(menu.panel.locator('[aria-current="page"]')).toHaveText("Services");
		const { width, height } = page.viewportSize() ?? {};
		await expect
			.poll(async () => {
				const box = await menu.panel.boundingBox();
				return [box?.y, box?.height, Math.round((box?.x ?? 0) + (box?.width ?? 0))];
			})
			.toEqual([0, height, width]);
	});

	test("Book Now has its place at every width and size of letters", async ({ page }) => {
		for (const [path, name] of [
			["/services", "Book Now"],
			["/hi/services", "बुक करें"],
		] as const) {
			await page.goto(path);
			const book = landmarks(page).header.getByRole("link", { name });
			for (const letters of [16, 32]) {
				await setFontSize(page, letters);
				for (const width of [320, 360, 412, 768]) {
					await page.setViewportSize({ width, height: 800 });
					await expect(book, `${letters} px letters at ${width} px`).toBeInViewport({ ratio: 1 });
				}
			}
		}
	});

	test("the panel slides in within 300 ms", async ({ page }) => {
		// In the same call as the press, before the animation ends.
		const durations = await menuOf(page).button.evaluate(async (button: HTMLElement) => {
			button.click();
			await new Promise(requestAnimationFrame);
			const moving = document.querySelector(":popover-open")?.getAnimations() ?? [];
			return moving.map((animation) => animation.effect?.getComputedTiming().duration);
		});
		expect(new Set(durations)).toEqual(new Set([300]));
	});
	test("choosing a link goes there and closes the menu, also when going Back or staying", async ({
		page,
	}) => {
		const menu = menuOf(page);
		await menu.button.click();
		await menu.links.filter({ hasText: "Services" }).click();
		await expect(menu.panel).toBeHidden();
		await expect(page).toHaveURL("/services");
		await menu.button.click();
		await menu.links.filter({ hasText: "About" }).click();
		await expect(page).toHaveURL("/about");
		await expect(menu.panel).toBeHidden();
		await page.goBack();
		await expect(page).toHaveURL("/services");
		await expect(menu.panel).toBeHidden();
		await expect(landmarks(page).main).toBeVisible();
	});

	test("it closes by its button, by Escape and by a press outside, and opens by keyboard", async ({
		page,
	}) => {
		const menu = menuOf(page);
		for (const close of [() => menu.close.click(), () => page.keyboard.press("Escape")]) {
			await menu.button.click();
			await expect(menu.panel).toBeVisible();
			await close();
			await expect(menu.panel).toBeHidden();
			await expect(menu.button).toBeFocused();
		}
		await menu.button.click();
		await expect(menu.panel).toBeVisible();
		await page.mouse.click(12, 400);
		await expect(menu.panel).toBeHidden();

		// By keyboard alone Tab goes into the panel, which is elsewhere in the document.
		await menu.button.focus();
		await page.keyboard.press("Enter");
		await expect(menu.panel).toBeVisible();
		await page.keyboard.press("Tab");
		expect(await menu.panel.evaluate((panel) => panel.contains(document.activeElement))).toBe(true);
	});
});
