import type { Context } from "hono";
import type { ShopData } from "../../assistant/contract.ts";
import { dayAt } from "../../shop/opening-hours.ts";
import type { Env } from "../env.ts";
import { type AnswersDependencies, createAnswers } from "./answers.ts";
import { visitorKey } from "./client-address.ts";
import { createLimit } from "./limit.ts";
import { createProvider } from "./provider.ts";
import { BusyError, createReader } from "./reader.ts";
import { readAsked } from "./request-body.ts";
import { completion, refusal } from "./responses.ts";

/** Differs between hosts; tests replace more. */
export type RelayHost = Partial<AnswersDependencies> & {
	socketAddress: (c: Context) => string | undefined;
	/** For hosts with several machines; by default this process counts. */
	mayAsk?: ((visitor: string) => boolean | Promise<boolean>) | undefined;
};

export type Relay = (c: Context) => Promise<Response>;

const busy = { "Retry-After": "2" };
/** The provider's client library does not ask again then. */
const final = { "X-Should-Retry": "false" };

/**
 * Answers `POST /openai/v1/chat/completions` in the provider's protocol. Nothing of a request is used but the visitor's
 * words, and they are not logged.
 *
 * Refusals, in this order: 405 wrong method, 403 another site's page, 429 too many questions (with Retry-After in
 * seconds), 415 not application/json, 413 over 256 KB, 400 not JSON, 422 no or too long a question, or wrong messages,
 * 503 too many questions at a time (with Retry-After).
 */
export function createRelay(
	data: ShopData,
	env: Env,
	{ clock = Date.now, log = console.warn, socketAddress, mayAsk, ...host }: RelayHost,
): Relay {
	const { GROQ_API_KEY: apiKey, GROQ_BASE_URL: baseUrl, GROQ_MODEL: model } = env;
	const today = () => dayAt(new Date(clock()));
	const minute = () => Math.floor(clock() / 60_000);
	const mayAskHere = createLimit(env.ASSISTANT_RATE_PER_MINUTE, minute);
	const answer = createAnswers({
		read: createReader(data),
		provider: apiKey ? createProvider({ apiKey, baseUrl, model }, data) : undefined,
		mayCall: createLimit(env.ASSISTANT_DAILY_LIMIT, today),
		...{ clock, today, log, ...host },
	});

	async function respond(c: Context): Promise<Response> {
		const { method, headers, signal } = c.req.raw;
		if (method !== "POST") {
			const allow = { Allow: "POST" };
			return refusal(405, "method_not_allowed", "Questions are asked with POST.", allow);
		}
		// Pages cannot set this header. Browsers without it ask first (CORS) whether a page may send JSON elsewhere.
		if ((headers.get("Sec-Fetch-Site") ?? "same-origin") !== "same-origin") {
			const rule = "Questions are answered on the shop's own pages only.";
			return refusal(403, "foreign_origin", rule);
		}
		const forwardedFor = headers.get("X-Forwarded-For");
		const visitor = visitorKey(socketAddress(c), forwardedFor, env.TRUST_PROXY);
		if (!(await (mayAsk ?? mayAskHere)(visitor))) {
			const seconds = 60 - (Math.floor(clock() / 1000) % 60);
			const rule = `Too many questions. Ask again in ${seconds} seconds.`;
			return refusal(429, "rate_limit_exceeded", rule, { "Retry-After": String(seconds) });
		}
		const asked = await readAsked(c);
		if (asked instanceof Response) return asked;
		return completion(await answer(asked, signal), clock());
	}
	return async function relay(c) {
		try {
			return await respond(c);
		} catch (error) {
			if (error instanceof BusyError)
				return refusal(503, "too_many_at_once", "Too many questions at once. Ask again.", busy);
			// The error's message could contain the visitor's words.
			const name = error instanceof Error ? error.name : "unknown error";
			if (!c.req.raw.signal.aborted) log(`Assistant: failed (${name}).`);
			return refusal(500, "internal_error", "Something went wrong.", final);
		}
	};
}
