import { missingFile, type ServedSite } from "./app.ts";
import {
	addressesOf,
	fileList,
	fileListFile,
	homesOf,
	kindOf,
	MissingBuildError,
	notFoundPageOf,
} from "./build-format.ts";
import { fileHeaders } from "./security-headers.ts";

export type Assets = { fetch(request: Request): Promise<Response> };

/**
 * Serves a build from Cloudflare's assets, which have types, entity tags and compression.
 * @throws MissingBuildError when the build's list is missing or broken
 */
export async function openWorkerSite(assets: Assets): Promise<ServedSite> {
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
			const condition = req.header("If-None-Match");
			const headers = condition ? { "If-None-Match": condition } : undefined;
			const asset = await fetchAsset(assets, name, { method: req.method, headers });
			// A broken deployment: must not be cached as the file.
			if (!asset.ok && asset.status !== 304) return missingFile();
			return withHeaders(asset, name, asset.status);
		},
		async answerNotFound({ req }, home) {
			const name = notFoundPageOf(home);
			const asset = await fetchAsset(assets, name, { method: req.method });
			return asset.ok ? withHeaders(asset, name, 404) : missingFile();
		},
	};
}

export async function readAsset(assets: Assets, name: string): Promise<string | undefined> {
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
