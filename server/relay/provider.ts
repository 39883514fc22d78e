import { DelegateBackoff, handleType, retry } from "cockatiel";
import { z } from "zod";
import { buildRequest } from "../../assistant/build-request.ts";
import { completionsPath, type ShopData } from "../../assistant/contract.ts";
import { fitToCap } from "../../assistant/guard.ts";
import { shopFiles } from "../../assistant/shop-files.ts";
import { readAtMost, TooLongError } from "./read-at-most.ts";
import type { Asked } from "./request-body.ts";
import { noUsage, type Usage } from "./responses.ts";

export type ProviderSettings = { apiKey: string; baseUrl: string; model: string };

export type Provider = {
	model: string;
	/** @throws ProviderError when there is no answer; the signal's reason when the visitor left. */
	ask(asked: Asked, visitor: AbortSignal): Promise<{ content: string; usage: Usage }>;
};

/** The message has only words and numbers of this file, so it may be logged. */
export class ProviderError extends Error {
	override name = "ProviderError";
	/** Milliseconds until a retry; undefined if that would fail too. */
	retryMs?: number;

	constructor(message: string, retryMs?: number) {
		super(message);
		this.retryMs = retryMs;
	}
}

/** Bytes: many times what the token limit allows. */
const maxAnswer = 256 * 1024;
/** Seconds. If the provider asks for a longer pause, there is no retry. */
const longestRetryAfter = 1;

const choice = z.object({
	message: z.object({ content: z.string().nullish() }),
	finish_reason: z.string().nullish(),
});
const tokens = z.number();
const reply = z.object({
	choices: z.tuple([choice], z.unknown()),
	usage: z
		.object({ prompt_tokens: tokens, completion_tokens: tokens, total_tokens: tokens })
		.catch(noUsage),
});

/** Codes that tell the owner what to do. */
const knownCode = /^(?:model_not_found|model_decommissioned|invalid_api_key|rate_limit_exceeded)$/;
const errorReply = z.object({ error: z.object({ code: z.string().regex(knownCode) }) });

/** One deadline for everything; one retry after a broken connection, 408, 409, 429 and 5xx. */
export function createProvider(
	{ apiKey, baseUrl, model }: ProviderSettings,
	data: ShopData,
	{ timeoutMs = 8000, pauseMs = 500 } = {},
): Provider {
	const url = baseUrl.replace(/\/$/, "") + completionsPath;
	const headers = { Authorization: `Bearer ${apiKey}`, "Content-Type": "application/json" };
	const files = shopFiles(data);
	const withRetry = retry(
		handleType(ProviderError, ({ retryMs }) => retryMs !== undefined),
		{
			maxAttempts: 1,
			backoff: new DelegateBackoff(({ result }) =>
				"error" in result ? ((result.error as ProviderError).retryMs ?? 0) : 0,
			),
		},
	);

	async function call(body: string, signal: AbortSignal) {
		// A redirect would send the words to an address that nobody configured.
		const init = { method: "POST", headers, body, signal, redirect: "manual" } as const;
		let response: Response;
		let text: string;
		try {
			response = await fetch(url, init);
			text = new TextDecoder().decode(await readAtMost(response.body, maxAnswer));
		} catch (error) {
			if (signal.aborted) throw signal.reason;
			const reason = error instanceof TooLongError ? "not an answer" : "connection failed";
			throw new ProviderError(reason, pauseMs);
		}
		if (!response.ok) throw statusError(response, text, pauseMs);
		return readReply(text);
	}
	return {
		model,
		async ask({ question, history }, visitor) {
			const deadline = AbortSignal.timeout(timeoutMs);
			const signal = AbortSignal.any([visitor, deadline]);
			const request = buildRequest(question, { data: files, model, history });
			const body = JSON.stringify({ ...request, ...reasoning(model) });
			try {
				return await withRetry.execute(() => call(body, signal));
			} catch (error) {
				if (deadline.aborted && !visitor.aborted) throw new ProviderError("timeout");
				throw error;
			}
		},
	};
}

/**
 * The least reasoning, none of it in the answer. Other models refuse these fields.
 * @see https://console.groq.com/docs/reasoning
 */
function reasoning(model: string) {
	if (/^openai\/gpt-oss-(?!safeguard)/.test(model)) {
		return { reasoning_effort: "low", include_reasoning: false };
	}
	if (/^qwen\/qwen3-/.test(model)) return { reasoning_effort: "none", reasoning_format: "hidden" };
	return {};
}

function statusError({ status, headers }: Response, text: string, pauseMs: number): ProviderError {
	const { data } = errorReply.safeParse(parseJson(text));
	const isTemporary = [408, 409, 429].includes(status) || status >= 500;
	const retryAfter = Number(headers.get("Retry-After") ?? pauseMs / 1000);
	return new ProviderError(
		data ? `status ${status}, ${data.error.code}` : `status ${status}`,
		isTemporary && retryAfter <= longestRetryAfter ? retryAfter * 1000 : undefined,
	);
}

function readReply(text: string): { content: string; usage: Usage } {
	const { data } = reply.safeParse(parseJson(text));
	if (!data) throw new ProviderError("not an answer");
	const [{ message, finish_reason }] = data.choices;
	if (finish_reason !== "stop") throw new ProviderError("unfinished answer");
	if (!message.content?.trim()) throw new ProviderError("empty answer");
	const content = fitToCap(message.content);
	if (content === undefined) throw new ProviderError("too long an answer");
	return { content, usage: data.usage };
}

function parseJson(text: string): unknown {
	try {
		return JSON.parse(text);
	} catch {
		return undefined;
	}
}
