import type { Hono } from "hono";
import { createApp } from "./app.ts";
import { type Env, EnvError, readEnv } from "./env.ts";
import { readShopData } from "./read-shop-data.ts";
import { createInlineReader } from "./relay/inline-reader.ts";
import { createRelay } from "./relay/relay.ts";
import { type Assets, openWorkerSite, readAsset } from "./worker-site.ts";

type RateLimit = { limit(options: { key: string }): Promise<{ success: boolean }> };

/** Bindings in `wrangler.jsonc`, besides the variables of `env.ts`. */
export type Bindings = {
	ASSETS: Assets;
	ASSISTANT_RATE?: RateLimit;
};

/** Seconds. The binding does not say how long to wait. */
const ratePeriod = 60;

export async function createWorkerApp(bindings: Bindings): Promise<Hono> {
	const { ASSETS: assets, ASSISTANT_RATE: rate } = bindings;
	const env = readSettings(bindings);
	const site = await openWorkerSite(assets);
	const data = await readShopData((path) => readAsset(assets, path.slice(1)), site.homes);
	const relay = createRelay(data, env, {
		createReader: createInlineReader,
		// Cloudflare overwrites this header of requests.
		socketAddress: (c) => c.req.header("CF-Connecting-IP"),
		addressLimit: rate && {
			take: async (key) => ((await rate.limit({ key })).success ? 0 : ratePeriod),
		},
	});
	return createApp({ site, relay });
}

/** A wrong setting stops Node; here only the provider is left out. */
function readSettings(bindings: Bindings): Env {
	const texts = Object.entries<unknown>(bindings).filter(
		(entry): entry is [string, string] => typeof entry[1] === "string",
	);
	try {
		return { ...readEnv(Object.fromEntries(texts)), trustProxy: 0 };
	} catch (error) {
		if (!(error instanceof EnvError)) throw error;
		console.error(error.message);
		return readEnv({});
	}
}
