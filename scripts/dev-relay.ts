import type { IncomingMessage, ServerResponse } from "node:http";
import { getRequestListener } from "@hono/node-server";
import { getConnInfo } from "@hono/node-server/conninfo";
import type { AstroIntegration } from "astro";
import { Hono } from "hono";
import { completionsPath, type ShopData, shopFilePaths } from "../assistant/contract.ts";
import { answerQuestion } from "../assistant/embedded/answer.ts";
import { readEnv } from "../server/env.ts";
import { readShopData } from "../server/read-shop-data.ts";
import { createProvider } from "../server/relay/provider.ts";
import { createAssistantRelay } from "../server/relay/relay.ts";

type Middleware = (
	request: IncomingMessage,
	response: ServerResponse,
	next: (error?: unknown) => void,
) => void;

/** The assistant's relay in Astro's development server, with the provider when there is a key. */
export function devRelay(): AstroIntegration {
	return {
		name: "dev-relay",
		hooks: {
			"astro:server:setup": ({ server }) => {
				server.middlewares.use(
					answerQuestions(() => {
						const [address] = server.resolvedUrls?.local ?? [];
						if (!address) throw new Error("The development server has no address yet.");
						return fetchShopData(new URL(address).origin);
					}),
				);
			},
		},
	};
}

/**
 * Answers the assistant's questions as the server does, and passes on all others. The data is read
 * for each question, so that an answer knows what was just edited.
 */
export function answerQuestions(readData: () => Promise<ShopData>): Middleware {
	const { assistant, trustProxy } = readEnv(process.env);
	const { provider, ...limits } = assistant;
	const app = new Hono().all(completionsPath, async (c) => {
		const data = await readData();
		const relay = createAssistantRelay({
			...limits,
			data,
			answerQuestion,
			provider: provider && createProvider(provider, data),
			trustProxy,
			socketAddress: (context) => getConnInfo(context).remote.address,
			clock: Date.now,
			log: console.warn,
		});
		return relay(c);
	});
	const listener = getRequestListener(app.fetch);
	return (request, response, next) => {
		const path = request.url?.split("?")[0];
		if (path === completionsPath) listener(request, response).catch(next);
		else next();
	};
}

/** The three data files as the development server makes them from the content. */
async function fetchShopData(origin: string): Promise<ShopData> {
	const files = new Map<string, Uint8Array>();
	for (const path of Object.values(shopFilePaths)) {
		const response = await fetch(new URL(path, origin));
		if (!response.ok) throw new Error(`${path} cannot be made: is the content in order?`);
		files.set(path, new Uint8Array(await response.arrayBuffer()));
	}
	return readShopData((path) => files.get(path));
}
