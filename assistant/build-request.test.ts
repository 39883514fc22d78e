import { describe, expect, test } from "vitest";
import { buildRequest } from "./build-request.ts";
import type { ShopData, Turn } from "./contract.ts";
import { instructions } from "./instructions.ts";

const data = {
	site: { business: { name: "A </script> shop" } },
	prices: { categories: [] },
	reviews: { reviews: [], averageRating: 4.9, totalReviewCount: 73 },
} as unknown as ShopData;

function turns(count: number): Turn[] {
	return Array.from({ length: count }, (_, index) => ({
		role: index % 2 === 0 ? "user" : "assistant",
		content: String(index),
	}));
}

test("the first question's body is the specification's, key by key", () => {
	const { messages, ...rest } = buildRequest("shirt?", { data, model: "a-model" });
	expect(rest).toEqual({
		model: "a-model",
		temperature: 1,
		max_completion_tokens: 1024,
		top_p: 1,
		stream: false,
		stop: null,
	});
	expect(messages.map(({ role }) => role)).toEqual(["user", "system"]);
	expect(messages[0]?.content).toBe("shirt?");
});

test("the system message holds the instructions and the three data sets as JSON", () => {
	const system = buildRequest("shirt?", { data, model: "m" }).messages.at(-1)?.content ?? "";
	expect(system.startsWith(instructions)).toBe(true);
	for (const part of [data.site, data.prices, data.reviews]) {
		expect(system).toContain(JSON.stringify(part));
	}
});

describe("history", () => {
	test.each([
		[0, 2],
		[2, 4],
		[6, 8],
		[10, 8],
	])("%i turns make %i messages", (count, expected) => {
		const { messages } = buildRequest("more", { data, model: "m", history: turns(count) });
		expect(messages).toHaveLength(expected);
		expect(messages.slice(-2).map(({ role }) => role)).toEqual(["user", "system"]);
	});
	test("the oldest turns are left out", () => {
		const { messages } = buildRequest("more", { data, model: "m", history: turns(10) });
		expect(messages[0]?.content).toBe("4");
	});
});

test.each([
	["at most 200 characters", /at most 200/],
	["never above 300", /never exceed 300/],
	["five prices, then the next five", /only 5 items.*next 5/],
	["what is not known", /I don't know.*I'm not sure/],
	["what is not listed", /contacting the business on WhatsApp/],
	["point form", /point form/],
])("the instructions say %s", (_, pattern) => {
	expect(instructions).toMatch(pattern);
});
