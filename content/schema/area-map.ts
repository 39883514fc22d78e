/** Where the areas are, and what the drawing of them shows besides (business.json). */
import { z } from "zod";
import { error } from "../sentences/say.ts";
import { line, uniqueList } from "./fields.ts";
import { label } from "./label.ts";

const latitude = z.number().min(-90).max(90);
const longitude = z.number().min(-180).max(180);

export const coordinates = z.strictObject({ latitude, longitude });

export const areaPlaces = uniqueList(
	z
		.strictObject({
			area: line("Jakhan").meta({
				isTranslated: false,
				...label("Area", "इलाका", "As in “areas”.", "जैसा “जहाँ आप आते हैं” में लिखा है।"),
			}),
			latitude: latitude.meta({ ...label("Latitude", "अक्षांश"), step: 0.0001 }),
			longitude: longitude.meta({ ...label("Longitude", "देशांतर"), step: 0.0001 }),
		})
		.meta(label("Place", "जगह")),
	"area",
).meta(
	label(
		"Where the areas are",
		"इलाके कहाँ हैं",
		"Each area's middle, roughly, in decimal degrees: the drawing of the city shows it there. An area without a place is listed beside the drawing.",
		"हर इलाके का बीच, मोटे तौर पर, दशमलव में: शहर के चित्र में वहीं दिखता है। जिसकी जगह नहीं लिखी, वह चित्र के पास लिस्ट में रहता है।",
	),
);

export const scenery = z
	.strictObject({
		hills: z.boolean().default(false).describe("Whether hills stand in the north."),
		rivers: z
			.array(z.array(coordinates).min(2, error("needs two points at least")))
			.default([])
			.describe("Each river by points along it, roughly."),
	})
	.meta({
		isEngineers: true,
		description: "What the drawing of the city shows besides the areas: an ornament.",
	});
