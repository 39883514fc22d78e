import type { ExecutionContext, Hono } from "hono";
import { type ShopData, shopFilePaths } from "../assistant/contract.ts";
import { answerQuestion } from "../assistant/embedded/answer.ts";
import { createApp, plainText } from "./app.ts";
import { MissingBuildError } from "./build-format.ts";
import { readBuildIndex } from "./build-index.ts";
import { type Env, EnvError, readEnv } from "./env.ts";
import { readShopData } from "./read-shop-data.ts";
import { createProvider } from "./relay/provider.ts";
import type { AddressLimit } from "./relay/question-limits.ts";
import { type AssistantRelay, createAssistantRelay } from "./relay/relay.ts";
import { type Assets, assetRequest, servedFromAssets } from "./worker-site.ts";

/** Cloudflare's count of requests by key, over all machines of one of its places. */
type RateLimit = { limit(options: { key: string }): Promise<{ success: boolean }> };

/** What `wrangler.jsonc` binds. Besides these, the variables and secrets of `env.ts`. */
type Bindings = { ASSETS: Assets; ASSISTANT_RATE?: RateLimit };

/** The period of the binding's limit in `wrangler.jsonc`, in seconds. */
const ratePeriod = 60;

let application: Promise<Hono> | undefined;

/** Serves a build on Cloudflare Workers: the same application, with its files at the edge. */
export default {
	async fetch(request: Request, bindings: Bindings, context: ExecutionContext): Promise<Response> {
		application ??= start(bindings);
		try {
			return await (await application).fetch(request, bindings, context);
		} catch (error) {
			// Not kept: an edge that failed once may answer the next request.
			application = undefined;
			tell(error);
			return plainText(500, "Something went wrong.", { "Cache-Control": "no-store" });
		}
	},
};

/** Reads what the build says of itself, once for each instance of the Worker. */
async function start(bindings: Bindings): Promise<Hono> {
	const { ASSETS: assets } = bindings;
	const index = await readBuildIndex(async (name) => (await readAsset(assets, name))?.text());
	return createApp({
		site: servedFromAssets(assets, index),
		relay: assistantRelay(await readData(assets), settings(bindings), bindings.ASSISTANT_RATE),
	});
}

async function readData(assets: Assets): Promise<ShopData> {
	const bodies = new Map<string, Uint8Array>();
	for (const path of Object.values(shopFilePaths)) {
		const asset = await readAsset(assets, path.slice(1));
		if (asset) bodies.set(path, new Uint8Array(await asset.arrayBuffer()));
	}
	return readShopData((path) => bodies.get(path));
}

async function readAsset(assets: Assets, name: string): Promise<Response | undefined> {
	const asset = await assets.fetch(assetRequest(name));
	return asset.ok ? asset : undefined;
}

/** A wrong setting stops no page here, as it stops the start on Node: the embedded engine answers. */
function settings(bindings: Bindings): Env {
	const texts = Object.entries<unknown>(bindings).flatMap(([name, value]) =>
		typeof value === "string" ? [[name, value] as const] : [],
	);
	try {
		return readEnv(Object.fromEntries(texts));
	} catch (error) {
		tell(error);
		return readEnv({});
	}
}

function assistantRelay(data: ShopData, { assistant }: Env, rate?: RateLimit): AssistantRelay {
	const { provider, ...limits } = assistant;
	return createAssistantRelay({
		...limits,
		data,
		answerQuestion,
		provider: provider && createProvider(provider, data),
		addressLimit: rate && boundLimit(rate),
		trustProxy: 0,
		// Cloudflare writes it over whatever a visitor sends.
		socketAddress: (c) => c.req.header("CF-Connecting-IP"),
		clock: Date.now,
		log: console.warn,
	});
}

/** The binding does not say how long to wait, so it is the whole period. */
function boundLimit(rate: RateLimit): AddressLimit {
	return {
		take: async (key) => ((await rate.limit({ key })).success ? 0 : ratePeriod),
	};
}

function tell(error: unknown): void {
	const expected = error instanceof EnvError || error instanceof MissingBuildError;
	console.error(expected ? error.message : error);
}
