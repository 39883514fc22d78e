import type { NetworkFirst } from "workbox-strategies/NetworkFirst.js";

type Options = NonNullable<ConstructorParameters<typeof NetworkFirst>[0]>;
export type WorkboxPlugin = NonNullable<Options["plugins"]>[number];

/** Scripts stay uncompressed, so that browsers can cache their compiled code. */
const texts = /^(?:text\/html|application\/json)\b/;

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

export const compressedCopies: WorkboxPlugin = {
	cacheWillUpdate: async ({ response }) => compress(response),
	cachedResponseWillBeUsed: async ({ cachedResponse }) =>
		cachedResponse ? decompress(cachedResponse) : null,
};
