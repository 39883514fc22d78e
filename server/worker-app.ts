import type { Hono } from "hono";
import { createApp, missingFile, type ServedSite } from "./app.ts";
import {
	addressesOf,
	fileList,
	fileListFile,
	homesOf,
	kindOf,
	MissingBuildError,
	notFoundPageOf,
} from "./build-format.ts";
import { type Env, EnvError, readEnv } from "./env.ts";
import { readShopData } from "./read-shop-data.ts";
import { createRelay } from "./relay/relay.ts";
import { fileHeaders } from "./security-headers.ts";

export type Assets = { fetch(request: Request): Promise<Response> };
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

/**
 * Serves a build from Cloudflare's assets, which have types, entity tags and compression.
 * @throws MissingBuildError when the build's list is missing or broken
 */
async function openWorkerSite(assets: Assets): Promise<ServedSite> {
	const names = await readList(assets);
	const addresses = addressesOf(names);

	function withHeaders(asset: Response, name: string, status: number): Response {
		const headers = new Headers(asset.headers);
		const own = fileHeaders(name);
		for (const [key, value] of Object.entries(own)) headers.set(key, value);
		return new Response(asset.body, { status, headers });
	}
	return {
		homes: homesOf(names),
		files: new Map([...addresses].map(([path, name]) => [path, kindOf(name)])),
		async answer({ req }, path) {
			const name = addresses.get(path) ?? "";
			const asset = await fetchAsset(assets, name, { method: req.method });
			// A broken deployment: must not be cached as the file.
			return asset.ok ? withHeaders(asset, name, 200) : missingFile();
		},
		async answerNotFound({ req }, home) {
			const name = notFoundPageOf(home);
			const asset = await fetchAsset(assets, name, { method: req.method });
			return asset.ok ? withHeaders(asset, name, 404) : missingFile();
		},
	};
}

async function readAsset(assets: Assets, name: string): Promise<string | undefined> {
	const asset = await fetchAsset(assets, name);
	return asset.ok ? asset.text() : undefined;
}

async function readList(assets: Assets): Promise<string[]> {
	try {
		return fileList.parse(JSON.parse((await readAsset(assets, fileListFile)) ?? ""));
	} catch (cause) {
		throw new MissingBuildError('There is no finished build: run "npm run build".', { cause });
	}
}

function fetchAsset(assets: Assets, name: string, init?: RequestInit): Promise<Response> {
	// The binding ignores the host.
	return assets.fetch(new Request(new URL(`/${encodeURI(name)}`, "http://assets.invalid"), init));
}
