import { spawn } from "node:child_process";

interface LocalServer {
	url: string;
	stop: () => void;
}

/** The real server over the existing build, up and answering. */
export async function startServer(port: number): Promise<LocalServer> {
	const server = spawn(process.execPath, ["server/node.ts"], {
		cwd: new URL("..", import.meta.url),
		env: { ...process.env, PORT: String(port), HOST: "localhost" },
		stdio: ["ignore", "pipe", "inherit"],
	});
	await new Promise<void>((ready, failed) => {
		server.stdout.once("data", () => ready());
		server.once("exit", () => failed(new Error("The server did not start.")));
	});
	return { url: `http://localhost:${port}`, stop: () => server.kill() };
}
