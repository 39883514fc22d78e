/** Whatever the owner writes, in either script and without a break: no page gets wider, nothing runs over a neighbour. */
import { expect, type Page } from "@playwright/test";
import { shop } from "../shop/shop.ts";
import { checkedPages } from "./testing/checked-pages.ts";
import { openScripted, test } from "./testing/journey.ts";
import { layoutFaults } from "./testing/layout-faults.ts";

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

test.use({ contextOptions: { reducedMotion: "reduce" } });

for (const path of checkedPages) {
	test(path, { tag: "@desktop" }, async ({ page }) => {
		await openScripted(page, path);
		expect(await lengthen(page)).toBeGreaterThan(3);
		for (const width of [320, 360, 412, 768]) {
			await page.setViewportSize({ width, height: 800 });
			const faults = (await layoutFaults(page)).filter(
				(fault) => !/breaks inside a word$|lies over the picture/.test(fault),
			);
			expect.soft(faults, `at ${width} px`).toEqual([]);
		}
	});
}
