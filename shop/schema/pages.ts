/** pages.json: the texts of the fixed pages. */
import { z } from "zod";
import { error } from "../sentences/say.ts";
import { day, filledLater, id, line, picture, prose } from "./fields.ts";

/** Without the heading and the first line, which Home has in its hero. */
const headSchema = z.strictObject({
	title: line("Dry cleaning in Dehradun | Doon Fresh"),
	description: line("Free pickup and delivery across Dehradun."),
	keywords: line("dry cleaning dehradun, laundry"),
	picture: picture("socialCard"),
	updated: day,
});
/** Every fixed page except Home. */
const pageSchema = headSchema.extend({
	heading: line("Our Services"),
	lede: line("Nine ways we look after what you wear."),
});
export const titled = z.strictObject({
	title: line("Book"),
	text: line("Message us on WhatsApp."),
});

/** A line at the top of every page from one day to another; past ones may stay. */
const noticeSchema = z
	.strictObject({
		text: line("Diwali offer: curtains at half the price").max(120, error("noticeTooLong")),
		from: day,
		until: day,
	})
	.refine(({ from, until }) => from <= until, { path: ["until"], ...error("noticeEndsFirst") });

export const pagesFileSchema = z.strictObject({
	notices: z.array(noticeSchema).optional(),
	seo: headSchema,
	hero: z.strictObject({
		title: line("Fresh as a Doon morning."),
		subtitle: line("Collected from your door."),
		bgImage: picture("scenery"),
		fact: line("Free pickup across Dehradun"),
	}),
	facts: z.array(titled).length(4, error("notFourFacts")),
	howItWorks: z
		.array(
			titled.extend({
				text: line("Ask for {service}.").meta({ filledLater: ["service"] }),
			}),
		)
		.length(3, error("notThreeSteps")),
	readyBy: z.strictObject({
		now: line("Hand it over now,"),
		later: filledLater("opening", "Hand it over {opening},"),
		ready: filledLater("moment", "ready by {moment}"),
		plain: line("ready in {turnaround}"),
		express: line("Sooner? Ask us for Express.").meta({ mayBeEmpty: true }),
		expressUntil: line("{if expressCutoff|Express until {expressCutoff}.}").meta({
			mayBeEmpty: true,
		}),
		note: line("Heavy or delicate pieces may need longer."),
	}),
	servicesLede: line("From a single shirt to every curtain."),
	closingCall: z.strictObject({
		title: line("Laundry day, taken off your hands."),
		text: line("Send us a message."),
	}),
	areaCheck: z.strictObject({
		heading: line("Do you come to me?"),
		label: line("Your area"),
		served: filledLater("area", "Yes, we come to {area}."),
		city: filledLater("area", "We pick up across {area}. Which locality are you in?"),
		ask: filledLater("area", "{area} is not on our list. Ask us."),
		empty: line("Write your area first."),
	}),
	services: pageSchema.extend({
		/** Of the links to keyword pages; those in none stand last. */
		groups: z
			.array(
				z.strictObject({
					title: line("For your wardrobe"),
					pages: z.array(id.meta({ refersTo: "page", isReadOnly: false })),
				}),
			)
			.optional(),
	}),
	pricing: pageSchema.extend({
		mostAsked: z
			.array(id.meta({ refersTo: "price item", isReadOnly: false }))
			.max(6, error("atMostSix")),
		note: line("“Starts @” prices depend on fabric, size and work."),
	}),
	about: pageSchema.extend({
		/** With the name and the address; without it they stand alone. */
		opening: line("{name} cleans the clothes of {city} from its shop at {address}.").optional(),
		story: prose("aboutStory"),
		imageAlt: line("The counter with folded linen"),
	}),
	contact: pageSchema.extend({
		whyChooseUs: prose("aboutWhyUs"),
		howCanWeHelp: z
			.array(
				titled.extend({ icon: z.enum(["package", "sparkles", "truck"], error("notContactIcon")) }),
			)
			.length(3, error("notThreePoints")),
	}),
	reviews: pageSchema,
	/** Shown offline in place of a page that is not cached. */
	offline: headSchema.omit({ picture: true, updated: true }).extend({
		heading: line("You are offline"),
		lede: line("This page is not on this device yet."),
		keptHeading: line("These pages are on this device"),
	}),
});
