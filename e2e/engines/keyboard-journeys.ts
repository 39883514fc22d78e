import { expect, inject, test } from "vitest";
import { shop } from "../../content/shop.ts";
import { notOnLabel, showUsFirst } from "../../languages/en/words/label-reader.ts";
import { messageIn } from "./message-in.ts";
import type { Visitor } from "./visitor.ts";

const careLabels = shop["care-labels"];
const { served } = shop.pages.areaCheck;

/** What is chosen by radio buttons, by keyboard alone, and without scripts. */
export function keyboardJourneys(visitor: () => Visitor): void {
	test("the label's signs are chosen by keyboard", async () => {
		const [tub] = careLabels.families;
		const [next, sign] = tub?.symbols.slice(-2) ?? [];
		if (!tub || !sign || !next) throw new Error("no such symbols");
		await visitor().goto("/services#care-labels");
		await visitor().tabsTo(tub.name);
		await visitor().tabsTo(notOnLabel);
		// The last choice is the checked one.
		await visitor().press("ArrowUp");
		await visitor().sees("status", sign.meaning);
		await visitor().press("ArrowUp");
		await visitor().sees("status", next.meaning);
	});

	test("an area of the drawing is chosen by keyboard, and books from there", async () => {
		await visitor().goto("/contact#served-areas");
		await choosesArea(visitor());
	});

	test("without scripts the drawing and the care guide answer all the same", async () => {
		const site = inject("unscriptedSite");
		await visitor().visit(`${site}/contact#served-areas`);
		await choosesArea(visitor());
		await visitor().visit(`${site}/services#care-labels`);
		const family = careLabels.families.at(-1);
		await visitor().tabsTo(family?.name ?? "");
		await visitor().press("Enter");
		await visitor().sees("term", family?.symbols[0]?.name ?? "");
		await visitor().misses("status", showUsFirst);
	});
}

async function choosesArea(visitor: Visitor): Promise<void> {
	const [first = "", second = ""] = await visitor.evaluate(() =>
		[...document.querySelectorAll(".area-map .place")].map((place) => place.textContent),
	);
	await visitor.tabsTo(first);
	await visitor.press("Space");
	await visitor.sees("status", served.replace("{area}", first));
	await visitor.press("ArrowDown");
	await visitor.sees("status", served.replace("{area}", second));
	const href = await visitor.evaluate(
		() =>
			[...document.querySelectorAll<HTMLAnchorElement>(".area-map .answer a")].find((link) =>
				link.checkVisibility(),
			)?.href ?? "",
	);
	expect(messageIn(href)).toContain(second);
}
