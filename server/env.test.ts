import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { EnvError, readEnv, settings } from "./env.ts";

const defaults = readEnv({});
const model = "qwen/qwen3-32b";
const provider = {
	apiKey: "gsk_x",
	baseUrl: "https://api.groq.com",
	model: "openai/gpt-oss-120b",
};

test.each<[Record<string, string>, object]>([
	[
		{ PORT: "0", HOST: "0.0.0.0", MAX_CONNECTIONS: "10" },
		{ port: 0, host: "0.0.0.0", maxConnections: 10 },
	],
	[
		{ PORT: "65535", HOST: "::1", TRUST_PROXY: "10" },
		{ port: 65535, host: "::1", trustProxy: 10 },
	],
	[
		{ ASSISTANT_RATE_PER_MINUTE: "1", ASSISTANT_DAILY_LIMIT: "0" },
		{ assistant: { ...defaults.assistant, ratePerMinute: 1, dailyLimit: 0 } },
	],
	[{ GROQ_API_KEY: "gsk_x" }, { assistant: { ...defaults.assistant, provider } }],
	[{ GROQ_MODEL: model }, {}],
	[
		{ GROQ_API_KEY: "gsk_x", GROQ_BASE_URL: "http://127.0.0.1:4000/groq/", GROQ_MODEL: model },
		{
			assistant: {
				...defaults.assistant,
				provider: { apiKey: "gsk_x", baseUrl: "http://127.0.0.1:4000/groq/", model },
			},
		},
	],
	[Object.fromEntries(Object.keys(settings.shape).map((name) => [name, "  "])), {}],
])("%o gives %o", (variables, env) => {
	expect(readEnv(variables)).toEqual({ ...defaults, ...env });
});

test("docs/deploying.md names every variable and its default", () => {
	const text = readFileSync(new URL("../docs/deploying.md", import.meta.url), "utf8");
	const rows = (text.split("## Settings")[1] ?? "").matchAll(
		/^\| `(\w+)` \| (?:`(.+?)`|none) \|/gm,
	);
	const defaults: Record<string, unknown> = settings.parse({});
	expect([...rows].map(([, name, value]) => [name, value])).toEqual(
		Object.keys(settings.shape).map((name) => [name, defaults[name]?.toString()]),
	);
});

test.each([
	["PORT", "abc", "a whole number from 1 to 65535, or 0 for any free port"],
	["PORT", "65536", "a whole number"],
	["PORT", "80.5", "a whole number"],
	["HOST", "http://localhost", "a host name or an IP address"],
	["MAX_CONNECTIONS", "9", "a whole number from 10 to 100000"],
	["TRUST_PROXY", "true", "a whole number from 0 to 10"],
	["ASSISTANT_RATE_PER_MINUTE", "0", "a whole number from 1 to 600"],
	["ASSISTANT_DAILY_LIMIT", "1e3", "a whole number from 0 to 1000000"],
	["GROQ_API_KEY", "gsk_SECRET\n", "the provider's key, without spaces or line breaks"],
	["GROQ_BASE_URL", "api.groq.com", "the provider's address without /openai/v1"],
	["GROQ_BASE_URL", "https://api.groq.com/openai/v1", "the provider's address"],
	["GROQ_BASE_URL", "file:///etc", "the provider's address"],
	["GROQ_BASE_URL", "https://a.example/?b", "the provider's address"],
	["GROQ_BASE_URL", "https://me:SECRET@a.example", "the provider's address"],
	["GROQ_MODEL", "gpt oss", "the name of a model"],
])("%s is refused as %j: it must be %s", (name, value, rule) => {
	const read = () => readEnv({ [name]: value });
	expect(read).toThrow(EnvError);
	const shown = value.includes("SECRET") ? "is set" : `is "${value}"`;
	expect(read).toThrow(`${name} ${shown}, but it must be ${rule}`);
});
