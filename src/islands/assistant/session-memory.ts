import { limits } from "../../../assistant/limits.ts";
import { readStorage, writeStorage } from "../../ui/browser-storage.ts";
import { parseAnswerParts } from "./answer-parts.ts";
import type { ChatEntry, Conversation } from "./conversation.ts";

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
