import { z } from "zod";
import type { Turn } from "../../assistant/contract.ts";
import { limits } from "../../assistant/limits.ts";
import { readAtMost, TooLongError } from "./read-at-most.ts";
import type { Refusal } from "./responses.ts";

/** All that is taken from a request. */
export type Asked = { question: string; history: Turn[] };

const bodyShape = z.object({ messages: z.array(z.looseObject({ role: z.string() })) });
const turn = z.object({ role: z.enum(["user", "assistant"]), content: z.string() });

/**
 * The visitor's words in a request: the last user message is the question, what users and assistant
 * said before it the history. System messages, the model and every other field are left out.
 */
export async function readAsked(request: Request): Promise<Asked | Refusal> {
	const refused = refuseHeaders(request.headers);
	if (refused) return refused;
	let text: string;
	try {
		const bytes = await readAtMost(request.body, limits.body);
		text = new TextDecoder("utf-8", { fatal: true }).decode(bytes);
	} catch (error) {
		return error instanceof TooLongError ? tooLarge : notJson;
	}
	try {
		return findAsked(JSON.parse(text));
	} catch {
		return notJson;
	}
}

function refuseHeaders(headers: Headers): Refusal | undefined {
	const type = headers.get("Content-Type")?.split(";")[0]?.trim().toLowerCase();
	const encoding = headers.get("Content-Encoding")?.trim().toLowerCase() ?? "identity";
	if (type !== "application/json" || encoding !== "identity") return wrongType;
	return Number(headers.get("Content-Length")) > limits.body ? tooLarge : undefined;
}

function findAsked(body: unknown): Asked | Refusal {
	const parsed = bodyShape.safeParse(body);
	if (!parsed.success) return wrongMessages;
	const said = parsed.data.messages.filter(({ role }) => role === "user" || role === "assistant");
	const turns = z.array(turn).safeParse(said);
	if (!turns.success) return wrongMessages;
	const last = turns.data.findLastIndex(({ role }) => role === "user");
	const question = turns.data[last]?.content.toWellFormed().trim();
	if (!question) return noQuestion;
	if (question.length > limits.question) return questionTooLong;
	return { question, history: historyOf(turns.data.slice(0, last)) };
}

/**
 * The last turns before the question. Each is cut where a question would be refused: an answer is
 * shorter, and a made-up conversation must not make the provider's bill.
 */
function historyOf(turns: readonly Turn[]): Turn[] {
	return turns
		.filter(({ content }) => content.trim() !== "")
		.slice(-limits.turns)
		.map(({ role, content }) => ({
			role,
			content: content.slice(0, limits.question).toWellFormed(),
		}));
}

const wrongType: Refusal = {
	status: 415,
	code: "unsupported_media_type",
	message: "The request must be plain application/json.",
};
const tooLarge: Refusal = {
	status: 413,
	code: "request_too_large",
	message: `The request must not be over ${limits.body / 1024} KB.`,
};
const notJson: Refusal = {
	status: 400,
	code: "invalid_json",
	message: "The request is not valid JSON.",
};
const wrongMessages: Refusal = {
	status: 422,
	code: "invalid_messages",
	message: "The request must have a list of messages, each with a role and a text as its content.",
	param: "messages",
};
const noQuestion: Refusal = {
	status: 422,
	code: "missing_question",
	message: "The messages must hold a question of the user.",
	param: "messages",
};
/** Not 413: the request itself is not too large, its question breaks a rule like any other. */
const questionTooLong: Refusal = {
	status: 422,
	code: "question_too_long",
	message: `A question must not be over ${limits.question} characters.`,
	param: "messages",
};
