/** business.json: name, address, hours, areas. */
import { z } from "zod";
import { didYouMean } from "../did-you-mean.ts";
import { error, say } from "../sentences/say.ts";
import { clockTime, formed, line, namedOnce, picture, siteAddress, url } from "./fields.ts";
import { openingHoursSchema, specialDays, weekdays } from "./hours.ts";
import { label } from "./label.ts";

const wholeHours = z
	.int(error("must be a whole number of hours, without quotes"))
	.min(1, error("must be one hour or more"))
	.max(240, error("must be ten days (240 hours) at most"));

const businessFields = z.strictObject({
	name: line("Doon Fresh").meta(label("Name", "नाम", "The shop's name.", "दुकान का नाम।")),
	tagline: line("Dry cleaning & laundry").meta(
		label(
			"Words under the name",
			"नाम के नीचे के शब्द",
			"A few words under the name, in the footer.",
			"पेज के नीचे, नाम के साथ।",
		),
	),
	owner: line("Ritu Negi")
		.optional()
		.meta(
			label(
				"Owner's name",
				"मालिक का नाम",
				"Who answers reviews: stands beside the replies. Left out, they are the shop's.",
				"रिव्यू का जवाब कौन देता है: जवाब के साथ दिखता है। खाली हो तो जवाब दुकान का है।",
			),
		),
	phone: formed(
		/^\+91(?: ?\d){10,11}$/,
		'must be the number with its country code, ten digits after +91, as in "+91 135 000 0000"',
	).meta(
		label(
			"Phone",
			"फ़ोन",
			"The number that people call, as it is shown.",
			"जिस नंबर पर लोग कॉल करते हैं, जैसा दिखेगा।",
		),
	),
	whatsapp: formed(
		/^91\d{10}$/,
		'must be digits only, country code first, without + or spaces: 91 and ten digits, as in "911350000000"',
	).meta(
		label(
			"WhatsApp number",
			"WhatsApp नंबर",
			"The number that every WhatsApp button opens: digits only, country code first.",
			"WhatsApp के हर बटन का नंबर: सिर्फ़ अंक, पहले 91।",
		),
	),
	email: z
		.email(error('must be an e-mail address, as in "hello@example.com"'))
		.meta(label("E-mail", "ई-मेल", "The address that people write to.", "जिस पते पर लोग लिखते हैं।")),
	siteUrl: url
		.refine((value) => URL.parse(value)?.origin === value, {
			...error(
				'must be the site\'s address in small letters, without a page or a slash at the end, as in "https://www.example.com"',
			),
			// An invalid address has its own message.
			when: ({ issues }) => issues.length === 0,
		})
		.meta({
			isEngineers: true,
			description: "The address under which this site is published.",
		}),
	gmb_place_id: line("ChIJ…").meta({
		isTranslated: false,
		isEngineers: true,
		description: "The shop's place id on the maps service. Find it with the Place ID Finder.",
	}),
	address: z
		.strictObject({
			street: line("12 Rajpur Road").meta(label("Street", "सड़क")),
			city: line("Dehradun").meta(label("City", "शहर")),
			state: line("Uttarakhand").meta(label("State", "राज्य")),
			postalCode: formed(/^\d{6}$/, 'must be a PIN code of six digits, as in "248009"').meta(
				label("PIN code", "पिन कोड"),
			),
			country: z.literal("IN").meta({ isEngineers: true }),
		})
		.meta(label("Address", "पता")),
	geo: z
		.strictObject({
			latitude: z.number().min(-90).max(90),
			longitude: z.number().min(-180).max(180),
		})
		.meta({
			isEngineers: true,
			description: "Where the shop is: decimal degrees, five decimals or more (about one metre).",
		}),
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
		.meta(
			label(
				"Opening hours",
				"खुलने के घंटे",
				"When the shop is open: the seven days, Monday first.",
				"दुकान कब खुली है: सातों दिन, सोमवार से।",
			),
		),
	specialDays: specialDays.meta(
		label(
			"Closed days and other hours",
			"छुट्टियाँ और अलग समय",
			"Festivals and other days on which the shop is closed or keeps other hours.",
			"त्योहार और दूसरे दिन, जब दुकान बंद है या समय अलग है।",
		),
	),
	turnaroundHours: z
		.strictObject({
			from: wholeHours.meta(label("Shortest", "कम से कम")),
			to: wholeHours.meta(label("Longest", "ज़्यादा से ज़्यादा")),
		})
		.refine(({ from, to }) => from <= to, error("must be the shorter time first, then the longer"))
		.meta(
			label(
				"How long an order takes",
				"ऑर्डर में कितना समय",
				"How long an ordinary order takes, in hours: the shortest and the longest.",
				"आम ऑर्डर कितने घंटों में तैयार: कम से कम और ज़्यादा से ज़्यादा।",
			),
		),
	expressCutoff: clockTime
		.optional()
		.meta(
			label(
				"Express until",
				"एक्सप्रेस कब तक",
				"Until when express orders are ready the same day. Without it, pages say to ask.",
				"कितने बजे तक आए कपड़े उसी दिन तैयार। खाली हो तो पेज पूछने को कहते हैं।",
			),
		),
	areas: namedOnce(z.array(line("Rajpur Road")).min(1, error("needs at least one area"))).meta(
		label(
			"Areas you come to",
			"जहाँ आप आते हैं",
			"Where you pick up and deliver.",
			"जहाँ पिकअप और डिलीवरी होती है।",
		),
	),
	areaSpellings: z
		.record(
			z.string(),
			z.array(line("Prem Nagar")),
			error("must be a group in braces: {} for none"),
		)
		.meta({
			isOwnList: true,
			...label(
				"Other spellings of areas",
				"इलाकों के दूसरे नाम",
				"Other spellings of an area: its name as in “areas”, then the other spellings.",
				"इलाके का नाम, फिर लोग उसे और कैसे लिखते हैं।",
			),
		}),
	citySpellings: namedOnce(z.array(line("Doon")))
		.meta({
			isOwnList: true,
			...label(
				"Other names of the city",
				"शहर के दूसरे नाम",
				"Other names of the city that people use with the assistant.",
				"सहायक से पूछते समय लोग शहर को और क्या कहते हैं।",
			),
		})
		.optional(),
	areasNotPromised: namedOnce(z.array(line("Raipur"))).meta({
		isOwnList: true,
		...label(
			"Areas that you do not promise",
			"जहाँ का वादा नहीं",
			"Places that visitors may enter and that you do not promise to serve: the answer is “ask us”.",
			"जगहें जो लोग पूछते हैं पर जहाँ आने का वादा नहीं: जवाब है “पूछ लीजिए”।",
		),
	}),
	payment: namedOnce(z.array(line("Cash")).min(1, error("needs at least one way to pay"))).meta(
		label("Ways to pay", "पैसे कैसे दें", "The ways to pay on delivery.", "डिलीवरी पर पैसे देने के तरीके।"),
	),
	priceRange: line("₹").meta({
		isTranslated: false,
		isEngineers: true,
		description: "The price level, for search engines: from ₹ (low) to ₹₹₹₹ (high).",
	}),
	directoryLink: url
		.optional()
		.meta(
			label(
				"Justdial page",
				"Justdial पेज",
				"The shop's page on Justdial, if it has one.",
				"Justdial पर दुकान का पेज, अगर है।",
			),
		),
	shopImage: picture("wide").meta({
		describedBy: "pages/about/imageAlt",
		...label(
			"Picture of the shop",
			"दुकान की फ़ोटो",
			"The picture of the shop: a file name in content/images. The about page's texts say what it shows.",
			"होम और “हमारे बारे में” पेज पर दुकान की फ़ोटो। उसमें क्या है, यह “हमारे बारे में” पेज में लिखा जाता है।",
		),
	}),
	logo: formed(siteAddress, 'must be an address on this site, as in "/logo.svg"').meta({
		isEngineers: true,
		description: "The logo's address. Its file lies in public/ beside this file.",
	}),
	socialMedia: z
		.strictObject({
			facebook: url.meta(label("Facebook", "Facebook")),
			instagram: url.meta(label("Instagram", "Instagram")),
			twitter: url.meta(label("X", "X")),
			linkedin: url.meta(label("LinkedIn", "LinkedIn")),
		})
		.partial()
		.meta(
			label(
				"Social media",
				"सोशल मीडिया",
				"The shop's pages, by their whole addresses. Leave out those that it does not have.",
				"दुकान के पेज, पूरे पते के साथ। जो नहीं हैं, खाली छोड़ें।",
			),
		),
});

export const businessSchema = businessFields.superRefine(
	({ areas, areaSpellings }, { addIssue, issues }) => {
		// A faulty area has a message of its own.
		if (issues.length > 0) return;
		for (const area of Object.keys(areaSpellings)) {
			if (areas.includes(area)) continue;
			const guess = didYouMean(area, areas);
			const advice = guess ? say('Did you mean "{0}"?', guess) : say('Write it as in "areas".');
			addIssue({
				code: "custom",
				path: ["areaSpellings"],
				message: say('names "{0}", which is not one of the areas. {1}', area, advice),
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
