import type { IncomingMessage, ServerResponse } from "node:http";
import { getRequestListener } from "@hono/node-server";
import { Hono } from "hono";
import { completionsPath } from "../assistant/contract.ts";
import { readEnv } from "../server/env.ts";
import { nodeHost } from "../server/node-app.ts";
import { type ReadText, readShopData } from "../server/read-shop-data.ts";
import { createInlineReader } from "../server/relay/inline-reader.ts";
import { createRelay } from "../server/relay/relay.ts";

type Middleware = (
	request: IncomingMessage,
	response: ServerResponse,
	next: (error?: unknown) => void,
) => void;

/** Middleware that answers the assistant's questions as the server does. It reads the data for each: content changes. */
export function answerQuestions(readText: ReadText): Middleware {
	const env = readEnv(process.env);
	const host = { ...nodeHost, createReader: createInlineReader };
	const app = new Hono().all(completionsPath, async (c) =>
		createRelay(await readShopData(readText), env, host)(c),
	);
	const listener = getRequestListener(app.fetch);
	return (request, response, next) => {
		const path = request.url?.split("?")[0];
		if (path === completionsPath) listener(request, response).catch(next);
		else next();
	};
}
