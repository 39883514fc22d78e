/**
 * Runs after `npm install`: installs the commit hook. Does nothing without a work tree of its own,
 * without simple-git-hooks (`--omit=dev`), or in CI.
 */
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";

const folder = process.cwd();

function findInstaller(): string | undefined {
	try {
		return createRequire(import.meta.url).resolve("simple-git-hooks/cli.js");
	} catch {
		return undefined;
	}
}

const installer = findInstaller();
// In a second work tree `.git` is a file.
if (installer && !process.env.CI && existsSync(join(folder, ".git"))) {
	spawnSync(process.execPath, [installer], { cwd: folder, stdio: "inherit" });
}
