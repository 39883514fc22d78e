import { getMimeType } from "hono/utils/mime";
import type { Bytes } from "../read-build.ts";
import type { Assets } from "../worker-app.ts";

/** Cloudflare's binding to the files of a build: with types and entity tags, addressed by name. */
export function fakeAssets(build: ReadonlyMap<string, Bytes>): Assets {
	return {
		async fetch({ url, method, headers }) {
			const name = decodeURI(new URL(url).pathname.slice(1));
			const body = build.get(name);
			if (!body) return new Response(null, { status: 404 });
			const etag = `"${name}"`;
			if (headers.get("If-None-Match") === etag) {
				return new Response(null, { status: 304, headers: { ETag: etag } });
			}
			const type = getMimeType(name) ?? "application/octet-stream";
			return new Response(method === "HEAD" ? null : body, {
				headers: { "Content-Type": type, ETag: etag },
			});
		},
	};
}
