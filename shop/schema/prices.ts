/** prices.json: the rate card. */
import { z } from "zod";
import { say } from "../sentences/say.ts";
import { day, id, line, listOf, nonEmptyList, priced } from "./fields.ts";

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
	items: nonEmptyList(priceItemSchema),
});

export const priceFileSchema = z.strictObject({
	checkedOn: day,
	categories: listOf(priceCategorySchema).superRefine((categories, { addIssue }) => {
		const seen = new Set<string>();
		categories.forEach(({ items }, category) => {
			items.forEach(({ id }, item) => {
				if (seen.has(id))
					addIssue({
						code: "custom",
						path: [category, "items", item],
						message: say(
							'has the id "{0}", which an item above already has. Give it another one',
							id,
						),
					});
				seen.add(id);
			});
		});
	}),
});
