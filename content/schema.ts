/**
 * What each content file must hold. Every type of the project is inferred from these schemas
 * (`types.ts`); none is written by hand. The messages are for the shop's owner: they say what is
 * missing and show how it should look. The descriptions are what an editor shows of a value that the
 * pointer rests on (content/schemas, written by `npm run content:schemas`).
 */
import { z } from "zod";
import { type Price, parsePrice } from "./price.ts";
import { theme } from "./theme.ts";

/** One line of text that must not be empty. */
function line(example: string) {
	return z
		.string(`must be a text in quotes, for example "${example}"`)
		.trim()
		.min(1, `is empty. Write it as in "${example}"`)
		.meta({ isText: true, examples: [example] });
}

/** A line with a placeholder that the browser fills in, which it must hold: `{area}`. */
function filledLater(name: string, example: string) {
	return line(example)
		.refine((text) => text.includes(`{${name}}`), `must hold {${name}}, as in "${example}"`)
		.meta({ filledLater: [name] });
}

/** A running text: one or more paragraphs, parted by an empty line. */
function prose(what: string) {
	return z
		.string(`must be a text in quotes: ${what}`)
		.trim()
		.min(1, `is empty. Write ${what}`)
		.meta({ isText: true, description: sentence(what) });
}

/** A text of a fixed form; editors show the same words (`patternErrorMessage`) as the check. */
function formed(pattern: RegExp, words: string) {
	return z
		.string(words)
		.regex(pattern, words)
		.meta({ patternErrorMessage: sentence(words) });
}

function sentence(words: string): string {
	return `${words.charAt(0).toUpperCase()}${words.slice(1)}.`;
}

const id = formed(
	/^[a-z0-9]+(-[a-z0-9]+)*$/,
	'must be small letters, digits and single hyphens, as in "sports-shoes"',
).describe("A short name of its own, by which other files refer to this entry.");

const wholeAddress =
	'must be a whole web address without spaces, as in "https://www.example.com/shop"';

/** What is wrong with a public address. Browsers warn of http; a host without a dot is not public. */
function addressFault(value: string): string | undefined {
	const address = /\s/.test(value) ? null : URL.parse(value);
	if (address?.protocol === "http:")
		return `must begin with https, as in "${value.replace(/^http:/i, "https:")}"`;
	const isPublic = address?.protocol === "https:" && /[^.]\.[^.]/.test(address.hostname);
	return isPublic ? undefined : wholeAddress;
}

/** An address that `faultOf` finds nothing wrong with. */
function addressed(faultOf: (value: string) => string | undefined, words: string) {
	return z
		.string(words)
		.superRefine((value, context) => {
			const fault = faultOf(value);
			if (fault) context.addIssue(fault);
		})
		.meta({ patternErrorMessage: sentence(words) });
}

const url = addressed(addressFault, wholeAddress).meta({ format: "uri", pattern: "^https://" });

/** A service that the site's scripts ask: a public one, or for trials one on the same machine. */
const serviceAddress = addressed(
	(value) =>
		/^http:\/\/(?:localhost|127\.0\.0\.1)(?::\d+)?$/.test(value) ? undefined : addressFault(value),
	wholeAddress,
);

/** An address on this site: "//" and "/\\" would lead to another. */
const siteAddress = /^\/(?![/\\])[^\s\\]*$/;

const picture = formed(
	/^[a-z0-9-]+$/,
	'must be the name of a picture in content/images without its ending, as in "saree"',
).describe("A picture in content/images: its file name without the ending.");

const imageAlt = (example: string) =>
	line(example).describe("What the picture shows, for people who cannot see it.");

const focus = formed(/^\d{1,3}% \d{1,3}%$/, 'must be two percentages, as in "24% 50%"')
	.describe("What stays in view when the picture is cropped: from the left, from the top.")
	.optional();

const clockTime = formed(
	/^([01]\d|2[0-3]):[0-5]\d$/,
	'must be a time on the 24-hour clock, as in "09:00" or "21:00"',
);

