import { hash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { extname, join } from "node:path";
import worker from "../worker.ts";

const types: Record<string, string> = {
	".html": "text/html; charset=utf-8",
	".json": "application/json",
};

/** The Worker in this process, with a folder for Cloudflare's assets and a limit for its binding. */
export function openWorker(folder: string, variables: Record<string, string>) {
	const counts = new Map<string, number>();
	const bindings = {
		...variables,
		ASSETS: { fetch: (request: Request) => asset(folder, request) },
		ASSISTANT_RATE: {
			async limit({ key }: { key: string }) {
				counts.set(key, (counts.get(key) ?? 0) + 1);
				return { success: (counts.get(key) ?? 0) <= Number(variables.ASSISTANT_RATE_PER_MINUTE) };
			},
		},
	};
	const context = { waitUntil() {}, passThroughOnException() {}, props: {} };
	return (path: string, init: RequestInit = {}) => {
		const request = new Request(`https://doonfresh.example${path}`, init);
		request.headers.set("CF-Connecting-IP", "192.0.2.1");
		return worker.fetch(request, bindings, context);
	};
}

/** As the assets answer with `html_handling` and `not_found_handling` "none". */
async function asset(folder: string, { url, method, headers }: Request): Promise<Response> {
	const name = decodeURI(new URL(url).pathname);
	const body = await readFile(join(folder, name)).catch(() => undefined);
	if (!body) return new Response("Not found", { status: 404 });
	const etag = `"${hash("md5", body)}"`;
	if (headers.get("If-None-Match") === etag) return new Response(null, { status: 304 });
	const found = { "Content-Type": types[extname(name)] ?? "text/plain", ETag: etag };
	return new Response(method === "HEAD" ? null : new Uint8Array(body), { headers: found });
}
