/** Nothing shifts while a page loads; nothing moves for those who asked for that. */
import { expect, type Page } from "@playwright/test";
import { routes } from "../src/site-map.ts";
import { landmarks, test } from "./testing/journey.ts";

const kinds = [routes.home, "/pricing?q=saree", routes.reviews];

/** An entry of the Layout Instability API, which TypeScript's DOM library does not know. */
interface LayoutShift extends PerformanceEntry {
	value: number;
	hadRecentInput: boolean;
	sources: { node: Node | null }[];
}

/** Every shift so far that no visitor caused, and what moved. */
function readShifts(page: Page): Promise<{ value: number; moved: string[] }[]> {
	return page.evaluate(
		() =>
			new Promise((done) => {
				const observer = new PerformanceObserver((list) => finish(list.getEntries()));
				function finish(entries: PerformanceEntry[]) {
					observer.disconnect();
					done(
						(entries as LayoutShift[])
							.filter(({ hadRecentInput }) => !hadRecentInput)
							.map(({ value, sources }) => ({
								value,
								moved: sources.map(({ node }) =>
									node instanceof Element ? node.outerHTML.slice(0, 120) : String(node?.nodeName),
								),
							})),
					);
				}
				observer.observe({ type: "layout-shift", buffered: true });
				setTimeout(() => finish([]), 400);
			}),
	);
}

for (const path of kinds) {
	test(`${path} does not shift while it loads`, async ({ page }) => {
		// Months after the build, so that every relative time is set anew.
		await page.clock.setFixedTime(Date.now() + 400 * 86_400_000);
		// The worst case: the fonts come when the page has long been painted in the fallbacks.
		await page.route("**/*.woff2", async (route) => {
			await page.waitForTimeout(600);
			await route.continue();
		});
		await page.goto(path, { waitUntil: "networkidle" });
		await page.evaluate(() => document.fonts.ready);
		const shifts = await readShifts(page);
		const total = shifts.reduce((sum, { value }) => sum + value, 0);
		// Zero as every tool reports it: a few words a pixel wider in the true face are not a shift.
		expect(total, JSON.stringify(shifts, null, "\t")).toBeLessThan(0.005);
	});
}

test.describe("for those who asked for less motion", () => {
	test.use({ contextOptions: { reducedMotion: "reduce" } });

	/** Animations that are under way now and would be seen to move or fade. */
	function motions(page: Page): Promise<string[]> {
		return page.evaluate(() =>
			document
				.getAnimations()
				.filter((animation) => animation.playState === "running")
				.flatMap(({ effect }) => (effect instanceof KeyframeEffect ? [effect] : []))
				.filter((effect) =>
					effect
						.getKeyframes()
						.some((frame) =>
							["translate", "transform", "scale", "rotate", "opacity", "clipPath"].some(
								(property) => property in frame,
							),
						),
				)
				.map((effect) => `${effect.target?.className} ${JSON.stringify(effect.getKeyframes()[0])}`),
		);
	}

	test("nothing moves on pages that are scrolled through", async ({ page }) => {
		for (const path of ["/", "/wedding-dress-cleaning"]) {
			await page.goto(path);
			for (let step = 0; step < 8; step++) {
				expect(await motions(page)).toEqual([]);
				await page.evaluate(() => scrollBy(0, innerHeight * 0.8));
			}
			// A section that would have risen stands there whole.
			const faint = await landmarks(page)
				.main.locator("section, li")
				.evaluateAll((parts) =>
					parts
						.filter((part) => getComputedStyle(part).opacity !== "1")
						.map((part) => part.className),
				);
			expect(faint).toEqual([]);
		}
	});
});