const instant = z.iso.datetime({
	offset: true,
	error: 'must be a date and time, as in "2026-10-04T08:30:00Z"',
});
const day = z.iso.date('must be a date, year first, as in "2026-11-20"');

/** A price: the owner writes a text, and all who use the content get it read (price.ts). */
function priced(...examples: [string, string, ...string[]]) {
	const such = examples
		.slice(0, 2)
		.map((one) => `"${one}"`)
		.join(" or ");
	return z
		.string(`must be a text in quotes, e.g. ${such}`)
		.meta({ minLength: 1, examples })
		.transform((text, context): Price => {
			const isEmpty = text.trim() === "";
			const read = isEmpty
				? { fault: `is empty. Write it as on the rate card, e.g. ${such}` }
				: parsePrice(text);
			if (!("fault" in read)) return read;
			// `continue`: what else is wrong around the price is told too.
			context.addIssue({ code: "custom", message: read.fault, continue: true });
			return z.NEVER;
		});
}

/** A list of names in which none stands twice, in whatever letters. */
function namedOnce<Schema extends z.ZodArray<z.ZodType<string>>>(schema: Schema) {
	return schema.superRefine((names, context) => {
		const seen = new Map<string, string>();
		names.forEach((name, index) => {
			const key = name.toLowerCase().replaceAll(/\s+/g, " ");
			const other = seen.get(key);
			if (other !== undefined)
				context.addIssue({
					code: "custom",
					path: [index],
					message: `is "${name}", and "${other}" stands above already. Keep one of them`,
				});
			seen.set(key, name);
		});
	});
}

/** Refuses a list in which two entries share a value that must be theirs alone. */
function unique<Entry>(key: (entry: Entry) => string, what: string) {
	return (entries: Entry[], context: z.RefinementCtx<Entry[]>) => {
		const seen = new Set<string>();
		entries.forEach((entry, index) => {
			const value = key(entry);
			if (seen.has(value))
				context.addIssue({
					code: "custom",
					path: [index],
					message: `has the ${what} "${value}", which an entry above has too. Give it its own`,
				});
			seen.add(value);
		});
	};
}

function listOf<Schema extends z.ZodType<{ id: string }>>(schema: Schema) {
	return z
		.array(schema)
		.min(1, "is an empty list. Bring its entries back: the site shows them")
		.superRefine(unique((entry: z.output<Schema>) => (entry as { id: string }).id, "id"));
}

export const weekdays = [
	"Monday",
	"Tuesday",
	"Wednesday",
	"Thursday",
	"Friday",
	"Saturday",
	"Sunday",
] as const;

/** The hours of a day: two times in their order, or none on a day when the shop is closed. */
const dayHours = {
	closed: z
		.literal(true, "must be true, without quotes; leave it out on a day with hours")
		.optional(),
	opens: clockTime.optional(),
	closes: clockTime.optional(),
};

/** What is wrong with a day's hours, if anything. */
function hoursFault({ closed, opens, closes }: z.output<z.ZodObject<typeof dayHours>>) {
	if (closed && (opens || closes))
		return 'is closed and has hours. Keep either "closed": true, or "opens" and "closes"';
	if (!closed && !(opens && closes))
		return 'must say either "closed": true, or both "opens" and "closes"';
	const isTime = (text: string) => clockTime.safeParse(text).success;
	if (opens && closes && isTime(opens) && isTime(closes) && opens >= closes)
		return "closes before it opens. Use the 24-hour clock: 9 in the evening is 21:00";
	return undefined;
}

const openingHoursSchema = z
	.strictObject({ day: z.enum(weekdays), ...dayHours })
	.superRefine((hours, context) => {
		const message = hoursFault(hours);
		if (message) context.addIssue({ code: "custom", message });
	});

