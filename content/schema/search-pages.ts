/** The files of landing-pages/ and keyword-pages/. */
import { z } from "zod";
import { fixedPages, offlinePath } from "../fixed-pages.ts";
import { error } from "../sentences/say.ts";
import {
	day,
	describedPicture,
	focus,
	id,
	imageAlt,
	line,
	listOf,
	picture,
	priced,
	prose,
} from "./fields.ts";
import { type Choices, label } from "./label.ts";
import {
	heading,
	lede,
	searchDescription,
	searchTitle,
	searchWords,
	updated,
} from "./page-texts.ts";
import { titled } from "./pages.ts";
import { questionSchema } from "./texts.ts";

/** Slugs that landing and keyword pages must not have. */
const takenSlugs: ReadonlySet<string> = new Set([
	...Object.values(fixedPages).map(({ path }) => path.slice(1)),
	offlinePath.slice(1),
	...["index", "404"],
]);

const namesOthers = ({ slug, sisters }: { slug: string; sisters: string[] }) =>
	!sisters.includes(slug);
const ownSister = { path: ["sisters"], ...error("names this page itself. Name another") };

const searchPage = {
	order: z.number().optional().meta({
		isEngineers: true,
		description:
			"Links and lists name the pages from the lowest number on; those without one follow by address.",
	}),
	slug: id
		.refine(
			(slug) => !takenSlugs.has(slug),
			error("is the address of another page of this site. Choose another"),
		)
		.meta(
			label(
				"Address",
				"पता",
				"The page's address: what comes after the slash.",
				"पेज का पता: / के बाद का हिस्सा।",
			),
		),
	metaTitle: searchTitle("Wedding dress cleaning in Dehradun | Doon Fresh"),
	metaDescription: searchDescription("Gowns, lehengas and sherwanis, cleaned by hand."),
	keyword: searchWords("wedding dress cleaning dehradun, gown dry cleaning"),
	h1: heading("Wedding dress cleaning in Dehradun"),
	shortName: line("Wedding dresses").meta(
		label(
			"Short name",
			"छोटा नाम",
			"What links to the page call it, in two or three words.",
			"लिंक में पेज का नाम, दो-तीन शब्दों में।",
		),
	),
	subheading: lede("Gowns and lehengas, cleaned by hand."),
	image: describedPicture("searchHero"),
	imageAlt: imageAlt("A white wedding gown with a green sash"),
	focus,
	priceItems: z
		.array(id.meta({ refersTo: "price item", isReadOnly: false }))
		.meta(
			label(
				"Prices on the page",
				"पेज पर रेट",
				"The prices that the page shows: ids of content/prices.json, in the order to show.",
				"पेज पर कौन से रेट दिखें, इसी क्रम में।",
			),
		),
	questions: listOf(questionSchema).meta(
		label(
			"Questions",
			"सवाल",
			"Questions that this page answers.",
			"सवाल, जिनका जवाब यह पेज देता है।",
		),
	),
	sisters: z
		.array(id.meta({ refersTo: "page", isReadOnly: false }))
		.min(1, error("needs at least one"))
		.max(4, error("takes at most four"))
		.meta(
			label(
				"Pages to read next",
				"आगे के पेज",
				"One to four pages that a visitor may want next, by their slugs.",
				"एक से चार पेज, जो ग्राहक आगे देखना चाहे।",
			),
		),
	updated,
};

const leadChoices: Choices = {
	prices: ["Prices", "रेट"],
	questions: ["Questions", "सवाल"],
	quote: ["A quote for businesses", "कारोबार के लिए रेट"],
};

const chatChoices: Choices = {
	booking: ["Booking", "बुकिंग"],
	contact: ["Contact", "संपर्क"],
};

export const landingPageSchema = z
	.strictObject({
		...searchPage,
		chat: z.enum(["booking", "contact"], error('must be "booking" or "contact"')).meta({
			choices: chatChoices,
			...label(
				"Message of the second button",
				"दूसरे बटन का मैसेज",
				"The message that the second button sends: bookNow or contactUs of messages.json.",
				"दूसरा बटन कौन सा मैसेज भेजता है।",
			),
		}),
		chatLabel: line("Book on WhatsApp").meta(
			label(
				"Words on the second button",
				"दूसरे बटन के शब्द",
				"The words on the second button.",
				"दूसरे बटन पर क्या लिखा है।",
			),
		),
		showsAreas: z
			.boolean(error("must be true or false, without quotes"))
			.optional()
			.meta(
				label(
					"Ends with your areas",
					"अंत में आपके इलाके",
					"Whether the page ends with the areas that you come to and the closing call.",
					"क्या पेज के अंत में आपके इलाके और आखिरी पट्टी आए।",
				),
			),
		intro: prose("what this page has to say", "यह पेज क्या कहता है।").meta(
			label("Introduction", "शुरुआत"),
		),
		why: z
			.array(titled)
			.length(4, error("must be four points"))
			.meta(label("Why us: four points", "हमें क्यों: चार बातें")),
		how: z
			.array(titled)
			.length(3, error("must be three steps"))
			.meta(label("How it works: three steps", "कैसे होता है: तीन कदम")),
	})
	.refine(namesOthers, ownSister)
	.meta(label("Page", "पेज"));

