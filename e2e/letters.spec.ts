/** A first visit is painted in the device's letters, then set in ours, some lines a frame. */
import { expect, type Locator, type Page } from "@playwright/test";
import { landmarks, test, untilScripted } from "./testing/journey.ts";

/** The fonts that the browser really draws an element's text with. */
async function drawnWith(page: Page, element: Locator): Promise<string[]> {
	const session = await page.context().newCDPSession(page);
	await session.send("DOM.enable");
	await session.send("CSS.enable");
	await session.send("DOM.getDocument");
	await element.evaluate((node) => Object.assign(window, { asked: node }));
	const { result } = await session.send("Runtime.evaluate", { expression: "window.asked" });
	const { nodeId } = await session.send("DOM.requestNode", { objectId: result.objectId ?? "" });
	const { fonts } = await session.send("CSS.getPlatformFontsForNode", { nodeId });
	await session.detach();
	return fonts.map(({ familyName }) => familyName);
}

const headings = (page: Page) => page.getByRole("heading");

for (const path of ["/", "/pricing", "/wedding-dress-cleaning"]) {
	test(`${path} ends in our letters from top to bottom`, async ({ page }) => {
		await page.goto(path);
		for (const [text, family] of [
			[headings(page).first(), "Fraunces"],
			[landmarks(page).main.getByRole("heading").last(), "Fraunces"],
			[landmarks(page).footer.getByRole("link", { name: "Pricing" }), "Figtree"],
			[page.getByRole("button", { name: "Privacy Policy" }), "Figtree"],
		] as const)
			await expect
				.poll(async () => (await drawnWith(page, text)).join())
				.toMatch(new RegExp(`^${family}`));
		await expect(page.locator("[data-has-fonts]")).toHaveCount(0);
	});
}

for (const path of ["/services", "/pricing"]) {
	test(`${path} changes a few elements at a time, so that a slow phone can answer`, async ({
		page,
	}) => {
		await page.addInitScript(() => {
			const atOnce: number[] = [];
			Object.assign(window, { atOnce });
			// Told of at the end of each task.
			new MutationObserver((changes) => {
				const changed = changes.map(({ target }) => target as HTMLElement);
				const given = changed.filter(({ dataset }) => dataset.hasFonts !== undefined);
				atOnce.push(given.reduce((sum, part) => sum + part.querySelectorAll("*").length + 1, 0));
			}).observe(document, { attributeFilter: ["data-has-fonts"], subtree: true });
		});
		await page.goto(path);
		const seen = await page.getByRole("main").evaluate((main) => {
			const elements = [...main.querySelectorAll("*")];
			return elements.filter((element) => element.checkVisibility()).length;
		});
		await expect(page.locator("html")).toHaveClass("has-fonts");
		const atOnce = await page.evaluate(() => (window as unknown as { atOnce: number[] }).atOnce);
		expect(Math.max(...atOnce)).toBeLessThan(seen / 4);
		expect(atOnce.reduce((sum, part) => sum + part)).toBeGreaterThan(seen / 2);
	});
}

test("fonts that do not come leave the device's, and the page lives", async ({
	page,
	expectProblem,
}) => {
	expectProblem(/ERR_FAILED.*woff2/);
	await page.route("**/*.woff2", (route) => route.abort());
	await page.goto("/");
	await untilScripted(page);
	await expect(page.locator("html")).toHaveClass("has-fonts");
	expect((await drawnWith(page, headings(page).first())).join()).not.toMatch("Fraunces");
	await expect(headings(page).first()).toBeVisible();
});
