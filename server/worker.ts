import type { ExecutionContext, Hono } from "hono";
import { failure } from "./app.ts";
import { type Bindings, createWorkerApp } from "./worker-app.ts";

let app: Promise<Hono> | undefined;

/** Serves a build on Cloudflare Workers; the build's manifests are read once for each instance. */
export default {
	async fetch(request: Request, bindings: Bindings, context: ExecutionContext): Promise<Response> {
		app ??= createWorkerApp(bindings);
		try {
			return await (await app).fetch(request, bindings, context);
		} catch (error) {
			// Not kept: an edge that failed once may answer the next request.
			app = undefined;
			return failure(error);
		}
	},
};
