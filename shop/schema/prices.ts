/** prices.json: the rate card. */
import { z } from "zod";
import { itemName } from "../price-names.ts";
import { error, say } from "../sentences/say.ts";
import { day, id, line, listOf, nonEmptyList, priced, withoutClashes } from "./fields.ts";

const rateCardPrice = priced("300", "starts @ 300", "35 per sqft", "120–150");

export const priceItemSchema = z.strictObject({
	id,
	name: line("Sports shoes"),
	price: rateCardPrice,
	service: line("dry cleaned").optional(),
});

export const priceCategorySchema = z.strictObject({
	id,
	name: line("Footwear"),
	/** Works or speeds, whose prices an item has side by side: "60 / 100". */
	columns: z
		.array(line("urgent"))
		.min(2, error("needs at least two"))
		.max(4, error("takes at most four"))
		.optional(),
	items: nonEmptyList(priceItemSchema).superRefine(
		withoutClashes((item, above) =>
			itemName(item).toLowerCase() === itemName(above).toLowerCase()
				? say(
						'has the name of an item above, "{0}". Tell them apart: give each its "service", such as "dry cleaned"',
						above.name,
					)
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
				const message = say(
					'has the id "{0}", which an item above already has. Give it another one',
					id,
				);
				if (seen.has(id)) addIssue({ code: "custom", path, message });
				seen.add(id);
			}
	}),
});
