import { existsSync, readFileSync, statSync } from "node:fs";
import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { extname, join, normalize } from "node:path";
import { sampleSite } from "./sample-site.ts";

const types: Record<string, string> = {
	".html": "text/html; charset=utf-8",
	".css": "text/css; charset=utf-8",
	".js": "text/javascript; charset=utf-8",
	".json": "application/json",
	".svg": "image/svg+xml",
	".txt": "text/plain; charset=utf-8",
	".xml": "application/xml; charset=utf-8",
	".woff2": "font/woff2",
	".avif": "image/avif",
};

interface Rule {
	path: string;
	headers: [name: string, value: string][];
}

/**
 * Serves the build as Cloudflare Pages and Netlify do: applies `_headers` and `_redirects`, answers
 * `/services` with `services.html`, and shows `404.html` for unknown paths.
 */
export async function startStaticHost(): Promise<{ url: string; stop: () => void }> {
	const rules = readRules(readFileSync(join(sampleSite, "_headers"), "utf8"));
	const redirects = readFileSync(join(sampleSite, "_redirects"), "utf8")
		.split("\n")
		.map((line) => line.split(" "));
	const server = createServer(({ method, url = "/" }, response) => {
		const { pathname } = new URL(url, "http://localhost");
		addHeaders(response, rules, pathname);
		const redirect = redirects.find(([from]) => from === pathname);
		if (method !== "GET" && method !== "HEAD") return response.writeHead(405).end();
		if (redirect) {
			return response.writeHead(Number(redirect[2]), { Location: redirect[1] }).end();
		}
		const file = fileOf(pathname);
		const shown = file ?? join(sampleSite, "404.html");
		response.setHeader("Content-Type", types[extname(shown)] ?? "application/octet-stream");
		response.writeHead(file ? 200 : 404).end(readFileSync(shown));
	});
	await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
	const { port } = server.address() as AddressInfo;
	return {
		url: `http://localhost:${port}`,
		stop: () => {
			server.close();
			server.closeAllConnections();
		},
	};
}

function fileOf(pathname: string): string | undefined {
	const path = join(sampleSite, normalize(decodeURIComponent(pathname)));
	return [path, `${path}.html`, join(path, "index.html")].find(
		(candidate) => existsSync(candidate) && statSync(candidate).isFile(),
	);
}

function readRules(text: string): Rule[] {
	return text
		.trim()
		.split(/\n(?=\/)/)
		.map((block) => {
			const [path = "", ...lines] = block.trim().split("\n");
			const headers = lines.map((line) => /^\s+([^:]+): (.*)$/.exec(line)?.slice(1) ?? []);
			return { path, headers: headers as Rule["headers"] };
		});
}

/** Every rule that matches counts, and headers of one name are joined, as Cloudflare does. */
function addHeaders(response: ServerResponse, rules: readonly Rule[], pathname: string): void {
	for (const { path, headers } of rules) {
		const matches = path.endsWith("*") ? pathname.startsWith(path.slice(0, -1)) : path === pathname;
		if (!matches) continue;
		for (const [name, value] of headers) {
			const earlier = response.getHeader(name);
			response.setHeader(name, earlier ? `${earlier}, ${value}` : value);
		}
	}
}