/** A day, or a run of days, that does not keep the week's hours. Past ones may stay; none is shown. */
const specialDaySchema = z
	.strictObject({
		date: day.describe("The day, or the first of several."),
		lastDate: day
			.optional()
			.describe("The last of several days, itself included; left out for one day."),
		name: line("Diwali")
			.max(30, "is too long for a phone: keep to 30 letters")
			.describe("As visitors read it: “Closed today · Diwali”."),
		...dayHours,
	})
	.superRefine((entry, context) => {
		const fault = (message: string) => context.addIssue({ code: "custom", message });
		if (entry.lastDate && entry.lastDate < entry.date)
			fault("ends before it begins: lastDate must not be before date");
		const wrongHours = hoursFault(entry);
		if (wrongHours) fault(wrongHours);
	});

/** Refuses two entries for one day: nobody could tell which holds. */
function noDayTwice(
	entries: z.output<typeof specialDaySchema>[],
	context: z.RefinementCtx<z.output<typeof specialDaySchema>[]>,
) {
	const last = ({ date, lastDate = date }: (typeof entries)[number]) => lastDate;
	entries.forEach((entry, index) => {
		const other = entries
			.slice(0, index)
			.find((above) => above.date <= last(entry) && entry.date <= last(above));
		if (other)
			context.addIssue({
				code: "custom",
				path: [index],
				message: `falls on a day that "${other.name}" above has too. Keep one entry for a day`,
			});
	});
}

const wholeHours = z
	.int("must be a whole number of hours, without quotes")
	.min(1, "must be one hour or more")
	.max(240, "must be ten days (240 hours) at most");

export const businessSchema = z.strictObject({
	name: line("Doon Fresh").describe("The shop's name."),
	tagline: line("Dry cleaning & laundry").describe("A few words under the name, in the footer."),
	phone: formed(
		/^\+91(?: ?\d){10,11}$/,
		'must be the number with its country code, ten digits after +91, as in "+91 135 000 0000"',
	).describe("The number that people call, as it is shown."),
	whatsapp: formed(
		/^91\d{10}$/,
		'must be digits only, country code first, without + or spaces: 91 and ten digits, as in "911350000000"',
	).describe("The number that every WhatsApp button opens: digits only, country code first."),
	email: z
		.email('must be an e-mail address, as in "hello@example.com"')
		.describe("The address that people write to."),
	siteUrl: url
		.refine((value) => URL.parse(value)?.origin === value, {
			error:
				'must be the site\'s address in small letters, without a page or a slash at the end, as in "https://www.example.com"',
			// What is no address at all has been told already.
			when: ({ issues }) => issues.length === 0,
		})
		.describe("The address under which this site is published."),
	gmb_place_id: line("ChIJ…").describe(
		"The maps service's own name for the shop. Its Place ID Finder tells it.",
	),
	address: z.strictObject({
		street: line("12 Rajpur Road"),
		city: line("Dehradun"),
		state: line("Uttarakhand"),
		postalCode: formed(/^\d{6}$/, 'must be a PIN code of six digits, as in "248009"'),
		country: z.literal("IN"),
	}),
	geo: z
		.strictObject({
			latitude: z.number().min(-90).max(90),
			longitude: z.number().min(-180).max(180),
		})
		.describe("Where the shop is: decimal degrees, five decimals or more (about one metre)."),
	hours: z
		.array(openingHoursSchema)
		.refine(
			(hours) => hours.length === 7 && hours.every(({ day }, place) => day === weekdays[place]),
			"must name each of the seven days once, Monday first",
		)
		.refine(
			(hours) => hours.some(({ closed }) => !closed),
			"has no day on which the shop is open. Give one day its hours",
		)
		.describe("When the shop is open: the seven days, Monday first."),
	specialDays: z
		.array(specialDaySchema)
		.superRefine(noDayTwice)
		.describe("Festivals and other days on which the shop is closed or keeps other hours."),
	turnaroundHours: z
		.strictObject({ from: wholeHours, to: wholeHours })
		.refine(({ from, to }) => from <= to, "must be the shorter time first, then the longer")
		.describe("How long an ordinary order takes, in hours: the shortest and the longest."),
	expressCutoff: clockTime
		.optional()
		.describe("Until when express orders are ready the same day. Without it, pages say to ask."),
	areas: namedOnce(z.array(line("Rajpur Road")).min(1, "needs at least one area")),
	areaSpellings: z
		.record(z.string(), z.array(line("Prem Nagar")), "must be a group in braces: {} for none")
		.describe("Other ways in which people write an area: the area as in “areas”, then how else."),
	citySpellings: namedOnce(z.array(line("Doon")))
		.optional()
		.describe("Other names of the city, as people write them to the assistant."),
	areasNotPromised: namedOnce(z.array(line("Raipur"))).describe(
		"Places that visitors name and that you do not promise to come to: “ask us”.",
	),
	payment: namedOnce(z.array(line("Cash")).min(1, "needs at least one way to pay")).describe(
		"The ways to pay on delivery.",
	),
	priceRange: line("₹").describe("How dear the shop is, for search engines: ₹ to ₹₹₹₹."),
	directoryLink: url.optional().describe("The shop's page on Justdial, if it has one."),
	shopImage: picture.describe("The picture of the shop: a file name in content/images."),
	logo: formed(siteAddress, 'must be an address on this site, as in "/logo.svg"').describe(
		"The logo's address. Its file lies in public/ beside this file.",
	),
	socialMedia: z
		.strictObject({ facebook: url, instagram: url, twitter: url, linkedin: url })
		.partial()
		.describe("The shop's pages, by their whole addresses. Leave out those that it does not have."),
});

