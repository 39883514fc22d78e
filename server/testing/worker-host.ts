import { fileURLToPath } from "node:url";
import { createTestHarness, unstable_readConfig as readConfig } from "wrangler";

const root = fileURLToPath(new URL("../..", import.meta.url));

// Neither figures of use, nor a description of this machine's network, nor talk.
Object.assign(process.env, {
	WRANGLER_SEND_METRICS: "false",
	CLOUDFLARE_CF_FETCH_ENABLED: "false",
	WRANGLER_LOG: "error",
});

/**
 * The Worker in real workerd, as `wrangler.jsonc` describes it, over another build and with these
 * variables. It asks nothing of the network.
 */
export async function startWorker(
	folder: string,
	variables: Record<string, string>,
	{ bindsRate = true } = {},
) {
	const { main, compatibility_date, compatibility_flags, assets, ratelimits } = readConfig({
		config: `${root}wrangler.jsonc`,
	});
	const simple = { limit: Number(variables.ASSISTANT_RATE_PER_MINUTE ?? 30), period: 60 as const };
	const harness = createTestHarness({
		root,
		workers: [
			{
				config: {
					name: "doon-fresh-test",
					...{ main, compatibility_date, compatibility_flags },
					assets: { ...assets, directory: folder },
					ratelimits: bindsRate
						? ratelimits.map((binding: object) => ({ ...binding, simple }))
						: undefined,
					vars: variables,
					send_metrics: false,
				},
			},
		],
	});
	const { url } = await harness.listen();
	return { url: url.origin, close: () => harness.close(), logs: () => harness.getLogs() };
}
