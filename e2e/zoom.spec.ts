/** Parts with larger fonts in narrow windows. Pages as a whole are in every-page.spec.ts. */
import { expect } from "@playwright/test";
import { openScripted, test } from "./testing/journey.ts";
import { layoutFaults } from "./testing/layout-faults.ts";
import { setFontSize } from "./testing/text-size.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });

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
	await openScripted(page, "/reviews");
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
