import type { IncomingMessage, ServerResponse } from "node:http";
import { getRequestListener } from "@hono/node-server";
import type { AstroIntegration } from "astro";
import { Hono } from "hono";
import { completionsPath } from "../assistant/contract.ts";
import { readEnv } from "../server/env.ts";
import { nodeHost } from "../server/node-app.ts";
import { type ReadText, readShopData } from "../server/read-shop-data.ts";
import { createRelay } from "../server/relay/relay.ts";

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
				const fetchText: ReadText = async (path) => {
					const [address] = server.resolvedUrls?.local ?? [];
					if (!address) throw new Error("The development server has no address yet.");
					const response = await fetch(new URL(path, address));
					if (!response.ok) throw new Error(`${path} cannot be made: is the content in order?`);
					return response.text();
				};
				server.middlewares.use(answerQuestions(fetchText));
			},
		},
	};
}

/** Answers the assistant's questions as the server does; each reads the data anew, and so the last edit. */
export function answerQuestions(readText: ReadText): Middleware {
	const env = readEnv(process.env);
	const app = new Hono().all(completionsPath, async (c) =>
		createRelay(await readShopData(readText), env, nodeHost)(c),
	);
	const listener = getRequestListener(app.fetch);
	return (request, response, next) => {
		const path = request.url?.split("?")[0];
		if (path === completionsPath) listener(request, response).catch(next);
		else next();
	};
}
