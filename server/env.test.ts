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
	[
		{ PORT: "0", HOST: "0.0.0.0", MAX_CONNECTIONS: "10" },
		{ port: 0, host: "0.0.0.0", maxConnections: 10 },
	],
	[
		{ PORT: "65535", HOST: "::1", TRUST_PROXY: "10" },
		{ port: 65535, host: "::1", trustProxy: 10 },
	],
	[{ HOST: "shop.example", TRUST_PROXY: "0" }, { host: "shop.example" }],
])("%o gives %o", (variables, env) => {
	expect(readEnv(variables)).toEqual({ ...defaults, ...env });
});

const theirs = { baseUrl: "http://127.0.0.1:4000/groq/", model: "qwen/qwen3-32b" };

test.each<[Record<string, string>, Partial<Env["assistant"]>]>([
	[{ GROQ_API_KEY: "gsk_x" }, { provider }],
	[{ GROQ_MODEL: "llama-3.3-70b-versatile" }, {}],
	[
		{ GROQ_API_KEY: "gsk_x", GROQ_BASE_URL: theirs.baseUrl, GROQ_MODEL: theirs.model },
		{ provider: { ...provider, ...theirs } },
	],
	[
		{ ASSISTANT_RATE_PER_MINUTE: "1", ASSISTANT_DAILY_LIMIT: "0" },
		{ ratePerMinute: 1, dailyLimit: 0 },
	],
])("%o gives the assistant %o", (variables, assistant) => {
	const expected = { ...defaults.assistant, ...assistant };
	expect(readEnv(variables)).toEqual({ ...defaults, assistant: expected });
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

const rules = {
	port: "a whole number from 1 to 65535, or 0 for any free port.",
	host: "a host name or an IP address.",
	baseUrl: 'the provider\'s address without /openai/v1, as in "https://api.groq.com".',
	key: "the provider's key, without spaces or line breaks.",
	model: 'the name of a model, as in "openai/gpt-oss-120b".',
	from: (least: number, most: number) => `a whole number from ${least} to ${most}.`,
};

test.each([
	["PORT", "abc", rules.port],
	["PORT", "65536", rules.port],
	["PORT", "-1", rules.port],
	["PORT", "80.5", rules.port],
	["HOST", "a b", rules.host],
	["HOST", "http://localhost", rules.host],
	["MAX_CONNECTIONS", "9", rules.from(10, 100_000)],
	["TRUST_PROXY", "true", rules.from(0, 10)],
	["TRUST_PROXY", "11", rules.from(0, 10)],
	["ASSISTANT_RATE_PER_MINUTE", "0", rules.from(1, 600)],
	["ASSISTANT_DAILY_LIMIT", "1e3", rules.from(0, 1_000_000)],
	["GROQ_API_KEY", "gsk_SECRET\n", rules.key],
	["GROQ_BASE_URL", "api.groq.com", rules.baseUrl],
	["GROQ_BASE_URL", "https://api.groq.com/openai/v1", rules.baseUrl],
	["GROQ_BASE_URL", "file:///etc", rules.baseUrl],
	["GROQ_BASE_URL", "https://a.example/?b", rules.baseUrl],
	["GROQ_BASE_URL", "https://me:SECRET@a.example", rules.baseUrl],
	["GROQ_MODEL", "gpt oss", rules.model],
])("%s is refused as %j", (name, value, rule) => {
	const shown = value.includes("SECRET") ? "is set" : `is "${value}"`;
	expect(() => readEnv({ [name]: value })).toThrow(
		new EnvError(`${name} ${shown}, but it must be ${rule}`),
	);
});
