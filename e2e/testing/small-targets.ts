import type { Page } from "@playwright/test";

/** The controls in view that are smaller than `least`, each with its size. Fields count as their label. */
function smallerThan(page: Page, least: number, selector: string): Promise<string[]> {
	return page.evaluate(
		({ least, selector }) => {
			const controls = [...document.querySelectorAll<HTMLElement>(selector)];
			return controls
				.filter((control) => control.checkVisibility({ visibilityProperty: true }))
				.filter((control) => {
					// Links in a sentence are exempt.
					const style = getComputedStyle(control);
					return !(style.display === "inline" && control.closest("p, dd, li"));
				})
				.map((control) => {
					// A stretched link covers its card, a field its label.
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
/** Controls that one comes for: to book, to call, to choose, to open and to close. */
const primary = [
	".button",
	".chip",
	".add-button",
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
	"#menu a",
].join(", ");

/** Controls too small to press: 44 px for what one comes for, 24 for all others (WCAG 2.5.8). */
export async function smallTargets(page: Page): Promise<string[]> {
	return [...(await smallerThan(page, 24, anything)), ...(await smallerThan(page, 44, primary))];
}
