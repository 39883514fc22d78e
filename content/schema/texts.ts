/** faq.json, terms.json, privacy.json, messages.json and the questions of landing and keyword pages. */
import { z } from "zod";
import { error } from "../sentences/say.ts";
import { filledLater, id, line, listOf, prose, siteAddress } from "./fields.ts";
import { label } from "./label.ts";

export const faqSchema = z
	.strictObject({
		id,
		question: line("How do I book a pickup?").meta(label("Question", "सवाल")),
		answer: prose("the answer in one or two sentences", "जवाब, एक या दो वाक्यों में।").meta(
			label("Answer", "जवाब"),
		),
	})
	.meta(label("Question", "सवाल"));

const policyItemSchema = z
	.strictObject({
		id,
		title: line("Payment").meta(label("Title", "शीर्षक")),
		content: prose("what the rule says", "नियम क्या कहता है।").meta(label("Rule", "नियम")),
	})
	.meta(label("Rule", "नियम"));
export const policySchema = z.strictObject({
	description: prose(
		"one or two sentences that introduce the list",
		"एक या दो वाक्य, जिनसे सूची शुरू होती है।",
	).meta(label("Introduction", "शुरुआत")),
	items: listOf(policyItemSchema).meta(label("Rules", "नियम")),
});

export const whatsappMessagesSchema = z.strictObject({
	bookNow: prose("the message that Book Now sends", "“अभी बुक करें” बटन का मैसेज।").meta(
		label("Booking", "बुकिंग"),
	),
	contactUs: prose(
		"the message that Contact via WhatsApp sends",
		"WhatsApp पर संपर्क के बटन का मैसेज।",
	).meta(label("Contact", "संपर्क")),
	feedback: prose("the message for feedback", "राय देने का मैसेज।").meta(label("Feedback", "राय")),
	orderStatus: prose(
		"the message that asks about an order",
		"ऑर्डर कहाँ तक पहुँचा, यह पूछने का मैसेज।",
	).meta(label("Asking about an order", "ऑर्डर के बारे में")),
	areaBooking: filledLater("area", "Hello, I would like to book a pickup from {area}.").meta(
		label(
			"Booking from an area",
			"इलाके से बुकिंग",
			"The message from one of your areas; {area} stands for it.",
			"आपके किसी इलाके से मैसेज; {area} की जगह इलाके का नाम आता है।",
		),
	),
	areaQuestion: filledLater("area", "Hello, do you come to {area}?").meta(
		label(
			"Do you come to me?",
			"क्या आप आते हैं?",
			"The message that asks whether you come somewhere; {area} stands for the place.",
			"क्या आप वहाँ आते हैं, यह पूछने का मैसेज; {area} की जगह उस जगह का नाम आता है।",
		),
	),
	aboutService: filledLater(
		"service",
		"Hello, I am interested in {service}. Please tell me more.",
	).meta(
		label(
			"About a service",
			"किसी सर्विस के बारे में",
			"The message about one service; {service} stands for its name.",
			"किसी सर्विस के बारे में मैसेज; {service} की जगह उसका नाम आता है।",
		),
	),
	afterHours: filledLater("day", "As you are closed now, this is for {day}.").meta(
		label(
			"While you are closed",
			"जब दुकान बंद है",
			"What a booking adds while you are closed; {day} is the next opening day.",
			"दुकान बंद हो तो बुकिंग में यह जुड़ता है; {day} अगला खुला दिन है।",
		),
	),
	listStart: prose(
		"the text that comes before a visitor's list",
		"ग्राहक की लिस्ट से पहले की बात।",
	).meta(label("Before a list", "लिस्ट से पहले")),
	listEstimate: line("estimate, confirmed at pickup").meta(
		label(
			"Beside a list's total",
			"लिस्ट के कुल के साथ",
			"What a visitor's list says beside its total.",
			"ग्राहक की लिस्ट के कुल के साथ के शब्द।",
		),
	),
	listEnd: z.string(error("must be the text that comes after a visitor's list")).meta({
		isText: true,
		isLong: true,
		...label(
			"After a list",
			"लिस्ट के बाद",
			"What comes after a visitor's list.",
			"ग्राहक की लिस्ट के बाद की बात।",
		),
	}),
});

export const questionSchema = faqSchema
	.extend({
		link: z
			.strictObject({
				text: line("What the symbols on the label mean").meta(label("Words", "शब्द")),
				href: z
					.string()
					.regex(
						siteAddress,
						error('must be an address on this site, as in "/services#care-labels"'),
					)
					.meta({
						refersTo: "address",
						examples: ["/services#care-labels"],
						...label("Address on this site", "साइट का पता"),
					}),
			})
			.meta(label("Link", "लिंक"))
			.optional(),
	})
	.meta(label("Question", "सवाल"));
