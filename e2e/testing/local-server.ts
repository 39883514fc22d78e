import { spawn } from "node:child_process";
import { createServer } from "node:net";

interface LocalServer {
	url: string;
	stop: () => void;
}

/**
 * The real server, up and answering.
 * @param build the folder that it serves; the project's own without it
 */
export async function startServer(port: number, build?: string): Promise<LocalServer> {
	const server = spawn(process.execPath, ["server/node.ts", ...(build ? [build] : [])], {
		cwd: new URL("../..", import.meta.url),
		env: { ...process.env, PORT: String(port), HOST: "localhost" },
		stdio: ["ignore", "pipe", "inherit"],
	});
	await new Promise<void>((ready, failed) => {
		server.stdout.once("data", () => ready());
		server.once("exit", () => failed(new Error("The server did not start.")));
	});
	return { url: `http://localhost:${port}`, stop: () => server.kill() };
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
