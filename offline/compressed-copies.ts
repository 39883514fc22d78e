import type { WorkboxPlugin } from "workbox-core/types.js";

/** What is kept as text: a quarter of the size when packed, while scripts stay ready to run. */
const texts = /^(?:text\/html|application\/json)\b/;

/**
 * Only a whole, plain success of this site is kept: never an error page, a redirect, a part of a
 * file or what another site answered.
 */
export function isWhole({ status, type, redirected }: Response): boolean {
	return status === 200 && type === "basic" && !redirected;
}

/**
 * The copy that is kept of a page. Its headers stay, its Content-Security-Policy among them; the
 * encoding becomes that of the copy. Browsers without compression streams keep it as it is.
 */
export function pack(response: Response): Response | null {
	if (!response.body || !texts.test(response.headers.get("Content-Type") ?? "")) return null;
	const headers = new Headers(response.headers);
	headers.delete("Content-Encoding");
	headers.delete("Content-Length");
	if (!("CompressionStream" in globalThis)) return new Response(response.body, { headers });
	headers.set("Content-Encoding", "gzip");
	return new Response(response.body.pipeThrough(new CompressionStream("gzip")), { headers });
}

/** A kept copy as a page can be shown from it. */
export function unpack(copy: Response): Response {
	if (!copy.body || copy.headers.get("Content-Encoding") !== "gzip") return copy;
	const headers = new Headers(copy.headers);
	headers.delete("Content-Encoding");
	return new Response(copy.body.pipeThrough(new DecompressionStream("gzip")), { headers });
}

/** Keeps texts packed. One copy a page: what follows a "?" is read by its script, not by the server. */
export const compressedCopies: WorkboxPlugin = {
	cacheKeyWillBeUsed: async ({ request }) => withoutQuery(request.url),
	cacheWillUpdate: async ({ response }) => (isWhole(response) ? pack(response) : null),
	cachedResponseWillBeUsed: async ({ cachedResponse }) =>
		cachedResponse ? unpack(cachedResponse) : null,
};

/** Any spelling of an address is the page's own: "/services/?from=menu" -> "/services". */
export function withoutQuery(url: string): string {
	const { origin, pathname } = new URL(url);
	return origin + (pathname.replace(/\/+$/, "") || "/");
}
