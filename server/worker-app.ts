import type { Hono } from "hono";
import { createApp, missingFile, type ServedSite } from "./app.ts";
import { homesOf } from "./build-format.ts";
import { type Env, EnvError, readEnv } from "./env.ts";
import { type ReadFile, readFileList } from "./read-build.ts";
import { readShopData } from "./read-shop-data.ts";
import { createRelay } from "./relay/relay.ts";
import { fileHeaders } from "./security-headers.ts";

export type Assets = { fetch(request: Request): Promise<Response> };

/** Bindings in `wrangler.jsonc`, besides the variables of `env.ts`. */
export type Bindings = {
	ASSETS: Assets;
	ASSISTANT_RATE?: { limit(options: { key: string }): Promise<{ success: boolean }> };
};

/** @throws MissingBuildError when the build or its data is missing or broken. */
export async function createWorkerApp(bindings: Bindings): Promise<Hono> {
	const { ASSETS: assets, ASSISTANT_RATE: rate } = bindings;
	const read: ReadFile = async (name) => {
		const asset = await fetchAsset(assets, name);
		return asset.ok ? new Uint8Array(await asset.arrayBuffer()) : undefined;
	};
	const site = assetsSite(assets, await readFileList(read));
	const text = async (path: string) => new TextDecoder().decode(await read(path.slice(1)));
	const data = await readShopData(text, homesOf(site.names));
	const relay = createRelay(data, readSettings(bindings), {
		// Cloudflare overwrites this header of requests.
		socketAddress: (c) => c.req.header("CF-Connecting-IP"),
		mayAsk: rate && (async (key) => (await rate.limit({ key })).success),
	});
	return createApp({ site, relay });
}

/** A wrong setting stops Node; here only the provider is left out. */
function readSettings(bindings: Bindings): Env {
	const texts = Object.entries<unknown>(bindings).filter(
		(entry): entry is [string, string] => typeof entry[1] === "string",
	);
	try {
		return { ...readEnv(Object.fromEntries(texts)), TRUST_PROXY: 0 };
	} catch (error) {
		if (!(error instanceof EnvError)) throw error;
		console.error(error.message);
		return readEnv({});
	}
}

/** Serves a build from Cloudflare's assets, which have types, entity tags and compression. */
function assetsSite(assets: Assets, names: ReadonlySet<string>): ServedSite {
	return {
		names,
		async send({ req }, name, status) {
			const asset = await fetchAsset(assets, name, { method: req.method });
			// A broken deployment: must not be cached as the file.
			if (!asset.ok) return missingFile();
			const headers = new Headers(asset.headers);
			for (const [key, value] of Object.entries(fileHeaders(name))) headers.set(key, value);
			return new Response(asset.body, { status, headers });
		},
	};
}

function fetchAsset(assets: Assets, name: string, init?: RequestInit): Promise<Response> {
	// The binding ignores the host.
	return assets.fetch(new Request(new URL(`/${encodeURI(name)}`, "http://assets.invalid"), init));
}
