import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from "node:http";
import type { AstroIntegration } from "astro";
import { noHashes } from "../server/build-format.ts";
import { contentSecurityPolicy, securityHeaders } from "../server/security-headers.ts";
import { hashEach, readInlineCode } from "./inline-code.ts";

/** Astro's development server under the same table of headers as the site. */
export function devHeaders(): AstroIntegration {
	return {
		name: "dev-headers",
		hooks: {
			"astro:server:setup": ({ server }) => {
				server.middlewares.use(setSecurityHeaders);
			},
		},
	};
}

/** Gives each answer the site's headers, and each page the hashes of its own inline scripts. */
export function setSecurityHeaders(
	request: IncomingMessage,
	response: ServerResponse,
	next: () => void,
): void {
	for (const [name, value] of Object.entries(securityHeaders())) response.setHeader(name, value);
	response.setHeader("Content-Security-Policy", devPolicy(""));
	if (request.headers.accept?.includes("text/html")) {
		holdBack(response, (html) => {
			response.setHeader("Content-Security-Policy", devPolicy(html));
		});
	}
	next();
}

/**
 * The policy of the site but for what development cannot do without: style sheets are put in by
 * script, news of changes comes over a web socket, and the overlay that shows an error is markup from
 * text. Inline scripts are held to their hashes here too.
 */
function devPolicy(html: string): string {
	return contentSecurityPolicy({ ...noHashes, scripts: hashEach(readInlineCode(html).scripts) })
		.replace(/(style-src [^;]*)/, "$1 'unsafe-inline'")
		.replace(/(connect-src [^;]*)/, "$1 ws:")
		.replace(/; require-trusted-types-for .*$/, "");
}

/** Keeps an answer until it is whole, and lets `look` at it while its headers can still be set. */
function holdBack(response: ServerResponse, look: (body: string) => void): void {
	const chunks: Uint8Array[] = [];
	const { write, end, writeHead } = response;
	function keep(chunk: unknown): void {
		if (typeof chunk === "string") chunks.push(Buffer.from(chunk));
		if (chunk instanceof Uint8Array) chunks.push(chunk);
	}
	Object.assign(response, {
		writeHead(status: number, ...rest: unknown[]) {
			const headers = rest.find((part) => typeof part === "object") as OutgoingHttpHeaders;
			response.statusCode = status;
			for (const [name, value] of Object.entries(headers ?? {})) {
				if (value !== undefined) response.setHeader(name, value);
			}
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
			look(body.toString());
			return response.end(body);
		},
	});
}
