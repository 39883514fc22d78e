import { createHash } from "node:crypto";
import type { Context } from "hono";
import { getMimeType } from "hono/utils/mime";
import type { ServedSite } from "./app.ts";
import { addressesOf, homesOf, kindOf, notFoundPageOf } from "./build-format.ts";
import { matchesTag, negotiate, type Representation } from "./negotiation.ts";
import type { Bytes, Contents } from "./read-build.ts";
import { fileHeaders } from "./security-headers.ts";

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
			const { etag, headers, body } = choose(c, prepared.get(path));
			if (!matchesTag(c.req.header("If-None-Match"), etag)) return new Response(body, { headers });
			const { "Content-Type": _, "Content-Length": __, "Content-Encoding": ___, ...kept } = headers;
			return new Response(null, { status: 304, headers: kept });
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
	return forms.map((form) => ({
		...form,
		headers: {
			...fileHeaders(name),
			ETag: form.etag,
			...(forms.length > 1 && { Vary: "Accept-Encoding" }),
			"Content-Type": getMimeType(name) ?? "application/octet-stream",
			"Content-Length": String(form.body.byteLength),
			...(form.encoding !== "identity" && { "Content-Encoding": form.encoding }),
		},
	}));
}