/** The business as pages and data files have it: with what some of its facts say in words. */
export const businessInWordsSchema = businessSchema.extend({
	turnaround: line("24–48 hours"),
	hoursInWords: z.strictObject({ hours: line("9 AM to 9 PM"), daily: line("daily") }),
});

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
	image: picture,
	focus,
	pages: z
		.array(id)
		.describe("Pages that say more about it, by their slugs, the nearest first; [] for none."),
});

/** The icons that a feature may carry, by the name of their drawing. */
const featureIcons = ["leaf", "shirt", "truck", "shield-check"] as const;

export const featureSchema = z.strictObject({
	id,
	title: line("Expert Care"),
	description: line("Every piece is checked and tagged."),
	icon: z
		.enum(featureIcons, `must be one of ${featureIcons.join(", ")}`)
		.describe("The drawing beside it."),
});

const testimonialSchema = z.strictObject({
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
		.literal(true, 'must be true, or not there. Take the line "sample" out')
		.optional()
		.describe("Marks words that came with this site. Take the line out with the words."),
});

/** The maps service's words for stars, the last for none. */
export const starNames = new Set([
	...["ONE", "TWO", "THREE", "FOUR", "FIVE"],
	"STAR_RATING_UNSPECIFIED",
]);

const photoAddress = 'must be a web address or a picture of this site, as in "/reviewers/a.webp"';

/** A review as the maps service's business API returns it, so that an export drops in. */
export const reviewSchema = z.object({
	reviewId: line("AbFvOq…"),
	reviewer: z.object({
		/** A whole address as the maps service gives it, or a picture of this site ("/reviewers/a.webp"). */
		profilePhotoUrl: addressed((value) => {
			if (siteAddress.test(value)) return undefined;
			return value.startsWith("http:") ? addressFault(value) : addressFault(value) && photoAddress;
		}, photoAddress).optional(),
		displayName: line("Ananya R."),
		profileUrl: url.optional(),
	}),
	/** SPEC.md, section 3. */
	starRating: z.string().describe("ONE to FIVE; any other word counts as no stars."),
	comment: z.string().optional(),
	createTime: instant,
	updateTime: instant,
	reviewReply: z.object({ comment: line("Thank you!"), updateTime: instant }).optional(),
	name: line("accounts/1/locations/2/reviews/3"),
});

