/** About: who the shop is, how it looks inside, when it is open. */
import { expect } from "@playwright/test";
import { shop } from "../content/shop.ts";
import { landmarks, test } from "./testing/journey.ts";

const { business, pages } = shop;

test("name and address, the picture and the week's hours", async ({ page }) => {
	await page.goto("/about");
	const { main } = landmarks(page);
	await expect(main.getByRole("heading", { level: 1 })).toHaveText("About Us");
	const paragraph = main.getByRole("paragraph").filter({ hasText: business.address.street });
	await expect(paragraph.first()).toContainText(business.name);
	await expect(paragraph.first()).toContainText(business.address.postalCode);
	for (const part of pages.about.story.split(/\n{2,}/)) {
		await expect(main.getByText(part)).toBeVisible();
	}
	const picture = main.getByRole("img", { name: pages.about.imageAlt });
	await picture.scrollIntoViewIfNeeded();
	await expect
		.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
		.toBeGreaterThan(300);

	const hours = main.getByRole("region", { name: "Business Hours" });
	await expect(hours.getByRole("term")).toHaveText(business.hours.map(({ day }) => day));
	for (const row of await hours.getByRole("definition").allTextContents()) {
		expect(row.replace(/\s/g, " ")).toBe("9:00 AM to 9:00 PM");
	}
});
