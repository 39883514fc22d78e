import { buildRequest } from "../../../assistant/build-request.ts";
import type { ShopFiles, Turn } from "../../../assistant/contract.ts";
import { limits } from "../../../assistant/limits.ts";
import { missing } from "./missing.ts";

/** Where questions go, and with what. */
export interface AskOptions {
	/** The provider's address or, by default, this site's own: the relay. */
	baseUrl: string;
	/** The bearer. With the relay a public word. */
	bearer: string;
	model: string;
	data: ShopFiles;
	history: readonly Turn[];
	signal: AbortSignal;
}

/** The provider's own client library: a file of its own, fetched once the panel is open. */
export function loadClient() {
	return import("groq-sdk").catch(missing);
}

/**
 * Asks with the provider's client library, which retries on 408, 409, 429 and 5xx.
 * @returns markdown; empty when the reply has no content
 * @throws the library's errors: connection, timeout, abort, and the HTTP statuses
 */
export async function ask(question: string, options: AskOptions): Promise<string> {
	const { baseUrl, bearer, model, data, history, signal } = options;
	const { default: Groq } = await loadClient();
	const client = new Groq({
		apiKey: bearer,
		baseURL: baseUrl || location.origin,
		timeout: limits.browserTimeout,
		maxRetries: limits.browserRetries,
		// The key is public by design: the relay holds the real one.
		dangerouslyAllowBrowser: true,
	});
	const reply = await client.chat.completions.create(
		buildRequest(question, { data, model, history }),
		{ signal },
	);
	return reply.choices?.[0]?.message?.content ?? "";
}