export const keywordPageSchema = z
	.strictObject({
		...searchPage,
		intro: prose(
			"80 to 150 words about this garment or customer",
			"इस कपड़े या ग्राहक के बारे में 80 से 150 शब्द।",
		).meta(label("Introduction", "शुरुआत")),
		featuredService: z
			.strictObject({
				name: line("Wedding Gown Care").meta(label("Name", "नाम")),
				description: line("Spot-treated by hand.").meta(label("Description", "विवरण")),
				price: priced("from ₹2,000", "from {amount}").meta(
					label(
						"Price",
						"रेट",
						"As it is shown; {amount} is the sum of the item that the rate card has.",
						"जैसा दिखता है; {amount} यानी रेट कार्ड की उस चीज़ का रेट।",
					),
				),
				image: picture("half"),
				focus,
				priceItem: id
					.meta({ refersTo: "price item", isReadOnly: false })
					.optional()
					.meta(
						label(
							"On the rate card",
							"रेट कार्ड पर",
							"The item of content/prices.json that this is, where the rate card has it: visitors put that on their list.",
							"रेट कार्ड की वही चीज़, अगर वहाँ है: ग्राहक उसे अपनी लिस्ट में रखते हैं।",
						),
					),
				listName: line("Shirt, laundry service")
					.optional()
					.meta(
						label(
							"Name on lists",
							"लिस्ट में नाम",
							"What rows of prices and visitors' lists call it, where it could be confused with another price.",
							"रेट और ग्राहक की लिस्ट में नाम, जहाँ दूसरे रेट से भ्रम हो सकता है।",
						),
					),
			})
			.meta(label("Featured service", "खास सर्विस")),
		leadsWith: z
			.enum(["prices", "questions", "quote"], error('must be "prices", "questions" or "quote"'))
			.optional()
			.meta({
				choices: leadChoices,
				...label(
					"What comes first",
					"सबसे पहले क्या",
					"What visitors of this page need first: prices, answers to questions, or a quote for their business.",
					"इस पेज पर ग्राहक को पहले क्या चाहिए: रेट, सवालों के जवाब, या कारोबार के लिए रेट।",
				),
			}),
		quote: z
			.strictObject({
				volumes: line("Rooms, and how often each is changed.").meta(
					label("How much", "कितना", "What the rate depends on.", "रेट किस बात से तय होता है।"),
				),
				rota: line("Tell us your change days.").meta(
					label("Pickup days", "पिकअप के दिन", "How pickups are agreed.", "पिकअप कैसे तय होते हैं।"),
				),
				message: line("Hello, we would like a quote. Rooms:").meta({
					isLong: true,
					...label(
						"Message for a quote",
						"रेट पूछने का मैसेज",
						"The WhatsApp message that asks for a quote, with a line for each thing that you need to know.",
						"रेट पूछने का WhatsApp मैसेज; जो जानना ज़रूरी है, हर बात की एक लाइन।",
					),
				}),
			})
			.optional()
			.meta(
				label(
					"Quote for a business",
					"कारोबार के लिए रेट",
					"Only where a quote comes first.",
					"सिर्फ़ वहाँ, जहाँ कारोबार का रेट पहले आता है।",
				),
			),
		secondStep: line("The bag is weighed, washed, dried and folded.")
			.optional()
			.meta(
				label(
					"Second step",
					"दूसरा कदम",
					"What you do with it: the text of the second step. Without it the page says what all pages say.",
					"आप इसका क्या करते हैं: दूसरे कदम की बात। खाली हो तो वही, जो सब पेजों पर है।",
				),
			),
		closingTitle: line("Leave the creases to us.")
			.optional()
			.meta(
				label(
					"Last words",
					"आखिरी पट्टी",
					"The heading at the end of the page, beside its picture. Without it the page ends as Home does.",
					"पेज के अंत का शीर्षक, उसकी फ़ोटो के साथ। खाली हो तो पेज होम की तरह खत्म होता है।",
				),
			),
		keepsTurnaround: z
			.boolean(error("must be true or false, without quotes"))
			.meta(
				label(
					"Ready in the usual time",
					"आम समय में तैयार",
					"Whether this kind of item is ready within the turnaround: the page then says when.",
					"क्या यह आम समय में तैयार होता है: तब पेज बताता है कि कब।",
				),
			),
		messageName: line("wedding dress cleaning").meta(
			label(
				"Name in the WhatsApp message",
				"WhatsApp मैसेज में नाम",
				"What the WhatsApp message asks about: {service} in aboutService of messages.json.",
				"WhatsApp मैसेज किस बारे में पूछता है।",
			),
		),
		keywordReviews: z
			.array(line("My gown came back whiter than new.").meta({ isText: false, isTranslated: true }))
			.max(2, error("must be two short texts at most"))
			.meta(
				label(
					"Words of customers",
					"ग्राहकों की बातें",
					"One or two short texts of customers; an empty list, [], for none yet.",
					"ग्राहकों की एक-दो छोटी बातें; अभी नहीं हैं तो खाली।",
				),
			),
		published: day.meta(
			label(
				"Published",
				"कब से है",
				"The day on which the page was first published.",
				"जिस दिन पेज पहली बार साइट पर आया।",
			),
		),
	})
	.refine(namesOthers, ownSister)
	.refine(({ leadsWith, quote }) => (leadsWith === "quote") === (quote !== undefined), {
		path: ["quote"],
		...error(
			'goes with "leadsWith": "quote", and with nothing else. Give the page both or neither',
		),
	})
	.meta(label("Page", "पेज"));
