import { type Context, Hono } from "hono";
import { completionsPath } from "../assistant/contract.ts";
import { type Files, resolveAddress } from "./addresses.ts";
import type { FileKind } from "./build-format.ts";
import type { AssistantRelay } from "./relay/relay.ts";
import { securityHeaders } from "./security-headers.ts";

/** A build as the application sees it, wherever its bytes are: in memory on Node, at the edge for the Worker. */
export type ServedSite<File> = {
	files: Files<File>;
	/** Answers a GET or HEAD with a file. */
	answer(c: Context, file: File): Response | Promise<Response>;
	/** Answers with the 404 page, which is never "not modified": that stands for a success only. */
	answerNotFound(c: Context): Response | Promise<Response>;
};

/** What the application needs to run; a test hands it a site made in memory. */
export type AppDependencies<File> = {
	site: ServedSite<File>;
	/** Answers the assistant's questions. Without it there is nothing at its address. */
	relay?: AssistantRelay;
};

/**
 * The whole server as a value: give it a `Request`, get a `Response`. It opens no port and reads
 * no file.
 */
export function createApp<File extends { kind: FileKind }>({
	site,
	relay,
}: AppDependencies<File>): Hono {
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

/** There is no such file (any more). */
export function missingFile(): Response {
	return plainText(404, "Not found.", { "Cache-Control": "no-store" });
}

function siteHandler<File extends { kind: FileKind }>(
	site: ServedSite<File>,
): (c: Context) => Response | Promise<Response> {
	return function handle(c) {
		if (c.req.method !== "GET" && c.req.method !== "HEAD") {
			return plainText(405, "Method not allowed.", { Allow: "GET, HEAD" });
		}
		const address = resolveAddress(c.req.url, site.files);
		switch (address.kind) {
			case "file":
				return site.answer(c, address.file);
			case "redirect":
				return redirect(address.status, address.location);
			case "missing-file":
				return missingFile();
			case "malformed":
				return plainText(400, "Bad request.", { "Cache-Control": "no-store" });
			case "unknown":
				return site.answerNotFound(c);
		}
	};
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
