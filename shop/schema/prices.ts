/** prices.json: the rate card. */
import { z } from "zod";
import { itemName } from "../price-names.ts";
import { error, say } from "../sentences/say.ts";
import { day, id, line, listOf, nonEmptyList, priced, withoutClashes } from "./fields.ts";

const rateCardPrice = priced("300", "starts @ 300", "35 per sqft", "120–150");

const priceItemSchema = z.strictObject({
	id,
	name: line("Sports shoes"),
	price: rateCardPrice,
	service: line("dry cleaned").optional(),
});

const priceCategorySchema = z.strictObject({
	id,
	name: line("Footwear"),
	/** Works or speeds, whose prices an item has side by side: "60 / 100". */
	columns: z.array(line("urgent")).min(2, error("needsTwo")).max(4, error("atMostFour")).optional(),
	items: nonEmptyList(priceItemSchema).superRefine(
		withoutClashes((item, above) =>
			itemName(item).toLowerCase() === itemName(above).toLowerCase()
				? say("itemNameTwice", above.name)
				: undefined,
		),
	),
});

export const priceFileSchema = z.strictObject({
	checkedOn: day,
	categories: listOf(priceCategorySchema).superRefine((categories, { addIssue }) => {
		const seen = new Set<string>();
		for (const [category, { items }] of categories.entries())
			for (const [item, { id }] of items.entries()) {
				const path = [category, "items", item];
				const message = say("itemIdTwice", id);
				if (seen.has(id)) addIssue({ code: "custom", path, message });
				seen.add(id);
			}
	}),
});
