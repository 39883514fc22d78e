/** pages.json: the texts of the fixed pages. */
import { z } from "zod";
import { error } from "../sentences/say.ts";
import { filledLater, id, imageAlt, line, picture, prose } from "./fields.ts";
import { type Choices, label } from "./label.ts";
import {
	heading,
	lede,
	searchDescription,
	searchTitle,
	searchWords,
	updated,
} from "./page-texts.ts";

/** Without the heading and the first line, which Home has in its hero. */
const headSchema = z.strictObject({
	title: searchTitle("Dry cleaning in Dehradun | Doon Fresh"),
	description: searchDescription("Free pickup and delivery across Dehradun."),
	keywords: searchWords("dry cleaning dehradun, laundry"),
	picture: picture("socialCard").meta(
		label(
			"Picture where it is shared",
			"शेयर करने पर फ़ोटो",
			"Shown beside the heading where the page's address is shared.",
			"पेज का पता शेयर करने पर शीर्षक के साथ दिखती है।",
		),
	),
	updated,
});
/** Every fixed page except Home. */
export const pageSchema = headSchema.extend({
	heading: heading("Our Services"),
	lede: lede("Nine ways we look after what you wear."),
});
export const titled = z
	.strictObject({
		title: line("Book").meta(label("Title", "शीर्षक")),
		text: line("Message us on WhatsApp.").meta(label("Text", "बात")),
	})
	.meta(label("Point", "बात"));

const contactIcons: Choices = {
	package: ["Parcel", "पार्सल"],
	sparkles: ["Sparkles", "चमक"],
	truck: ["Van", "गाड़ी"],
};

