import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdir, mkdtemp, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Bytes } from "../read-build.ts";

const entry = fileURLToPath(new URL("../node.ts", import.meta.url));

/** Writes a build into a new temporary folder. */
export async function writeBuild(contents: ReadonlyMap<string, Bytes>): Promise<string> {
	const folder = await mkdtemp(join(tmpdir(), "doon-fresh-build-"));
	for (const [name, body] of contents) {
		await mkdir(dirname(join(folder, name)), { recursive: true });
		await writeFile(join(folder, name), body);
	}
	return folder;
}

/**
 * Starts the real server as a program, without this machine's settings.
 *
 * @param shell a line for `sh` that ends by starting "$@", the server
 */
export function spawnNode(
	folder: string,
	variables: Record<string, string>,
	nodeOptions: readonly string[] = [],
	shell = 'exec "$@"',
): ChildProcess {
	const { HOST: _, GROQ_API_KEY: __, ...environment } = process.env;
	const command = [process.execPath, ...nodeOptions, entry, folder];
	return spawn("sh", ["-c", shell, "sh", ...command], {
		env: { ...environment, ...variables },
	});
}

/** Waits for the line that names the server's address. */
export async function portOf(child: ChildProcess): Promise<number> {
	const [line] = await once(child.stdout as NodeJS.ReadableStream, "data");
	const [, port] = /^.+ is at http:\/\/127.0.0.1:(\d+)\n$/.exec(String(line)) ?? [];
	return Number(port);
}
