import { createServer } from "node:net";
import { fileURLToPath } from "node:url";

/** The real server of a build, as Playwright starts it. All journeys come from one address. */
export function serverOf(build: string, port: string) {
	return {
		command: `"${process.execPath}" server/node.ts "${build}"`,
		cwd: fileURLToPath(new URL("../..", import.meta.url)),
		env: { PORT: port, HOST: "localhost", ASSISTANT_RATE_PER_MINUTE: "600" },
		url: `http://localhost:${port}`,
		reuseExistingServer: false,
		gracefulShutdown: { signal: "SIGTERM", timeout: 5_000 } as const,
	};
}

/** A port of this machine that nobody listens on. */
export function freePort(): Promise<number> {
	return new Promise((done) => {
		const server = createServer().listen(0, "127.0.0.1", () => {
			const address = server.address();
			server.close(() => done(typeof address === "object" && address ? address.port : 0));
		});
	});
}
