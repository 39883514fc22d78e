/** Targets: 44 px for what one comes to press, never under 24 (WCAG 2.5.8); links in a text are exempt. */
import { expect, type Page } from "@playwright/test";
import { landmarks, test, untilLive } from "./testing/journey.ts";
import { shareOfSitemap, shares } from "./testing/sitemap.ts";

/** The controls in view that are smaller than `least`, each with its size. Fields count as their label. */
function smallerThan(page: Page, least: number, selector: string): Promise<string[]> {
	return page.evaluate(
		({ least, selector }) => {
			const controls = [...document.querySelectorAll<HTMLElement>(selector)];
			for (const host of document.querySelectorAll("item-stepper"))
				controls.push(...(host.shadowRoot?.querySelectorAll<HTMLElement>("button") ?? []));
			return controls
				.filter((control) => control.checkVisibility({ visibilityProperty: true }))
				.filter((control) => {
					// In a sentence the line's height decides.
					const style = getComputedStyle(control);
					return !(style.display === "inline" && control.closest("p, dd, li"));
				})
				.map((control) => {
					// A name that is pressed anywhere on its card; a field anywhere on its label.
					const { position, inset } = getComputedStyle(control, "::after");
					const stretched = position === "absolute" && inset === "0px" && control.offsetParent;
					const label = control.matches("input") && control.closest("label");
					const pressed = stretched || label || control;
					const { width, height } = pressed.getBoundingClientRect();
					return { name: control.ariaLabel ?? control.textContent?.trim() ?? "", width, height };
				})
				.filter(({ width, height }) => width > 1 && Math.min(width, height) < least - 0.01)
				.map(({ name, width, height }) =>
					[name.slice(0, 40), Math.round(width), Math.round(height)].join(" "),
				);
		},
		{ least, selector },
	);
}

const anything = "a[href], button, input, textarea, summary, select, [tabindex='0']";
/** What one comes for: to book, to call, to choose, to open and to close. */
const primary = [
	".button",
	".chip",
	".icon-button",
	"header a",
	"header button",
	".dock button",
	".list-bar button",
	"footer li a",
	"footer button",
	"form button",
	"textarea",
	"input:not([type=radio], [type=checkbox])",
	"main a[href^='tel:']",
	"main a[href^='mailto:']",
	"summary",
	".menu-panel a",
].join(", ");

async function expectRoom(page: Page): Promise<void> {
	expect.soft(await smallerThan(page, 24, anything), page.url()).toEqual([]);
	expect.soft(await smallerThan(page, 44, primary), page.url()).toEqual([]);
}

for (const share of shares) {
	test(`every address, share ${share + 1} of ${shares.length}`, async ({ page, request }) => {
		test.setTimeout(90_000);
		for (const path of await shareOfSitemap(request, share)) {
			await page.goto(path);
			await expectRoom(page);
		}
	});
}

test("in what opens: menu, dialogs, panels, the list", async ({ page, isMobile }) => {
	await page.goto("/pricing");
	await untilLive(page);
	await landmarks(page)
		.main.getByRole("button", { name: "Add Shirt", exact: true })
		.first()
		.click();
	await expectRoom(page);
	if (isMobile) {
		await page.getByRole("button", { name: "Open menu" }).click();
		await expectRoom(page);
		await page.keyboard.press("Escape");
	}
	for (const name of ["Chat with us", "Chat with us on WhatsApp"]) {
		await page.getByRole("button", { name, exact: true }).click();
		await expect(page.getByRole("dialog", { name, exact: true })).toBeVisible();
		await expectRoom(page);
		await page.keyboard.press("Escape");
	}
	await page.getByRole("complementary", { name: "Your list" }).getByRole("button").click();
	await expect(page.getByRole("dialog", { name: "Your list" })).toBeVisible();
	await expectRoom(page);
	await page.keyboard.press("Escape");
	await landmarks(page).footer.getByRole("button", { name: "FAQs" }).click();
	await expectRoom(page);
});
