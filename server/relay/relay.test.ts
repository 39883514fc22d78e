import Groq from "groq-sdk";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { completionsPath } from "../../assistant/contract.ts";
import { limits } from "../../assistant/limits.ts";
import { strictHeaders } from "../security-headers.ts";
import { type FakeProvider, reads, startFakeProvider } from "../testing/fake-provider.ts";
import { answerOf, embeddedAnswer, question, setUpRelay } from "../testing/set-up-relay.ts";
import { BusyError, type Reader } from "./reader.ts";

let fake: FakeProvider;
beforeAll(async () => {
	fake = await startFakeProvider();
});
beforeEach(() => {
	fake.received.length = 0;
	fake.behave(reads({ acts: ["greeting"] }));
});
afterAll(() => fake.close());

/** True if a response has the headers that every response has, and is kept nowhere. */
function expectGuarded(response: Response): void {
	for (const [name, value] of Object.entries(strictHeaders)) {
		expect(response.headers.get(name), name).toBe(value);
	}
	expect(response.headers.get("cache-control")).toBe("no-store");
	expect(response.headers.get("access-control-allow-origin")).toBe(null);
}

test("the provider's client library reads the answer, and what stands beside the text", async () => {
	const seen: unknown[] = [];
	const beside = {
		language: "en" as const,
		rows: [{ id: "mens-shirt", name: "Shirt", price: "₹80" }],
		total: { name: "Total", price: "₹80", note: "estimate" },
	};
	const { app, clock } = setUpRelay({
		reader: async (reading) => {
			seen.push(reading);
			return { answer: { ...answerOf("- Shirt: ₹80"), ...beside }, isProvided: false };
		},
	});
	const client = new Groq({
		apiKey: "public",
		baseURL: "http://localhost",
		fetch: async (url, init) => {
			const response = await app.request(String(url), init as RequestInit);
			expectGuarded(response);
			return response;
		},
	});
	const messages = [{ role: "user" as const, content: "shirt?" }];
	expect(await client.chat.completions.create({ messages, model: "any" })).toEqual({
		id: expect.stringMatching(/^chatcmpl-[\w-]{36}$/),
		object: "chat.completion",
		created: clock.now / 1000,
		model: "embedded",
		choices: [
			{
				index: 0,
				message: { role: "assistant", content: "- Shirt: ₹80", answer: { ...beside, lang: "en" } },
				logprobs: null,
				finish_reason: "stop",
			},
		],
		usage: { prompt_tokens: 0, completion_tokens: 0, total_tokens: 0 },
	});
	const now = new Date(clock.now);
	expect(seen).toEqual([
		{ question: "shirt?", history: [], now, pageLanguage: "en", frame: undefined },
	]);
});

test.each([
	["six short turns", 60, limits.turns],
	["long ones as far as they fit in all", 500, 3],
])("a reader gets the last turns: %s", async (_, length, count) => {
	const said = Array.from({ length: 8 }, (_, n) => String(n).repeat(length));
	const messages = [...said, "more"].map((content) => ({ role: "user", content }));
	const { history = [] } = await readingOf({ messages });
	expect(history.map(({ content }) => content)).toEqual(said.slice(-count));
});

test.each([
	["goes along as it stands", [{ ids: ["mens-shirt"], quantity: 2.5 }, { ids: ["a", "b"] }], true],
	["is left out where a line has no item", [{ ids: [] }], false],
	["is left out where it is too long", Array(31).fill({ ids: ["a"] }), false],
	["is left out where it is none", "all is free", false],
])("the chat's list %s", async (_, lines, isRead) => {
	const read = await readingOf({ ...question("and 2 coats"), lines, isListOpen: true });
	expect(read.lines).toEqual(isRead ? lines : undefined);
	expect(read.isListOpen).toBe(isRead ? true : undefined);
});

/** @returns the body as a reader gets it */
async function readingOf(body: object): Promise<Partial<Parameters<Reader>[0]>> {
	let read = {};
	const { ask } = setUpRelay({
		reader: async (reading) => {
			read = reading;
			return { answer: answerOf(embeddedAnswer), isProvided: false };
		},
	});
	expect((await ask(body)).status).toBe(200);
	return read;
}

test("an engine that fails is told without the visitor's words", async () => {
	const { ask, lines } = setUpRelay({
		reader: async ({ question: words }) => {
			throw new RangeError(words);
		},
	});
	const response = await ask(question("SECRET QUESTION"));
	expect(response.status).toBe(500);
	expect(response.headers.get("x-should-retry")).toBe("false");
	expectGuarded(response);
	expect(await response.json()).toMatchObject({ error: { type: "server_error" } });
	expect(lines).toEqual(["Assistant: failed (RangeError)."]);
});

