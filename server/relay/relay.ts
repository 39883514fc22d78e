import type { Context } from "hono";
import { type AnswersDependencies, createAnswers } from "./answers.ts";
import { clientAddress, visitorKey } from "./client-address.ts";
import { type AddressLimit, createAddressLimit } from "./question-limits.ts";
import { readAsked } from "./request-body.ts";
import { isForeign } from "./request-origin.ts";
import { completion, refusal } from "./responses.ts";

export type RelayDependencies = AnswersDependencies & {
	/** Questions of one address in a minute. */
	ratePerMinute: number;
	/** Counts them, where the host counts for all its machines; otherwise this one counts in memory. */
	addressLimit?: AddressLimit;
	/** How many proxies may be believed about the visitor's address; 0 ignores forwarded headers. */
	trustProxy: number;
	/** The address at the other end of the connection. */
	socketAddress: (c: Context) => string | undefined;
};

export type AssistantRelay = (c: Context) => Promise<Response>;

/**
 * Answers `POST /openai/v1/chat/completions` in the provider's protocol. It believes nothing in a
 * request but the visitor's words, and writes none of them down.
 *
 * Refusals, in this order: 405 wrong method, 403 another site's page, 429 too many questions (with
 * Retry-After in seconds), 415 not application/json, 413 over 256 KB, 400 not JSON, 422 no question,
 * one over 500 characters, or messages of wrong types.
 */
export function createAssistantRelay(dependencies: RelayDependencies): AssistantRelay {
	const { ratePerMinute, trustProxy, socketAddress, clock, log } = dependencies;
	const answer = createAnswers(dependencies);
	const { addressLimit = createAddressLimit(ratePerMinute, clock) } = dependencies;

	async function respond(c: Context): Promise<Response> {
		const { raw: request } = c.req;
		if (request.method !== "POST") return wrongMethod();
		const ownHost = request.headers.get("Host") ?? new URL(request.url).host;
		if (isForeign(request.headers, ownHost, trustProxy)) return foreign();
		const forwardedFor = request.headers.get("X-Forwarded-For");
		const address = clientAddress(socketAddress(c), forwardedFor, trustProxy);
		const seconds = await addressLimit.take(visitorKey(address));
		if (seconds > 0) return tooMany(seconds);
		const asked = await readAsked(request);
		if ("status" in asked) return refusal(asked);
		return completion(await answer(asked, request.signal), clock());
	}
	return async function relay(c) {
		try {
			return await respond(c);
		} catch (error) {
			// Only the error's name: its message could hold the visitor's words.
			log(`Assistant: failed (${error instanceof Error ? error.name : "unknown error"}).`);
			return refusal({ status: 500, code: "internal_error", message: "Something went wrong." });
		}
	};
}

function wrongMethod(): Response {
	return refusal({
		status: 405,
		code: "method_not_allowed",
		message: "Questions are asked with POST.",
		headers: { Allow: "POST" },
	});
}

function foreign(): Response {
	return refusal({
		status: 403,
		code: "foreign_origin",
		message: "Questions are answered on the shop's own pages only.",
	});
}

function tooMany(seconds: number): Response {
	return refusal({
		status: 429,
		code: "rate_limit_exceeded",
		message: `Too many questions. Ask again in ${seconds} seconds.`,
		headers: { "Retry-After": String(seconds) },
	});
}
