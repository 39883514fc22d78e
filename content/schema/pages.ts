/** pages.json: the texts of the fixed pages. */
import { z } from "zod";
import { day, filledLater, imageAlt, line, picture, prose } from "./fields.ts";

const seoSchema = z.strictObject({
	title: line("Dry cleaning in Dehradun | Doon Fresh").describe(
		"The page's name in the browser's tab and in search results: about 60 letters.",
	),
	description: line("Free pickup and delivery across Dehradun.").describe(
		"The words under the name in search results: about 150 letters.",
	),
	keywords: line("dry cleaning dehradun, laundry").describe("Search words, separated by commas."),
});

/** Every fixed page except Home. */
export const pageSchema = seoSchema.extend({
	picture: picture("socialCard").describe(
		"Shown beside the heading where the page's address is shared.",
	),
	updated: day.describe("The day of the last change to these texts."),
	heading: line("Our Services").describe("The large words at the top of the page."),
	lede: line("Nine ways we look after what you wear.").describe("The line under the heading."),
});
export const titled = z.strictObject({
	title: line("Book"),
	text: line("Message us on WhatsApp."),
});

export const pagesFileSchema = z.strictObject({
	seo: seoSchema.extend({
		updated: day.describe("The day of the last change to the home page's texts."),
	}),
	hero: z.strictObject({
		title: line("Fresh as a Doon morning.").describe("The headline of the home page."),
		subtitle: line("Collected from your door.").describe("The line under the headline."),
		image: picture("uprightScreen").describe(
			"The upright picture, for phones: a file name in content/images.",
		),
		bgImage: picture("screen").describe("The wide picture: a file name in content/images."),
		imageAlt: imageAlt("Washed shirts on a line"),
		fact: line("Free pickup across Dehradun").describe(
			"A quiet line under the buttons, beside the rating.",
		),
	}),
	facts: z
		.array(titled)
		.length(4, "must be four facts")
		.describe("Four facts on the woven label under the headline's picture."),
	howItWorks: z
		.array(titled.extend({ text: line("Ask for {service}.").meta({ filledLater: ["service"] }) }))
		.length(3, "must be three steps")
		.describe(
			"The three steps that the keyword pages show; {service} stands for what a page is about.",
		),
	readyBy: z
		.strictObject({
			now: line("Hand it over now,"),
			later: filledLater("opening", "Hand it over {opening},").describe(
				"While the shop is shut; {opening} is “tomorrow at 9 AM”.",
			),
			ready: filledLater("moment", "ready by {moment}"),
			plain: line("ready in {turnaround}").describe(
				"Until the clock is read, and without scripts.",
			),
			express: line("Sooner? Ask us for Express.").meta({
				mayBeEmpty: true,
				description: "Where business.json names no expressCutoff.",
			}),
			expressUntil: line("{if expressCutoff|Express until {expressCutoff}.}").meta({
				mayBeEmpty: true,
				description: "Where business.json names an expressCutoff.",
			}),
			note: line("Heavy or delicate pieces may need longer.").describe("What may take longer."),
		})
		.describe("When things are ready: two lines that read as one sentence."),
	servicesLede: line("From a single shirt to every curtain.").describe(
		"The line under the heading of the services on the home page.",
	),
	closingCall: z.strictObject({
		title: line("Laundry day, taken off your hands."),
		text: line("Send us a message."),
		image: picture("half"),
		imageAlt: imageAlt("The van, loaded with parcels"),
	}),
	areaCheck: z.strictObject({
		heading: line("Do you come to me?"),
		label: line("Your area"),
		served: filledLater("area", "Yes, we come to {area}."),
		ask: filledLater("area", "{area} is not on our list. Ask us."),
		empty: line("Write your area first."),
	}),
	services: pageSchema,
	pricing: pageSchema.extend({
		note: line("“Starts @” prices depend on fabric, size and work.").describe(
			"The line under the rate card.",
		),
	}),
	about: pageSchema.extend({
		story: prose("what the shop does, after the line with its name and address"),
		imageAlt: imageAlt("The counter with folded linen"),
	}),
	contact: pageSchema.extend({
		whyChooseUs: prose("why a customer should choose the shop"),
		howCanWeHelp: z
			.array(
				titled.extend({
					icon: z.enum(["package", "sparkles", "truck"], "must be package, sparkles or truck"),
				}),
			)
			.length(3, "must be three points"),
	}),
	reviews: pageSchema,
	/** Shown offline in place of a page that is not cached. */
	offline: seoSchema.extend({
		heading: line("You are offline"),
		lede: line("This page is not on this device yet."),
		keptHeading: line("These pages are on this device"),
	}),
});
