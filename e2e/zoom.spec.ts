/**
 * Larger letters and smaller windows: nothing is lost and nothing scrolls sideways at 320 px (1280 px
 * at 400 %), with the browser's letters twice as large, and with the spacing that WCAG 1.4.12 allows a
 * reader to ask for.
 */
import { expect, type Page } from "@playwright/test";
import { isPhone, test, untilScripted } from "./journey.ts";
import { lostText } from "./lost-text.ts";
import { shareOfSitemap, shares } from "./sitemap.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });

/** The browser's own setting, which media queries in rem follow too. */
async function doubleLetters(page: Page): Promise<void> {
	const session = await page.context().newCDPSession(page);
	await session.send("Page.setFontSizes", { fontSizes: { standard: 32, fixed: 26 } });
}

/** An hour at which the shop is open: "Open now" is the status that a window has room for. */
const OPEN = "2026-11-20T06:30:00Z";

/** As a reader's own style sheet does it, past what the page's policy allows the page. */
async function spaceLetters(page: Page): Promise<void> {
	await page.evaluate(() => {
		const sheet = new CSSStyleSheet();
		sheet.replaceSync(`
			* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
			p { margin-bottom: 2em !important; }
		`);
		document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
	});
}

for (const share of shares) {
	test(`every address, share ${share + 1} of ${shares.length}`, async ({ page, request }) => {
		test.setTimeout(90_000);
		await page.clock.setFixedTime(OPEN);
		const width = page.viewportSize()?.width ?? 0;
		for (const path of await shareOfSitemap(request, share)) {
			await page.setViewportSize(
				isPhone(page) ? { width: 320, height: 640 } : { width, height: 900 },
			);
			await page.goto(path);
			await untilScripted(page);
			if (width < 600) expect.soft(await lostText(page), `${path} at 320 px`).toEqual([]);
			await page.setViewportSize({ width, height: 900 });
			await spaceLetters(page);
			expect.soft(await lostText(page), `${path}, letters apart`).toEqual([]);
		}
	});

	test(`letters twice as large, share ${share + 1}`, async ({ page, request }) => {
		test.setTimeout(90_000);
		await page.clock.setFixedTime(OPEN);
		await doubleLetters(page);
		for (const path of await shareOfSitemap(request, share)) {
			await page.goto(path);
			await untilScripted(page);
			expect.soft(await lostText(page), path).toEqual([]);
		}
	});
}
