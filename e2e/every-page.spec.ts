/**
 * Every kind of page, looked at whole: axe, names in the accessibility tree, room for fingers, and the layout
 * at the widths of phones, tablets and desks, with larger fonts down to 280 px, with the text spacing of
 * WCAG 1.4.12, and with long words.
 */
import { expect, type Page } from "@playwright/test";
import { shop } from "../shop/shop.ts";
import { checkedPages, unknownPath } from "./testing/checked-pages.ts";
import { moveClock, openScripted, test } from "./testing/journey.ts";
import { layoutFaults } from "./testing/layout-faults.ts";
import { smallTargets } from "./testing/small-targets.ts";
import { setFontSize, spaceText } from "./testing/text-size.ts";
import { violationsOf } from "./testing/violations.ts";

const widths = [320, 390, 600, 768, 1024, 1440, 1920];
const narrow = [280, 360];

/** The shop is open: narrow windows have room for "Open now" only. */
const OPEN = new Date("2026-11-20T06:30:00Z");

/** Whatever the owner writes, in either script and without a break. */
const longWords = [
	"Thirumalainayakkarpattinamkottaikarai",
	"विवाहसमारोहपरिधानसंरक्षणएवंधुलाईकेन्द्र",
	"Neelam Vastra and Sons Silk Laundry",
];
const names = new Set(stringsIn(shop).filter((text) => text !== "" && text.length < 60));

function stringsIn(value: unknown): string[] {
	if (typeof value === "string") return [value.trim()];
	return value && typeof value === "object" ? Object.values(value).flatMap(stringsIn) : [];
}

/** Puts long words into every element that shows a name, an address or a number of the shop's content. */
async function lengthen(page: Page): Promise<number> {
	return page.evaluate(
		([names, longWords]) => {
			const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
			let count = 0;
			while (walker.nextNode()) {
				const text = walker.currentNode as Text;
				if (
					names.includes(text.data.trim()) &&
					!text.parentElement?.closest(".price, .no-break, .place, dd")
				)
					text.data = longWords[count++ % longWords.length] as string;
			}
			return count;
		},
		[[...names], longWords] as const,
	);
}

// axe measures the contrast of what it sees at that moment, so nothing may be moving.
test.use({ contextOptions: { reducedMotion: "reduce" } });
test.describe.configure({ timeout: 90_000 });

/** Names with a space too many: "Book Now : Premium", "Shirt , 80", " Close". */
async function raggedNames(page: Page): Promise<string[]> {
	const session = await page.context().newCDPSession(page);
	const { nodes } = await session.send("Accessibility.getFullAXTree");
	await session.detach();
	return nodes
		.filter(({ role }) => !/^(?:StaticText|InlineTextBox|LineBreak|ListMarker)$/.test(role?.value))
		.map(({ name }) => String(name?.value ?? ""))
		.filter((name) => /\s[,:;.!?)\]”]|[([“]\s|\s{2}|^\s|\s$/.test(name));
}

for (const path of [...checkedPages, "/offline", unknownPath]) {
	test.describe(path, () => {
		test.beforeEach(async ({ page, expectProblem }) => {
			if (path === unknownPath) expectProblem(/404/);
			await openScripted(page, path);
		});

		test("on a phone axe finds nothing, names are clean and fingers have room", async ({
			page,
		}) => {
			expect.soft(await violationsOf(page)).toEqual([]);
			expect.soft(await raggedNames(page)).toEqual([]);
			expect.soft(await smallTargets(page)).toEqual([]);
		});

		test("nothing overlaps, is cut or too wide at any width and size of letters", {
			tag: "@desktop",
		}, async ({ page }) => {
			expect.soft(await smallTargets(page)).toEqual([]);
			for (const width of widths) {
				await page.setViewportSize({ width, height: 900 });
				expect.soft(await layoutFaults(page), `at ${width} px`).toEqual([]);
			}
			await moveClock(page, OPEN);
			await setFontSize(page, 32);
			for (const width of narrow) {
				await page.setViewportSize({ width, height: 800 });
				const faults = (await layoutFaults(page)).filter(
					// Words may break inside once a dozen letters fill the window.
					(fault) => width / 32 > 12 || !fault.endsWith("breaks inside a word"),
				);
				expect.soft(faults, `32 px letters at ${width} px`).toEqual([]);
			}
			await setFontSize(page, 16);
			await spaceText(page);
			for (const width of [320, 1440]) {
				await page.setViewportSize({ width, height: 800 });
				expect.soft(await layoutFaults(page), `letters apart at ${width} px`).toEqual([]);
			}
			await openScripted(page, path);
			expect(await lengthen(page)).toBeGreaterThan(3);
			for (const width of [320, 412, 768]) {
				await page.setViewportSize({ width, height: 800 });
				const faults = (await layoutFaults(page)).filter(
					(fault) => !/breaks inside a word$|lies over the picture/.test(fault),
				);
				expect.soft(faults, `long words at ${width} px`).toEqual([]);
			}
		});
	});
}
