/** A first visit is painted in the device's fonts, then set in ours. */
import { expect, type Locator, type Page } from "@playwright/test";
import { landmarks, test } from "./testing/journey.ts";

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

for (const path of ["/", "/pricing"]) {
	test(`${path} is set in the site's fonts from top to bottom`, async ({ page }) => {
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
	});
}
