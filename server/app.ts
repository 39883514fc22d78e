import { type Context, Hono } from "hono";
import { completionsPath } from "../assistant/contract.ts";
import { resolveAddress } from "./addresses.ts";
import type { AssistantRelay } from "./assistant-relay.ts";
import {
	matchesTag,
	negotiate,
	type Representations,
	representationsOf,
} from "./representations.ts";
import { securityHeaders } from "./security-headers.ts";
import type { Site, SiteFile } from "./site-files.ts";

/** What the application needs to run; a test hands it a site made in memory. */
export type AppDependencies = {
	site: Site;
	/** Answers the assistant's questions. Without it there is nothing at its address. */
	relay?: AssistantRelay;
};

/**
 * The whole server as a value: give it a `Request`, get a `Response`. It opens no port and reads
 * no file.
 */
export function createApp({ site, relay }: AppDependencies): Hono {
	const app = new Hono();
	app.get("/healthz", () => plainText(200, "ok", { "Cache-Control": "no-store" }));
	if (relay) app.all(completionsPath, relay);
	// A route of its own goes above this one, which answers every method on every address. It is
	// one handler without middleware, because Hono then answers without a promise in between.
	app.all("*", siteHandler(site));
	app.onError((error) => {
		console.error(error);
		return plainText(500, "Something went wrong.", { "Cache-Control": "no-store" });
	});
	return app;
}

/** A short answer in plain text that still carries every security header. */
export function plainText(
	status: number,
	text: string,
	headers: Readonly<Record<string, string>>,
): Response {
	return new Response(text, {
		status,
		headers: {
			...securityHeaders(),
			"Content-Type": "text/plain; charset=utf-8",
			"Content-Length": String(new TextEncoder().encode(text).byteLength),
			...headers,
		},
	});
}

function siteHandler(site: Site): (c: Context) => Response {
	const prepared = new Map<SiteFile, Representations>();
	function prepare(file: SiteFile): Representations {
		const representations = prepared.get(file) ?? representationsOf(file);
		prepared.set(file, representations);
		return representations;
	}
	return function answer(c) {
		if (c.req.method !== "GET" && c.req.method !== "HEAD") {
			return plainText(405, "Method not allowed.", { Allow: "GET, HEAD" });
		}
		const address = resolveAddress(c.req.url, site);
		switch (address.kind) {
			case "file":
				return fileResponse(c, prepare(address.file));
			case "redirect":
				return redirect(address.status, address.location);
			case "missing-file":
				return plainText(404, "Not found.", { "Cache-Control": "no-store" });
			case "malformed":
				return plainText(400, "Bad request.", { "Cache-Control": "no-store" });
			case "unknown":
				return notFoundResponse(c, prepare(site.notFound));
		}
	};
}

function fileResponse(c: Context, representations: Representations): Response {
	const chosen = negotiate(representations, c.req.header("Accept-Encoding"));
	if (matchesTag(c.req.header("If-None-Match"), chosen.etag)) {
		return new Response(null, { status: 304, headers: chosen.notModifiedHeaders });
	}
	return new Response(chosen.body, { headers: chosen.headers });
}

/** The 404 page is never "not modified": a condition applies only to what would be a success. */
function notFoundResponse(c: Context, representations: Representations): Response {
	const { body, headers } = negotiate(representations, c.req.header("Accept-Encoding"));
	return new Response(body, { status: 404, headers });
}

/** An hour, so that a redirect for good can still be taken back; one to Home is asked for each time. */
function redirect(status: 301 | 302, location: string): Response {
	return new Response(null, {
		status,
		headers: {
			...securityHeaders(),
			Location: location,
			"Cache-Control": status === 301 ? "public, max-age=3600" : "no-cache",
			"Content-Length": "0",
		},
	});
}
