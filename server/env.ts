import { isIP } from "node:net";
import { z } from "zod";

const portRule = "a whole number from 1 to 65535, or 0 for any free port";
const hostRule = "a host name or an IP address";
const hostName = /^[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?$/i;

const settings = z.object({
	PORT: z
		.string()
		.regex(/^\d{1,5}$/, portRule)
		.transform(Number)
		.refine((port) => port <= 65535, portRule)
		.default(3000),
	HOST: z
		.string()
		.refine((host) => isIP(host) !== 0 || hostName.test(host), hostRule)
		.default("localhost"),
});

export type Env = { port: number; host: string };

/** A setting that the server cannot start with. The message is one sentence for a person. */
export class EnvError extends Error {
	override name = "EnvError";
}

/**
 * The server's settings: PORT (default 3000) and HOST (default "localhost", which is both
 * loopback addresses). This is the only place that reads the environment.
 *
 * @throws EnvError naming the variable, its value and what is allowed.
 */
export function readEnv(variables: Readonly<Record<string, string | undefined>>): Env {
	const result = settings.safeParse(variables);
	if (result.success) return { port: result.data.PORT, host: result.data.HOST };
	const [issue] = result.error.issues;
	const name = String(issue?.path[0]);
	throw new EnvError(`${name} is "${variables[name]}", but it must be ${issue?.message}.`);
}
