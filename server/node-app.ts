import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { getConnInfo } from "@hono/node-server/conninfo";
import type { Hono } from "hono";
import type { ShopData } from "../assistant/contract.ts";
import { createApp } from "./app.ts";
import { homesOf } from "./build-format.ts";
import type { Env } from "./env.ts";
import { createMemorySite } from "./memory-site.ts";
import { type ReadFile, readBuild } from "./read-build.ts";
import { readShopData } from "./read-shop-data.ts";
import { createRelay, type RelayHost } from "./relay/relay.ts";

export const nodeHost: RelayHost = { socketAddress: (c) => getConnInfo(c).remote.address };

/** @throws MissingBuildError when the build or its data is missing or broken. */
export async function createNodeApp(
	read: ReadFile,
	env: Env,
	host = nodeHost,
): Promise<{ app: Hono; data: ShopData }> {
	const build = await readBuild(read);
	const site = createMemorySite(build);
	const text = async (path: string) => new TextDecoder().decode(build.get(path.slice(1))?.identity);
	const data = await readShopData(text, homesOf(site.names));
	return { app: createApp({ site, relay: createRelay(data, env, host) }), data };
}

export function filesIn(folder: string): ReadFile {
	return async (name) => {
		try {
			return await readFile(join(folder, name));
		} catch (error) {
			const { code = "" } = error as NodeJS.ErrnoException;
			if (code === "ENOENT" || code === "ENOTDIR") return undefined;
			throw error;
		}
	};
}
