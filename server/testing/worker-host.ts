import { fileURLToPath } from "node:url";
import { createTestHarness, unstable_readConfig as readConfig } from "wrangler";

const root = fileURLToPath(new URL("../..", import.meta.url));

// No usage statistics, no description of this machine's network, no chatter.
Object.assign(process.env, {
	WRANGLER_SEND_METRICS: "false",
	CLOUDFLARE_CF_FETCH_ENABLED: "false",
	WRANGLER_LOG: "error",
});

/** The Worker in real workerd, as `wrangler.jsonc` describes it, over another build and without network. */
export async function startWorker(folder: string, variables: Record<string, string>) {
	const { main, compatibility_date, compatibility_flags, assets, ratelimits } = readConfig({
		config: `${root}wrangler.jsonc`,
	});
	const limit = Number(variables.ASSISTANT_RATE_PER_MINUTE ?? 30);
	const config = {
		...{ main, compatibility_date, compatibility_flags },
		name: "doon-fresh-test",
		assets: { ...assets, directory: folder },
		ratelimits: ratelimits.map((binding: object) => ({
			...binding,
			simple: { limit, period: 60 as const },
		})),
		vars: variables,
		send_metrics: false,
	};
	const harness = createTestHarness({ root, workers: [{ config }] });
	const { url } = await harness.listen();
	return { url: url.origin, close: () => harness.close() };
}
