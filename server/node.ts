import { getRequestListener, RequestError } from "@hono/node-server";
import { understand } from "../assistant/read/understand.ts";
import { badRequest, failure } from "./app.ts";
import { MissingBuildError } from "./build-format.ts";
import { EnvError, readEnv } from "./env.ts";
import { ListenError, listen } from "./listen.ts";
import { createNodeApp, filesIn } from "./node-app.ts";

const graceMs = 10_000;

/** `npm run serve -- FOLDER`, by default `dist`. Expected errors print one sentence, with exit code 1. */
async function main(): Promise<void> {
	const env = readEnv(process.env);
	const { app, data } = await createNodeApp(filesIn(process.argv[2] ?? "dist"), env);
	const listener = getRequestListener(app.fetch, {
		// HTTP/1.0 needs no host; Node itself refuses HTTP/1.1 without one.
		hostname: "localhost",
		// Malformed addresses and hosts do not reach the application.
		errorHandler: (error) => (error instanceof RequestError ? badRequest() : failure(error)),
	});
	const { url, close } = await listen(listener, env);
	// The first signal lets requests finish; a second one ends the program.
	for (const signal of ["SIGINT", "SIGTERM"]) process.once(signal, () => void close(graceMs));
	console.log(`${data.site.business.name} is at ${url}`);
	// The first reading builds what is known of the shop, some tenths of a second.
	setImmediate(() => understand("", { data, now: new Date() }));
}

main().catch((error: unknown) => {
	const expected = [EnvError, MissingBuildError, ListenError].some((kind) => error instanceof kind);
	console.error(expected ? (error as Error).message : error);
	process.exitCode = 1;
});
