/** services.json, features.json, testimonials.json and care-labels.json. */
import { z } from "zod";
import { error } from "../sentences/say.ts";
import careDrawingsFile from "./care-drawings.json" with { type: "json" };
import { focus, id, line, listOf, picture, priced } from "./fields.ts";

export const serviceSchema = z.strictObject({
	id,
	name: line("Wash & Fold"),
	description: line("Everyday clothes, washed and folded."),
	price: priced("Starting from ₹69 per kg", "Contact us for a quote"),
	sameDay: z.literal(true, error("sameDayNotTrue")).optional(),
	image: picture("card"),
	focus,
});

const featureIcons = ["leaf", "shirt", "truck", "shield-check"] as const;
export const featureSchema = z.strictObject({
	id,
	title: line("Expert Care"),
	description: line("Every piece is checked and tagged."),
	icon: z.enum(featureIcons, error("notOneOf", featureIcons.join(", "))),
});

export const testimonialSchema = z.strictObject({
	id,
	name: line("Ananya R."),
	role: line("Teacher, Jakhan"),
	comment: line("Clothes come back like new."),
	rating: z.int(error("notWholeStars")).min(1, error("notStars")).max(5, error("notStars")),
	sample: z.literal(true, error("sampleNotTrue")).optional(),
});

const { drawings } = careDrawingsFile;
/** In care-drawings.json, from which screens/services/care-guide.tsx draws them. */
export type CareDrawing = keyof typeof drawings;
const careDrawings = Object.keys(drawings) as CareDrawing[];

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
					drawing: z
						.enum(careDrawings, error("notOneOf", careDrawings.join(", ")))
						.meta({ isReadOnly: true }),
					name: line("Wash at 40 °C"),
					meaning: line("In the machine, no warmer than 40 °C."),
					asksFor: id.meta({ refersTo: "page or service", isReadOnly: false }).optional(),
				}),
			),
		}),
	),
	note: line("Not sure? Send us a photo of the label."),
	ask: line("Ask on WhatsApp"),
});