export const pagesFileSchema = z.strictObject({
	seo: headSchema.meta(label("Home page in search results", "खोज में होम पेज")),
	hero: z
		.strictObject({
			title: line("Fresh as a Doon morning.").meta(
				label("Headline", "बड़ा शीर्षक", "The headline of the home page.", "होम पेज का बड़ा शीर्षक।"),
			),
			subtitle: line("Collected from your door.").meta(
				label(
					"Line under it",
					"नीचे की लाइन",
					"The line under the headline.",
					"बड़े शीर्षक के नीचे की लाइन।",
				),
			),
			bgImage: picture("scenery").meta(
				label(
					"Drawing behind the van",
					"गाड़ी के पीछे का चित्र",
					"An SVG drawing in content/images, 1600 by 680, in the colours of the theme.",
					"content/images में 1600 × 680 का SVG चित्र, साइट के रंगों में।",
				),
			),
			fact: line("Free pickup across Dehradun").meta(
				label(
					"Quiet line",
					"छोटी लाइन",
					"A quiet line under the buttons, beside the rating.",
					"बटनों के नीचे, स्टार के साथ की छोटी लाइन।",
				),
			),
		})
		.meta(label("Top of the home page", "होम पेज का ऊपरी हिस्सा")),
	facts: z
		.array(titled)
		.length(4, error("must be four facts"))
		.meta(
			label(
				"Four facts",
				"चार बातें",
				"Four facts under the services of the home page.",
				"होम पेज पर सेवाओं के नीचे चार बातें।",
			),
		),
	howItWorks: z
		.array(
			titled
				.extend({
					text: line("Ask for {service}.").meta({
						filledLater: ["service"],
						...label("Text", "बात"),
					}),
				})
				.meta(label("Step", "कदम")),
		)
		.length(3, error("must be three steps"))
		.meta(
			label(
				"How it works",
				"कैसे होता है",
				"The three steps that the keyword pages show; {service} stands for what a page is about.",
				"पेजों पर दिखने वाले तीन कदम; {service} की जगह पेज का विषय आता है।",
			),
		),
	readyBy: z
		.strictObject({
			now: line("Hand it over now,").meta(
				label("While you are open", "जब दुकान खुली है", "While the shop is open.", "जब दुकान खुली हो।"),
			),
			later: filledLater("opening", "Hand it over {opening},").meta(
				label(
					"While you are closed",
					"जब दुकान बंद है",
					"While the shop is shut; {opening} is “tomorrow at 9 AM”.",
					"जब दुकान बंद हो; {opening} यानी “कल सुबह 9 बजे”।",
				),
			),
			ready: filledLater("moment", "ready by {moment}").meta(
				label(
					"When it is ready",
					"कब तैयार",
					"The end of the sentence; {moment} is when it is ready.",
					"वाक्य का अंत; {moment} यानी कब तक तैयार।",
				),
			),
			plain: line("ready in {turnaround}").meta(
				label(
					"Without a clock",
					"घड़ी के बिना",
					"Until the clock is read, and without scripts.",
					"जब तक घड़ी न पढ़ी जाए।",
				),
			),
			express: line("Sooner? Ask us for Express.").meta({
				mayBeEmpty: true,
				...label(
					"Express, no time named",
					"एक्सप्रेस, समय के बिना",
					"Where business.json names no expressCutoff.",
					"जब “एक्सप्रेस कब तक” खाली है।",
				),
			}),
			expressUntil: line("{if expressCutoff|Express until {expressCutoff}.}").meta({
				mayBeEmpty: true,
				...label(
					"Express, with its time",
					"एक्सप्रेस, समय के साथ",
					"Where business.json names an expressCutoff.",
					"जब “एक्सप्रेस कब तक” में समय लिखा है।",
				),
			}),
			note: line("Heavy or delicate pieces may need longer.").meta(
				label("Note", "सूचना", "What may take longer.", "किसमें ज़्यादा समय लग सकता है।"),
			),
		})
		.meta(
			label(
				"When it is ready",
				"कब तैयार होगा",
				"When things are ready: two lines that read as one sentence.",
				"कपड़े कब तैयार: दो लाइनें, जो एक वाक्य की तरह पढ़ी जाती हैं।",
			),
		),
	servicesLede: line("From a single shirt to every curtain.").meta(
		label(
			"Line over the services",
			"सर्विस के ऊपर की लाइन",
			"The line under the heading of the services on the home page.",
			"होम पेज पर सर्विस के शीर्षक के नीचे की लाइन।",
		),
	),
	closingCall: z
		.strictObject({
			title: line("Laundry day, taken off your hands.").meta(label("Title", "शीर्षक")),
			text: line("Send us a message.").meta(label("Text", "बात")),
		})
		.meta(label("Last band of a page", "पेज की आखिरी पट्टी")),
	areaCheck: z
		.strictObject({
			heading: line("Do you come to me?").meta(label("Heading", "शीर्षक")),
			label: line("Your area").meta(label("Words over the field", "खाने के ऊपर के शब्द")),
			served: filledLater("area", "Yes, we come to {area}.").meta(
				label(
					"Where you come",
					"जहाँ आप आते हैं",
					"The answer for one of your areas; {area} stands for it.",
					"आपके इलाके का जवाब; {area} की जगह उसका नाम आता है।",
				),
			),
			ask: filledLater("area", "{area} is not on our list. Ask us.").meta(
				label(
					"Elsewhere",
					"और कहीं",
					"The answer for another place; {area} stands for it.",
					"किसी और जगह का जवाब; {area} की जगह उसका नाम आता है।",
				),
			),
			empty: line("Write your area first.").meta(
				label("Nothing written", "कुछ नहीं लिखा", "When nothing was written.", "जब कुछ नहीं लिखा गया।"),
			),
		})
		.meta(label("Do you come to me?", "क्या आप मेरे यहाँ आते हैं?")),
	services: pageSchema.meta(label("Services page", "सर्विस पेज")),
	pricing: pageSchema
		.extend({
			mostAsked: z
				.array(id.meta({ refersTo: "price item", isReadOnly: false }))
				.max(6, error("takes at most six"))
				.meta(
					label(
						"Most asked",
						"सबसे ज़्यादा पूछे गए",
						"Up to six prices that stand first: ids of content/prices.json, in the order to show.",
						"छह तक रेट, जो सबसे पहले दिखें, इसी क्रम में।",
					),
				),
			note: line("“Starts @” prices depend on fabric, size and work.").meta(
				label("Note", "सूचना", "The line under the rate card.", "रेट कार्ड के नीचे की लाइन।"),
			),
		})
		.meta(label("Prices page", "रेट पेज")),
	about: pageSchema
		.extend({
			story: prose(
				"what the shop does, after the line with its name and address",
				"दुकान क्या करती है, नाम और पते की लाइन के बाद।",
			).meta(label("Story", "कहानी")),
			imageAlt: imageAlt("The counter with folded linen"),
		})
		.meta(label("About page", "“हमारे बारे में” पेज")),
	contact: pageSchema
		.extend({
			whyChooseUs: prose("why a customer should choose the shop", "ग्राहक यही दुकान क्यों चुने।").meta(
				label("Why us", "हमें क्यों"),
			),
			howCanWeHelp: z
				.array(
					titled
						.extend({
							icon: z
								.enum(["package", "sparkles", "truck"], error("must be package, sparkles or truck"))
								.meta({ choices: contactIcons, ...label("Drawing", "चित्र") }),
						})
						.meta(label("Point", "बात")),
				)
				.length(3, error("must be three points"))
				.meta(label("How we can help", "हम कैसे मदद कर सकते हैं")),
		})
		.meta(label("Contact page", "संपर्क पेज")),
	reviews: pageSchema.meta(label("Reviews page", "रिव्यू पेज")),
	/** Shown offline in place of a page that is not cached. */
	offline: headSchema
		.omit({ picture: true, updated: true })
		.extend({
			heading: heading("You are offline"),
			lede: lede("This page is not on this device yet."),
			keptHeading: line("These pages are on this device").meta(
				label(
					"Heading over the saved pages",
					"रखे हुए पेजों का शीर्षक",
					"What stands over the list of pages that this device has.",
					"इस फ़ोन में रखे पेजों की सूची के ऊपर।",
				),
			),
		})
		.meta(label("Page without internet", "बिना इंटरनेट का पेज")),
});
