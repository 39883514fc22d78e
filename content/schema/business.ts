/** business.json: name, address, hours, areas. */
import { z } from "zod";
import { didYouMean } from "../did-you-mean.ts";
import { clockTime, day, formed, line, namedOnce, picture, siteAddress, url } from "./fields.ts";

export const weekdays = [
	"Monday",
	"Tuesday",
	"Wednesday",
	"Thursday",
	"Friday",
	"Saturday",
	"Sunday",
] as const;

const dayHours = {
	closed: z
		.literal(true, "must be true, without quotes; leave it out on a day with hours")
		.optional(),
	opens: clockTime.optional(),
	closes: clockTime.optional(),
};

function hoursError({ closed, opens, closes }: z.output<z.ZodObject<typeof dayHours>>) {
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
	.superRefine((hours, { addIssue }) => {
		const error = hoursError(hours);
		if (error) addIssue(error);
	});

/** Past ones may stay; they are not shown. */
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
	.superRefine((entry, { addIssue }) => {
		if (entry.lastDate && entry.lastDate < entry.date)
			addIssue("ends before it begins: lastDate must not be before date");
		const error = hoursError(entry);
		if (error) addIssue(error);
	});

const specialDays = z.array(specialDaySchema).superRefine((entries, { addIssue }) => {
	const last = ({ date, lastDate = date }: (typeof entries)[number]) => lastDate;
	entries.forEach((entry, index) => {
		const other = entries
			.slice(0, index)
			.find((above) => above.date <= last(entry) && entry.date <= last(above));
		if (other)
			addIssue({
				code: "custom",
				path: [index],
				message: `covers a day that "${other.name}" above covers too. Keep one entry for each day`,
			});
	});
});

const wholeHours = z
	.int("must be a whole number of hours, without quotes")
	.min(1, "must be one hour or more")
	.max(240, "must be ten days (240 hours) at most");

const businessFields = z.strictObject({
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
			// An invalid address has its own message.
			when: ({ issues }) => issues.length === 0,
		})
		.describe("The address under which this site is published."),
	gmb_place_id: line("ChIJ…").meta({
		isTranslated: false,
		description: "The shop's place id on the maps service. Find it with the Place ID Finder.",
	}),
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
	specialDays: specialDays.describe(
		"Festivals and other days on which the shop is closed or keeps other hours.",
	),
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
		.meta({
			isOwnList: true,
			description: "Other spellings of an area: its name as in “areas”, then the other spellings.",
		}),
	citySpellings: namedOnce(z.array(line("Doon")))
		.meta({
			isOwnList: true,
			description: "Other names of the city that people use with the assistant.",
		})
		.optional(),
	areasNotPromised: namedOnce(z.array(line("Raipur"))).meta({
		isOwnList: true,
		description:
			"Places that visitors may enter and that you do not promise to serve: the answer is “ask us”.",
	}),
	payment: namedOnce(z.array(line("Cash")).min(1, "needs at least one way to pay")).describe(
		"The ways to pay on delivery.",
	),
	priceRange: line("₹").meta({
		isTranslated: false,
		description: "The price level, for search engines: from ₹ (low) to ₹₹₹₹ (high).",
	}),
	directoryLink: url.optional().describe("The shop's page on Justdial, if it has one."),
	shopImage: picture("wide").describe("The picture of the shop: a file name in content/images."),
	logo: formed(siteAddress, 'must be an address on this site, as in "/logo.svg"').describe(
		"The logo's address. Its file lies in public/ beside this file.",
	),
	socialMedia: z
		.strictObject({ facebook: url, instagram: url, twitter: url, linkedin: url })
		.partial()
		.describe("The shop's pages, by their whole addresses. Leave out those that it does not have."),
});

export const businessSchema = businessFields.superRefine(
	({ areas, areaSpellings }, { addIssue, issues }) => {
		// A faulty area has a message of its own.
		if (issues.length > 0) return;
		for (const area of Object.keys(areaSpellings)) {
			if (areas.includes(area)) continue;
			const guess = didYouMean(area, areas);
			const advice = guess ? `Did you mean "${guess}"?` : 'Write it as in "areas".';
			addIssue({
				code: "custom",
				path: ["areaSpellings"],
				message: `names "${area}", which is not one of the areas. ${advice}`,
			});
		}
	},
);

/** As pages and data files have it: with facts in words. */
export const businessInWordsSchema = businessFields.extend({
	/** The name as a mark: in the first language, whatever the page's. */
	brand: line("Doon Fresh"),
	turnaround: line("24–48 hours"),
	hoursInWords: z.strictObject({ hours: line("9 AM to 9 PM"), daily: line("daily") }),
});
