/** Adds to the development server, for `npm run edit`, the owner's page, and a gate before everything else. */
import { randomBytes } from "node:crypto";
import type { AddressInfo } from "node:net";
import { networkInterfaces } from "node:os";
import { resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { getRequestListener } from "@hono/node-server";
import { renderUnicodeCompact } from "uqr";
import type { ViteDevServer } from "vite";
import { adminPage } from "../server/build-format.ts";
import { adminHeaders } from "../server/security-headers.ts";
import { contentFolder } from "../shop/content-folder.ts";
import { bundleAdmin, withSettings } from "./build-admin.ts";
import { localAdmin } from "./edit-files.ts";
import { withPolicy } from "./page-policy.ts";

export interface EditOptions {
	/** Commits each save, too. */
	commit?: boolean;
	/** For a phone on the same network: the key lets one browser in. */
	phone?: boolean;
}

const project = fileURLToPath(new URL("..", import.meta.url));

/**
 * Prints the address once the server listens.
 *
 * @returns how the server asks itself for a path
 */
export async function addEditor(
	server: ViteDevServer,
	{ commit = false, phone = false }: EditOptions,
): Promise<(path: string) => Promise<Response>> {
	const files = await bundleAdmin();
	const html = String(files.get(adminPage));
	const key = randomBytes(16).toString("base64url");
	const hosts: string[] = [];
	const { app, isIn, cookie } = localAdmin({
		...{ key, hosts, isOneTime: phone, commits: commit, headers: adminHeaders },
		folder: resolve(project, contentFolder()),
		page: async (token) => withPolicy(withSettings(html, { kind: "local", token }), [], true),
		part: (name) => files.get(`admin/${name}`),
	});
	const { httpServer } = server;
	httpServer?.once("listening", () => {
		const { port } = httpServer.address() as AddressInfo;
		const names = phone ? [addressInNetwork() ?? "localhost"] : ["localhost", "127.0.0.1"];
		hosts.push(...names.map((name) => `${name}:${port}`));
		const address = `http://${hosts[0]}/admin?key=${key}`;
		if (phone) console.log(renderUnicodeCompact(address));
		const where = phone ? "in one browser on the same network" : "in a browser on this computer";
		const saves = commit ? "saves are committed" : "saves change the files";
		console.log(`Open ${address}\n${where}: ${saves}. Ctrl+C stops it.`);
	});
	const listener = getRequestListener(app.fetch);
	server.middlewares.use((request, response, next) => {
		const isPage = /^\/admin(?:[/?]|$)/.test(request.url ?? "");
		if (!isPage && isIn(new Headers(request.headers as Record<string, string>))) next();
		else listener(request, response).catch(next);
	});
	return (path) => fetch(`http://${hosts[0]}${path}`, { headers: { Cookie: cookie } });
}

function addressInNetwork(): string | undefined {
	const addresses = Object.values(networkInterfaces()).flatMap((found) => found ?? []);
	return addresses.find(({ family, internal }) => family === "IPv4" && !internal)?.address;
}
