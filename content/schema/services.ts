/** services.json, features.json, testimonials.json and care-labels.json. */
import { z } from "zod";
import { focus, id, line, listOf, picture, priced } from "./fields.ts";

export const serviceSchema = z.strictObject({
	id,
	name: line("Wash & Fold"),
	description: line("Everyday clothes, washed and folded.").describe("One or two lines."),
	price: priced("Starting from ₹69 per kg", "Contact us for a quote").describe(
		"The price as it is shown, with its words.",
	),
	sameDay: z
		.literal(true, "must be true, without quotes; leave it out where it is not")
		.optional()
		.describe("Whether it brings things back the same day: texts about Express show only then."),
	image: picture("card"),
	focus,
	pages: z
		.array(id.meta({ refersTo: "page" }))
		.describe("Pages that say more about it, by their slugs, the nearest first; [] for none."),
});

const featureIcons = ["leaf", "shirt", "truck", "shield-check"] as const;

export const featureSchema = z.strictObject({
	id,
	title: line("Expert Care"),
	description: line("Every piece is checked and tagged."),
	icon: z
		.enum(featureIcons, `must be one of ${featureIcons.join(", ")}`)
		.describe("The drawing beside it."),
});

export const testimonialSchema = z.strictObject({
	id,
	name: line("Ananya R."),
	role: line("Teacher, Jakhan").describe("What the customer does, and where."),
	comment: line("Clothes come back like new.").describe("The customer's own words."),
	rating: z
		.int("must be a whole number from 1 to 5")
		.min(1, "must be from 1 to 5")
		.max(5, "must be from 1 to 5")
		.describe("Stars, 1 to 5."),
	sample: z
		.literal(true, 'must be true, or not there. Remove the line "sample"')
		.optional()
		.describe("Marks words that came with this site. Remove the line together with the words."),
});

/** Drawn by screens/services/care-symbol.tsx. */
export const careDrawings = [
	...(["wash-60", "wash-40", "wash-30", "wash-mild", "wash-very-mild", "wash-hand"] as const),
	...(["wash-no", "bleach-any", "bleach-oxygen", "bleach-no", "dry-tumble"] as const),
	...(["dry-tumble-low", "dry-tumble-no", "dry-line", "dry-drip", "dry-flat"] as const),
	...(["dry-shade", "iron-3", "iron-2", "iron-1", "iron-no", "clean-p", "clean-f"] as const),
	...(["clean-mild", "clean-no", "wet-w", "wet-mild", "wet-no"] as const),
] as const;

/** Symbols of ISO 3758. */
export const careLabelsSchema = z.strictObject({
	heading: line("What the symbols on the label mean"),
	lede: line("Five families of symbols."),
	families: listOf(
		z.strictObject({
			id,
			name: line("The tub: washing"),
			symbols: z.array(
				z.strictObject({
					drawing: z.enum(careDrawings, `must be one of ${careDrawings.join(", ")}`),
					name: line("Wash at 40 °C"),
					meaning: line("In the machine, no warmer than 40 °C."),
					asksFor: id.meta({ refersTo: "page or service" }).optional(),
				}),
			),
		}),
	),
	note: line("Not sure? Send us a photo of the label."),
	ask: line("Ask on WhatsApp"),
});
