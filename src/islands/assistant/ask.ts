import type { AnswerParts } from "../../../assistant/answer.ts";
import { buildRequest } from "../../../assistant/build-request.ts";
import { type ShopFiles, shopFilePaths, type Turn } from "../../../assistant/contract.ts";
import type { Line } from "../../../assistant/frame.ts";
import { limits } from "../../../assistant/limits.ts";
import { isReachable } from "../../offline/reachable.ts";
import { parseAnswerParts } from "./answer-parts.ts";
import { missing, retryLoad } from "./retry-load.ts";

export interface AskOptions {
	/** The provider's address; empty for the relay, on this site. */
	baseUrl: string;
	/** Public with the relay, which has the real key. */
	bearer: string;
	model: string;
	data: ShopFiles;
	history: readonly Turn[];
	/** The chat's list as it stands. */
	lines?: readonly Line[] | undefined;
	signal: AbortSignal;
}

/**
 * Loads the provider's client library, when the panel opens.
 *
 * @throws Error when the site cannot be reached
 */
export const loadClient = retryLoad(async () => {
	// Chromium never loads a script again that failed once.
	if (!(await isReachable())) throw new Error("The site cannot be reached");
	return import("groq-sdk").catch(missing);
});

/**
 * Asks with the provider's client library, which retries on 408, 409, 429 and 5xx.
 * @returns markdown, empty when the reply has no content; and what the relay sends beside it
 * @throws the library's errors: connection, timeout, abort, and the HTTP statuses
 */
export async function ask(
	question: string,
	options: AskOptions,
): Promise<{ text: string; parts?: AnswerParts | undefined }> {
	const { baseUrl, bearer, model, data, history, lines, signal } = options;
	const { default: Groq } = await loadClient();
	const client = new Groq({
		apiKey: bearer,
		baseURL: baseUrl || location.origin,
		timeout: limits.browserTimeout,
		maxRetries: limits.browserRetries,
		fetch: fetchForVisitor,
		dangerouslyAllowBrowser: true,
	});
	const reply = await client.chat.completions.create(
		buildRequest(question, { data, model, history, lines }),
		// A question in one word has no language of its own.
		{ signal, headers: { "Accept-Language": document.documentElement.lang } },
	);
	const message: { content?: string | null; answer?: unknown } = reply.choices?.[0]?.message ?? {};
	return { text: message.content ?? "", parts: parseAnswerParts(message.answer) };
}

/** The library would wait for as long as Retry-After says; its own header stops it where a visitor would not wait. */
async function fetchForVisitor(...request: Parameters<typeof fetch>): Promise<Response> {
	const response = await fetch(...request);
	const after = response.headers.get("Retry-After");
	if (!after) return response;
	const wait = Number.isNaN(Number(after)) ? Date.parse(after) - Date.now() : Number(after) * 1000;
	if (wait < limits.browserRetryAfter) return response;
	const headers = new Headers(response.headers);
	headers.set("X-Should-Retry", "false");
	return new Response(response.body, { status: response.status, headers });
}

/**
 * Makes a loader of the three data files. After a failure it loads only what is missing.
 * @throws Error naming a file that could not be loaded
 */
export function shopDataLoader(fetchImpl: typeof fetch = fetch): () => Promise<ShopFiles> {
	const files = Object.entries(shopFilePaths).map(([part, path]) =>
		retryLoad(async () => {
			const response = await fetchImpl(path);
			if (!response.ok) throw new Error(`${path} answered ${response.status}`);
			return [part, await response.json()];
		}),
	);
	return async () => Object.fromEntries(await Promise.all(files.map((load) => load())));
}
