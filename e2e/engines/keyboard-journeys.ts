import { expect, inject, test } from "vitest";
import { shop } from "../../shop/shop.ts";
import { messageIn } from "./message-in.ts";
import type { Visitor } from "./visitor.ts";

/** Links and disclosures, by keyboard alone and without scripts. */
export function keyboardJourneys(visitor: () => Visitor): void {
	test("without scripts an area books from there, and the care guide unfolds", async () => {
		const site = inject("unscriptedSite");
		await visitor().visit(`${site}/contact#served-areas`);
		const [area = ""] = shop.business.areas;
		const href = await visitor().evaluate(
			(name) =>
				[...document.querySelectorAll<HTMLAnchorElement>("[aria-labelledby=served-areas] a")].find(
					({ textContent }) => textContent.startsWith(name),
				)?.href ?? "",
			area,
		);
		expect(messageIn(href)).toContain(area);
		await visitor().visit(`${site}/services#care-labels`);
		const family = shop["care-labels"].families.at(-1);
		await visitor().tabsTo(family?.name ?? "");
		await visitor().press("Enter");
		await visitor().sees("term", family?.symbols[0]?.name ?? "");
	});
}
