import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { extname, join, resolve, sep } from "node:path";
import { brotliCompressSync } from "node:zlib";

export interface Peer {
	name: string;
	url: string;
}

const contentTypes: Record<string, string> = {
	".html": "text/html; charset=utf-8",
	".css": "text/css",
	".js": "text/javascript",
	".json": "application/json",
	".svg": "image/svg+xml",
	".webp": "image/webp",
	".avif": "image/avif",
	".png": "image/png",
	".jpg": "image/jpeg",
	".ico": "image/x-icon",
	".woff2": "font/woff2",
	".ttf": "font/ttf",
	".webmanifest": "application/manifest+json",
};
const compressed = new Set([".html", ".css", ".js", ".json", ".svg"]);

/** Serves each subfolder that holds an `index.html` from an address of its own, texts with Brotli. */
export async function servePeers(folder: string): Promise<{ peers: Peer[]; stop: () => void }> {
	const names = readdirSync(folder).filter((name) => existsSync(join(folder, name, "index.html")));
	const servers = await Promise.all(names.map((name) => serve(resolve(folder, name))));
	return {
		peers: names.map((name, index) => ({ name, url: servers[index]?.url ?? "" })),
		stop: () => {
			for (const { stop } of servers) stop();
		},
	};
}

async function serve(root: string): Promise<{ url: string; stop: () => void }> {
	const bodies = new Map<string, Buffer>();
	const server = createServer((request, response) => {
		const path = decodeURIComponent(new URL(request.url ?? "/", "http://localhost").pathname);
		let file = join(root, path);
		if (existsSync(file) && statSync(file).isDirectory()) file = join(file, "index.html");
		if (!file.startsWith(root + sep) || !existsSync(file)) {
			response.writeHead(404).end();
			return;
		}
		const type = extname(file);
		const isCompressed = compressed.has(type);
		const read = readFileSync(file);
		const body = bodies.get(file) ?? (isCompressed ? brotliCompressSync(read) : read);
		bodies.set(file, body);
		response.writeHead(200, {
			"content-type": contentTypes[type] ?? "application/octet-stream",
			"cache-control": "no-cache",
			...(isCompressed && { "content-encoding": "br" }),
		});
		response.end(body);
	});
	await new Promise<void>((listening) => {
		server.listen(0, "localhost", listening);
	});
	const { port } = server.address() as AddressInfo;
	return { url: `http://localhost:${port}/`, stop: () => server.close() };
}