test("a question is refused while too many wait", async () => {
	const { ask, lines } = setUpRelay({ reader: () => Promise.reject(new BusyError()) });
	const response = await ask();
	expect(response.status).toBe(503);
	expectGuarded(response);
	expect(response.headers.get("retry-after")).toBe("2");
	expect(await response.json()).toMatchObject({ error: { type: "server_error" } });
	expect(lines).toEqual([]);
});

describe("refusals, before the provider is reached", () => {
	const big = JSON.stringify(question("x".repeat(limits.body)));
	const turns = (...messages: unknown[]) => ({ messages });
	const text = { "Content-Type": "text/plain" };
	test.each<[string, number, string, unknown, Record<string, string>?]>([
		["broken JSON", 400, "invalid_json", '{"messages":['],
		["not UTF-8", 400, "invalid_json", Uint8Array.of(0x22, 0xff, 0x22)],
		["text", 415, "unsupported_media_type", question("Hi"), text],
		["no type", 415, "unsupported_media_type", question("Hi"), { "Content-Type": "" }],
		["compressed", 415, "unsupported_media_type", question("Hi"), { "Content-Encoding": "gzip" }],
		["too large", 413, "request_too_large", big],
		["said to be too large", 413, "request_too_large", "{}", { "Content-Length": "262145" }],
		["null", 422, "invalid_messages", "null"],
		["no messages", 422, "invalid_messages", {}],
		["a message is no object", 422, "invalid_messages", turns("Hi")],
		["content is a list", 422, "invalid_messages", question([{ type: "text", text: "Hi" }])],
		["an answer is null", 422, "invalid_messages", turns({ role: "assistant", content: null })],
		["only a system message", 422, "missing_question", turns({ role: "system", content: "Hi" })],
		["only an answer", 422, "missing_question", turns({ role: "assistant", content: "Hi" })],
		["blank question", 422, "missing_question", question(" \n\t ")],
		["too long a question", 422, "question_too_long", question("x".repeat(501))],
		[
			"another site's page",
			403,
			"foreign_origin",
			question("Hi"),
			{ "Sec-Fetch-Site": "cross-site" },
		],
		[
			"a page of another host",
			403,
			"foreign_origin",
			question("Hi"),
			{ "Sec-Fetch-Site": "same-site" },
		],
	])("%s: %i %s", async (_, status, code, body, headers) => {
		const { ask, lines } = setUpRelay({ baseUrl: fake.url });
		const response = await ask(body, { headers });
		expect(response.status).toBe(status);
		expectGuarded(response);
		expect(await response.json()).toEqual({
			error: {
				message: expect.stringMatching(/^[A-Z][^\n]+\.$/),
				type: status === 403 ? "permission_error" : "invalid_request_error",
				code,
				param: status === 422 ? "messages" : null,
			},
		});
		expect({ received: fake.received, lines }).toEqual({ received: [], lines: [] });
	});

	test("an endless body is read no further than the limit", async () => {
		const { app } = setUpRelay();
		let sent = 0;
		const body = new ReadableStream({
			pull(controller) {
				sent += 65_536;
				controller.enqueue(new Uint8Array(65_536));
			},
		});
		const init = { method: "POST", body, duplex: "half" } as RequestInit;
		const headers = { "Content-Type": "application/json" };
		const response = await app.request(completionsPath, { ...init, headers });
		expect(response.status).toBe(413);
		expect(sent).toBeLessThanOrEqual(limits.body + 2 * 65_536);
	});
});

describe("limits", () => {
	test("30 questions of one address in a minute, then 429 with the seconds to wait", async () => {
		let address = "192.0.2.1";
		const { ask, clock } = setUpRelay({
			ASSISTANT_RATE_PER_MINUTE: 30,
			socketAddress: () => address,
		});
		for (let n = 0; n < 30; n += 1) {
			expect((await ask()).status).toBe(200);
			clock.now += 1000;
		}
		clock.now += 5000;
		const refused = await ask();
		expect(refused.status).toBe(429);
		expect(refused.headers.get("retry-after")).toBe("25");
		expectGuarded(refused);
		expect(await refused.json()).toMatchObject({
			error: { type: "rate_limit_error", code: "rate_limit_exceeded" },
		});
		address = "192.0.2.2";
		expect((await ask()).status).toBe(200);
		address = "192.0.2.1";
		clock.now += 25_000;
		expect((await ask()).status).toBe(200);
	});

	test("behind a proxy each visitor has a limit of his own", async () => {
		const { ask } = setUpRelay({ ASSISTANT_RATE_PER_MINUTE: 1, TRUST_PROXY: 1 });
		const from = (list: string) => ask(undefined, { headers: { "X-Forwarded-For": list } });
		expect((await from("203.0.113.1")).status).toBe(200);
		expect((await from("203.0.113.2")).status).toBe(200);
		expect((await from("198.51.100.7, 203.0.113.1")).status).toBe(429);
	});
});
