import type { Turn } from "../../../assistant/contract.ts";

/** What was said: by the visitor, or by the assistant as markdown. */
export interface ChatEntry {
	sender: "user" | "bot";
	text: string;
	/** The assistant could not answer: no part of the conversation that goes along with a question. */
	failed?: boolean;
}

/** It waits for an answer if the last message is the visitor's, so that a reload keeps it waiting. */
export type Conversation = readonly ChatEntry[];

export type ConversationEvent =
	| { type: "restored"; conversation: Conversation }
	| { type: "asked"; question: string }
	| { type: "answered"; text: string }
	| { type: "failed"; text: string };

export function isWaiting(conversation: Conversation): boolean {
	return conversation.at(-1)?.sender === "user";
}

/** A question while another waits, and an answer that nobody waits for, change nothing. */
export function conversationReducer(
	conversation: Conversation,
	event: ConversationEvent,
): Conversation {
	switch (event.type) {
		case "restored":
			return conversation.length > 0 ? conversation : event.conversation;
		case "asked":
			return isWaiting(conversation)
				? conversation
				: [...conversation, { sender: "user", text: event.question }];
		case "answered":
			return isWaiting(conversation)
				? [...conversation, { sender: "bot", text: event.text }]
				: conversation;
		case "failed":
			return isWaiting(conversation)
				? [...conversation, { sender: "bot", text: event.text, failed: true }]
				: conversation;
	}
}

/** The turns before the question that waits: questions with their answers, failures left out. */
export function turnsBefore(conversation: Conversation): Turn[] {
	const turns: Turn[] = [];
	for (const [index, entry] of conversation.entries()) {
		const answer = conversation[index + 1];
		if (entry.sender !== "user" || answer?.sender !== "bot" || answer.failed) continue;
		turns.push({ role: "user", content: entry.text }, { role: "assistant", content: answer.text });
	}
	return turns;
}
