import type { Context } from "hono";
import type { ShopData } from "../../assistant/contract.ts";
import type { Env } from "../env.ts";
import { type AnswersDependencies, createAnswers } from "./answers.ts";
import { clientAddress, visitorKey } from "./client-address.ts";
import { createProvider } from "./provider.ts";
import { type AddressLimit, createAddressLimit, createDailyLimit } from "./question-limits.ts";
import { BusyError, createReader } from "./reader.ts";
import { readAsked } from "./request-body.ts";
import { completion, refusal } from "./responses.ts";

/** Differs between hosts; tests replace more. */
export type RelayHost = Partial<AnswersDependencies> & {
	socketAddress: (c: Context) => string | undefined;
	/** For hosts with several machines; by default this process counts. */
	addressLimit?: AddressLimit;
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
	{ assistant, trustProxy }: Pick<Env, "assistant" | "trustProxy">,
	{ clock = Date.now, log = console.warn, ...host }: RelayHost,
): Relay {
	const { provider, dailyLimit, ratePerMinute } = assistant;
	const { socketAddress, addressLimit, ...others } = host;
	const limit = addressLimit ?? createAddressLimit(ratePerMinute, clock);
	const answer = createAnswers({
		read: createReader(data),
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
		const asked = await readAsked(c);
		if (asked instanceof Response) return asked;
		return completion(await answer(asked, request.signal), clock());
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

/**
 * True if a browser sent the request from another site's page, by headers that pages cannot set. The scheme is compared
 * only with a trusted proxy's: an undeclared proxy makes an https page reach the server over http.
 */
export function isForeign(headers: Headers, ownHost: string, trustProxy: number): boolean {
	if (headers.get("Sec-Fetch-Site")?.toLowerCase() === "cross-site") return true;
	const origin = headers.get("Origin");
	if (origin === null) return false;
	const page = URL.parse(origin);
	if (!page || !/^https?:$/.test(page.protocol) || page.origin !== origin.toLowerCase())
		return true;
	// The last entry is the nearest proxy's.
	const forwarded = (name: string) =>
		trustProxy > 0 ? headers.get(name)?.split(",").at(-1)?.trim() : undefined;
	const scheme = forwarded("X-Forwarded-Proto");
	if (scheme && page.protocol !== `${scheme.toLowerCase()}:`) return true;
	const hosts = [ownHost, forwarded("X-Forwarded-Host")];
	// With the page's scheme, whose default port may be left out.
	return !hosts.some((host) => host && URL.parse(`${page.protocol}//${host}`)?.host === page.host);
}
