import { parseAccept } from "hono/utils/accept";
import type { Bytes } from "./read-build.ts";

export type Representation = {
	encoding: string;
	body: Bytes;
	etag: string;
	headers: Record<string, string>;
};

/**
 * The accepted representation with the highest q-value, the last of equals; if none is accepted, the first.
 * Hono's `accepts` reads neither "*" nor "q=0". RFC 9110, section 12.5.3.
 */
export function negotiate<Candidate extends Pick<Representation, "encoding">>(
	representations: readonly Candidate[],
	accept = "",
): Candidate {
	const qualities = new Map(parseAccept(accept).map(({ type, q }) => [type.toLowerCase(), q]));
	let [best] = representations;
	let bestQuality = 0;
	for (const candidate of representations) {
		const { encoding } = candidate;
		// Encodings that are not named are not accepted, except the plain file, as the last choice.
		const unnamed = encoding === "identity" ? Number.EPSILON : 0;
		const quality = qualities.get(encoding) ?? qualities.get("*") ?? unnamed;
		if (quality > 0 && quality >= bestQuality) [best, bestQuality] = [candidate, quality];
	}
	return best as Candidate;
}

/**
 * Compares weakly, because proxies that recompress a response weaken its tag. Hono's `etag` does not know "*".
 * RFC 9110, section 13.1.2.
 */
export function matchesTag(ifNoneMatch: string | undefined, etag: string): boolean {
	if (ifNoneMatch?.trim() === "*") return true;
	return ifNoneMatch?.split(",").some((tag) => tag.trim().replace(/^W\//, "") === etag) ?? false;
}
