/** faq.json, terms.json, privacy.json, messages.json, assistant.json, analytics.json and the questions of pages. */
import { z } from "zod";
import { error } from "../sentences/say.ts";
import {
	filledLater,
	id,
	line,
	listOf,
	parseAddress,
	prose,
	serviceAddress,
	siteAddress,
} from "./fields.ts";

export const faqSchema = z.strictObject({
	id,
	question: line("How do I book a pickup?"),
	answer: prose("aboutAnswer"),
});

const policyItemSchema = z.strictObject({
	id,
	title: line("Payment"),
	content: prose("aboutRule"),
});
export const policySchema = z.strictObject({
	description: prose("aboutRules"),
	items: listOf(policyItemSchema),
});

export const whatsappMessagesSchema = z.strictObject({
	bookNow: prose("aboutBookNow"),
	contactUs: prose("aboutContactUs"),
	feedback: prose("aboutFeedback"),
	orderStatus: prose("aboutOrderStatus"),
	areaBooking: filledLater("area", "Hello, I would like to book a pickup from {area}."),
	areaQuestion: filledLater("area", "Hello, do you come to {area}?"),
	aboutService: filledLater("service", "Hello, I am interested in {service}. Please tell me more."),
	afterHours: filledLater("day", "As you are closed now, this is for {day}."),
	listStart: prose("aboutListStart"),
	listEstimate: line("estimate, confirmed at pickup"),
	listEnd: z.string(error("notListEnd")).meta({ isText: true, isLong: true }),
});

export const questionSchema = faqSchema.extend({
	link: z
		.strictObject({
			text: line("What the symbols on the label mean"),
			href: z
				.string()
				.regex(siteAddress, error("notSitePath"))
				.meta({ refersTo: "address", examples: ["/services#care-labels"] }),
		})
		.optional(),
});

export const assistantSchema = z.strictObject({
	greeting: line("Namaste! What would you like to know?"),
	subtitle: line("Prices, pickup, timings"),
	suggestions: z
		.array(line("Do you pick up from Premnagar?"))
		.length(3, error("notThreeQuestions")),
	baseUrl: z
		.union([z.literal(""), serviceAddress], error("notAssistantUrl"))
		.meta({ isEngineers: true }),
	key: line("public").meta({ isText: false, isEngineers: true }),
	model: line("meta-llama/llama-4-scout-17b-16e-instruct").meta({
		isText: false,
		isEngineers: true,
	}),
});

export const analyticsSchema = z.strictObject({
	posthogKey: z
		.string(error("notQuotedText"))
		.regex(/^(?:phc_[A-Za-z0-9_-]{20,})?$/, error("notPosthogKey")),
	posthogHost: serviceAddress.refine(
		(value) => parseAddress(value)?.origin === value,
		error("notPosthogHost"),
	),
});
