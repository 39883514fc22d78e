import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { type Env, EnvError, readEnv, settings } from "./env.ts";

const defaults: Env = {
	port: 3000,
	host: "localhost",
	maxConnections: 1000,
	trustProxy: 0,
	assistant: { provider: undefined, ratePerMinute: 30, dailyLimit: 1000 },
};
const provider = {
	apiKey: "gsk_x",
	baseUrl: "https://api.groq.com",
	model: "openai/gpt-oss-120b",
};

test.each<[Record<string, string>, Partial<Env>]>([
	[{}, {}],
	[{ PORT: "8080" }, { port: 8080 }],
	[
		{ PORT: "0", HOST: "0.0.0.0" },
		{ port: 0, host: "0.0.0.0" },
	],
	[
		{ PORT: "65535", HOST: "::1" },
		{ port: 65535, host: "::1" },
	],
	[{ HOST: "shop.example" }, { host: "shop.example" }],
	[{ MAX_CONNECTIONS: "10" }, { maxConnections: 10 }],
	[{ TRUST_PROXY: "0" }, {}],
	[{ TRUST_PROXY: "10" }, { trustProxy: 10 }],
])("%o gives %o", (variables, env) => {
	expect(readEnv(variables)).toEqual({ ...defaults, ...env });
});

test.each<[Record<string, string>, Partial<Env["assistant"]>]>([
	[{ GROQ_API_KEY: "gsk_x" }, { provider }],
	[{ GROQ_MODEL: "llama-3.3-70b-versatile" }, {}],
	[
		{
			GROQ_API_KEY: "gsk_x",
			GROQ_BASE_URL: "http://127.0.0.1:4000/groq/",
			GROQ_MODEL: "qwen/qwen3-32b",
		},
		{ provider: { ...provider, baseUrl: "http://127.0.0.1:4000/groq/", model: "qwen/qwen3-32b" } },
	],
	[{ ASSISTANT_RATE_PER_MINUTE: "1" }, { ratePerMinute: 1 }],
	[{ ASSISTANT_DAILY_LIMIT: "0" }, { dailyLimit: 0 }],
])("%o gives the assistant %o", (variables, assistant) => {
	expect(readEnv(variables)).toEqual({
		...defaults,
		assistant: { ...defaults.assistant, ...assistant },
	});
});

test.each(["", "  "])("variables that hold %j count as not set", (nothing) => {
	const names = Object.keys(settings.shape).map((name) => [name, nothing]);
	expect(readEnv(Object.fromEntries(names))).toEqual(defaults);
});

test("docs/deploying.md names every variable and its default", () => {
	const text = readFileSync(new URL("../docs/deploying.md", import.meta.url), "utf8");
	const rows = [
		...(text.split("## Settings")[1] ?? "").matchAll(/^\| `(\w+)` \| (?:`(.+?)`|none) \|/gm),
	];
	const documented = rows.map(([, name, value]) => [name, value]);
	const defaults: Record<string, unknown> = settings.parse({});
	const known = Object.keys(settings.shape).map((name) => [name, defaults[name]?.toString()]);
	expect(documented).toEqual(known);
});

const portRule = "it must be a whole number from 1 to 65535, or 0 for any free port.";
const baseUrlRule =
	'it must be the provider\'s address without /openai/v1, as in "https://api.groq.com".';

test.each([
	[{ PORT: "abc" }, `PORT is "abc", but ${portRule}`],
	[{ PORT: "65536" }, `PORT is "65536", but ${portRule}`],
	[{ PORT: "-1" }, `PORT is "-1", but ${portRule}`],
	[{ PORT: "80.5" }, `PORT is "80.5", but ${portRule}`],
	[{ HOST: "a b" }, 'HOST is "a b", but it must be a host name or an IP address.'],
	[
		{ HOST: "http://localhost" },
		'HOST is "http://localhost", but it must be a host name or an IP address.',
	],
	[
		{ MAX_CONNECTIONS: "9" },
		'MAX_CONNECTIONS is "9", but it must be a whole number from 10 to 100000.',
	],
	[{ TRUST_PROXY: "true" }, 'TRUST_PROXY is "true", but it must be a whole number from 0 to 10.'],
	[{ TRUST_PROXY: "11" }, 'TRUST_PROXY is "11", but it must be a whole number from 0 to 10.'],
	[
		{ ASSISTANT_RATE_PER_MINUTE: "0" },
		'ASSISTANT_RATE_PER_MINUTE is "0", but it must be a whole number from 1 to 600.',
	],
	[
		{ ASSISTANT_DAILY_LIMIT: "1e3" },
		'ASSISTANT_DAILY_LIMIT is "1e3", but it must be a whole number from 0 to 1000000.',
	],
	[
		{ GROQ_API_KEY: "gsk_SECRET\n" },
		"GROQ_API_KEY is set, but it must be the provider's key, without spaces or line breaks.",
	],
	[{ GROQ_BASE_URL: "api.groq.com" }, `GROQ_BASE_URL is "api.groq.com", but ${baseUrlRule}`],
	[
		{ GROQ_BASE_URL: "https://api.groq.com/openai/v1" },
		`GROQ_BASE_URL is "https://api.groq.com/openai/v1", but ${baseUrlRule}`,
	],
	[{ GROQ_BASE_URL: "file:///etc" }, `GROQ_BASE_URL is "file:///etc", but ${baseUrlRule}`],
	[
		{ GROQ_BASE_URL: "https://a.example/?b" },
		`GROQ_BASE_URL is "https://a.example/?b", but ${baseUrlRule}`,
	],
	[{ GROQ_BASE_URL: "https://me:SECRET@a.example" }, `GROQ_BASE_URL is set, but ${baseUrlRule}`],
	[
		{ GROQ_MODEL: "gpt oss" },
		'GROQ_MODEL is "gpt oss", but it must be the name of a model, as in "openai/gpt-oss-120b".',
	],
])("%o is refused", (variables, message) => {
	expect(() => readEnv(variables)).toThrow(new EnvError(message));
});
