import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from "node:http";
import { noHashes } from "../server/build-format.ts";
import { contentSecurityPolicy, securityHeaders } from "../server/security-headers.ts";
import { hashEach, readInlineCode } from "./inline-code.ts";

/** Middleware: the site's headers for every answer, and for a page the hashes of its inline scripts. */
export function setSecurityHeaders(
	request: IncomingMessage,
	response: ServerResponse,
	next: () => void,
): void {
	for (const [name, value] of Object.entries(securityHeaders())) response.setHeader(name, value);
	response.setHeader("Content-Security-Policy", devPolicy(""));
	if (request.headers.accept?.includes("text/html")) {
		buffer(response, (html) => {
			response.setHeader("Content-Security-Policy", devPolicy(html));
		});
	}
	next();
}

/** Loosened for Vite: it inserts style sheets by script, uses a web socket, and shows errors as markup from text. */
function devPolicy(html: string): string {
	return contentSecurityPolicy({ ...noHashes, scripts: hashEach(readInlineCode(html).scripts) })
		.replace(/(style-src [^;]*)/, "$1 'unsafe-inline'")
		.replace(/(connect-src [^;]*)/, "$1 ws:")
		.replace(/; require-trusted-types-for .*$/, "");
}

/** Calls `beforeSending` with the whole body, while headers can still be set. */
function buffer(response: ServerResponse, beforeSending: (body: string) => void): void {
	const chunks: Buffer[] = [];
	const { write, end, writeHead } = response;
	// `end` may have a callback in place of a chunk.
	function keep(chunk: unknown): void {
		if (typeof chunk === "string") chunks.push(Buffer.from(chunk));
		if (chunk instanceof Uint8Array) chunks.push(Buffer.from(chunk));
	}
	Object.assign(response, {
		writeHead(status: number, ...rest: unknown[]) {
			const headers = rest.find((part) => typeof part === "object") as OutgoingHttpHeaders;
			response.statusCode = status;
			for (const [name, value] of Object.entries(headers ?? {}))
				if (value !== undefined) response.setHeader(name, value);
			return response;
		},
		write(chunk: unknown) {
			keep(chunk);
			return true;
		},
		end(chunk?: unknown) {
			keep(chunk);
			const body = Buffer.concat(chunks);
			Object.assign(response, { write, end, writeHead });
			beforeSending(body.toString());
			return response.end(body);
		},
	});
}
