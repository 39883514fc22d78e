/** faq.json, terms.json, privacy.json, messages.json and the questions of landing and keyword pages. */
import { z } from "zod";
import { filledLater, id, line, listOf, prose, siteAddress } from "./fields.ts";

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
	listStart: prose("the text that comes before a visitor's list"),
	listEstimate: line("estimate, confirmed at pickup"),
	listEnd: z.string("must be the text that comes after a visitor's list").meta({ isText: true }),
});

export const questionSchema = faqSchema.extend({
	link: z
		.strictObject({
			text: line("What the symbols on the label mean"),
			href: z
				.string()
				.regex(siteAddress, 'must be an address on this site, as in "/services#care-labels"')
				.meta({ refersTo: "address" }),
		})
		.optional(),
});
