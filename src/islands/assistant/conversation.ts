import type { AnswerParts } from "../../../assistant/answer.ts";
import type { Turn } from "../../../assistant/contract.ts";
import type { Line, LineChange } from "../../../assistant/frame.ts";
import { limits } from "../../../assistant/limits.ts";
import { changedLines } from "../../../assistant/lines.ts";
import { readStorage, writeStorage } from "../../ui/browser-storage.ts";
import { isLine, parseAnswerParts } from "./answer-parts.ts";

export interface ChatEntry {
	sender: "user" | "bot";
	text: string;
	/** An error message, which is not sent along with the next question. */
	failed?: boolean;
	/** Of an answer by the shop's own relay. */
	parts?: AnswerParts;
	/** The chat's list after this answer, as the visitor's presses have left it. */
	lines?: readonly Line[];
	/** The ids that the visitor has put on the own list from here. */
	listed?: readonly string[];
}

/** It waits for an answer if the last message is the visitor's, so that a reload keeps it waiting. */
export type Conversation = readonly ChatEntry[];

export type ConversationEvent =
	| { type: "restored"; conversation: Conversation }
	| { type: "asked"; question: string }
	| { type: "answered"; text: string; parts?: AnswerParts | undefined }
	| { type: "changed"; index: number; change: LineChange }
	| { type: "listed"; index: number; ids: string[] }
	| { type: "failed"; text: string };

export function isWaiting(conversation: Conversation): boolean {
	return conversation.at(-1)?.sender === "user";
}

/** Ignores a question while another waits, and an answer without a question. */
export function conversationReducer(
	conversation: Conversation,
	event: ConversationEvent,
): Conversation {
	if (event.type === "restored") return conversation.length > 0 ? conversation : event.conversation;
	if (event.type === "listed" || event.type === "changed")
		return conversation.map((entry, index) => {
			if (index !== event.index) return entry;
			return event.type === "listed"
				? { ...entry, listed: event.ids }
				: withChange(entry, event.change);
		});
	if (isWaiting(conversation) === (event.type === "asked")) return conversation;
	switch (event.type) {
		case "asked":
			return [...conversation, { sender: "user", text: event.question }];
		case "answered":
			return [...conversation, answerEntry(event, listOf(conversation))];
		case "failed":
			return [...conversation, { sender: "bot", text: event.text, failed: true }];
	}
}

/** The answer whose list is the chat's: its place, or -1. */
export function listPlace(conversation: Conversation): number {
	return conversation.map(({ lines }) => lines !== undefined).lastIndexOf(true);
}

/** The chat's list as it stands; undefined before the first. */
export function listOf(conversation: Conversation): Pick<ChatEntry, "lines" | "listed"> {
	const { lines, listed } = conversation[listPlace(conversation)] ?? {};
	return { ...(lines && { lines }), ...(listed && { listed }) };
}

function answerEntry(
	{ text, parts }: { text: string; parts?: AnswerParts | undefined },
	{ lines = [], listed }: ReturnType<typeof listOf>,
): ChatEntry {
	if (!parts) return { sender: "bot", text };
	const { list } = parts;
	const of = list && { lines: changedLines(lines, list.changes), ...(listed && { listed }) };
	return { sender: "bot", text, parts, ...of };
}

/** After a press the visitor vouches for the quantities, and a message of the list as it was is no longer true. */
function withChange({ lines = [], parts, ...entry }: ChatEntry, change: LineChange): ChatEntry {
	if (!parts?.list) return entry;
	const actions = parts.actions?.filter(({ href }) => !href.startsWith("https://wa.me/"));
	return {
		...entry,
		lines: changedLines(lines, [change]),
		parts: { ...parts, list: { ...parts.list, isSummed: true }, ...(actions && { actions }) },
	};
}

/** The answered questions with their answers. */
export function turnsBefore(conversation: Conversation): Turn[] {
	const turns: Turn[] = [];
	for (const [index, entry] of conversation.entries()) {
		const answer = conversation[index + 1];
		if (entry.sender !== "user" || answer?.sender !== "bot" || answer.failed) continue;
		turns.push({ role: "user", content: entry.text }, { role: "assistant", content: answer.text });
	}
	return turns;
}

const KEY = "conversation";

/** Messages, and characters of an answer: more than visits have and providers send. */
const most = { messages: 100, answer: 8000 };

/** The conversation of this tab, from sessionStorage; without invalid messages. Empty where storage is blocked. */
export function remembered(): Conversation {
	try {
		const stored: unknown = JSON.parse(readStorage("sessionStorage", KEY) ?? "[]");
		if (!Array.isArray(stored)) return [];
		return stored.slice(-most.messages).filter(isEntry).map(withValidParts);
	} catch {
		return [];
	}
}

export function remember(conversation: Conversation): void {
	writeStorage("sessionStorage", KEY, JSON.stringify(conversation.slice(-most.messages)));
}

function isEntry(value: unknown): value is ChatEntry {
	if (typeof value !== "object" || value === null) return false;
	const { sender, text } = value as Partial<ChatEntry>;
	if (typeof text !== "string" || text.trim() === "") return false;
	return (
		(sender === "user" && text.length <= limits.question) ||
		(sender === "bot" && text.length <= most.answer)
	);
}

function withValidParts({ parts, lines, listed, ...entry }: ChatEntry): ChatEntry {
	const valid = parseAnswerParts(parts);
	const isList = Array.isArray(lines) && lines.every(isLine);
	const isListed = Array.isArray(listed) && listed.every((id) => typeof id === "string");
	return {
		...entry,
		...(valid && { parts: valid }),
		...(valid?.list && isList && { lines }),
		...(isListed && { listed }),
	};
}
