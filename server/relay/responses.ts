import { securityHeaders } from "../security-headers.ts";

/** Tokens as the provider counted them; zeros for an answer that used none. */
export type Usage = { prompt_tokens: number; completion_tokens: number; total_tokens: number };

export const noUsage: Usage = { prompt_tokens: 0, completion_tokens: 0, total_tokens: 0 };

/** A question that is not answered: the status and what the caller did wrong. */
export type Refusal = {
	status: 400 | 403 | 405 | 413 | 415 | 422 | 429 | 500;
	code: string;
	message: string;
	param?: string;
	headers?: Readonly<Record<string, string>>;
};

/**
 * An answer in the provider's shape.
 *
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

/** An error in the provider's shape. */
export function refusal({ status, code, message, param, headers }: Refusal): Response {
	const error = { message, type: errorType(status), code, param: param ?? null };
	return json(status, { error }, headers);
}

function errorType(status: Refusal["status"]): string {
	if (status === 500) return "server_error";
	if (status === 429) return "rate_limit_error";
	return status === 403 ? "permission_error" : "invalid_request_error";
}

/** Every answer is for one visitor at one moment, so nothing keeps it. */
function json(status: number, value: unknown, headers: Readonly<Record<string, string>> = {}) {
	const body = new TextEncoder().encode(JSON.stringify(value));
	return new Response(body, {
		status,
		headers: {
			...securityHeaders(),
			"Content-Type": "application/json; charset=utf-8",
			"Content-Length": String(body.byteLength),
			"Cache-Control": "no-store",
			...headers,
		},
	});
}
