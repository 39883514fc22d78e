import { parseAccept } from "hono/utils/accept";
import { fileHeaders } from "./file-headers.ts";
import type { Bytes, SiteFile } from "./site-files.ts";

type Encoding = "identity" | "gzip" | "br";

/** One form of a file: its bytes in one encoding and all headers that go with them. */
export type Representation = {
	encoding: Encoding;
	body: Bytes;
	/** The entity tag with its quotes; each encoding has its own. */
	etag: string;
	headers: Readonly<Record<string, string>>;
	/** The headers of the 304 that stands for this representation. */
	notModifiedHeaders: Readonly<Record<string, string>>;
};

/** A file's representations: the plain file first, then those that are preferred to the ones before. */
export type Representations = readonly [Representation, ...Representation[]];

/** Every representation of a file, its headers ready, so that a request builds nothing. */
export function representationsOf(file: SiteFile): Representations {
	return [
		representation(file, "identity", file.body),
		...(file.gzip ? [representation(file, "gzip", file.gzip)] : []),
		...(file.brotli ? [representation(file, "br", file.brotli)] : []),
	];
}

/**
 * The representation that an Accept-Encoding header asks for: the highest q-value, and Brotli
 * before gzip before plain among equals. A client that refuses everything gets the plain file, as
 * the standard allows.
 *
 * Source: RFC 9110, section 12.5.3
 */
export function negotiate(representations: Representations, accept?: string): Representation {
	const qualities = new Map(
		parseAccept(accept ?? "").map(({ type, q }) => [type.toLowerCase(), q]),
	);
	let [best] = representations;
	let bestQuality = 0;
	for (const candidate of representations) {
		// Not named means not wanted, except the plain file, which comes after all that are named.
		const unnamed = candidate.encoding === "identity" ? Number.EPSILON : 0;
		const quality = qualities.get(candidate.encoding) ?? qualities.get("*") ?? unnamed;
		if (quality > 0 && quality >= bestQuality) {
			best = candidate;
			bestQuality = quality;
		}
	}
	return best;
}

/**
 * Whether an If-None-Match header names this entity tag. The comparison is the weak one, because
 * proxies that recompress a response weaken its tag.
 *
 * Source: RFC 9110, section 13.1.2
 */
export function matchesTag(ifNoneMatch: string | undefined, etag: string): boolean {
	if (!ifNoneMatch) return false;
	if (ifNoneMatch.trim() === "*") return true;
	return ifNoneMatch.split(",").some((tag) => tag.trim().replace(/^W\//, "") === etag);
}

function representation(file: SiteFile, encoding: Encoding, body: Bytes): Representation {
	const etag = encoding === "identity" ? `"${file.tag}"` : `"${file.tag}-${encoding}"`;
	const notModifiedHeaders = {
		...fileHeaders(file.kind, file.hashes),
		ETag: etag,
		...((file.brotli || file.gzip) && { Vary: "Accept-Encoding" }),
	};
	const headers = {
		...notModifiedHeaders,
		"Content-Type": file.contentType,
		"Content-Length": String(body.byteLength),
		...(encoding !== "identity" && { "Content-Encoding": encoding }),
	};
	return { encoding, body, etag, headers, notModifiedHeaders };
}
