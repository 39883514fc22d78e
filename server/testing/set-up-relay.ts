import type { Hono } from "hono";
import { completionsPath } from "../../assistant/contract.ts";
import { sampleShopData } from "../../assistant/testing/sample-shop-data.ts";
import { createApp } from "../app.ts";
import { servedFromMemory } from "../memory-site.ts";
import { createProvider } from "../relay/provider.ts";
import { createAssistantRelay, type RelayDependencies } from "../relay/relay.ts";
import { createSite } from "../site-files.ts";
import { sampleBuild } from "./sample-build.ts";

const site = servedFromMemory(createSite(sampleBuild()));
/** A key for tests that must be found nowhere but in the provider's Authorization header. */
export const apiKey = "gsk_SECRET";
export const embeddedAnswer = "From the shop's own data.";

export type RelaySetup = {
	app: Hono;
	lines: string[];
	/** What the relay's clock shows, in milliseconds since 1970. */
	clock: { now: number };
	/** Sends a question, or a whole body, as the site's own page does. */
	ask(
		body?: unknown,
		init?: { headers?: Record<string, string>; signal?: AbortSignal },
	): Promise<Response>;
};

/** The whole server with an embedded engine that always says the same, and a clock that stands still. */
export function setUpRelay(
	overrides: Partial<RelayDependencies> & {
		baseUrl?: string;
		model?: string;
		timeoutMs?: number;
	} = {},
): RelaySetup {
	const { baseUrl, model = "openai/gpt-oss-120b", timeoutMs = 5000, ...others } = overrides;
	const lines: string[] = [];
	const clock = { now: Date.UTC(2026, 10, 1, 6, 0) };
	const relay = createAssistantRelay({
		data: sampleShopData,
		answerQuestion: () => embeddedAnswer,
		provider: baseUrl
			? createProvider({ apiKey, baseUrl, model }, sampleShopData, { timeoutMs })
			: undefined,
		dailyLimit: 1000,
		ratePerMinute: 600,
		trustProxy: 0,
		socketAddress: () => "192.0.2.1",
		clock: () => clock.now,
		log: (line) => lines.push(line),
		...others,
	});
	const app = createApp({ site, relay });
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

export function question(content: unknown): { messages: { role: string; content: unknown }[] } {
	return { messages: [{ role: "user", content }] };
}

export async function contentOf(response: Response): Promise<string> {
	const { choices } = (await response.json()) as { choices: [{ message: { content: string } }] };
	return choices[0].message.content;
}