const reviewsFileSchema = z
	.object({
		averageRating: z
			.number()
			.min(0, "must be from 1 to 5")
			.max(5, "must be from 1 to 5")
			.describe("The shop's stars on the maps service, as in 4.9; 0 while it has no reviews."),
		totalReviewCount: z
			.int("must be a whole number")
			.min(0, "must not be less than 0")
			.describe("How many reviews the maps service counts."),
		reviews: z
			.array(reviewSchema)
			.superRefine(unique((review: { reviewId: string }) => review.reviewId, "reviewId"))
			.describe("Reviews of the maps service. npm run reviews:import brings them in."),
	})
	.superRefine(({ averageRating, totalReviewCount }, context) => {
		if (totalReviewCount > 0 && averageRating < 1)
			context.addIssue({ code: "custom", path: ["averageRating"], message: "must be from 1 to 5" });
		if (totalReviewCount === 0 && averageRating > 0)
			context.addIssue({
				code: "custom",
				path: ["averageRating"],
				message: "must be 0 while totalReviewCount is 0",
			});
	});

export const faqSchema = z.strictObject({
	id,
	question: line("How do I book a pickup?"),
	answer: prose("the answer in one or two sentences"),
});

const policyItemSchema = z.strictObject({
	id,
	title: line("Payment"),
	content: prose("what the rule says"),
});
export const policySchema = z.strictObject({
	description: prose("one or two sentences that introduce the list"),
	items: listOf(policyItemSchema),
});

export const whatsappMessagesSchema = z.strictObject({
	bookNow: prose("the message that Book Now sends"),
	contactUs: prose("the message that Contact via WhatsApp sends"),
	feedback: prose("the message for feedback"),
	orderStatus: prose("the message that asks about an order"),
	areaBooking: filledLater("area", "Hello, I would like to book a pickup from {area}.").describe(
		"The message from one of your areas; {area} stands for it.",
	),
	areaQuestion: filledLater("area", "Hello, do you come to {area}?").describe(
		"The message that asks whether you come somewhere; {area} stands for the place.",
	),
	serviceStart: z
		.string("must be the text that comes before the service's name")
		.meta({ isText: true })
		.describe("The message about one service: what comes before its name, with the space."),
	serviceEnd: z
		.string("must be the text that comes after the service's name")
		.meta({ isText: true })
		.describe("The message about one service: what comes after its name."),
	afterHours: filledLater("day", "As you are closed now, this is for {day}.").describe(
		"What a booking adds while you are closed; {day} is the next opening day.",
	),
	/** A visitor's list: what comes before it, what is said of every estimate, what comes after. */
	listStart: prose("the text that comes before a visitor's list"),
	listEstimate: line("estimate, confirmed at pickup"),
	listEnd: z.string("must be the text that comes after a visitor's list").meta({ isText: true }),
});

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
	items: listOf(priceItemSchema),
});
const priceFileSchema = z.strictObject({
	checkedOn: day.describe(
		"The day on which somebody last compared this list with the shop's rate card.",
	),
	categories: listOf(priceCategorySchema).describe("The groups of the rate card, in its order."),
});

/** What search engines and browser tabs show of a page. */
const seoSchema = z.strictObject({
	title: line("Dry cleaning in Dehradun | Doon Fresh").describe(
		"The page's name in the browser's tab and in search results: about 60 letters.",
	),
	description: line("Free pickup and delivery across Dehradun.").describe(
		"The words under the name in search results: about 150 letters.",
	),
	keywords: line("dry cleaning dehradun, laundry").describe("Search words, parted by commas."),
});

/** What every fixed page but Home holds; a page of its own kind adds to it. */
export const pageSchema = seoSchema.extend({
	picture: picture.describe("Shown beside the heading where the page's address is shared."),
	updated: day.describe("The day of the last change to these texts."),
	heading: line("Our Services").describe("The large words at the top of the page."),
	lede: line("Nine ways we look after what you wear.").describe("The line under the heading."),
});
const titled = z.strictObject({ title: line("Book"), text: line("Message us on WhatsApp.") });

export const pagesFileSchema = z.strictObject({
	seo: seoSchema.extend({
		updated: day.describe("The day of the last change to the home page's texts."),
	}),
	hero: z.strictObject({
		title: line("Fresh as a Doon morning.").describe("The headline of the home page."),
		subtitle: line("Collected from your door.").describe("The line under the headline."),
		image: picture.describe("The upright picture, for phones: a file name in content/images."),
		bgImage: picture.describe("The wide picture: a file name in content/images."),
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
		image: picture,
		imageAlt: imageAlt("The van, loaded with parcels"),
	}),
	/** "Do you come to me?": the field on the contact and landing pages. */
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
	/** Shown in place of a page that was never visited, while there is no connection. */
	offline: seoSchema.extend({
		heading: line("You are offline"),
		lede: line("This page is not on this device yet."),
		keptHeading: line("These pages are on this device"),
	}),
});

