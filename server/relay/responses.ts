import { answerLanguages } from "../../assistant/answer/languages/answer-languages.ts";
import type { Answer, AnswerParts } from "../../assistant/answer.ts";
import { strictHeaders } from "../security-headers.ts";

export type Usage = { prompt_tokens: number; completion_tokens: number; total_tokens: number };

export const noUsage: Usage = { prompt_tokens: 0, completion_tokens: 0, total_tokens: 0 };

/**
 * A completion as the provider's client library reads it. What the page shows beside the text is `message.answer`.
 * @param createdMs milliseconds since 1970
 * @see https://console.groq.com/docs/api-reference#chat-create
 */
export function completion(
	{ answer, model, usage }: { answer: Answer; model: string; usage: Usage },
	createdMs: number,
): Response {
	const { text, acts: _, ...parts } = answer;
	const { tag: lang } = answerLanguages[answer.language];
	const beside: AnswerParts = { ...parts, lang };
	const message = { role: "assistant", content: text, answer: beside };
	return json(200, {
		id: `chatcmpl-${crypto.randomUUID()}`,
		object: "chat.completion",
		created: Math.floor(createdMs / 1000),
		model,
		choices: [{ index: 0, message, logprobs: null, finish_reason: "stop" }],
		usage,
	});
}

const errorTypes: Record<number, string> = { 403: "permission_error", 429: "rate_limit_error" };

/** @param code in the provider's protocol */
export function refusal(
	status: number,
	code: string,
	message: string,
	headers?: Record<string, string>,
): Response {
	const type = status >= 500 ? "server_error" : (errorTypes[status] ?? "invalid_request_error");
	const param = status === 422 ? "messages" : null;
	return json(status, { error: { message, type, code, param } }, headers);
}

function json(status: number, value: unknown, headers?: Record<string, string>): Response {
	return Response.json(value, {
		status,
		headers: {
			...strictHeaders,
			"Content-Type": "application/json; charset=utf-8",
			"Cache-Control": "no-store",
			...headers,
		},
	});
}
