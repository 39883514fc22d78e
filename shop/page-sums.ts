/** Prices of pages that are prices of the rate card: "from {amount}" is "from ₹99". */
import type { Content } from "./content-files.ts";
import { formatSum } from "./format-price.ts";
import { type Fault, placeAt } from "./issue-path.ts";
import type { Price } from "./price.ts";
import { say } from "./sentences/say.ts";

const placeholder = "{amount}";

type RateCard = Content["prices"] | undefined;

/** Writes the sums of the rate card into the prices of keyword pages. @param pages the JSON of the files */
export function withPriceSums(pages: unknown, rateCard: RateCard): unknown {
	if (!Array.isArray(pages)) return pages;
	return pages.map((page) => {
		const { price, priceItem } = page?.featuredService ?? {};
		if (typeof price !== "string" || typeof priceItem !== "string") return page;
		// A rate card with errors, or without the item, is told by itself.
		const sum = sumOf(itemPrice(priceItem, rateCard)) ?? "1";
		const featuredService = { ...page.featuredService, price: price.replace(placeholder, sum) };
		return { ...page, featuredService };
	});
}

/** Prices of pages that name an item, and say its sum by hand. */
export function restatedPrices(pages: unknown, rateCard: RateCard): Fault[] {
	if (!Array.isArray(pages)) return [];
	return pages.flatMap((page, index) => {
		const { price, priceItem } = page?.featuredService ?? {};
		const sum = sumOf(itemPrice(priceItem, rateCard));
		if (!sum || typeof price !== "string" || price.includes(placeholder)) return [];
		const place = placeAt("keyword-pages", pages, [index, "featuredService", "price"]);
		const message = say(
			'is "{0}", and names "{1}" of the rate card beside it. Write {amount} for that item\'s sum, {2}, or leave priceItem out.',
			...[price, priceItem, sum],
		);
		return [{ ...place, message }];
	});
}

function itemPrice(id: unknown, rateCard: RateCard): Price | undefined {
	const items = rateCard?.categories.flatMap((category) => category.items) ?? [];
	return items.find((item) => item.id === id)?.price;
}

function sumOf(price: Price | undefined): string | undefined {
	if (!price || price.kind === "quote") return undefined;
	return formatSum(price.low, price.kind === "range" ? price.high : undefined);
}