/** A question of a page's own, with a link to where more is said. */
export const questionSchema = faqSchema.extend({
	link: z
		.strictObject({
			text: line("What the symbols on the label mean"),
			href: z
				.string()
				.regex(siteAddress, 'must be an address on this site, as in "/services#care-labels"'),
		})
		.optional(),
});

/** What the five landing pages and the keyword pages share. */
const searchPage = {
	slug: id.describe("The page's address: what stands after the slash."),
	metaTitle: line("Wedding dress cleaning in Dehradun | Doon Fresh").describe(
		"The page's name in the browser's tab and in search results: about 60 letters.",
	),
	metaDescription: line("Gowns, lehengas and sherwanis, cleaned by hand.").describe(
		"The words under the name in search results: about 150 letters.",
	),
	keyword: line("wedding dress cleaning dehradun, gown dry cleaning").describe(
		"Search words, parted by commas.",
	),
	h1: line("Wedding dress cleaning in Dehradun").describe(
		"The large words at the top of the page.",
	),
	shortName: line("Wedding dresses").describe(
		"What links to the page call it, in two or three words.",
	),
	subheading: line("Gowns and lehengas, cleaned by hand.").describe("The line under the heading."),
	image: picture,
	imageAlt: imageAlt("A white wedding gown with a green sash"),
	focus,
	priceItems: z
		.array(id)
		.describe("The prices that the page shows: ids of content/prices.json, in the order to show."),
	questions: listOf(questionSchema).describe("Questions that this page answers."),
	sisters: z
		.array(id)
		.min(1, "needs at least one")
		.max(4, "takes at most four")
		.describe("One to four pages that a visitor may want next, by their slugs."),
	updated: day.describe("The day of the last change to these texts."),
};

export const landingPageSchema = z.strictObject({
	...searchPage,
	chat: z
		.enum(["booking", "contact"], 'must be "booking" or "contact"')
		.describe("The message that the second button sends: bookNow or contactUs of messages.json."),
	chatLabel: line("Book on WhatsApp").describe("The words on the second button."),
	showsAreas: z
		.boolean("must be true or false, without quotes")
		.optional()
		.describe("Whether the page ends with the areas that you come to and the closing call."),
	intro: prose("what this page has to say"),
	why: z.array(titled).length(4, "must be four points"),
	how: z.array(titled).length(3, "must be three steps"),
});

export const keywordPageSchema = z.strictObject({
	...searchPage,
	intro: prose("80 to 150 words about this garment or customer"),
	label: z
		.array(line("Packed in muslin and tissue"))
		.length(3, "must be three facts")
		.describe("Three short facts on the woven label beside the introduction."),
	featuredService: z.strictObject({
		name: line("Wedding Gown Care"),
		description: line("Spot-treated by hand."),
		price: priced("from ₹2,000", "Contact us for a quote"),
		image: picture,
		focus,
		priceItem: id
			.optional()
			.describe(
				"The item of content/prices.json that this is, where the rate card has it: visitors put that on their list.",
			),
		listName: line("Shirt, laundry service")
			.optional()
			.describe(
				"What rows of prices and visitors' lists call it, where another price might be taken for it.",
			),
	}),
	keepsTurnaround: z
		.boolean("must be true or false, without quotes")
		.describe(
			"Whether what this page is about keeps to the turnaround: the page then says when it is ready.",
		),
	messageName: line("wedding dress cleaning").describe(
		"What the WhatsApp message asks about: it comes after serviceStart of messages.json.",
	),
	keywordReviews: z
		.array(line("My gown came back whiter than new.").meta({ isText: false }))
		.max(2, "must be two short texts at most")
		.describe("One or two short texts of customers; an empty list, [], for none yet."),
	published: day.describe("The day on which the page first stood on the site."),
});

