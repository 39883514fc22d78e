import { fileURLToPath } from "node:url";
import { createTestHarness, unstable_readConfig as readConfig } from "wrangler";

const root = fileURLToPath(new URL("../..", import.meta.url));

// No usage statistics, no description of this machine's network, no chatter.
Object.assign(process.env, {
	WRANGLER_SEND_METRICS: "false",
	CLOUDFLARE_CF_FETCH_ENABLED: "false",
	WRANGLER_LOG: "error",
});

const [first, second] = ["doon-fresh-test", "doon-fresh-test-2"] as const;

/**
 * The Worker in real workerd, as `wrangler.jsonc` describes it, over another build and without network; and a second
 * instance of it, with a memory of its own, that shares the first one's Durable Object.
 */
export async function startWorker(folder: string, variables: Record<string, string>) {
	const { main, compatibility_date, compatibility_flags, assets, ratelimits, ...config } =
		readConfig({ config: `${root}wrangler.jsonc` });
	const limit = Number(variables.ASSISTANT_RATE_PER_MINUTE ?? 30);
	const common = {
		...{ main, compatibility_date, compatibility_flags },
		assets: { ...assets, directory: folder },
		ratelimits: ratelimits.map((binding: object) => ({
			...binding,
			simple: { limit, period: 60 as const },
		})),
		vars: variables,
		send_metrics: false,
	};
	const { durable_objects: objects, migrations } = config;
	const shared = objects.bindings.map((binding: { name: string; class_name: string }) => ({
		...binding,
		script_name: first,
	}));
	const harness = createTestHarness({
		root,
		workers: [
			{ config: { ...common, name: first, durable_objects: objects, migrations } },
			{ config: { ...common, name: second, durable_objects: { bindings: shared } } },
		],
	});
	const { url } = await harness.listen();
	return {
		url: url.origin,
		/** Asks the second instance. */
		fetchSecond: harness.getWorker(second).fetch,
		close: () => harness.close(),
	};
}
