import { getConnInfo } from "@hono/node-server/conninfo";
import type { Hono } from "hono";
import type { ShopData } from "../assistant/contract.ts";
import { createApp } from "./app.ts";
import type { Env } from "./env.ts";
import { createMemorySite } from "./memory-site.ts";
import type { Contents } from "./read-build.ts";
import { readShopData } from "./read-shop-data.ts";
import { createRelay, type RelayHost } from "./relay/relay.ts";

export const nodeHost: RelayHost = { socketAddress: (c) => getConnInfo(c).remote.address };

/** @throws MissingBuildError when the build's data is missing or broken. */
export async function createNodeApp(
	build: Contents,
	env: Pick<Env, "assistant" | "trustProxy">,
	host = nodeHost,
): Promise<{ app: Hono; data: ShopData }> {
	const site = createMemorySite(build);
	const data = await readShopData(
		async (path) => new TextDecoder().decode(build.get(path.slice(1))),
		site.homes,
	);
	const app = createApp({ site, relay: createRelay(data, env, host) });
	return { app, data };
}
