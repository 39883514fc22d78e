/** assistant.json and analytics.json. */
import { z } from "zod";
import { line, serviceAddress } from "./fields.ts";

export const assistantSchema = z.strictObject({
	greeting: line("Namaste! What would you like to know?").describe("What it says first."),
	subtitle: line("Prices, pickup, timings").describe("The line under the panel's title."),
	suggestions: z
		.array(line("Do you pick up from Premnagar?"))
		.length(3, "must be three questions")
		.describe("Three questions to begin with."),
	baseUrl: z
		.union([z.literal(""), serviceAddress], {
			error: 'must be empty, or a whole web address, as in "https://api.groq.com"',
		})
		.describe("Empty: this site's own relay. Read docs/assistant.md before you change it."),
	key: line("public").meta({
		isText: false,
		description:
			"Sent with each question. Everything in a page is public: leave this word as it is.",
	}),
	model: line("meta-llama/llama-4-scout-17b-16e-instruct").meta({
		isText: false,
		description:
			"The language model that is asked for. Read docs/assistant.md before you change it.",
	}),
});

export const analyticsSchema = z.strictObject({
	posthogKey: z
		.string("must be text in quotes")
		.regex(
			/^(?:phc_[A-Za-z0-9_-]{20,})?$/,
			'must be empty, or the project key that PostHog shows under Settings → Project, as in "phc_AbCd…"',
		)
		.describe("PostHog's project key, public by design. Empty: nothing is counted or loaded."),
	posthogHost: serviceAddress
		.refine(
			(value) => URL.parse(value)?.origin === value,
			'must be PostHog\'s address without a slash at the end, as in "https://eu.i.posthog.com"',
		)
		.describe("Where it is sent. Leave it as it is: PostHog's machines in the European Union."),
});
