/** assistant.json and analytics.json. */
import { z } from "zod";
import { error } from "../sentences/say.ts";
import { line, parseAddress, serviceAddress } from "./fields.ts";

export const assistantSchema = z.strictObject({
	greeting: line("Namaste! What would you like to know?"),
	subtitle: line("Prices, pickup, timings"),
	suggestions: z
		.array(line("Do you pick up from Premnagar?"))
		.length(3, error("must be three questions")),
	baseUrl: z
		.union(
			[z.literal(""), serviceAddress],
			error('must be empty, or a whole web address, as in "https://api.groq.com"'),
		)
		.meta({ isEngineers: true }),
	key: line("public").meta({
		isText: false,
		isEngineers: true,
	}),
	model: line("meta-llama/llama-4-scout-17b-16e-instruct").meta({
		isText: false,
		isEngineers: true,
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
		),
	posthogHost: serviceAddress.refine(
		(value) => parseAddress(value)?.origin === value,
		error(
			'must be PostHog\'s address without a slash at the end, as in "https://eu.i.posthog.com"',
		),
	),
});
