import { afterEach, expect, test, vi } from "vitest";
import {
	type Conversation,
	type ConversationEvent,
	conversationReducer,
	isWaiting,
	remember,
	remembered,
	turnsBefore,
} from "./conversation.ts";

const said = (...events: ConversationEvent[]) =>
	events.reduce(conversationReducer, [] as Conversation);
const asked = (question: string) => ({ type: "asked", question }) as const;
const answered = (text: string) => ({ type: "answered", answer: { text } }) as const;
const failed = (text: string) => ({ type: "answered", answer: { text, failed: true } }) as const;

test.each<[string, ConversationEvent[], length: number, waits: boolean]>([
	["nothing said", [], 0, false],
	["a question", [asked("a")], 1, true],
	["a second question while one waits", [asked("a"), asked("b")], 1, true],
	["an answer", [asked("a"), answered("b")], 2, false],
	["an answer nobody waits for", [asked("a"), answered("b"), failed("late")], 2, false],
	["a failure", [asked("a"), failed("b")], 2, false],
	["the next question", [asked("a"), answered("b"), asked("c")], 3, true],
])("after %s", (_, events, length, waits) => {
	expect(said(...events)).toHaveLength(length);
	expect(isWaiting(said(...events))).toBe(waits);
});

test("questions go along with the next one with their answers; failures and their questions stay behind", () => {
	expect(turnsBefore(said(asked("a"), answered("b"), asked("c")))).toEqual([
		{ role: "user", content: "a" },
		{ role: "assistant", content: "b" },
	]);
	expect(turnsBefore(said(asked("a"), failed("sorry"), asked("c")))).toEqual([]);
});

afterEach(() => vi.unstubAllGlobals());

/** A browser whose storage holds this conversation. */
function browserWith(conversation: string | null) {
	let kept = conversation;
	const sessionStorage = {
		getItem: () => kept,
		setItem: (_: string, text: string) => {
			kept = text;
		},
	};
	vi.stubGlobal("window", { sessionStorage });
}

test("what is remembered comes back, without parts that are not as they should be", () => {
	browserWith(null);
	const list = { changes: [], isSummed: true, note: "" };
	const parts = { language: "en", lang: "en", list } as const;
	const lines = [{ ids: ["shirt"], quantity: 2 }];
	const question = { sender: "user", text: "hello" } as const;
	const answer = { sender: "bot", text: "Total" } as const;
	const failure = { ...answer, failed: true };
	const whole = { ...answer, parts, lines, listed: ["shirt"] };
	remember([question, failure, whole]);
	expect(remembered()).toEqual([question, failure, whole]);
	const broken = [{ parts: "free" }, { parts, lines: [{ ids: [] }] }, { parts, listed: 3 }];
	browserWith(JSON.stringify(broken.map((part) => ({ ...answer, ...part }))));
	expect(remembered()).toEqual([answer, answer, answer]);
});

test.each([
	...[null, "{", "null", '{"a":1}'],
	...['[1,null,[],{"sender":"x","text":"y"},{"sender":"user"},{"sender":"bot","text":{}}]'],
	'[{"sender":"user","text":" "}]',
	JSON.stringify([{ sender: "user", text: "x".repeat(501) }]),
	JSON.stringify([{ sender: "bot", text: "x".repeat(9000) }]),
])("%.40s in the storage is a new conversation", (text) => {
	browserWith(text);
	expect(remembered()).toEqual([]);
});
