import { expect, test } from "vitest";
import { buildRequest, chatLink, instructions } from "./build-request.ts";
import type { Turn } from "./contract.ts";
import { shopFiles } from "./data-sent.ts";
import { sampleShopData } from "./testing/sample-shop-data.ts";

const data = shopFiles(sampleShopData);
const ask = (history?: Turn[]) => buildRequest("shirt?", { data, model: "a-model", history });

test("the first question's body is the specification's, key by key", () => {
	const { messages, ...rest } = ask();
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
	const system = ask().messages.at(-1)?.content ?? "";
	expect(system.startsWith(instructions)).toBe(true);
	const [, site, prices, reviews] = system.split("\n\n").map((part) => {
		const start = part.indexOf("{");
		return start > 0 ? JSON.parse(part.slice(start)) : undefined;
	});
	expect(site.business.name).toBe(data.site.business.name);
	expect(prices.categories[0].items[0]).toMatchObject({ name: "Shirt", price: "80" });
	expect(reviews.averageRating).toBe(data.reviews.averageRating);

	const links = [...system.matchAll(/\]\((https:\/\/wa\.me\/[^)]+)\)/g)].map(([, link]) => link);
	const texts = links.map((link) => new URL(link ?? "").searchParams.get("text"));
	const { orderStatus, feedback, bookNow } = data.site.whatsappMsg;
	expect(texts).toEqual(expect.arrayContaining([orderStatus, feedback, bookNow]));
});

test.each([
	[0, ["user", "system"]],
	[2, ["0", "1", "user", "system"]],
	[10, ["4", "5", "6", "7", "8", "9", "user", "system"]],
])("of %i turns the last six go before the question", (count, expected) => {
	const history = Array.from({ length: count }, (_, index) => ({
		role: index % 2 === 0 ? ("user" as const) : ("assistant" as const),
		content: String(index),
	}));
	const { messages } = ask(history);
	const said = messages.map(({ role, content }, at) => (at < messages.length - 2 ? content : role));
	expect(said).toEqual(expected);
});

test("the instructions say how long, how many prices, and when to send to WhatsApp", () => {
	for (const rule of [
		/at most 200/,
		/never exceed 300/,
		/only 5 items.*next 5/,
		/I don't know.*I'm not sure/,
		/contacting the business on WhatsApp/,
		/point form/,
	])
		expect(instructions).toMatch(rule);
});

const { site } = sampleShopData;
const withOrderStatus = (orderStatus: string) => ({
	...site,
	whatsappMsg: { ...site.whatsappMsg, orderStatus },
});

test.each([
	["in Hindi", "नमस्ते डून फ्रेश, कृपया मेरे ऑर्डर की स्थिति बता दीजिए। मुझे जल्दी चाहिए।"],
	["with signs of markdown and of addresses", 'Order (#1) [*status*] & "when"? 100% + :) <b>\\'],
	["with half an emoji", "Where is my order? \ud83d"],
])("a message %s comes back as written", (_, text) => {
	const chat = chatLink(withOrderStatus(text), "orderStatus");
	// A bracket would end a link in markdown.
	expect(chat).not.toMatch(/[()]/);
	expect([...new URL(chat).searchParams]).toEqual([["text", text.toWellFormed()]]);
});

test("without a message, or with one that an answer has no room for, it is the bare chat", () => {
	const bare = `https://wa.me/${site.business.whatsapp}`;
	expect(chatLink(site)).toBe(bare);
	expect(chatLink(withOrderStatus("Where is my order? ".repeat(12)), "orderStatus")).toBe(bare);
});
