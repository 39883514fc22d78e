import { afterEach, expect, test, vi } from "vitest";
import { remember, remembered } from "./session-memory.ts";

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

test("of a conversation without end the newest hundred messages are kept", () => {
	browserWith({});
	const long = Array.from({ length: 5000 }, (_, place) => ({
		sender: place % 2 ? "bot" : "user",
		text: String(place),
	}));
	remember(long as never);
	expect(remembered()).toEqual(long.slice(-100));
	browserWith({ conversation: JSON.stringify(long) });
	expect(remembered()).toHaveLength(100);
});

test("where storage is blocked, touching it alone fails: nothing is kept", () => {
	browserWith({ touched: new DOMException("Denied", "SecurityError") });
	expect(() => remember(conversation)).not.toThrow();
	expect(remembered()).toEqual([]);
});

test("a full storage keeps nothing more", () => {
	browserWith({ written: new DOMException("Full", "QuotaExceededError") });
	expect(() => remember(conversation)).not.toThrow();
	expect(remembered()).toEqual([]);
});
