/**
 * `npm run smoke -- https://doonfresh.example`: runs e2e/site-facts on a live site of this content. `--allow-samples`
 * permits the numbers and the address of a demonstration.
 */
import { parseArgs } from "node:util";
import { startVitest } from "vitest/node";

const usage = "Say which site to check: npm run smoke -- https://doonfresh.example";

/** @throws Error with a sentence for arguments that name no site */
export function readArguments(args: string[]): { address: URL; allowSamples: boolean } {
	const { values, positionals } = parseArgs({
		args,
		options: { "allow-samples": { type: "boolean", default: false } },
		allowPositionals: true,
	});
	const address = URL.parse(positionals[0] ?? "");
	if (!address || !/^https?:$/.test(address.protocol) || positionals.length > 1)
		throw new Error(usage);
	return { address, allowSamples: values["allow-samples"] };
}

/** @throws Error with a sentence when there is no answer */
export async function requireAnswer(address: URL): Promise<void> {
	try {
		await fetch(address, { signal: AbortSignal.timeout(20_000) });
	} catch (error) {
		const { message, cause } = error as Error & { cause?: { code?: string } };
		throw new Error(`${address.href} gives no answer (${cause?.code ?? message}).`);
	}
}

async function main(): Promise<void> {
	const { address, allowSamples } = readArguments(process.argv.slice(2));
	await requireAnswer(address);
	process.env.SITE_URL = address.origin;
	if (allowSamples) process.env.ALLOW_SAMPLES = "1";
	await startVitest("test", [], { config: "e2e/site-facts/vitest.config.ts", run: true });
}

if (import.meta.main) {
	main().catch((error: Error) => {
		console.error(error.message);
		process.exitCode = 1;
	});
}
