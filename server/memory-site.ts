import { createHash } from "node:crypto";
import type { Context } from "hono";
import { parseAccept } from "hono/utils/accept";
import { getMimeType } from "hono/utils/mime";
import type { ServedSite } from "./app.ts";
import { addressesOf, homesOf, kindOf, notFoundPageOf } from "./build-format.ts";
import type { Bytes, Contents } from "./read-build.ts";
import { fileHeaders } from "./security-headers.ts";

type Representation = {
	encoding: string;
	body: Bytes;
	headers: Record<string, string>;
};

/** Serves a build from memory, with all headers prepared: a request only chooses an encoding. */
export function createMemorySite(contents: Contents): ServedSite {
	const names = [...contents.keys()];
	const homes = homesOf(names);
	const addresses = [...addressesOf(names)];
	const prepared = new Map(
		addresses.map(([path, name]) => [path, representations(name, contents)]),
	);
	const notFound = new Map(
		homes.map((home) => [home, representations(notFoundPageOf(home), contents)]),
	);
	const choose = (c: Context, candidates: readonly Representation[] = []) =>
		negotiate(candidates, c.req.header("Accept-Encoding"));
	return {
		files: new Map(addresses.map(([path, name]) => [path, kindOf(name)])),
		homes,
		answer(c, path) {
			const { headers, body } = choose(c, prepared.get(path));
			return new Response(body, { headers });
		},
		answerNotFound(c, home) {
			const { headers, body } = choose(c, notFound.get(home));
			return new Response(body, { status: 404, headers });
		},
	};
}

/** The plain file, then its compressed copies, the best last. */
function representations(name: string, contents: Contents): Representation[] {
	const body = contents.get(name) as Bytes;
	const tag = createHash("sha256").update(body).digest("base64url").slice(0, 22);
	const forms = [
		{ encoding: "identity", body, etag: `"${tag}"` },
		{ encoding: "gzip", body: contents.get(`${name}.gz`), etag: `"${tag}-gzip"` },
		{ encoding: "br", body: contents.get(`${name}.br`), etag: `"${tag}-br"` },
	].filter((form): form is typeof form & { body: Bytes } => form.body !== undefined);
	return forms.map(({ encoding, body, etag }) => ({
		encoding,
		body,
		headers: {
			...fileHeaders(name),
			ETag: etag,
			...(forms.length > 1 && { Vary: "Accept-Encoding" }),
			"Content-Type": getMimeType(name) ?? "application/octet-stream",
			"Content-Length": String(body.byteLength),
			...(encoding !== "identity" && { "Content-Encoding": encoding }),
		},
	}));
}

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
