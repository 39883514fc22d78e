/**
 * What each content file must hold. Every type of the project is inferred from these schemas
 * (`types.ts`); none is written by hand. The messages are for the shop's owner: they say what is
 * missing and show how it should look.
 */
import { z } from "zod";

/** One line of text that must not be empty. */
function line(example: string) {
	return z
		.string(`must be a text in quotes, for example "${example}"`)
		.trim()
		.min(1, `is empty. Write it as in "${example}"`);
}

/** A line with a place that the site fills in. */
function withPlace(place: string, example: string) {
	return line(example).refine(
		(text) => text.includes(place),
		`must hold ${place}, as in "${example}"`,
	);
}

/** A running text: one or more paragraphs, parted by an empty line. */
function prose(what: string) {
	return z.string(`must be a text in quotes: ${what}`).trim().min(1, `is empty. Write ${what}`);
}

/** The short name by which other files and addresses refer to an entry. */
const id = z
	.string("must be a text in quotes")
	.regex(
		/^[a-z0-9]+(-[a-z0-9]+)*$/,
		'must be small letters, digits and single hyphens, as in "sports-shoes"',
	);

const url = z.url({
	protocol: /^https?$/,
	error: 'must be a whole web address, as in "https://www.example.com/shop"',
});

/** The file name, without its ending, of a picture in content/images. */
const picture = z
	.string("must be a text in quotes")
	.regex(
		/^[a-z0-9-]+$/,
		'must be the name of a picture in content/images without its ending, as in "saree"',
	);

/** Which part of a picture stays in view when it is cropped, as `horizontal% vertical%`. */
const focus = z
	.string()
	.regex(/^\d{1,3}% \d{1,3}%$/, 'must be two percentages, as in "24% 50%"')
	.optional();

const clockTime = z
	.string()
	.regex(
		/^([01]\d|2[0-3]):[0-5]\d$/,
		'must be a time on the 24-hour clock, as in "09:00" or "21:00"',
	);

const instant = z.iso.datetime({
	offset: true,
	error: 'must be a date and time, as in "2026-10-04T08:30:00Z"',
});
const day = z.iso.date('must be a date, as in "2026-11-20"');

/** A price as it stands on the rate card: free text, with or without an amount. */
const price = z
	.string("must be a text in quotes")
	.trim()
	.min(1, 'is empty. Write it as on the rate card, for example "300" or "starts @ 300"');

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

const openingHoursSchema = z
	.strictObject({ day: z.enum(weekdays), opens: clockTime, closes: clockTime })
	.refine((hours) => hours.opens < hours.closes, {
		error: "closes before it opens. Use the 24-hour clock: 9 in the evening is 21:00",
		// A time that is none cannot be compared; it has been told already.
		when: ({ issues }) => issues.length === 0,
	});

