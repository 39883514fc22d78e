import { fileURLToPath } from "node:url";
import { getRequestListener, RequestError } from "@hono/node-server";
import { z } from "zod";
import { createApp, plainText } from "./app.ts";
import { EnvError, readEnv } from "./env.ts";
import { ListenError, type Listening, listen } from "./listen.ts";
import { loadSite, MissingBuildError, type Site } from "./site-files.ts";

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
	const listener = getRequestListener(createApp({ site }).fetch, {
		errorHandler: refuseOrFail,
	});
	const name = shopName(site);
	const listening = await listen(listener, env);
	stopOnSignals(listening);
	console.log(`${name} is at ${listening.url}`);
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

/** The name in the site's own data, so that it is stated in the content alone. */
function shopName(site: Site): string {
	const data = site.files.get("/data/siteData.json")?.body;
	const schema = z.object({ business: z.object({ name: z.string() }) });
	const parsed = schema.safeParse(data && JSON.parse(new TextDecoder().decode(data)));
	return parsed.success ? parsed.data.business.name : "The site";
}

main().catch((error: unknown) => {
	const expected =
		error instanceof EnvError || error instanceof MissingBuildError || error instanceof ListenError;
	console.error(expected ? error.message : error);
	process.exitCode = 1;
});
