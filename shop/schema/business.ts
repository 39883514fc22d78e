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
	.int(error("notWholeHours"))
	.min(1, error("underAnHour"))
	.max(240, error("overTenDays"));

const phone = formed(/^(?:\+91(?! ?0)(?: ?\d){10}|1[89]00(?: ?\d){6,9})$/, "notPhone").meta({
	phone: "shown",
});

const businessFields = z.strictObject({
	name: line("Doon Fresh"),
	tagline: line("Dry cleaning & laundry"),
	owner: line("Ritu Negi").optional(),
	/** The number to call. */
	phone,
	otherPhones: z.array(z.strictObject({ name: line("Counter"), number: phone })).optional(),
	whatsapp: formed(/^91[1-9]\d{9}$/, "notWhatsApp").meta({ phone: "digits" }),
	email: z.email(error("notEmail")).optional(),
	siteUrl: url
		.refine((value) => parseAddress(value)?.origin === value, {
			...error("notSiteUrl"),
			// An invalid address has its own message.
			when: ({ issues }) => issues.length === 0,
		})
		.meta({ isEngineers: true }),
	gmb_place_id: line("ChIJ…").meta({ isTranslated: false, isEngineers: true }).optional(),
	address: z.strictObject({
		street: line("12 Rajpur Road"),
		city: line("Dehradun"),
		state: line("Uttarakhand"),
		postalCode: formed(/^\d{3} ?\d{3}$/, "notPinCode"),
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
	pickup: z.boolean(error("notBoolean")).default(true),
	hours: z
		.array(openingHoursSchema)
		.refine(
			(hours) => hours.length === 7 && hours.every(({ day }, place) => day === weekdays[place]),
			error("notSevenDays"),
		)
		.refine((hours) => hours.some(({ closed }) => !closed), error("neverOpen"))
		.superRefine((hours, { addIssue }) => {
			const message = say("closesAfterNextOpens");
			for (const at of nightsIntoMornings(hours)) addIssue({ code: "custom", path: [at], message });
		})
		.meta({ isFixed: true }),
	specialDays,
	turnaroundHours: z
		.strictObject({ from: wholeHours, to: wholeHours })
		.refine(({ from, to }) => from <= to, error("turnaroundOrder")),
	expressCutoff: clockTime.optional(),
	/** The areas that the shop comes to, by name; none if it comes everywhere or nowhere. */
	areas: namedOnce(z.array(line("Rajpur Road"))),
	areaSpellings: z
		.record(z.string(), z.array(line("Prem Nagar")), error("notGroup"))
		.meta({ isOwnList: true }),
	citySpellings: namedOnce(z.array(line("Doon")))
		.meta({ isOwnList: true })
		.optional(),
	areasNotPromised: namedOnce(z.array(line("Raipur"))).meta({ isOwnList: true }),
	payment: namedOnce(z.array(line("Cash")).min(1, error("noPayment"))),
	priceRange: line("₹").meta({ isTranslated: false, isEngineers: true }).optional(),
	gstin: formed(/^\d{2}[A-Z]{5}\d{4}[A-Z][A-Z\d]Z[A-Z\d]$/, "notGstin").optional(),
	directoryLink: url.optional(),
	shopImage: picture("wide").meta({ describedBy: "pages/about/imageAlt" }),
	logo: formed(siteAddress, "notLogo").meta({ isEngineers: true }),
	socialMedia: z
		.strictObject({ facebook: url, instagram: url, twitter: url, linkedin: url })
		.partial(),
});

export const businessSchema = businessFields.superRefine(
	({ areas, areaSpellings }, { addIssue, issues }) => {
		// A faulty area has a message of its own.
		if (issues.length > 0) return;
		for (const area of Object.keys(areaSpellings)) {
			if (areas.includes(area)) continue;
			const advice = adviceOn(area, areas, say("writeAsInAreas"));
			const message = say("unknownArea", area, advice);
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