/** A day, or a run of days, that does not keep the week's hours. Past ones may stay; none is shown. */
const specialDaySchema = z
	.strictObject({
		date: day,
		/** The last of several days, itself included; left out for one day. */
		lastDate: day.optional(),
		/** As visitors read it: "Closed today · Diwali". */
		name: line("Diwali").max(30, "is too long for a phone: keep to 30 letters"),
		closed: z
			.literal(true, "must be true, without quotes; leave it out on a day with hours")
			.optional(),
		opens: clockTime.optional(),
		closes: clockTime.optional(),
	})
	.superRefine(({ date, lastDate, closed, opens, closes }, context) => {
		const fault = (message: string) => context.addIssue({ code: "custom", message });
		if (lastDate && lastDate < date)
			fault("ends before it begins: lastDate must not be before date");
		if (closed && (opens || closes))
			fault('is closed and has hours. Keep either "closed": true, or "opens" and "closes"');
		else if (!closed && !(opens && closes))
			fault('must say either "closed": true, or both "opens" and "closes"');
		else if (opens && closes && opens >= closes)
			fault("closes before it opens. Use the 24-hour clock: 9 in the evening is 21:00");
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
	name: line("Doon Fresh"),
	tagline: line("Dry cleaning & laundry"),
	phone: z
		.string()
		.regex(
			/^\+\d[\d ]{7,16}\d$/,
			'must be the number with its country code, as in "+91 135 000 0000"',
		),
	whatsapp: z
		.string()
		.regex(
			/^\d{8,15}$/,
			'must be digits only, country code first, without + or spaces, as in "911350000000"',
		),
	email: z.email('must be an e-mail address, as in "hello@example.com"'),
	siteUrl: url.refine(
		(value) => new URL(value).origin === value,
		'must be the site\'s address without a slash at the end, as in "https://www.example.com"',
	),
	/** The maps service's own name for the shop: Google Business Profile → place id. */
	gmb_place_id: line("ChIJ…"),
	address: z.strictObject({
		street: line("12 Rajpur Road"),
		city: line("Dehradun"),
		state: line("Uttarakhand"),
		postalCode: z.string().regex(/^\d{6}$/, 'must be a PIN code of six digits, as in "248009"'),
		country: z.literal("IN"),
	}),
	/** Decimal degrees, five decimals or more: about one metre. */
	geo: z.strictObject({
		latitude: z.number().min(-90).max(90),
		longitude: z.number().min(-180).max(180),
	}),
	hours: z
		.array(openingHoursSchema)
		.refine(
			(hours) => hours.length === 7 && hours.every(({ day }, place) => day === weekdays[place]),
			"must name each of the seven days once, Monday first",
		),
	/** Festivals and other days on which the shop is closed or keeps other hours. */
	specialDays: z.array(specialDaySchema).superRefine(noDayTwice),
	turnaround: line("24–48 hours"),
	/** The same in numbers, for "ready by Sunday 7 PM". */
	turnaroundHours: z
		.strictObject({ from: wholeHours, to: wholeHours })
		.refine(({ from, to }) => from <= to, "must be the shorter time first, then the longer"),
	/** Until when express orders are ready the same day; left out, pages say to ask. */
	expressCutoff: clockTime.optional(),
	areas: z.array(line("Rajpur Road")).min(1, "needs at least one area"),
	payment: z.array(line("Cash")).min(1, "needs at least one way to pay"),
	priceRange: line("₹"),
	directoryLink: url,
	shopImage: picture,
	logo: z.string().regex(/^\/\S+$/, 'must be an address on this site, as in "/logo.svg"'),
	socialMedia: z.strictObject({ facebook: url, instagram: url, twitter: url, linkedin: url }),
});

export const serviceSchema = z.strictObject({
	id,
	name: line("Wash & Fold"),
	description: line("Everyday clothes, washed and folded."),
	price: line("Starting from ₹69 per kg"),
	image: picture,
	focus,
	/** Slugs of the keyword pages that say more about it, the nearest first. */
	pages: z.array(id),
});

/** The icons that a feature may carry, by the name of their drawing. */
const featureIcons = ["leaf", "shirt", "truck", "shield-check"] as const;

export const featureSchema = z.strictObject({
	id,
	title: line("Expert Care"),
	description: line("Every piece is checked and tagged."),
	icon: z.enum(featureIcons, `must be one of ${featureIcons.join(", ")}`),
});

const testimonialSchema = z.strictObject({
	id,
	name: line("Ananya R."),
	role: line("Teacher, Jakhan"),
	comment: line("Clothes come back like new."),
	rating: z
		.int("must be a whole number from 1 to 5")
		.min(1, "must be from 1 to 5")
		.max(5, "must be from 1 to 5"),
});

/** A review as the maps service's business API returns it, so that an export drops in. */
export const reviewSchema = z.object({
	reviewId: line("AbFvOq…"),
	reviewer: z.object({
		/** A whole address as the maps service gives it, or a picture of this site ("/reviewers/a.webp"). */
		profilePhotoUrl: z
			.union(
				[url, z.string().regex(/^\/\S+$/)],
				'must be a web address or a picture of this site, as in "/reviewers/a.webp"',
			)
			.optional(),
		displayName: line("Ananya R."),
		profileUrl: url.optional(),
	}),
	/** ONE … FIVE; any other word counts as no stars (SPEC.md, section 3). */
	starRating: z.string(),
	comment: z.string().optional(),
	createTime: instant,
	updateTime: instant,
	reviewReply: z.object({ comment: line("Thank you!"), updateTime: instant }).optional(),
	name: line("accounts/1/locations/2/reviews/3"),
});

