import { z } from "zod";

const wholeNumber = (least: number, most: number) => z.coerce.number().int().min(least).max(most);

/** docs/deploying.md says what each is for. */
export const settings = z.object({
	PORT: wholeNumber(0, 65535).default(3000),
	HOST: z.string().default("127.0.0.1"),
	TRUST_PROXY: wholeNumber(0, 10).default(0),
	GROQ_API_KEY: z.string().optional(),
	GROQ_BASE_URL: z.url({ protocol: /^https?$/ }).default("https://api.groq.com"),
	GROQ_MODEL: z.string().default("openai/gpt-oss-120b"),
	ASSISTANT_RATE_PER_MINUTE: wholeNumber(1, 600).default(30),
	ASSISTANT_DAILY_LIMIT: wholeNumber(0, 1_000_000).default(1000),
});

export type Env = z.output<typeof settings>;

/** The message is one sentence for a person. */
export class EnvError extends Error {
	override name = "EnvError";
}

/**
 * Reads the server's settings. An empty variable counts as not set.
 * @throws EnvError with the variable and what is wrong with its value, which may be a secret and is not shown
 */
export function readEnv(variables: Readonly<Record<string, string | undefined>>): Env {
	const filled = Object.entries(variables)
		.map(([name, value]) => [name, value?.trim()])
		.filter(([, value]) => value);
	const { data, error } = settings.safeParse(Object.fromEntries(filled));
	if (data) return data;
	const [issue] = error.issues;
	throw new EnvError(
		`${String(issue?.path[0])} is not as docs/deploying.md says: ${issue?.message}.`,
	);
}
