import { type Context, Hono } from "hono";
import { etag, RETAINED_304_HEADERS } from "hono/etag";
import { completionsPath } from "../assistant/contract.ts";
import { resolveAddress } from "./addresses.ts";
import { homesOf } from "./build-format.ts";
import type { Relay } from "./relay/relay.ts";
import { strictHeaders } from "./security-headers.ts";

/** A build: in memory on Node, at the edge for the Worker. */
export type ServedSite = {
	/** Of its files, the 404 pages among them. */
	names: ReadonlySet<string>;
	/** Answers with a file. */
	send(c: Context, name: string, status: 200 | 404): Response | Promise<Response>;
};

/** A known entity tag is answered with 304 and the headers of the file. */
const notModified = etag({
	retainedHeaders: [...RETAINED_304_HEADERS, ...Object.keys(strictHeaders), "X-Robots-Tag"],
});

/** The server as a value, without ports and files. @param relay answers the assistant's questions */
export function createApp({ site, relay }: { site: ServedSite; relay?: Relay }): Hono {
	const homes = homesOf(site.names);
	const app = new Hono();
	app.get("/healthz", () => plainText(200, "ok"));
	if (relay) app.all(completionsPath, relay);
	app.get("*", notModified, (c) => {
		const address = resolveAddress(c.req.url, site.names, homes);
		if ("location" in address) return redirect(address.status, address.location);
		if (address.name !== undefined) return site.send(c, address.name, address.status);
		return address.status === 400 ? badRequest() : missingFile();
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
	const cacheControl = status === 301 ? "public, max-age=3600" : "no-cache";
	const own = { Location: location, "Cache-Control": cacheControl, "Content-Length": "0" };
	return new Response(null, { status, headers: { ...strictHeaders, ...own } });
}
