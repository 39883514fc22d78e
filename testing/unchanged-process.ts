import { afterAll, vi } from "vitest";

/**
 * Runs before each file of tests, since files share a process: takes back at the file's end what `vi` stubbed, and fails
 * the file that left anything else changed.
 */
const before = processState();

afterAll(() => {
	vi.unstubAllEnvs();
	vi.unstubAllGlobals();
	vi.useRealTimers();
	const left = differences(before, processState());
	if (left.length > 0) throw new Error(`This file leaves changed: ${left.join(", ")}`);
});

type State = ReadonlyMap<string, unknown>;

/** Changed for good by zod, sharp, wrangler and Hono's server when they are loaded or used. */
const byLibraries =
	/^(globalThis\.(__.*|Request|Response)|process\.env\.(VIPS|WRANGLER|CLOUDFLARE).*)$/;

/** The environment, the working directory and the global values of this process, by name. */
export function processState(): State {
	const globals = Object.entries(Object.getOwnPropertyDescriptors(globalThis));
	return new Map<string, unknown>([
		["process.cwd()", process.cwd()],
		...Object.entries(process.env).map(([name, value]) => [`process.env.${name}`, value] as const),
		...globals.map(([name, { get, value }]) => [`globalThis.${name}`, get ?? value] as const),
	]);
}

/** @returns the names of what is not as it was */
export function differences(before: State, after: State): string[] {
	const names = new Set([...before.keys(), ...after.keys()]);
	return [...names].filter(
		(name) => !byLibraries.test(name) && !Object.is(before.get(name), after.get(name)),
	);
}
