/** prices.json: the rate card. */
import { z } from "zod";
import { day, id, line, listOf, nonEmptyList, priced } from "./fields.ts";

const rateCardPrice = priced("300", "starts @ 300", "35 per sqft", "120–150").describe(
	"The price as on the rate card, in rupees: with or without words.",
);

export const priceItemSchema = z.strictObject({
	id,
	name: line("Sports shoes"),
	price: rateCardPrice,
	service: line("dry cleaned")
		.optional()
		.describe(
			"How it is cleaned for this price, where the shop cleans it in another way for another price.",
		),
});
export const priceCategorySchema = z.strictObject({
	id,
	name: line("Footwear"),
	items: nonEmptyList(priceItemSchema),
});
export const priceFileSchema = z.strictObject({
	checkedOn: day.describe(
		"The day on which somebody last compared this list with the shop's rate card.",
	),
	categories: listOf(priceCategorySchema)
		.superRefine((categories, { addIssue }) => {
			const seen = new Set<string>();
			categories.forEach(({ items }, category) => {
				items.forEach(({ id }, item) => {
					if (seen.has(id))
						addIssue({
							code: "custom",
							path: [category, "items", item],
							message: `has the id "${id}", which an item above already has. Give it another one`,
						});
					seen.add(id);
				});
			});
		})
		.describe("The groups of the rate card, in its order."),
});
