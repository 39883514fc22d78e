/**
 * `npm run edit`: the owner's editor on the files of this project, without an account and without a network.
 *
 * - `--commit`: commits each save, too.
 * - `--content FOLDER`: another shop's content, relative to the project.
 *
 * PORT is where it listens, by default 4700.
 */
import { randomUUID } from "node:crypto";
import { mkdir } from "node:fs/promises";
import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { getRequestListener } from "@hono/node-server";
import { noHashes } from "../server/build-format.ts";
import { ListenError, listen } from "../server/listen.ts";
import { securityHeaders } from "../server/security-headers.ts";
import { contentFolder } from "../shop/content-folder.ts";
import { writeEditorData } from "./build-editor.ts";
import { bundleEditor } from "./bundle-editor.ts";
import { createEditApp, editorFilesIn } from "./edit/edit-app.ts";
import { startPreviews } from "./edit/previews.ts";
import type { Account } from "./git-host/github-api.ts";
import { runGit } from "./git-host/run-git.ts";
import { openWorkingCopy } from "./git-host/working-copy.ts";
import { setContentFolder } from "./set-content-folder.ts";

const project = fileURLToPath(new URL("..", import.meta.url));
/** Relative to the project. */
const work = ".cache/edit";

async function main(): Promise<void> {
	const { commit = false, content } = readOptions(process.argv.slice(2));
	if (content !== undefined) setContentFolder(content);
	const port = Number(process.env.PORT || 4700);
	const address = `http://localhost:${port}`;
	const files = resolve(project, contentFolder());
	await mkdir(join(project, work), { recursive: true });
	const copy = await openWorkingCopy(files, { commits: commit });
	const previews = await startPreviews({ project, work, files, framedBy: address });
	const headers = securityHeaders({
		...noHashes,
		editor: { frames: previews.addresses, pictures: [] },
	});
	const editor = join(project, work, "site");
	await bundleEditor(editor);
	await writeEditorData(editor);
	const key = randomUUID();
	const app = createEditApp({
		...{ address, key, answerFile: editorFilesIn(editor, headers) },
		repository: copy.repository,
		account: await accountHere(),
		siteAddress: previews.addresses[0] ?? address,
		preview: previews.show,
	});
	const stop = async () => {
		previews.close();
		await copy.close();
	};
	try {
		const limits = { host: "localhost", port, maxConnections: 100 };
		const { close } = await listen(getRequestListener(app.fetch), limits);
		for (const signal of ["SIGINT", "SIGTERM"] as const)
			process.once(signal, () => void Promise.all([close(0), stop()]));
	} catch (error) {
		await stop();
		throw error;
	}
	const saved = commit ? "saves are committed" : "saves change the files";
	console.log(
		`Open ${address}/?key=${key}\nin a browser on this computer: ${saved}. Ctrl+C stops it.`,
	);
}

function readOptions(args: string[]) {
	return parseArgs({
		args,
		options: { commit: { type: "boolean" }, content: { type: "string" } },
	}).values;
}

/** Whose name git knows here. */
async function accountHere(): Promise<Account> {
	const say = async (name: string, otherwise: string) => {
		const said = await runGit(project, ["config", name]).catch(() => "");
		return said.toString().trim() || otherwise;
	};
	return {
		...{ id: 1, login: "owner", mayWrite: true },
		name: await say("user.name", "Owner"),
		email: await say("user.email", "owner@localhost"),
	};
}

main().catch((error: Error) => {
	const isExpected = error instanceof ListenError || error instanceof TypeError;
	console.error(isExpected ? error.message : error);
	process.exitCode = 1;
});
