/**
 * `npm run smoke -- https://doonfresh.example`: runs e2e/site-facts on a live site of this content. `--allow-samples`
 * permits the numbers and the address of a demonstration.
 */
import { parseArgs } from "node:util";
import { startVitest } from "vitest/node";

const { values, positionals } = parseArgs({
	options: { "allow-samples": { type: "boolean" } },
	allowPositionals: true,
});
const address = URL.parse(positionals[0] ?? "");
const answer = address && fetch(address, { signal: AbortSignal.timeout(20_000) });
const isThere = await answer?.then(Boolean, () => false);
if (address && isThere) {
	process.env.SITE_URL = address.origin;
	if (values["allow-samples"]) process.env.ALLOW_SAMPLES = "1";
	await startVitest("test", [], { config: "e2e/site-facts/vitest.config.ts", run: true });
} else {
	console.error(
		address
			? `${address.href} gives no answer.`
			: "Say which site to check: npm run smoke -- https://doonfresh.example",
	);
	process.exitCode = 1;
}