const reviewsFileSchema = z.object({
	averageRating: z.number().min(1).max(5),
	totalReviewCount: z.int().min(0),
	reviews: z
		.array(reviewSchema)
		.superRefine(unique((review: { reviewId: string }) => review.reviewId, "reviewId")),
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
	serviceStart: z.string("must be the text that comes before the service's name"),
	serviceEnd: z.string("must be the text that comes after the service's name"),
	/** Ends a booking message that is written while the shop is shut. */
	afterHours: prose("what a booking adds while you are closed").refine(
		(text) => text.includes("{day}"),
		"must hold {day}, in whose place the next opening day is written",
	),
	/** A visitor's list: what comes before it, what is said of every estimate, what comes after. */
	listStart: prose("the text that comes before a visitor's list"),
	listEstimate: line("estimate, confirmed at pickup"),
	listEnd: z.string("must be the text that comes after a visitor's list"),
});

export const priceItemSchema = z.strictObject({ id, name: line("Sports shoes"), price });
export const priceCategorySchema = z.strictObject({
	id,
	name: line("Footwear"),
	items: listOf(priceItemSchema),
});
const priceFileSchema = z.strictObject({ categories: listOf(priceCategorySchema) });

/** What search engines and browser tabs show of a page. */
const seoSchema = z.strictObject({
	title: line("Dry cleaning in Dehradun | Doon Fresh"),
	description: line("Free pickup and delivery across Dehradun."),
	keywords: line("dry cleaning dehradun, laundry"),
});

const pageSchema = seoSchema.extend({
	/** Shown beside the heading where the page's address is shared. */
	picture,
	updated: day,
	heading: line("Our Services"),
	lede: line("Nine ways we look after what you wear."),
});
const titled = z.strictObject({ title: line("Book"), text: line("Message us on WhatsApp.") });

