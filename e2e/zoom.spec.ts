/**
 * Larger fonts and narrower windows: no layout fault down to 280 px, with the browser's font size at 24 and
 * 32 px, and with the text spacing of WCAG 1.4.12. At the ordinary size, see every-page.spec.ts.
 */
import { expect, type Page } from "@playwright/test";
import { checkedPages, isThorough } from "./testing/checked-pages.ts";
import { openLaidOut, test } from "./testing/journey.ts";
import { layoutFaults } from "./testing/layout-faults.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });

/** Sets the browser's font size, which media queries in rem follow too. */
async function setFontSize(page: Page, standard: number): Promise<void> {
	const session = await page.context().newCDPSession(page);
	await session.send("Page.setFontSizes", { fontSizes: { standard, fixed: 13 } });
}

/** The shop is open: narrow windows have room for "Open now" only. */
const OPEN = "2026-11-20T06:30:00Z";

/** WCAG 1.4.12, as a user's style sheet: constructed sheets are not subject to the page's policy. */
async function spaceText(page: Page): Promise<void> {
	await page.evaluate(() => {
		const sheet = new CSSStyleSheet();
		sheet.replaceSync(`
			* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
			p { margin-bottom: 2em !important; }
		`);
		document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
	});
}

/** Where twelve letters fill the window, words may break inside. */
function isAvoidable(width: number, letters: number) {
	return (fault: string) => width / letters > 12 || !fault.endsWith("breaks inside a word");
}

const narrow = isThorough ? [280, 320, 360] : [280, 360];

for (const path of checkedPages) {
	test(`${path}: spaced text, and a large font`, { tag: "@desktop" }, async ({ page }) => {
		await page.clock.setFixedTime(OPEN);
		await openLaidOut(page, path);
		for (const letters of isThorough ? [16, 24, 32] : [32]) {
			await setFontSize(page, letters);
			for (const width of narrow) {
				await page.setViewportSize({ width, height: 800 });
				const faults = (await layoutFaults(page)).filter(isAvoidable(width, letters));
				expect.soft(faults, `${letters} px letters at ${width} px`).toEqual([]);
			}
		}
		await setFontSize(page, 16);
		await spaceText(page);
		for (const width of [320, 1440]) {
			await page.setViewportSize({ width, height: 800 });
			expect.soft(await layoutFaults(page), `letters apart at ${width} px`).toEqual([]);
		}
	});
}

test("the search field keeps room for what is searched", { tag: "@desktop" }, async ({ page }) => {
	await page.goto("/pricing");
	for (const letters of [16, 24, 32]) {
		await setFontSize(page, letters);
		for (const width of [280, 320, 390]) {
			await page.setViewportSize({ width, height: 800 });
			const field = await page.getByPlaceholder("Search for a service...").boundingBox();
			expect.soft(field?.width, `${letters} px letters at ${width} px`).toBeGreaterThan(100);
		}
	}
});

test("a reviewer's name keeps its words whole in the dialog", { tag: "@desktop" }, async ({
	page,
}) => {
	await page.setViewportSize({ width: 360, height: 800 });
	await openLaidOut(page, "/reviews");
	await page
		.getByRole("listitem")
		.filter({ hasText: "Meenakshi" })
		.getByRole("button")
		.first()
		.click();
	await expect(page.getByRole("dialog")).toBeVisible();
	for (const letters of [16, 24, 32]) {
		await setFontSize(page, letters);
		const faults = (await layoutFaults(page)).filter((fault) => fault.includes("Meenakshi"));
		expect.soft(faults, `${letters} px letters`).toEqual([]);
	}
});
