import { describe, expect, test } from "vitest";
import {
	type Conversation,
	type ConversationEvent,
	conversationReducer,
	isWaiting,
	turnsBefore,
} from "./conversation.ts";

function said(...events: ConversationEvent[]): Conversation {
	return events.reduce(conversationReducer, [] as Conversation);
}
const asked = (question: string) => ({ type: "asked", question }) as const;
const answered = (text: string) => ({ type: "answered", text }) as const;
const failed = (text: string) => ({ type: "failed", text }) as const;

describe("waiting", () => {
	test.each([
		["nothing said", [], false],
		["a question", [asked("a")], true],
		["an answer", [asked("a"), answered("b")], false],
		["a failure", [asked("a"), failed("b")], false],
		["the next question", [asked("a"), answered("b"), asked("c")], true],
	] as [string, ConversationEvent[], boolean][])("after %s", (_, events, expected) => {
		expect(isWaiting(said(...events))).toBe(expected);
	});
});

describe("what changes nothing", () => {
	test("a second question while one waits", () => {
		expect(said(asked("a"), asked("b"))).toHaveLength(1);
	});
	test.each([answered("late"), failed("late")])("an answer nobody waits for", (event) => {
		expect(said(asked("a"), answered("b"), event)).toHaveLength(2);
	});
	test("a conversation restored after the visitor has begun a new one", () => {
		const old: Conversation = [{ sender: "user", text: "old" }];
		expect(said(asked("new"), { type: "restored", conversation: old })[0]?.text).toBe("new");
	});
});

describe("turns that go along with a question", () => {
	test("questions with their answers, in order", () => {
		expect(turnsBefore(said(asked("a"), answered("b"), asked("c")))).toEqual([
			{ role: "user", content: "a" },
			{ role: "assistant", content: "b" },
		]);
	});
	test("failures and their questions stay behind", () => {
		expect(turnsBefore(said(asked("a"), failed("sorry"), asked("c")))).toEqual([]);
	});
});
