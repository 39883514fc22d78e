import { createServer } from "node:http";
import { getRequestListener } from "@hono/node-server";
import { createApp } from "../../server/app.ts";
import { createMemorySite } from "../../server/memory-site.ts";
import { readBuild } from "../../server/read-build.ts";

export interface ChangingServer {
	url: string;
	/** "GET /services" for each request so far. */
	requests: string[];
	/** From now on the site is the build in this folder. */
	deploy: (folder: string) => Promise<void>;
	/** From now on each answer waits for so many milliseconds. */
	slowDown: (milliseconds: number) => void;
	/** From now on each page answers with this status instead. Undefined: as usual again. */
	breakPages: (status?: number) => void;
	stop: () => void;
}

/** The real application on a port of its own, whose build changes while browsers have pages open. */
export async function startChangingServer(port: number, folder: string): Promise<ChangingServer> {
	const appOf = async (build: string) =>
		createApp({ site: createMemorySite(await readBuild(build)) });
	let app = await appOf(folder);
	let delay = 0;
	let broken: number | undefined;
	const requests: string[] = [];
	const server = createServer(
		getRequestListener(async (request) => {
			const { pathname } = new URL(request.url);
			requests.push(`${request.method} ${pathname}`);
			if (delay > 0) await new Promise((resolve) => setTimeout(resolve, delay));
			if (broken && !pathname.includes(".")) return new Response("Broken", { status: broken });
			return app.fetch(request);
		}),
	);
	await new Promise<void>((ready) => server.listen(port, "localhost", ready));
	return {
		url: `http://localhost:${port}`,
		requests,
		deploy: async (next) => {
			app = await appOf(next);
		},
		slowDown: (milliseconds) => {
			delay = milliseconds;
		},
		breakPages: (status) => {
			broken = status;
		},
		stop: () => {
			server.closeAllConnections();
			server.close();
		},
	};
}
