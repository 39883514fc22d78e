/** prices.json: the rate card. */
import { z } from "zod";
import { say } from "../sentences/say.ts";
import { day, id, line, listOf, nonEmptyList, priced } from "./fields.ts";
import { label } from "./label.ts";

const rateCardPrice = priced("300", "starts @ 300", "35 per sqft", "120–150").meta(
	label(
		"Price",
		"रेट",
		"The price as on the rate card, in rupees: with or without words.",
		"रेट कार्ड जैसा रेट, रुपये में: शब्दों के साथ या बिना।",
	),
);

export const priceItemSchema = z
	.strictObject({
		id,
		name: line("Sports shoes").meta(label("Name", "नाम")),
		price: rateCardPrice,
		service: line("dry cleaned")
			.optional()
			.meta(
				label(
					"How it is cleaned",
					"कैसे साफ़ होता है",
					"How it is cleaned for this price, where the shop cleans it in another way for another price.",
					"इस रेट में कैसे साफ़ होता है, जहाँ दूसरे तरीके का दूसरा रेट है।",
				),
			),
	})
	.meta(label("Item", "चीज़"));

export const priceCategorySchema = z
	.strictObject({
		id,
		name: line("Footwear").meta(label("Name", "नाम")),
		items: nonEmptyList(priceItemSchema).meta(label("Items", "चीज़ें")),
	})
	.meta(label("Group", "ग्रुप"));

export const priceFileSchema = z.strictObject({
	checkedOn: day.meta(
		label(
			"Compared with the rate card on",
			"रेट कार्ड से कब मिलाया",
			"The day on which somebody last compared this list with the shop's rate card.",
			"जिस दिन किसी ने यह सूची दुकान के रेट कार्ड से आखिरी बार मिलाई।",
		),
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
							message: say(
								'has the id "{0}", which an item above already has. Give it another one',
								id,
							),
						});
					seen.add(id);
				});
			});
		})
		.meta(
			label(
				"Groups of the rate card",
				"रेट कार्ड के ग्रुप",
				"The groups of the rate card, in its order.",
				"उसी क्रम में, जैसे वेबसाइट पर दिखते हैं।",
			),
		),
});
