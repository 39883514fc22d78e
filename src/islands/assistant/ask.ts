import type { AnswerParts } from "../../../assistant/answer.ts";
import { buildRequest } from "../../../assistant/build-request.ts";
import { type ShopFiles, shopFilePaths, type Turn } from "../../../assistant/contract.ts";
import type { ListBefore } from "../../../assistant/frame.ts";
import { limits } from "../../../assistant/limits.ts";
import { fetchJson, loadOnce } from "../../list/load.ts";
import { isReachable } from "../../offline/reachable.ts";
import { isAnswerParts } from "./answer-parts.ts";

export interface AskOptions extends ListBefore {
	/** The provider's address; empty for the relay, on this site. */
	baseUrl: string;
	/** Public with the relay, which has the real key. */
	bearer: string;
	model: string;
	history: readonly Turn[];
	signal: AbortSignal;
}

/** The provider's client library. @throws Error when the site cannot be reached */
export const loadClient = loadOnce(async () => {
	// Chromium never loads a script again that failed once.
	if (!(await isReachable())) throw new Error("The site cannot be reached");
	return import("groq-sdk").catch(async (error: unknown) => {
		const missing: WindowEventMap["island:part-missing"] = new CustomEvent("island:part-missing", {
			detail: {},
		});
		dispatchEvent(missing);
		// Never comes where the page is about to be loaded again.
		await missing.detail.verdict;
		throw error;
	});
});

export const loadShopFiles = loadOnce(async (): Promise<ShopFiles> => {
	const [site, prices, reviews] = await Promise.all([
		fetchJson<ShopFiles["site"]>(shopFilePaths.site),
		fetchJson<ShopFiles["prices"]>(shopFilePaths.prices),
		fetchJson<ShopFiles["reviews"]>(shopFilePaths.reviews),
	]);
	return { site, prices, reviews };
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
	const { baseUrl, bearer, model, history, lines, isListOpen, signal } = options;
	const [data, { default: Groq }] = await Promise.all([loadShopFiles(), loadClient()]);
	const client = new Groq({
		apiKey: bearer,
		baseURL: baseUrl || location.origin,
		timeout: limits.browserTimeout,
		maxRetries: limits.browserRetries,
		dangerouslyAllowBrowser: true,
	});
	const reply = await client.chat.completions.create(
		buildRequest(question, { data, model, history, lines, isListOpen }),
		// A question in one word has no language of its own.
		{ signal, headers: { "Accept-Language": document.documentElement.lang } },
	);
	const message: { content?: string | null; answer?: unknown } = reply.choices?.[0]?.message ?? {};
	const { content, answer } = message;
	return { text: content ?? "", parts: isAnswerParts(answer) ? answer : undefined };
}
