import type { ChatEntry, Conversation } from "./conversation.ts";

const KEY = "conversation";

/** The conversation of this tab, kept by the browser until the tab closes and never longer. */
export function remembered(storage: Storage = sessionStorage): Conversation {
	try {
		const stored: unknown = JSON.parse(storage.getItem(KEY) ?? "[]");
		return Array.isArray(stored) ? stored.filter(isEntry) : [];
	} catch {
		// Storage forbidden, or not ours: a new conversation.
		return [];
	}
}

/** Keeps the conversation; where storage is forbidden or full, it only lasts as long as the page. */
export function remember(conversation: Conversation, storage: Storage = sessionStorage): void {
	try {
		storage.setItem(KEY, JSON.stringify(conversation));
	} catch {}
}

function isEntry(value: unknown): value is ChatEntry {
	if (typeof value !== "object" || value === null) return false;
	const { sender, text } = value as Partial<ChatEntry>;
	return (sender === "user" || sender === "bot") && typeof text === "string";
}
