/** assistant.json and analytics.json. */
import { z } from "zod";
import { error } from "../sentences/say.ts";
import { line, serviceAddress } from "./fields.ts";
import { label } from "./label.ts";

export const assistantSchema = z.strictObject({
	greeting: line("Namaste! What would you like to know?").meta(
		label("Greeting", "नमस्ते", "What it says first.", "सहायक सबसे पहले क्या कहता है।"),
	),
	subtitle: line("Prices, pickup, timings").meta(
		label(
			"Line under the title",
			"शीर्षक के नीचे",
			"The line under the panel's title.",
			"सहायक के शीर्षक के नीचे की लाइन।",
		),
	),
	suggestions: z
		.array(line("Do you pick up from Premnagar?"))
		.length(3, error("must be three questions"))
		.meta(
			label(
				"Questions to begin with",
				"शुरू के सवाल",
				"Three questions to begin with.",
				"तीन सवाल, जिनसे बात शुरू हो।",
			),
		),
	baseUrl: z
		.union(
			[z.literal(""), serviceAddress],
			error('must be empty, or a whole web address, as in "https://api.groq.com"'),
		)
		.meta({
			isEngineers: true,
			description: "Empty: this site's own relay. Read docs/assistant.md before you change it.",
		}),
	key: line("public").meta({
		isText: false,
		isEngineers: true,
		description:
			"Sent with each question. Everything in a page is public: leave this word as it is.",
	}),
	model: line("meta-llama/llama-4-scout-17b-16e-instruct").meta({
		isText: false,
		isEngineers: true,
		description:
			"The language model that is asked for. Read docs/assistant.md before you change it.",
	}),
});

export const analyticsSchema = z.strictObject({
	posthogKey: z
		.string(error("must be text in quotes"))
		.regex(
			/^(?:phc_[A-Za-z0-9_-]{20,})?$/,
			error(
				'must be empty, or the project key that PostHog shows under Settings → Project, as in "phc_AbCd…"',
			),
		)
		.describe("PostHog's project key, public by design. Empty: nothing is counted or loaded."),
	posthogHost: serviceAddress
		.refine(
			(value) => URL.parse(value)?.origin === value,
			error(
				'must be PostHog\'s address without a slash at the end, as in "https://eu.i.posthog.com"',
			),
		)
		.describe("Where it is sent. Leave it as it is: PostHog's machines in the European Union."),
});
