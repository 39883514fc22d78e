import { setTimeout as delay } from "node:timers/promises";
import { z } from "zod";
import { completionsPath, type ShopData } from "../../assistant/contract.ts";
import { shopFiles } from "../../assistant/data-sent.ts";
import type { Frame } from "../../assistant/frame.ts";
import type { Limit } from "./limit.ts";
import { parseJson, readFrame } from "./read-frame.ts";
import { buildReadingRequest } from "./reading-request.ts";
import type { Asked } from "./request-body.ts";
import { noUsage, type Usage } from "./responses.ts";

export type Provider = {
	model: string;
	/**
	 * @param mayCall is asked before each call, the retry included
	 * @throws ProviderError when there is no reading; the signal's reason when the visitor left.
	 */
	read(
		asked: Pick<Asked, "question" | "history" | "lines">,
		context: { now: Date; visitor: AbortSignal; mayCall: Limit },
	): Promise<{ frame: Frame; usage: Usage }>;
};

/**
 * The kind of failure: the provider is out of reach or overworked, it refuses the relay's requests as such, its reply is
 * not a frame, or it may not be asked. Only the first counts against it: visitors can bring about the others.
 */
type Kind = "outage" | "refusal" | "unreadable" | "limit";

/** The message has only words and numbers of this program, so it may be logged. */
export class ProviderError extends Error {
	override name = "ProviderError";
	kind: Kind;
	isRetried: boolean;

	constructor(kind: Kind, message: string, isRetried = false) {
		super(message);
		this.kind = kind;
		this.isRetried = isRetried;
	}
}

/** Characters: many times what the token limit allows. */
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
const knownCode =
	/^(?:model_not_found|model_decommissioned|invalid_api_key|rate_limit_exceeded|json_validate_failed)$/;
const errorReply = z.object({ error: z.object({ code: z.string().regex(knownCode) }) });

/** One deadline for everything; one retry after a broken connection, 408, 429 and 5xx. */
export function createProvider(
	{ apiKey, baseUrl, model }: { apiKey: string; baseUrl: string; model: string },
	data: ShopData,
	{ timeoutMs = 8000, pauseMs = 1000 } = {},
): Provider {
	const url = baseUrl.replace(/\/$/, "") + completionsPath;
	const headers = { Authorization: `Bearer ${apiKey}`, "Content-Type": "application/json" };
	const files = shopFiles(data);

	async function call(body: string, signal: AbortSignal) {
		// A redirect would send the words to an address that nobody configured.
		const init = { method: "POST", headers, body, signal, redirect: "manual" } as const;
		let response: Response;
		let text: string | undefined;
		try {
			response = await fetch(url, init);
			text = await readText(response);
		} catch {
			if (signal.aborted) throw signal.reason;
			throw new ProviderError("outage", "connection failed", true);
		}
		if (!response.ok) throw statusError(response, text);
		return readReply(text, data);
	}
	return {
		model,
		async read({ question, history, lines }, { now, visitor, mayCall }) {
			const deadline = AbortSignal.timeout(timeoutMs);
			const signal = AbortSignal.any([visitor, deadline]);
			const request = buildReadingRequest(question, { data: files, model, history, lines, now });
			const body = JSON.stringify({ ...request, ...reasoning(model) });
			async function tryOnce() {
				if (mayCall()) return call(body, signal);
				throw new ProviderError("limit", "the day's calls to the provider are spent");
			}
			try {
				return await tryOnce().catch(async (error) => {
					if (!(error instanceof ProviderError && error.isRetried)) throw error;
					await delay(pauseMs, undefined, { signal });
					return tryOnce();
				});
			} catch (error) {
				if (deadline.aborted && !visitor.aborted) throw new ProviderError("outage", "timeout");
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

/** Undefined where it is too long. */
async function readText({ body }: Response): Promise<string | undefined> {
	const decoder = new TextDecoder();
	let text = "";
	for await (const part of body ?? []) {
		text += decoder.decode(part, { stream: true });
		if (text.length > maxAnswer) return undefined;
	}
	return text;
}

function statusError({ status, headers }: Response, text: string | undefined) {
	const { data } = errorReply.safeParse(parseJson(text));
	const reason = data ? `status ${status}, ${data.error.code}` : `status ${status}`;
	if (data?.error.code === "json_validate_failed") return new ProviderError("unreadable", reason);
	const isTemporary = [408, 429].includes(status) || status >= 500;
	if (!isTemporary) return new ProviderError("refusal", reason);
	return new ProviderError(
		"outage",
		reason,
		Number(headers.get("Retry-After")) <= longestRetryAfter,
	);
}

function readReply(text: string | undefined, data: ShopData): { frame: Frame; usage: Usage } {
	const read = reply.safeParse(parseJson(text)).data;
	if (!read) throw new ProviderError("unreadable", "not a completion");
	const [{ message, finish_reason }] = read.choices;
	if (finish_reason !== "stop") throw new ProviderError("unreadable", "unfinished reply");
	if (!message.content?.trim()) throw new ProviderError("unreadable", "empty reply");
	const frame = readFrame(message.content, data);
	if (!frame) throw new ProviderError("unreadable", "not a reading of this shop's data");
	return { frame, usage: read.usage };
}
