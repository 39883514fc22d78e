import { type Context, Hono } from "hono";
import { etag, RETAINED_304_HEADERS } from "hono/etag";
import { completionsPath } from "../assistant/contract.ts";
import { resolveAddress } from "./addresses.ts";
import type { FileKind } from "./build-format.ts";
import type { Relay } from "./relay/relay.ts";
import { strictHeaders } from "./security-headers.ts";

/** A build: in memory on Node, at the edge for the Worker. */
export type ServedSite = {
	/** URL path → the kind of file there. */
	files: ReadonlyMap<string, FileKind>;
	/** The home page of each language: "/", "/hi". */
	homes: readonly string[];
	answer(c: Context, path: string): Response | Promise<Response>;
	/** Answers with the 404 page of a home page's language. */
	answerNotFound(c: Context, home: string): Response | Promise<Response>;
};

/** A known entity tag is answered with 304 and the headers of the file. */
const notModified = etag({
	retainedHeaders: [...RETAINED_304_HEADERS, ...Object.keys(strictHeaders), "X-Robots-Tag"],
});

/** The server as a value, without ports and files. @param relay answers the assistant's questions */
export function createApp({ site, relay }: { site: ServedSite; relay?: Relay }): Hono {
	const app = new Hono();
	app.get("/healthz", () => plainText(200, "ok"));
	if (relay) app.all(completionsPath, relay);
	app.get("*", notModified, (c) => {
		const address = resolveAddress(c.req.url, site.files, site.homes);
		switch (address.kind) {
			case "file":
				return site.answer(c, address.path);
			case "redirect":
				return redirect(address.status, address.location);
			case "missing-file":
				return missingFile();
			case "malformed":
				return badRequest();
			case "unknown":
				return site.answerNotFound(c, address.home);
		}
	});
	app.all("*", () => plainText(405, "Method not allowed.", { Allow: "GET, HEAD" }));
	app.onError(failure);
	return app;
}

function plainText(status: number, text: string, headers?: Record<string, string>): Response {
	return new Response(text, {
		status,
		headers: {
			...strictHeaders,
			"Content-Type": "text/plain; charset=utf-8",
			"Content-Length": String(text.length),
			"Cache-Control": "no-store",
			...headers,
		},
	});
}

export function missingFile(): Response {
	return plainText(404, "Not found.");
}

export function badRequest(): Response {
	return plainText(400, "Bad request.");
}

export function failure(error: unknown): Response {
	console.error(error);
	return plainText(500, "Something went wrong.");
}

/** Permanent redirects are cached for an hour, so that they can be taken back; redirects to Home are not. */
function redirect(status: 301 | 302, location: string): Response {
	return new Response(null, {
		status,
		headers: {
			...strictHeaders,
			Location: location,
			"Cache-Control": status === 301 ? "public, max-age=3600" : "no-cache",
			"Content-Length": "0",
		},
	});
}
