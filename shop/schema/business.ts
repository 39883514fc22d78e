/** business.json: name, address, hours, areas. */
import { z } from "zod";
import { adviceOn, error, say } from "../sentences/say.ts";
import {
	clockTime,
	formed,
	line,
	namedOnce,
	parseAddress,
	picture,
	siteAddress,
	url,
} from "./fields.ts";
import { nightsIntoMornings, openingHoursSchema, specialDays, weekdays } from "./hours.ts";

const wholeHours = z
	.int(error("must be a whole number of hours, without quotes"))
	.min(1, error("must be one hour or more"))
	.max(240, error("must be ten days (240 hours) at most"));

const phone = formed(
	/^(?:\+91(?! ?0)(?: ?\d){10}|1[89]00(?: ?\d){6,9})$/,
	'must be the number with its country code, ten digits after +91, as in "+91 135 000 0000", or a toll-free one, as in "1800 000 0000". Further numbers go into otherPhones',
).meta({ phone: "shown" });

const businessFields = z.strictObject({
	name: line("Doon Fresh"),
	tagline: line("Dry cleaning & laundry"),
	owner: line("Ritu Negi").optional(),
	/** The number to call. */
	phone,
	otherPhones: z.array(z.strictObject({ name: line("Counter"), number: phone })).optional(),
	whatsapp: formed(
		/^91[1-9]\d{9}$/,
		'must be digits only, country code first, without + or spaces: 91 and ten digits, as in "911350000000"',
	).meta({ phone: "digits" }),
	email: z.email(error('must be an e-mail address, as in "hello@example.com"')).optional(),
	siteUrl: url
		.refine((value) => parseAddress(value)?.origin === value, {
			...error(
				'must be the site\'s address in small letters, without a page or a slash at the end, as in "https://www.example.com"',
			),
			// An invalid address has its own message.
			when: ({ issues }) => issues.length === 0,
		})
		.meta({ isEngineers: true }),
	gmb_place_id: line("ChIJ…").meta({ isTranslated: false, isEngineers: true }).optional(),
	address: z.strictObject({
		street: line("12 Rajpur Road"),
		city: line("Dehradun"),
		state: line("Uttarakhand"),
		postalCode: formed(/^\d{3} ?\d{3}$/, 'must be a PIN code of six digits, as in "248009"'),
		country: z.literal("IN").meta({ isEngineers: true }),
	}),
	geo: z
		.strictObject({
			latitude: z.number().min(-90).max(90),
			longitude: z.number().min(-180).max(180),
		})
		.meta({ isEngineers: true })
		.optional(),
	/** False for a counter alone: nothing then speaks of pickup. */
	pickup: z.boolean(error("must be true or false, without quotes")).default(true),
	hours: z
		.array(openingHoursSchema)
		.refine(
			(hours) => hours.length === 7 && hours.every(({ day }, place) => day === weekdays[place]),
			error("must name each of the seven days once, Monday first"),
		)
		.refine(
			(hours) => hours.some(({ closed }) => !closed),
			error("has no day on which the shop is open. Give one day its hours"),
		)
		.superRefine((hours, { addIssue }) => {
			const message = say("closes after the next day has opened. Change one of the two times");
			for (const at of nightsIntoMornings(hours)) addIssue({ code: "custom", path: [at], message });
		})
		.meta({ isFixed: true }),
	specialDays,
	turnaroundHours: z
		.strictObject({
			from: wholeHours,
			to: wholeHours,
		})
		.refine(({ from, to }) => from <= to, error("must be the shorter time first, then the longer")),
	expressCutoff: clockTime.optional(),
	/** The areas that the shop comes to, by name; none if it comes everywhere or nowhere. */
	areas: namedOnce(z.array(line("Rajpur Road"))),
	areaSpellings: z
		.record(
			z.string(),
			z.array(line("Prem Nagar")),
			error("must be a group in braces: {} for none"),
		)
		.meta({ isOwnList: true }),
	citySpellings: namedOnce(z.array(line("Doon")))
		.meta({ isOwnList: true })
		.optional(),
	areasNotPromised: namedOnce(z.array(line("Raipur"))).meta({ isOwnList: true }),
	payment: namedOnce(z.array(line("Cash")).min(1, error("needs at least one way to pay"))),
	priceRange: line("₹").meta({ isTranslated: false, isEngineers: true }).optional(),
	gstin: formed(
		/^\d{2}[A-Z]{5}\d{4}[A-Z][A-Z\d]Z[A-Z\d]$/,
		'must be a GST number of fifteen signs, as in "05AAAAA0000A1Z5"',
	).optional(),
	directoryLink: url.optional(),
	shopImage: picture("wide").meta({ describedBy: "pages/about/imageAlt" }),
	logo: formed(siteAddress, 'must be an address on this site, as in "/logo.svg"').meta({
		isEngineers: true,
	}),
	socialMedia: z
		.strictObject({
			facebook: url,
			instagram: url,
			twitter: url,
			linkedin: url,
		})
		.partial(),
});

export const businessSchema = businessFields.superRefine(
	({ areas, areaSpellings }, { addIssue, issues }) => {
		// A faulty area has a message of its own.
		if (issues.length > 0) return;
		for (const area of Object.keys(areaSpellings)) {
			if (areas.includes(area)) continue;
			const advice = adviceOn(area, areas, say('Write it as in "areas".'));
			const message = say('names "{0}", which is not one of the areas. {1}', area, advice);
			addIssue({ code: "custom", path: ["areaSpellings"], message });
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
