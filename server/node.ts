import { fileURLToPath } from "node:url";
import { getRequestListener, RequestError } from "@hono/node-server";
import { getConnInfo } from "@hono/node-server/conninfo";
import type { ShopData } from "../assistant/contract.ts";
import { answerQuestion } from "../assistant/embedded/answer.ts";
import { createApp, plainText } from "./app.ts";
import { MissingBuildError } from "./build-format.ts";
import { type Env, EnvError, readEnv } from "./env.ts";
import { fileListener } from "./file-listener.ts";
import { ListenError, type Listening, listen } from "./listen.ts";
import { servedFromMemory } from "./memory-site.ts";
import { readShopData } from "./read-shop-data.ts";
import { createProvider } from "./relay/provider.ts";
import { type AssistantRelay, createAssistantRelay } from "./relay/relay.ts";
import { loadSite } from "./site-files.ts";

/** How long requests under way may still take after a signal to stop, in milliseconds. */
const graceMs = 10_000;

/**
 * Serves a build on Node: `node server/node.ts [folder]`, by default the project's own `dist`.
 * What a person can put right is told in one sentence, with exit code 1.
 */
async function main(): Promise<void> {
	const env = readEnv(process.env);
	const folder = process.argv[2] ?? fileURLToPath(new URL("../dist", import.meta.url));
	const site = await loadSite(folder);
	const data = readShopData((path) => site.files.get(path)?.body);
	const served = servedFromMemory(site);
	const app = createApp({ site: served, relay: assistantRelay(data, env) });
	const application = getRequestListener(app.fetch, { errorHandler: refuseOrFail });
	const listening = await listen(fileListener(served, application), env);
	stopOnSignals(listening);
	console.log(`${data.site.business.name} is at ${listening.url}`);
}

function assistantRelay(data: ShopData, { assistant, trustProxy }: Env): AssistantRelay {
	const { provider, ...limits } = assistant;
	return createAssistantRelay({
		...limits,
		data,
		answerQuestion,
		provider: provider && createProvider(provider, data),
		trustProxy,
		socketAddress: (c) => getConnInfo(c).remote.address,
		clock: Date.now,
		log: console.warn,
	});
}

/** What never reached the application: an address or host that is none, or a failure of the adapter. */
function refuseOrFail(error: unknown): Response {
	if (error instanceof RequestError) {
		return plainText(400, "Bad request.", { "Cache-Control": "no-store" });
	}
	console.error(error);
	return plainText(500, "Something went wrong.", { "Cache-Control": "no-store" });
}

/** The first signal lets requests under way finish; a second one ends the program as usual. */
function stopOnSignals(listening: Listening): void {
	for (const signal of ["SIGINT", "SIGTERM"] as const) {
		process.once(signal, () => void listening.close(graceMs));
	}
}

main().catch((error: unknown) => {
	const expected =
		error instanceof EnvError || error instanceof MissingBuildError || error instanceof ListenError;
	console.error(expected ? error.message : error);
	process.exitCode = 1;
});
