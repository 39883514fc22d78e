/** services.json, features.json, testimonials.json and care-labels.json. */
import { z } from "zod";
import { error } from "../sentences/say.ts";
import { focus, id, line, listOf, picture, priced } from "./fields.ts";
import { type Choices, label } from "./label.ts";

export const serviceSchema = z
	.strictObject({
		id,
		name: line("Wash & Fold").meta(label("Name", "नाम")),
		description: line("Everyday clothes, washed and folded.").meta(
			label("Description", "विवरण", "One or two lines.", "एक या दो लाइनें।"),
		),
		price: priced("Starting from ₹69 per kg", "Contact us for a quote").meta(
			label("Price", "रेट", "The price as it is shown, with its words.", "जैसा दिखता है, शब्दों के साथ।"),
		),
		sameDay: z
			.literal(true, error("must be true, without quotes; leave it out where it is not"))
			.optional()
			.meta(
				label(
					"Back the same day",
					"उसी दिन वापस",
					"Whether it brings things back the same day: texts about Express show only then.",
					"क्या चीज़ें उसी दिन वापस आती हैं: तभी एक्सप्रेस की बातें दिखती हैं।",
				),
			),
		image: picture("card"),
		focus,
	})
	.meta(label("Service", "सर्विस"));

const featureIcons = ["leaf", "shirt", "truck", "shield-check"] as const;
const featureChoices: Choices = {
	leaf: ["Leaf", "पत्ती"],
	shirt: ["Shirt", "शर्ट"],
	truck: ["Van", "गाड़ी"],
	"shield-check": ["Shield", "ढाल"],
};

export const featureSchema = z
	.strictObject({
		id,
		title: line("Expert Care").meta(label("Title", "शीर्षक")),
		description: line("Every piece is checked and tagged.").meta(label("Text", "बात")),
		icon: z.enum(featureIcons, error("must be one of {0}", featureIcons.join(", "))).meta({
			choices: featureChoices,
			...label("Drawing", "चित्र", "The drawing beside it.", "इसके साथ का छोटा चित्र।"),
		}),
	})
	.meta(label("Reason to choose the shop", "दुकान चुनने की वजह"));

export const testimonialSchema = z
	.strictObject({
		id,
		name: line("Ananya R.").meta(label("Customer", "ग्राहक")),
		role: line("Teacher, Jakhan").meta(
			label(
				"Who that is",
				"कौन हैं",
				"What the customer does, and where.",
				"ग्राहक क्या करते हैं, और कहाँ।",
			),
		),
		comment: line("Clothes come back like new.").meta(
			label("Words", "बात", "The customer's own words.", "ग्राहक के अपने शब्द।"),
		),
		rating: z
			.int(error("must be a whole number from 1 to 5"))
			.min(1, error("must be from 1 to 5"))
			.max(5, error("must be from 1 to 5"))
			.meta(label("Stars", "स्टार", "Stars, 1 to 5.", "1 से 5 स्टार।")),
		sample: z
			.literal(true, error('must be true, or not there. Remove the line "sample"'))
			.optional()
			.meta(
				label(
					"Sample",
					"नमूना",
					"Marks words that came with this site. Remove the line together with the words.",
					"साइट के साथ आई बनाई हुई बात। असली बात लिखें तो इसे हटाएँ।",
				),
			),
	})
	.meta(label("Words of a customer", "ग्राहक की बात"));

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
	heading: line("What the symbols on the label mean").meta(label("Heading", "शीर्षक")),
	lede: line("Five families of symbols.").meta(label("Line under it", "नीचे की लाइन")),
	families: listOf(
		z
			.strictObject({
				id,
				name: line("The tub: washing").meta(label("Name", "नाम")),
				symbols: z
					.array(
						z
							.strictObject({
								drawing: z
									.enum(careDrawings, error("must be one of {0}", careDrawings.join(", ")))
									.meta({ isReadOnly: true, ...label("Drawing", "चित्र") }),
								name: line("Wash at 40 °C").meta(label("Name", "नाम")),
								meaning: line("In the machine, no warmer than 40 °C.").meta(
									label("Meaning", "मतलब"),
								),
								asksFor: id
									.meta({
										refersTo: "page or service",
										isReadOnly: false,
										...label(
											"What helps",
											"इसके लिए सर्विस",
											"The page or service that it asks for.",
											"इसके लिए कौन सा पेज या सर्विस।",
										),
									})
									.optional(),
							})
							.meta(label("Symbol", "निशान")),
					)
					.meta(label("Symbols", "निशान")),
			})
			.meta(label("Family", "समूह")),
	).meta(label("Families", "समूह")),
	note: line("Not sure? Send us a photo of the label.").meta(label("Note", "सूचना")),
	ask: line("Ask on WhatsApp").meta(label("Words on the button", "बटन के शब्द")),
});
