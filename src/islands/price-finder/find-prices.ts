import type { PriceParts } from "../../../content/format-price.ts";
import { ADD_BUTTON, itemOf } from "../../list/rendered-add-button.ts";
import { ALL_ID, type RateCardItem } from "./rate-card.ts";

/** Items whose name contains the query, whatever its case and the spaces around it. */
export function findPrices(items: readonly RateCardItem[], query: string): RateCardItem[] {
	const part = query.trim().toLowerCase();
	return items.filter(({ name }) => name.toLowerCase().includes(part));
}

/** Reads the items of the rendered `PriceSheets`: as props of the island they would be in the page a second time. */
export function readItems(sheets: Element): RateCardItem[] {
	const categories = [...sheets.querySelectorAll(`.sheet:not(#${ALL_ID})`)];
	return categories.flatMap((sheet) =>
		[...sheet.querySelectorAll<HTMLElement>(ADD_BUTTON)].map((button) => {
			const { id, name, measure } = itemOf(button);
			return {
				id,
				name,
				price: { ...readPrice(button.closest("dd") as HTMLElement), measure },
				category: sheet.querySelector("h2")?.textContent ?? "",
			};
		}),
	);
}

/**
 * Reads a rendered `PriceLine`: words before its sum and a unit after it are elements, and the sum is the rest, which
 * translators and extensions split and wrap.
 */
function readPrice({ childNodes, className }: HTMLElement): PriceParts {
	const price: PriceParts = {};
	for (const node of childNodes) {
		const text = node.textContent?.trim() ?? "";
		const name = node instanceof Element ? node.className : "";
		if (name === "unit") price[price.sum ? "per" : "words"] = text;
		else if (text) {
			const part = className === "is-words" ? "words" : "sum";
			price[part] = (price[part] ?? "") + text;
		}
	}
	return price;
}
