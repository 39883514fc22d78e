import type { ExecutionContext, Hono } from "hono";
import { failure } from "./app.ts";
import { type Bindings, createWorkerApp } from "./worker-app.ts";

let app: Promise<Hono> | undefined;

export default {
	async fetch(request: Request, bindings: Bindings, context: ExecutionContext): Promise<Response> {
		app ??= createWorkerApp(bindings);
		try {
			return await (await app).fetch(request, bindings, context);
		} catch (error) {
			// The next request tries again.
			app = undefined;
			return failure(error);
		}
	},
};
