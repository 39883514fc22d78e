import { securityHeaders } from "../security-headers.ts";

export type Usage = { prompt_tokens: number; completion_tokens: number; total_tokens: number };

export const noUsage: Usage = { prompt_tokens: 0, completion_tokens: 0, total_tokens: 0 };

/** A request that is not answered: the status, its code in the provider's protocol, words, and headers. */
export type Refusal = {
	status: 400 | 403 | 405 | 413 | 415 | 422 | 429 | 500;
	code: string;
	message: string;
	headers?: Readonly<Record<string, string>>;
};

/**
 * @param createdMs milliseconds since 1970
 * @see https://console.groq.com/docs/api-reference#chat-create
 */
export function completion(
	{ content, model, usage }: { content: string; model: string; usage: Usage },
	createdMs: number,
): Response {
	return json(200, {
		id: `chatcmpl-${crypto.randomUUID()}`,
		object: "chat.completion",
		created: Math.floor(createdMs / 1000),
		model,
		choices: [
			{ index: 0, message: { role: "assistant", content }, logprobs: null, finish_reason: "stop" },
		],
		usage,
	});
}

const errorTypes: Partial<Record<Refusal["status"], string>> = {
	403: "permission_error",
	429: "rate_limit_error",
	500: "server_error",
};

export function refusal({ status, code, message, headers }: Refusal): Response {
	const type = errorTypes[status] ?? "invalid_request_error";
	const param = status === 422 ? "messages" : null;
	return json(status, { error: { message, type, code, param } }, headers);
}

function json(status: number, value: unknown, headers: Refusal["headers"] = {}): Response {
	return Response.json(value, {
		status,
		headers: {
			...securityHeaders(),
			"Content-Type": "application/json; charset=utf-8",
			"Cache-Control": "no-store",
			...headers,
		},
	});
}
