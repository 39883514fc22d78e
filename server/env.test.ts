import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { EnvError, readEnv, settings } from "./env.ts";

test("what is set counts, and what is empty counts as not set", () => {
	const variables = { PORT: "0", HOST: "::1", GROQ_API_KEY: " gsk_x\n", GROQ_MODEL: "  " };
	expect(readEnv(variables)).toEqual({
		...readEnv({}),
		...{ PORT: 0, HOST: "::1", GROQ_API_KEY: "gsk_x" },
	});
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
	["PORT", "abc"],
	["PORT", "65536"],
	["PORT", "80.5"],
	["TRUST_PROXY", "true"],
	["ASSISTANT_RATE_PER_MINUTE", "0"],
	["ASSISTANT_DAILY_LIMIT", "-1"],
	["GROQ_BASE_URL", "api.groq.com"],
	["GROQ_BASE_URL", "file:///SECRET"],
])("%s is refused as %j, which is not shown", (name, value) => {
	const read = () => readEnv({ [name]: value });
	expect(read).toThrow(EnvError);
	expect(read).toThrow(new RegExp(`^${name} is not as docs/deploying.md says: (?!.*SECRET).+\\.$`));
});
