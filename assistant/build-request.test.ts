import { describe, expect, test } from "vitest";
import { buildRequest, instructions } from "./build-request.ts";
import type { Turn } from "./contract.ts";
import { shopFiles } from "./shop-files.ts";
import { sampleShopData } from "./testing/sample-shop-data.ts";

const data = shopFiles(sampleShopData);

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

test("the system message holds the instructions, then the three data sets as JSON", () => {
	const system = buildRequest("shirt?", { data, model: "m" }).messages.at(-1)?.content ?? "";
	expect(system.startsWith(instructions)).toBe(true);
	const [, site, prices, reviews] = system.split("\n\n").map((part) => {
		const start = part.indexOf("{");
		return start > 0 ? JSON.parse(part.slice(start)) : undefined;
	});
	expect(site.business.name).toBe(data.site.business.name);
	expect(prices.categories[0].items[0]).toMatchObject({ name: "Shirt", price: "80" });
	expect(reviews.averageRating).toBe(data.reviews.averageRating);
});

test.each(["orderStatus", "feedback", "bookNow"] as const)(
	"the system message says how to link WhatsApp with the message %s",
	(message) => {
		const system = buildRequest("x", { data, model: "m" }).messages.at(-1)?.content ?? "";
		const links = [...system.matchAll(/\]\((https:\/\/wa\.me\/[^)]+)\)/g)].map(([, link]) => link);
		const texts = links.map((link) => new URL(link ?? "").searchParams.get("text"));
		expect(texts).toContain(data.site.whatsappMsg[message]);
	},
);

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