export const pagesFileSchema = z.strictObject({
	/** Of the home page. */
	seo: seoSchema.extend({ updated: day }),
	hero: z.strictObject({
		title: line("Fresh as a Doon morning."),
		subtitle: line("Collected from your door."),
		/** The upright crop, for phones. */
		image: picture,
		/** The wide picture. */
		bgImage: picture,
		imageAlt: line("Washed shirts on a line"),
		/** A quiet line under the buttons, beside the rating. */
		fact: line("Free pickup across Dehradun"),
	}),
	/** Four facts on the woven label under the hero. */
	facts: z.array(titled).length(4, "must be four facts"),
	/** The three steps that the keyword pages show; {service} stands for what the page is about. */
	howItWorks: z.array(titled).length(3, "must be three steps"),
	/** When things are ready: two lines that read as one sentence. */
	readyBy: z.strictObject({
		now: line("Hand it over now,"),
		/** While the shop is shut; "{opening}" is "tomorrow at 9 AM". */
		later: withPlace("{opening}", "Hand it over {opening},"),
		ready: withPlace("{moment}", "ready by {moment}"),
		/** Until the clock is read, and without scripts. */
		plain: withPlace("{turnaround}", "ready in {turnaround}"),
		/** Where business.json names no expressCutoff, and where it does. */
		express: line("Sooner? Ask us for Express."),
		expressUntil: withPlace("{cutoff}", "Express until {cutoff}, ready the same day."),
		/** What may take longer. */
		note: line("Heavy or delicate pieces may need longer."),
	}),
	servicesLede: line("From a single shirt to every curtain."),
	closingCall: z.strictObject({
		title: line("Laundry day, taken off your hands."),
		text: line("Send us a message."),
		image: picture,
		imageAlt: line("The van, loaded with parcels"),
	}),
	services: pageSchema,
	pricing: pageSchema.extend({
		/** The line under the rate card. */
		note: line("“Starts @” prices depend on fabric, size and work."),
	}),
	about: pageSchema.extend({
		story: prose("what the shop does, after the line with its name and address"),
		imageAlt: line("The counter with folded linen"),
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
});

/** What the five landing pages and the keyword pages share. */
const searchPage = {
	slug: id,
	metaTitle: line("Wedding dress cleaning in Dehradun | Doon Fresh"),
	metaDescription: line("Gowns, lehengas and sherwanis, cleaned by hand."),
	/** Comma-separated, for the keywords entry of the page's head. */
	keyword: line("wedding dress cleaning dehradun, gown dry cleaning"),
	h1: line("Wedding dress cleaning in Dehradun"),
	/** What links to the page call it, in two or three words. */
	shortName: line("Wedding dresses"),
	subheading: line("Gowns and lehengas, cleaned by hand."),
	image: picture,
	imageAlt: line("A white wedding gown with a green sash"),
	focus,
	/** The ids of the rate card's items that belong to the page, in the order to show. */
	priceItems: z.array(id),
	questions: listOf(faqSchema),
	/** Slugs of two to four pages that a visitor may want next. */
	sisters: z.array(id).min(2, "needs at least two").max(4, "takes at most four"),
	/** The day of the last change to these texts. */
	updated: day,
};

export const landingPageSchema = z.strictObject({
	...searchPage,
	/** The second button of the hero: a booking message or the contact message. */
	chat: z.enum(["booking", "contact"], 'must be "booking" or "contact"'),
	chatLabel: line("Book on WhatsApp"),
	intro: prose("what this page has to say"),
	why: z.array(titled).length(4, "must be four points"),
	how: z.array(titled).length(3, "must be three steps"),
});

export const keywordPageSchema = z.strictObject({
	...searchPage,
	intro: prose("80 to 150 words about this garment or customer"),
	/** Three short facts on the woven label beside the intro. */
	label: z.array(line("Packed in muslin and tissue")).length(3, "must be three facts"),
	featuredService: z.strictObject({
		name: line("Wedding Gown Care"),
		description: line("Spot-treated by hand."),
		price: line("from ₹2,000"),
		image: picture,
		focus,
	}),
	/** Whether what this page is about keeps to the turnaround: the page then says when it is ready. */
	keepsTurnaround: z.boolean("must be true or false, without quotes"),
	/** What the WhatsApp message names, between its start and its end. */
	messageName: line("wedding dress cleaning"),
	keywordReviews: z
		.array(line("My gown came back whiter than new."))
		.length(2, "must be two short texts"),
	/** The day on which the page first stood on the site. */
	published: day,
});

/** The chat assistant's own words, and where the browser sends its questions. */
export const assistantSchema = z.strictObject({
	greeting: line("Namaste! What would you like to know?"),
	/** A line under the panel's title. */
	subtitle: line("Prices, pickup, timings"),
	suggestions: z.array(line("Do you pick up from Premnagar?")).length(3, "must be three questions"),
	/** Empty: this site's own relay. Otherwise a provider's address; see docs/assistant.md first. */
	baseUrl: z.union([url, z.literal("")], {
		error: 'must be empty, or a whole web address, as in "https://api.groq.com"',
	}),
	/** Sent as the bearer. In a page every key is public: leave the word as it is with the relay. */
	key: line("public"),
	model: line("meta-llama/llama-4-scout-17b-16e-instruct"),
});

/** Every content file: its name under content/ and what it must hold. */
export const contentFiles = {
	business: businessSchema,
	services: listOf(serviceSchema),
	features: listOf(featureSchema),
	testimonials: listOf(testimonialSchema),
	reviews: reviewsFileSchema,
	faq: listOf(faqSchema),
	terms: policySchema,
	privacy: policySchema,
	messages: whatsappMessagesSchema,
	assistant: assistantSchema,
	prices: priceFileSchema,
	pages: pagesFileSchema,
	"landing-pages": z
		.array(landingPageSchema)
		.superRefine(unique((page: { slug: string }) => page.slug, "slug")),
	"keyword-pages": z
		.array(keywordPageSchema)
		.superRefine(unique((page: { slug: string }) => page.slug, "slug")),
} as const;
