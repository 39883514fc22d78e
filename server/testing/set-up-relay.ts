import type { Hono } from "hono";
import type { Answer } from "../../assistant/answer.ts";
import { completionsPath } from "../../assistant/contract.ts";
import { sampleShopData } from "../../assistant/testing/sample-shop-data.ts";
import { createApp } from "../app.ts";
import { type Env, readEnv } from "../env.ts";
import { createProvider } from "../relay/provider.ts";
import { createReader, type Reader } from "../relay/reader.ts";
import { createRelay } from "../relay/relay.ts";
import { sampleSite } from "./sample-build.ts";

/** A key that must be found nowhere but in the provider's Authorization header. */
export const apiKey = "gsk_SECRET";
/** Answers of the embedded reader and to a provider's readings, unless a test replaces them. */
export const embeddedAnswer = "Read by the shop's own reader.";
export const providedAnswer = "Read by the provider.";

export type RelaySetup = {
	app: Hono;
	/** The log. */
	lines: string[];
	/** The relay's clock, in milliseconds since 1970. */
	clock: { now: number };
	/** Sends a question, or a whole body, as the site's own page does. */
	ask(
		body?: unknown,
		init?: { headers?: Record<string, string>; signal?: AbortSignal },
	): Promise<Response>;
};

type Overrides = Partial<Env> &
	Partial<Parameters<typeof createRelay>[2]> & {
		reader?: Reader;
		/** Of a fake provider. */
		baseUrl?: string;
		model?: string;
		timeoutMs?: number;
	};

const read = createReader(sampleShopData);

/** Says who has read. */
const sayWho: Reader = async (reading, signal) => {
	const isProvided = reading.frame !== undefined && (await read(reading, signal)).isProvided;
	return { answer: answerOf(isProvided ? providedAnswer : embeddedAnswer), isProvided };
};

/** The whole application with answers that always say the same, and a clock that stands still. */
export function setUpRelay({
	baseUrl,
	model = "openai/gpt-oss-120b",
	timeoutMs = 5000,
	reader = sayWho,
	...settings
}: Overrides = {}): RelaySetup {
	const lines: string[] = [];
	const clock = { now: Date.UTC(2026, 10, 1, 6, 0) };
	const provider = baseUrl
		? createProvider({ apiKey, baseUrl, model }, sampleShopData, { timeoutMs, pauseMs: 10 })
		: undefined;
	const env = { ...readEnv({}), ASSISTANT_RATE_PER_MINUTE: 600, ...settings };
	const relay = createRelay(sampleShopData, env, {
		read: reader,
		provider,
		socketAddress: () => "192.0.2.1",
		clock: () => clock.now,
		log: (line) => lines.push(line),
		...settings,
	});
	const app = createApp({ site: sampleSite, relay });
	return {
		app,
		lines,
		clock,
		ask: async (body = question("How much is a shirt?"), { headers, signal } = {}) =>
			app.request(completionsPath, {
				method: "POST",
				headers: { "Content-Type": "application/json", ...headers },
				body: typeof body === "string" || body instanceof Uint8Array ? body : JSON.stringify(body),
				signal,
			}),
	};
}

export function answerOf(text: string): Answer {
	return { language: "en", text, acts: ["help"] };
}

export function question(content: unknown): { messages: { role: string; content: unknown }[] } {
	return { messages: [{ role: "user", content }] };
}

export async function contentOf(response: Response): Promise<string> {
	const { choices } = (await response.json()) as { choices: [{ message: { content: string } }] };
	return choices[0].message.content;
}
