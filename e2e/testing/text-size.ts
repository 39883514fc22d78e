import type { Page } from "@playwright/test";

/** Sets the browser's font size, which media queries in rem follow too. */
export async function setFontSize(page: Page, standard: number): Promise<void> {
	const session = await page.context().newCDPSession(page);
	await session.send("Page.setFontSizes", { fontSizes: { standard, fixed: 13 } });
}

/** WCAG 1.4.12, as a user's style sheet: constructed sheets are not subject to the page's policy. */
export async function spaceText(page: Page): Promise<void> {
	await page.evaluate(() => {
		const sheet = new CSSStyleSheet();
		sheet.replaceSync(`
			* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
			p { margin-bottom: 2em !important; }
		`);
		document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
	});
}
