/** Phones in landscape, and 1280 × 1024 px at 400 %: the title and the close button of whatever opens stay in the window. */
import { expect, type Locator, type Page } from "@playwright/test";
import { landmarks, test, untilScripted } from "./testing/journey.ts";

/** The lowest in landscape, and the narrowest. */
const sizes = [
	[740, 360],
	[320, 256],
] as const;

test.use({ contextOptions: { reducedMotion: "reduce" } });

/** @property close the name of the button that closes it */
const opened: { name: string; path: string; open: (page: Page) => Locator; close: string }[] = [
	{
		name: "Chat with us on WhatsApp",
		path: "/about",
		open: (page) => page.getByRole("button", { name: "Chat with us on WhatsApp" }),
		close: "Close WhatsApp panel",
	},
	{
		name: "Chat with us",
		path: "/about",
		open: (page) => page.getByRole("button", { name: "Chat with us", exact: true }),
		close: "Close chat",
	},
	{
		name: "Menu",
		path: "/about",
		open: (page) => page.getByRole("button", { name: "Open menu" }),
		close: "Close menu",
	},
	// All the footer's dialogs are built alike.
	{
		name: "FAQs",
		path: "/about",
		open: (page) => landmarks(page).footer.getByRole("button", { name: "FAQs" }),
		close: "Close",
	},
	{
		name: "the first review",
		path: "/reviews",
		open: (page) => landmarks(page).main.getByRole("listitem").getByRole("button").first(),
		close: "Close review",
	},
];

test("title, X and all that stands in what opens are in reach", { tag: "@desktop" }, async ({
	page,
}) => {
	for (const { name, path, open, close } of opened) {
		await test.step(name, async () => {
			if (new URL(page.url(), "http://localhost").pathname !== path) await page.goto(path);
			await untilScripted(page);
			for (const [width, height] of sizes) {
				await page.setViewportSize({ width, height });
				await open(page).click();
				const dialog = page.getByRole("dialog");
				await expect(dialog).toBeVisible();
				const x = dialog.getByRole("button", { name: close, exact: true });
				await expect(x).toBeInViewport({ ratio: 1 });
				const title = dialog.getByRole("heading").first();
				if (await title.count()) await expect(title).toBeInViewport({ ratio: 1 });
				const last = dialog.locator("a, button, textarea, h3").filter({ visible: true }).last();
				await last.scrollIntoViewIfNeeded();
				await expect(last).toBeInViewport({ ratio: 0.5 });
				await page.keyboard.press("Escape");
				await expect(dialog).toBeHidden();
			}
		});
	}
});
