/** No style depends on the order of the style sheets, which differs from page to page. */
import { globSync, readFileSync } from "node:fs";
import { expect, type Page } from "@playwright/test";
import { withShades } from "../build/style-plugins.ts";
import { shop } from "../shop/shop.ts";
import { test } from "./testing/journey.ts";

const sheets = globSync("src/**/*.css", { exclude: ["src/styles/fonts.css"] })
	.sort()
	.map((file) => withShades(readFileSync(file, "utf8"), shop.theme))
	// Addresses of pictures are those of the sources.
	.map((css) => css.replaceAll(/url\("[^"]*"\)/g, "none"));

/**
 * Styles the page by the style sheets of all components, in one order and in the other.
 * @returns the elements that then look different, and in which properties
 */
function dependOnOrder(page: Page): Promise<string[]> {
	return page.evaluate((sheets) => {
		for (const { cssRules } of document.styleSheets)
			for (let at = cssRules.length - 1; at >= 0; at--) {
				const rule = cssRules[at];
				if (rule instanceof CSSLayerBlockRule && /^(?:ui|shell|sections|screens)$/.test(rule.name))
					rule.parentStyleSheet?.deleteRule(at);
			}
		const parsed = sheets.map((css) => {
			const sheet = new CSSStyleSheet();
			sheet.replaceSync(css);
			return sheet;
		});
		const laidOut = new CSSStyleSheet();
		laidOut.replaceSync("* { content-visibility: visible !important }");
		function pathOf(element: Element): string {
			const { parentElement, localName, classList } = element;
			const name = [localName, ...classList].join(".");
			return parentElement ? `${pathOf(parentElement)} ${name}` : name;
		}
		// Rows and cards alike are looked at once.
		const elements = new Map(
			[...document.body.querySelectorAll("*:not(svg *, script)")].map((one) => [pathOf(one), one]),
		);
		function look(order: CSSStyleSheet[]) {
			document.adoptedStyleSheets = [...order, laidOut];
			return [...elements].flatMap(([path, element]) =>
				["", "::before", "::after"].map((part) => {
					const style = getComputedStyle(element, part);
					const values = [...style].map((name) => `${name}: ${style.getPropertyValue(name)}`);
					return [`${path}${part}`, values] as const;
				}),
			);
		}
		const other = look(parsed.toReversed());
		return look(parsed).flatMap(([path, values], place) => {
			const different = values.filter((value) => !other[place]?.[1].includes(value));
			return different.length > 0 ? `${path} { ${different.join("; ")} }` : [];
		});
	}, sheets);
}

test.use({ contextOptions: { reducedMotion: "reduce" } });

test("styles in another order look the same", async ({ page }) => {
	await page.goto("/contact");
	for (const width of [390, 1440]) {
		await page.setViewportSize({ width, height: 900 });
		expect.soft(await dependOnOrder(page), `${width} px`).toEqual([]);
	}
});
