import type { Context } from "hono";
import { bodyLimit } from "hono/body-limit";
import { z } from "zod";
import type { Turn } from "../../assistant/contract.ts";
import { type ListBefore, lineSchema } from "../../assistant/frame.ts";
import { limits } from "../../assistant/limits.ts";
import { type LanguageId, languages } from "../../languages/languages.ts";
import { refusal } from "./responses.ts";

export type Asked = ListBefore & {
	question: string;
	history: Turn[];
	pageLanguage: LanguageId;
};

const bodyShape = z.object({
	messages: z.array(z.looseObject({ role: z.string() })),
	// A list that an older page has stored costs no visitor the answer.
	lines: z.array(lineSchema).max(limits.lines).optional().catch(undefined),
	isListOpen: z.boolean().optional().catch(undefined),
});
const turns = z.array(z.object({ role: z.enum(["user", "assistant"]), content: z.string() }));

const withinLimit = bodyLimit({
	maxSize: limits.body,
	onError: () =>
		refusal(413, "request_too_large", `The request must not be over ${limits.body / 1024} KB.`),
});

/** The last user message is the question; user and assistant messages before it are the history. The rest is ignored. */
export async function readAsked(c: Context): Promise<Asked | Response> {
	const type = c.req.header("Content-Type")?.split(";")[0]?.trim().toLowerCase();
	const encoding = c.req.header("Content-Encoding")?.trim().toLowerCase() ?? "identity";
	if (type !== "application/json" || encoding !== "identity")
		return refusal(415, "unsupported_media_type", "The request must be plain application/json.");
	try {
		const tooLarge = await withinLimit(c, async () => {});
		if (tooLarge) return tooLarge;
		const bytes = await c.req.arrayBuffer();
		const asked = findAsked(JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes)));
		if (asked instanceof Response) return asked;
		return { ...asked, pageLanguage: pageLanguage(c.req.header("Accept-Language")) };
	} catch {
		return refusal(400, "invalid_json", "The request is not valid JSON.");
	}
}

function findAsked(body: unknown): Omit<Asked, "pageLanguage"> | Response {
	const { data } = bodyShape.safeParse(body);
	const said = turns.safeParse(
		data?.messages.filter(({ role }) => role === "user" || role === "assistant"),
	).data;
	if (!said)
		return refusal(
			422,
			"invalid_messages",
			"The request must have a list of messages, each with a role and a text as its content.",
		);
	const last = said.findLastIndex(({ role }) => role === "user");
	const question = said[last]?.content.toWellFormed().trim();
	if (!question)
		return refusal(422, "missing_question", "The messages must hold a question of the user.");
	if (question.length > limits.question) {
		const rule = `A question must not be over ${limits.question} characters.`;
		return refusal(422, "question_too_long", rule);
	}
	const history = historyOf(said.slice(0, last));
	const { lines, isListOpen } = data ?? {};
	return { question, history, ...(lines && { lines, isListOpen }) };
}

/** The last turns, each cut, and as many as fit in all: an invented conversation costs few tokens and little time. */
function historyOf(said: readonly Turn[]): Turn[] {
	const turns = said
		.filter(({ content }) => content.trim() !== "")
		.slice(-limits.turns)
		.map(({ role, content }) => ({
			role,
			content: content.slice(0, limits.question).toWellFormed(),
		}));
	let room: number = limits.history;
	const first = turns.findLastIndex(({ content }) => {
		room -= content.length;
		return room < 0;
	});
	return turns.slice(first + 1);
}

/** The language of the page that asks: the first one of its `Accept-Language`, English where the site has no such pages. */
function pageLanguage(acceptLanguage = ""): LanguageId {
	const [first = ""] = acceptLanguage.split(/[-,;]/);
	const asked = first.trim().toLowerCase();
	return languages.find(({ id }) => id === asked)?.id ?? languages[0].id;
}
