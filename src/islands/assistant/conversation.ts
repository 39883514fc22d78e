/** The conversation: its messages, what is told to change them, and this tab's memory of them. */
import type { AnswerParts } from "../../../assistant/answer.ts";
import type { Turn } from "../../../assistant/contract.ts";
import type { Line, LineChange } from "../../../assistant/frame.ts";
import { limits } from "../../../assistant/limits.ts";
import { changedLines } from "../../../assistant/lines.ts";
import { readStorage, writeStorage } from "../../ui/browser-storage.ts";
import { areIds, areLines, isAnswerParts } from "./answer-parts.ts";

export interface ChatEntry {
	sender: "user" | "bot";
	text: string;
	/** An error message, which is not sent along with the next question. */
	failed?: boolean;
	/** Of an answer by the shop's own relay. */
	parts?: AnswerParts | undefined;
	/** The chat's list after this answer, as the visitor's presses have left it. */
	lines?: readonly Line[];
	/** The ids that the visitor has put on the own list from here. */
	listed?: readonly string[] | undefined;
}

export type Answer = Pick<ChatEntry, "text" | "failed" | "parts">;

/** It waits for an answer if the last message is the visitor's, so that a reload keeps it waiting. */
export type Conversation = readonly ChatEntry[];

export type ConversationEvent =
	| { type: "restored"; conversation: Conversation }
	| { type: "asked"; question: string }
	| { type: "answered"; answer: Answer }
	| { type: "changed"; index: number; entry: ChatEntry };

export function isWaiting(conversation: Conversation): boolean {
	return conversation.at(-1)?.sender === "user";
}

/** Ignores a question while another waits, and an answer without a question. */
export function conversationReducer(
	conversation: Conversation,
	event: ConversationEvent,
): Conversation {
	switch (event.type) {
		case "restored":
			return conversation.length > 0 ? conversation : event.conversation;
		case "asked":
			if (isWaiting(conversation)) return conversation;
			return [...conversation, { sender: "user", text: event.question }];
		case "answered":
			if (!isWaiting(conversation)) return conversation;
			return [...conversation, withList(event.answer, listOf(conversation))];
		case "changed":
			return conversation.map((entry, index) => (index === event.index ? event.entry : entry));
	}
}

/** The place of the answer whose list is the chat's, or -1. */
export function listPlace(conversation: Conversation): number {
	return conversation.map(({ lines }) => lines !== undefined).lastIndexOf(true);
}

/** The chat's list as it stands; undefined before the first. */
export function listOf(conversation: Conversation): Pick<ChatEntry, "lines" | "listed" | "parts"> {
	return conversation[listPlace(conversation)] ?? {};
}

function withList(answer: Answer, { lines = [], listed }: ReturnType<typeof listOf>): ChatEntry {
	const changes = answer.parts?.list?.changes;
	return {
		sender: "bot",
		...answer,
		...(changes && { lines: changedLines(lines, changes), listed }),
	};
}

/**
 * An answer whose list a press has changed: the visitor vouches for the quantities, and a message of the list as it
 * was is no longer true.
 */
export function withChange(entry: ChatEntry, change: LineChange): ChatEntry {
	const { lines = [], parts } = entry;
	if (!parts?.list) return entry;
	const actions = parts.actions?.filter(({ href }) => !href.startsWith("https://wa.me/"));
	return {
		...entry,
		lines: changedLines(lines, [change]),
		parts: { ...parts, list: { ...parts.list, isSummed: true }, actions },
	};
}

export function turnsBefore(conversation: Conversation): Turn[] {
	return conversation.flatMap(({ sender, text }, index): Turn[] => {
		const answer = conversation[index + 1];
		if (sender !== "user" || answer?.sender !== "bot" || answer.failed) return [];
		return [
			{ role: "user", content: text },
			{ role: "assistant", content: answer.text },
		];
	});
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
	const { sender, text }: Partial<ChatEntry> = Object(value);
	if (typeof text !== "string" || text.trim() === "") return false;
	const longest = { user: limits.question, bot: most.answer };
	return (sender === "user" || sender === "bot") && text.length <= longest[sender];
}

function withValidParts({ parts, lines, listed, ...entry }: ChatEntry): ChatEntry {
	const isValid = isAnswerParts(parts) && areLines(lines) && areIds(listed);
	return isValid ? { ...entry, parts, lines, listed } : entry;
}