/** The chat assistant's own words, and where the browser sends its questions. */
export const assistantSchema = z.strictObject({
	greeting: line("Namaste! What would you like to know?").describe("What it says first."),
	subtitle: line("Prices, pickup, timings").describe("The line under the panel's title."),
	suggestions: z
		.array(line("Do you pick up from Premnagar?"))
		.length(3, "must be three questions")
		.describe("Three questions to begin with."),
	baseUrl: z
		.union([z.literal(""), serviceAddress], {
			error: 'must be empty, or a whole web address, as in "https://api.groq.com"',
		})
		.describe("Empty: this site's own relay. Read docs/assistant.md before you change it."),
	key: line("public").meta({
		isText: false,
		description:
			"Sent with each question. Whatever stands in a page is public: leave this word as it is.",
	}),
	model: line("meta-llama/llama-4-scout-17b-16e-instruct").meta({
		isText: false,
		description:
			"The language model that is asked for. Read docs/assistant.md before you change it.",
	}),
});

/** The care symbols that are drawn (screens/services/care-symbol.tsx). */
export const careDrawings = [
	...(["wash-60", "wash-40", "wash-30", "wash-mild", "wash-very-mild", "wash-hand"] as const),
	...(["wash-no", "bleach-any", "bleach-oxygen", "bleach-no", "dry-tumble"] as const),
	...(["dry-tumble-low", "dry-tumble-no", "dry-line", "dry-drip", "dry-flat"] as const),
	...(["dry-shade", "iron-3", "iron-2", "iron-1", "iron-no", "clean-p", "clean-f"] as const),
	...(["clean-mild", "clean-no", "wet-w", "wet-mild", "wet-no"] as const),
] as const;

/** The guide to the symbols on a garment's label, after ISO 3758. */
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
					/** The slug of a keyword page or the id of a service; left out where none fits. */
					asksFor: id.optional(),
				}),
			),
		}),
	),
	note: line("Not sure? Send us a photo of the label."),
	/** What the link to WhatsApp says, after the note. */
	ask: line("Ask on WhatsApp"),
});

/** Where visits are counted, if the shop wants them counted. */
export const analyticsSchema = z.strictObject({
	posthogKey: z
		.string("must be a text in quotes")
		.regex(
			/^(?:phc_[A-Za-z0-9_-]{20,})?$/,
			'must be empty, or the project key that PostHog shows under Settings → Project, as in "phc_AbCd…"',
		)
		.describe("PostHog's project key, public by design. Empty: nothing is counted or loaded."),
	posthogHost: serviceAddress
		.refine(
			(value) => URL.parse(value)?.origin === value,
			'must be PostHog\'s address without a slash at the end, as in "https://eu.i.posthog.com"',
		)
		.describe("Where it is sent. Leave it as it is: PostHog's machines in the European Union."),
});

/** Every content file: its name under content/ and what it must hold. */
export const contentFiles = {
	business: businessSchema,
	services: listOf(serviceSchema),
	features: listOf(featureSchema),
	// A shop without testimonials shows none.
	testimonials: z
		.array(testimonialSchema)
		.superRefine(unique((entry: { id: string }) => entry.id, "id")),
	reviews: reviewsFileSchema,
	faq: listOf(faqSchema),
	terms: policySchema,
	privacy: policySchema,
	messages: whatsappMessagesSchema,
	assistant: assistantSchema,
	analytics: analyticsSchema,
	theme,
	prices: priceFileSchema,
	pages: pagesFileSchema,
	"care-labels": careLabelsSchema,
	"landing-pages": z
		.array(landingPageSchema)
		.min(1, "is an empty list. Bring its entries back: the site shows them")
		.superRefine(unique((page: { slug: string }) => page.slug, "slug")),
	"keyword-pages": z
		.array(keywordPageSchema)
		.min(1, "is an empty list. Bring its entries back: the site shows them")
		.superRefine(unique((page: { slug: string }) => page.slug, "slug")),
} as const;
