import type { WorkboxPlugin } from "workbox-core/types.js";

/** Scripts stay uncompressed, so that browsers can cache their compiled code. */
const texts = /^(?:text\/html|application\/json)\b/;

/** Only complete successes of this site are cached. */
export function isComplete({ status, type, redirected }: Response): boolean {
	return status === 200 && type === "basic" && !redirected;
}

/** Uncompressed in browsers without CompressionStream. */
export function compress(response: Response): Response | null {
	if (!response.body || !texts.test(response.headers.get("Content-Type") ?? "")) return null;
	const headers = new Headers(response.headers);
	headers.delete("Content-Encoding");
	headers.delete("Content-Length");
	if (!("CompressionStream" in globalThis)) return new Response(response.body, { headers });
	headers.set("Content-Encoding", "gzip");
	return new Response(response.body.pipeThrough(new CompressionStream("gzip")), { headers });
}

/** The page as it was before `compress`. */
export function decompress(copy: Response): Response {
	if (!copy.body || copy.headers.get("Content-Encoding") !== "gzip") return copy;
	const headers = new Headers(copy.headers);
	headers.delete("Content-Encoding");
	return new Response(copy.body.pipeThrough(new DecompressionStream("gzip")), { headers });
}

/** One copy for each page: a query is read by scripts, not by the server. */
export const compressedCopies: WorkboxPlugin = {
	cacheKeyWillBeUsed: async ({ request }) => withoutQuery(request.url),
	cacheWillUpdate: async ({ response }) => (isComplete(response) ? compress(response) : null),
	cachedResponseWillBeUsed: async ({ cachedResponse }) =>
		cachedResponse ? decompress(cachedResponse) : null,
};

/** "/services/?from=menu" -> "/services". */
export function withoutQuery(url: string): string {
	const { origin, pathname } = new URL(url);
	return origin + (pathname.replace(/\/+$/, "") || "/");
}
