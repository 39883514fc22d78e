import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { getRequestListener } from "@hono/node-server";
import type { Files } from "../../build/site-files.ts";
import { createApp } from "../../server/app.ts";
import { createMemorySite } from "../../server/memory-site.ts";
import { type Bytes, readBuild } from "../../server/read-build.ts";

export interface ChangingServer {
	url: string;
	/** "GET /services" for each request so far. */
	requests: string[];
	/** From now on the site is this build. */
	deploy: (build: Files) => Promise<void>;
	/** From now on each answer waits for so many milliseconds. */
	slowDown: (milliseconds: number) => void;
	/** From now on something else answers, where it does. Undefined: as usual again. */
	interfere: (answer?: (path: string) => Response | undefined) => void;
	stop: () => void;
}

/** The real application on a port of its own, whose build changes while browsers have pages open. */
export async function startChangingServer(build: Files): Promise<ChangingServer> {
	async function appOf(files: Files) {
		const read = async (name: string) => files.get(name) as Bytes | undefined;
		return createApp({ site: createMemorySite(await readBuild(read)) });
	}
	let app = await appOf(build);
	let delay = 0;
	let answerInstead: ((path: string) => Response | undefined) | undefined;
	const requests: string[] = [];
	const server = createServer(
		getRequestListener(async (request) => {
			const { pathname } = new URL(request.url);
			requests.push(`${request.method} ${pathname}`);
			if (delay > 0) await new Promise((resolve) => setTimeout(resolve, delay));
			return answerInstead?.(pathname) ?? app.fetch(request);
		}),
	);
	await new Promise<void>((ready) => server.listen(0, "localhost", ready));
	return {
		url: `http://localhost:${(server.address() as AddressInfo).port}`,
		requests,
		deploy: async (next) => {
			app = await appOf(next);
		},
		slowDown: (milliseconds) => {
			delay = milliseconds;
		},
		interfere: (answer) => {
			answerInstead = answer;
		},
		stop: () => {
			server.closeAllConnections();
			server.close();
		},
	};
}
