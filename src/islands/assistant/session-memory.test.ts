import { expect, test } from "vitest";
import { remember, remembered } from "./session-memory.ts";

function storage(items: Record<string, string> = {}): Storage {
	return {
		getItem: (key: string) => items[key] ?? null,
		setItem: (key: string, value: string) => {
			items[key] = value;
		},
	} as Storage;
}
const forbidden = {
	getItem() {
		throw new Error("SecurityError");
	},
	setItem() {
		throw new Error("QuotaExceededError");
	},
} as unknown as Storage;

test("what is remembered comes back", () => {
	const kept = storage();
	const conversation = [
		{ sender: "user", text: "hello" },
		{ sender: "bot", text: "Namaste", failed: true },
	] as const;
	remember(conversation, kept);
	expect(remembered(kept)).toEqual(conversation);
});

test.each([
	["nothing", undefined],
	["no JSON", "{"],
	["something else", '{"a":1}'],
	["entries of another shape", '[1,null,{"sender":"x","text":"y"},{"sender":"user"}]'],
])("%s in the storage is a new conversation", (_, text) => {
	expect(remembered(storage(text === undefined ? {} : { conversation: text }))).toEqual([]);
});

test("a forbidden or full storage only means that nothing is kept", () => {
	expect(() => remember([{ sender: "user", text: "hello" }], forbidden)).not.toThrow();
	expect(remembered(forbidden)).toEqual([]);
});
