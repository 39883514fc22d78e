import { buildRequest } from "../../../assistant/build-request.ts";
import type { ShopFiles, Turn } from "../../../assistant/contract.ts";
import { limits } from "../../../assistant/limits.ts";
import { missing } from "./missing.ts";

export interface AskOptions {
	/** The provider's address; empty for the relay, on this site. */
	baseUrl: string;
	/** Public with the relay, which has the real key. */
	bearer: string;
	model: string;
	data: ShopFiles;
	history: readonly Turn[];
	signal: AbortSignal;
}

/** Loads the provider's client library, when the panel opens. */
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
		dangerouslyAllowBrowser: true,
	});
	const reply = await client.chat.completions.create(
		buildRequest(question, { data, model, history }),
		{ signal },
	);
	return reply.choices?.[0]?.message?.content ?? "";
}
