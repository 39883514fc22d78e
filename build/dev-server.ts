import { readdirSync } from "node:fs";
import { resolve } from "node:path";
import { getRequestListener } from "@hono/node-server";
import type { AstroIntegration, ViteUserConfig } from "astro";
import { Hono } from "hono";
import type { Connect } from "vite";
import { completionsPath } from "../assistant/contract.ts";
import { readEnv } from "../server/env.ts";
import { nodeHost } from "../server/node-app.ts";
import { type ReadText, readShopData } from "../server/read-shop-data.ts";
import { createRelay } from "../server/relay/relay.ts";
import { strictHeaders } from "../server/security-headers.ts";
import { contentFolder } from "../shop/content-folder.ts";
import { addEditor, type EditOptions } from "./edit-server.ts";

/** Middleware that answers the assistant's questions as the server does. It reads the data for each: content changes. */
export function answerQuestions(readText: ReadText): Connect.NextHandleFunction {
	const env = readEnv(process.env);
	const app = new Hono().all("*", async (c) =>
		createRelay(await readShopData(readText), env, nodeHost)(c),
	);
	const listener = getRequestListener(app.fetch);
	return (request, response, next) => {
		if (request.url?.split("?")[0] !== completionsPath) return next();
		listener(request, response).catch(next);
	};
}

/**
 * The site's headers. A page gets its hashes at the build's end, and Vite inserts style sheets by script, uses a web
 * socket and shows errors as markup, so the policy is looser here.
 */
const devHeaders: Record<string, string> = {
	...strictHeaders,
	"Content-Security-Policy": (strictHeaders["Content-Security-Policy"] ?? "")
		.replaceAll(/((?:script|style)-src [^;]*)/g, "$1 'unsafe-inline'")
		.replace(/(connect-src [^;]*)/, "$1 ws:")
		.replace(/; require-trusted-types-for [^;]*; trusted-types [^;]*/, ""),
};

/** Renders pages anew when a content file changes: Vite does not see that `shop/shop.ts` reads them. */
function contentChanges(): NonNullable<ViteUserConfig["plugins"]>[number] {
	return {
		name: "content-changes",
		transform(_, id) {
			if (!id.endsWith("/shop/shop.ts")) return;
			for (const name of readdirSync(contentFolder(), { recursive: true, encoding: "utf8" }))
				if (name.endsWith(".json")) this.addWatchFile(resolve(contentFolder(), name));
		},
	};
}

/** Makes Astro's development server like the site's: its headers, its relay; pages follow the content. */
export function devServer(): AstroIntegration {
	return {
		name: "dev-server",
		hooks: {
			"astro:config:setup": ({ command, addWatchFile, updateConfig, config }) => {
				if (command !== "dev") return;
				// The configuration has the colours: a change of theirs starts the server anew.
				addWatchFile(new URL(`${contentFolder()}/theme.json`, config.root));
				updateConfig({ server: { headers: devHeaders }, vite: { plugins: [contentChanges()] } });
			},
			"astro:server:setup": async ({ server }) => {
				const { EDIT_OPTIONS: edit } = process.env;
				const ask = edit
					? await addEditor(server, JSON.parse(edit) as EditOptions)
					: (path: string) => fetch(new URL(path, server.resolvedUrls?.local[0]));
				const readText = async (path: string) => {
					const response = await ask(path);
					if (!response.ok) throw new Error(`${path} cannot be made: is the content in order?`);
					return response.text();
				};
				server.middlewares.use(answerQuestions(readText));
			},
		},
	};
}
