/** Phones in landscape, and 1280 × 1024 px at 400 %: the title and the close button of whatever opens stay in the window. */
import { expect } from "@playwright/test";
import { landmarks, test, untilScripted } from "./testing/journey.ts";

/** The lowest in landscape, and the narrowest. */
const sizes = [
	[740, 360],
	[320, 256],
] as const;

test.use({ contextOptions: { reducedMotion: "reduce" } });

/** Of each kind one, with the buttons that open and close it; the first review has its writer's name. */
const opened: [path: string, open: string | undefined, close: string][] = [
	["/about", "Chat with us on WhatsApp", "Close WhatsApp panel"],
	["/about", "Chat with us", "Close chat"],
	["/about", "Open menu", "Close menu"],
	["/about", "FAQs", "Close"],
	["/reviews", undefined, "Close review"],
];

test("title, X and all that stands in what opens are in reach", { tag: "@desktop" }, async ({
	page,
}) => {
	for (const [path, open, close] of opened) {
		await test.step(close, async () => {
			const first = landmarks(page).main.getByRole("listitem").getByRole("button").first();
			const opener = open ? page.getByRole("button", { name: open, exact: true }) : first;
			if (new URL(page.url(), "http://localhost").pathname !== path) await page.goto(path);
			await untilScripted(page);
			for (const [width, height] of sizes) {
				await page.setViewportSize({ width, height });
				await opener.click();
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
