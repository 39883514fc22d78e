/**
 * Runs after `npm install` and `npm ci`: puts the commit hook of package.json into the work tree's
 * git. It does nothing where there is no work tree (an unpacked archive, also one that lies inside
 * another project's work tree), where there is no such tool (`--omit=dev`), or in CI.
 */
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";

const folder = process.cwd();

/** The hooks' installer, a program; nothing when it is not installed. */
function findInstaller(): string | undefined {
	try {
		return createRequire(import.meta.url).resolve("simple-git-hooks/cli.js");
	} catch {
		return undefined;
	}
}

const installer = findInstaller();
// In a second work tree `.git` is a file; that is one too.
if (installer && !process.env.CI && existsSync(join(folder, ".git"))) {
	spawnSync(process.execPath, [installer], { cwd: folder, stdio: "inherit" });
}
