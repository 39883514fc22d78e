import Groq, { APIConnectionError, APIConnectionTimeoutError, APIError } from "groq-sdk";
import { z } from "zod";
import { buildRequest } from "../../assistant/build-request.ts";
import type { ShopData } from "../../assistant/contract.ts";
import { shopFiles } from "../../assistant/shop-files.ts";
import { readAtMost, TooLongError } from "./read-at-most.ts";
import type { Asked } from "./request-body.ts";
import type { Usage } from "./responses.ts";
import { noUsage } from "./responses.ts";

export type ProviderResult =
	| { kind: "answer"; content: string; usage: Usage }
	/** The reason is made of words and numbers of this file alone, never of the provider's. */
	| { kind: "failure"; reason: string }
	/** The visitor went away. */
	| { kind: "abandoned" };

export type Provider = {
	model: string;
	ask(asked: Asked, visitor: AbortSignal): Promise<ProviderResult>;
};

export type ProviderSettings = { apiKey: string; baseUrl: string; model: string };

/** Longest answer that is read, in bytes: many times what the token limit lets through. */
const maxAnswer = 256 * 1024;
/** A provider that asks to be left alone for longer is not asked again for this question. */
const longestRetryAfter = 1;
/** Codes of the provider that tell the owner what to do about it. */
const knownCodes = [
	"model_not_found",
	"model_decommissioned",
	"invalid_api_key",
	"rate_limit_exceeded",
];

const reply = z.object({
	choices: z
		.array(
			z.object({
				message: z.object({ content: z.string().nullish() }),
				finish_reason: z.string().nullish(),
			}),
		)
		.min(1),
	usage: z
		.object({
			prompt_tokens: z.number(),
			completion_tokens: z.number(),
			total_tokens: z.number(),
		})
		.catch(noUsage),
});

/**
 * The AI provider through its own client library: one deadline over everything, one retry on a broken
 * connection, 408, 409, 429 and 5xx. It never throws. The library adds "/openai/v1/chat/completions"
 * to the base address.
 */
export function createProvider(
	{ apiKey, baseUrl, model }: ProviderSettings,
	data: ShopData,
	{ timeoutMs = 8000, fetchImpl = fetch }: { timeoutMs?: number; fetchImpl?: typeof fetch } = {},
): Provider {
	const client = new Groq({
		apiKey,
		baseURL: baseUrl,
		timeout: timeoutMs,
		maxRetries: 1,
		// It would write the provider's words to the log.
		logLevel: "off",
		fetch: (url, init) => fetchWhole(fetchImpl, url, init),
		// A redirect would take the visitor's words to an address that nobody configured.
		fetchOptions: { redirect: "manual" },
	});
	const files = shopFiles(data);
	return {
		model,
		async ask({ question, history }, visitor) {
			const deadline = AbortSignal.timeout(timeoutMs);
			const body = {
				...buildRequest(question, { data: files, model, history }),
				...reasoning(model),
			};
			try {
				const signal = AbortSignal.any([visitor, deadline]);
				return readReply(await client.chat.completions.create(body, { signal }));
			} catch (error) {
				if (visitor.aborted) return { kind: "abandoned" };
				return { kind: "failure", reason: deadline.aborted ? "timeout" : reasonOf(error) };
			}
		},
	};
}

/**
 * As little thinking as the model allows, and none of it in the answer. Models that do not think
 * refuse these fields.
 *
 * @see https://console.groq.com/docs/reasoning
 */
function reasoning(model: string) {
	if (/^openai\/gpt-oss-(?!safeguard)/.test(model)) {
		return { reasoning_effort: "low", include_reasoning: false } as const;
	}
	if (/^qwen\/qwen3-/.test(model)) {
		return { reasoning_effort: "none", reasoning_format: "hidden" } as const;
	}
	return {};
}

/** Fetches with the body inside the deadline and within bounds, which the library alone does not do. */
async function fetchWhole(
	fetchImpl: typeof fetch,
	url: string | URL | Request,
	init?: RequestInit,
): Promise<Response> {
	const response = await fetchImpl(url, init);
	const body = await readAtMost(response.body, maxAnswer);
	const headers = new Headers({ "Content-Type": response.headers.get("Content-Type") ?? "" });
	const retryAfter = response.headers.get("Retry-After");
	if (retryAfter && !(Number(retryAfter) <= longestRetryAfter))
		headers.set("x-should-retry", "false");
	const hasBody = body.byteLength > 0 && ![204, 205, 304].includes(response.status);
	return new Response(hasBody ? body : null, { status: response.status, headers });
}

function readReply(received: unknown): ProviderResult {
	const parsed = reply.safeParse(received);
	if (!parsed.success) return { kind: "failure", reason: "not an answer" };
	const [choice] = parsed.data.choices;
	if (choice?.finish_reason !== "stop") return { kind: "failure", reason: "unfinished answer" };
	const content = choice.message.content?.trim();
	if (!content) return { kind: "failure", reason: "empty answer" };
	return { kind: "answer", content, usage: parsed.data.usage };
}

function reasonOf(error: unknown): string {
	if (error instanceof APIConnectionTimeoutError) return "timeout";
	if (error instanceof APIConnectionError) {
		return error.cause instanceof TooLongError ? "not an answer" : "connection failed";
	}
	if (error instanceof APIError && typeof error.status === "number") {
		const code = z.object({ error: z.object({ code: z.enum(knownCodes) }) }).safeParse(error.error);
		return `status ${error.status}${code.success ? `, ${code.data.error.code}` : ""}`;
	}
	return "not an answer";
}
