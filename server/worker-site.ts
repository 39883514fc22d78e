import { missingFile, type ServedSite } from "./app.ts";
import type { BuildIndex, IndexedFile } from "./build-index.ts";
import { fileHeaders } from "./file-headers.ts";

/** Cloudflare's binding to the files that were deployed with the Worker. */
export type Assets = { fetch(request: Request): Promise<Response> };

/**
 * Serves a build that Cloudflare keeps. Types and entity tags are its own, and so is compression, on
 * the way out; addresses, caching and security headers are the application's.
 */
export function servedFromAssets(
	assets: Assets,
	{ files, notFound }: BuildIndex,
): ServedSite<IndexedFile> {
	return {
		files,
		async answer(c, file) {
			const condition = c.req.header("If-None-Match");
			const asset = await assets.fetch(
				assetRequest(file.name, c.req.method, condition ? { "If-None-Match": condition } : {}),
			);
			// Listed but not deployed is a faulty deployment, which nothing may keep as the file.
			if (!asset.ok && asset.status !== 304) return missingFile();
			return withHeaders(asset, asset.status, file);
		},
		async answerNotFound(c) {
			const asset = await assets.fetch(assetRequest(notFound.name, c.req.method));
			return asset.ok ? withHeaders(asset, 404, notFound) : missingFile();
		},
	};
}

/** Asks for a file by its name in the build. The binding looks at the path alone; the host is none. */
export function assetRequest(
	name: string,
	method = "GET",
	headers: Record<string, string> = {},
): Request {
	return new Request(new URL(`/${encodeURI(name)}`, "http://assets.invalid"), { method, headers });
}

function withHeaders(asset: Response, status: number, { kind, hashes }: IndexedFile): Response {
	const headers = new Headers(asset.headers);
	for (const [name, value] of Object.entries(fileHeaders(kind, hashes))) headers.set(name, value);
	return new Response(asset.body, { status, headers });
}
