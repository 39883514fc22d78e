import type { Context } from "hono";
import type { ShopData } from "../../assistant/contract.ts";
import type { Env } from "../env.ts";
import { type AnswersDependencies, createAnswers } from "./answers.ts";
import { clientAddress, visitorKey } from "./client-address.ts";
import { createProvider } from "./provider.ts";
import { type AddressLimit, createAddressLimit, createDailyLimit } from "./question-limits.ts";
import { readAsked } from "./request-body.ts";
import { isForeign } from "./request-origin.ts";
import { completion, refusal } from "./responses.ts";

/** Differs between hosts; tests replace more. */
export type RelayHost = Partial<AnswersDependencies> & {
	socketAddress: (c: Context) => string | undefined;
	/** For hosts with several machines; by default this process counts. */
	addressLimit?: AddressLimit;
};

export type Relay = (c: Context) => Promise<Response>;

/**
 * Answers `POST /openai/v1/chat/completions` in the provider's protocol. Nothing of a request is used but the visitor's
 * words, and they are not logged.
 *
 * Refusals, in this order: 405 wrong method, 403 another site's page, 429 too many questions (with Retry-After in
 * seconds), 415 not application/json, 413 over 256 KB, 400 not JSON, 422 no or too long a question, or wrong messages.
 */
export function createRelay(
	data: ShopData,
	{ assistant, trustProxy }: Pick<Env, "assistant" | "trustProxy">,
	{ socketAddress, clock = Date.now, log = console.warn, addressLimit, ...others }: RelayHost,
): Relay {
	const { provider, dailyLimit, ratePerMinute } = assistant;
	const limit = addressLimit ?? createAddressLimit(ratePerMinute, clock);
	const answer = createAnswers({
		data,
		provider: provider && createProvider(provider, data),
		dailyCalls: createDailyLimit(dailyLimit, clock),
		...{ clock, log, ...others },
	});

	async function respond(c: Context): Promise<Response> {
		const { raw: request } = c.req;
		if (request.method !== "POST") {
			const allow = { Allow: "POST" };
			return refusal(405, "method_not_allowed", "Questions are asked with POST.", allow);
		}
		const ownHost = request.headers.get("Host") ?? new URL(request.url).host;
		if (isForeign(request.headers, ownHost, trustProxy)) {
			const rule = "Questions are answered on the shop's own pages only.";
			return refusal(403, "foreign_origin", rule);
		}
		const forwardedFor = request.headers.get("X-Forwarded-For");
		const address = clientAddress(socketAddress(c), forwardedFor, trustProxy);
		const seconds = await limit.take(visitorKey(address));
		if (seconds > 0) {
			const rule = `Too many questions. Ask again in ${seconds} seconds.`;
			return refusal(429, "rate_limit_exceeded", rule, { "Retry-After": String(seconds) });
		}
		const asked = await readAsked(request);
		if (asked instanceof Response) return asked;
		return completion(await answer(asked, request.signal), clock());
	}
	return async function relay(c) {
		try {
			return await respond(c);
		} catch (error) {
			// The error's message could contain the visitor's words.
			log(`Assistant: failed (${error instanceof Error ? error.name : "unknown error"}).`);
			return refusal(500, "internal_error", "Something went wrong.");
		}
	};
}
