import type { AnswerParts } from "../../../assistant/answer.ts";
import type { Turn } from "../../../assistant/contract.ts";
import { limits } from "../../../assistant/limits.ts";
import { readStorage, writeStorage } from "../../ui/browser-storage.ts";
import { parseAnswerParts } from "./answer-parts.ts";

export interface ChatEntry {
	sender: "user" | "bot";
	text: string;
	/** An error message, which is not sent along with the next question. */
	failed?: boolean;
	/** Of an answer by the shop's own relay. */
	parts?: AnswerParts;
	/** True if the visitor has put the answer's items on the list. */
	isListed?: boolean;
}

/** It waits for an answer if the last message is the visitor's, so that a reload keeps it waiting. */
export type Conversation = readonly ChatEntry[];

export type ConversationEvent =
	| { type: "restored"; conversation: Conversation }
	| { type: "asked"; question: string }
	| { type: "answered"; text: string; parts?: AnswerParts | undefined }
	| { type: "listed"; index: number }
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
	if (event.type === "listed")
		return conversation.map((entry, index) =>
			index === event.index ? { ...entry, isListed: true } : entry,
		);
	if (isWaiting(conversation) === (event.type === "asked")) return conversation;
	switch (event.type) {
		case "asked":
			return [...conversation, { sender: "user", text: event.question }];
		case "answered":
			return [
				...conversation,
				{ sender: "bot", text: event.text, ...(event.parts && { parts: event.parts }) },
			];
		case "failed":
			return [...conversation, { sender: "bot", text: event.text, failed: true }];
	}
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

function withValidParts({ parts, ...entry }: ChatEntry): ChatEntry {
	const valid = parseAnswerParts(parts);
	return valid ? { ...entry, parts: valid } : entry;
}
