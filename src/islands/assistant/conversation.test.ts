import { afterEach, describe, expect, test, vi } from "vitest";
import {
	type Conversation,
	type ConversationEvent,
	conversationReducer,
	isWaiting,
	remember,
	remembered,
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

afterEach(() => vi.unstubAllGlobals());

/** A browser whose storage holds these items, or throws what it says. */
function browserWith(items: Record<string, string> | { touched?: Error; written?: Error }) {
	const { touched, written } = items as { touched?: Error; written?: Error };
	const kept = touched || written ? {} : (items as Record<string, string>);
	vi.stubGlobal("window", {
		get sessionStorage() {
			if (touched) throw touched;
			return {
				getItem: (key: string) => kept[key] ?? null,
				setItem(key: string, value: string) {
					if (written) throw written;
					kept[key] = value;
				},
			};
		},
	});
}

const conversation = [
	{ sender: "user", text: "hello" },
	{ sender: "bot", text: "Namaste", failed: true },
] as const;

test("what is remembered comes back", () => {
	browserWith({});
	remember(conversation);
	expect(remembered()).toEqual(conversation);
});

test("the list comes back as presses have left it, without what is no line", () => {
	const list = { changes: [], isSummed: true, note: "" };
	const parts = { language: "en", lang: "en", list };
	const lines = [{ ids: ["shirt"], quantity: 2 }];
	const entries = [
		{},
		{ lines: [{ ids: [] }] },
		{ lines: "free" },
		{ lines, listed: ["shirt"] },
	].map((more) => ({ sender: "bot", text: "Total", parts, ...more }));
	browserWith({ conversation: JSON.stringify(entries) });
	const plain = { sender: "bot", text: "Total", parts };
	expect(remembered()).toEqual([plain, plain, plain, { ...plain, lines, listed: ["shirt"] }]);
});

test.each([
	["nothing", {}],
	["no JSON", { conversation: "{" }],
	["null", { conversation: "null" }],
	["something else", { conversation: '{"a":1}' }],
	[
		"entries of another shape",
		{
			conversation:
				'[1,null,[],{"sender":"x","text":"y"},{"sender":"user"},{"sender":"bot","text":{}}]',
		},
	],
	["an empty message", { conversation: '[{"sender":"user","text":" "}]' }],
	[
		"messages longer than any",
		{
			conversation: JSON.stringify([
				{ sender: "user", text: "x".repeat(501) },
				{ sender: "bot", text: "x".repeat(1_000_000) },
			]),
		},
	],
])("%s in the storage is a new conversation", (_, items) => {
	browserWith(items);
	expect(remembered()).toEqual([]);
});
