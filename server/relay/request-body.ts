import { z } from "zod";
import type { Turn } from "../../assistant/contract.ts";
import { limits } from "../../assistant/limits.ts";
import { readAtMost, TooLongError } from "./read-at-most.ts";
import type { Refusal } from "./responses.ts";

export type Asked = { question: string; history: Turn[] };

const bodyShape = z.object({ messages: z.array(z.looseObject({ role: z.string() })) });
const turns = z.array(z.object({ role: z.enum(["user", "assistant"]), content: z.string() }));

/** The last user message is the question; user and assistant messages before it are the history. The rest is ignored. */
export async function readAsked(request: Request): Promise<Asked | Refusal> {
	const type = request.headers.get("Content-Type")?.split(";")[0]?.trim().toLowerCase();
	const encoding = request.headers.get("Content-Encoding")?.trim().toLowerCase() ?? "identity";
	if (type !== "application/json" || encoding !== "identity") return wrongType;
	if (Number(request.headers.get("Content-Length")) > limits.body) return tooLarge;
	try {
		const bytes = await readAtMost(request.body, limits.body);
		return findAsked(JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes)));
	} catch (error) {
		return error instanceof TooLongError ? tooLarge : notJson;
	}
}

function findAsked(body: unknown): Asked | Refusal {
	const { data } = bodyShape.safeParse(body);
	const said = turns.safeParse(
		data?.messages.filter(({ role }) => role === "user" || role === "assistant"),
	).data;
	if (!said) return wrongMessages;
	const last = said.findLastIndex(({ role }) => role === "user");
	const question = said[last]?.content.toWellFormed().trim();
	if (!question) return noQuestion;
	if (question.length > limits.question) return questionTooLong;
	return { question, history: historyOf(said.slice(0, last)) };
}

/** The last turns before the question, each cut: an invented conversation must not cost tokens. */
function historyOf(said: readonly Turn[]): Turn[] {
	return said
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
};
const noQuestion: Refusal = {
	status: 422,
	code: "missing_question",
	message: "The messages must hold a question of the user.",
};
const questionTooLong: Refusal = {
	status: 422,
	code: "question_too_long",
	message: `A question must not be over ${limits.question} characters.`,
};
