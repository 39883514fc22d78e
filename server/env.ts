import { isIP } from "node:net";
import { z } from "zod";
import { completionsPath } from "../assistant/contract.ts";

const portRule = "a whole number from 1 to 65535, or 0 for any free port";
const hostRule = "a host name or an IP address";
const hostName = /^[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?$/i;
const keyRule = "the provider's key, without spaces or line breaks";
const baseUrlRule = `the provider's address without ${completionsPath.replace("/chat/completions", "")}, as in "https://api.groq.com"`;
const modelRule = 'the name of a model, as in "openai/gpt-oss-120b"';

/** docs/deploying.md says what each is for. */
export const settings = z.object({
	PORT: wholeNumber(0, 65535, portRule).default(3000),
	HOST: z
		.string()
		.refine((host) => isIP(host) !== 0 || hostName.test(host), hostRule)
		.default("localhost"),
	TRUST_PROXY: wholeNumber(0, 10).default(0),
	MAX_CONNECTIONS: wholeNumber(10, 100_000).default(1000),
	GROQ_API_KEY: z
		.string()
		.regex(/^[\x21-\x7e]{1,512}$/, keyRule)
		.optional(),
	GROQ_BASE_URL: z.string().refine(isBaseUrl, baseUrlRule).default("https://api.groq.com"),
	GROQ_MODEL: z
		.string()
		.regex(/^[\w.:/@-]{1,200}$/, modelRule)
		.default("openai/gpt-oss-120b"),
	ASSISTANT_RATE_PER_MINUTE: wholeNumber(1, 600).default(30),
	ASSISTANT_DAILY_LIMIT: wholeNumber(0, 1_000_000).default(1000),
});

export type Env = ReturnType<typeof readEnv>;

/** The message is one sentence for a person. */
export class EnvError extends Error {
	override name = "EnvError";
}

/**
 * Reads the server's settings. An empty variable counts as not set.
 * @throws EnvError with the variable, its value (except secrets) and what is allowed
 */
export function readEnv(variables: Readonly<Record<string, string | undefined>>) {
	const filled = Object.entries(variables).filter(([, value]) => value?.trim());
	const result = settings.safeParse(Object.fromEntries(filled));
	if (!result.success) {
		const [issue] = result.error.issues;
		const name = String(issue?.path[0]);
		throw new EnvError(
			`${name} ${shown(name, variables[name])}, but it must be ${issue?.message}.`,
		);
	}
	const { data } = result;
	const { GROQ_API_KEY: apiKey, GROQ_BASE_URL: baseUrl, GROQ_MODEL: model } = data;
	return {
		port: data.PORT,
		host: data.HOST,
		maxConnections: data.MAX_CONNECTIONS,
		trustProxy: data.TRUST_PROXY,
		assistant: {
			provider: apiKey === undefined ? undefined : { apiKey, baseUrl, model },
			ratePerMinute: data.ASSISTANT_RATE_PER_MINUTE,
			dailyLimit: data.ASSISTANT_DAILY_LIMIT,
		},
	};
}

function wholeNumber(
	least: number,
	most: number,
	rule = `a whole number from ${least} to ${most}`,
) {
	return z
		.string()
		.regex(/^\d{1,7}$/, rule)
		.transform(Number)
		.refine((value) => value >= least && value <= most, rule);
}

function isBaseUrl(text: string): boolean {
	const url = URL.parse(text);
	if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password) return false;
	return !/[?#\s]/.test(text) && !/\/openai(?:\/v1)?\/?$/.test(url.pathname);
}

/** Never prints keys, nor addresses that may have a password. */
function shown(name: string, value = ""): string {
	const isSecret = name === "GROQ_API_KEY" || (name === "GROQ_BASE_URL" && value.includes("@"));
	return isSecret ? "is set" : `is "${value}"`;
}
