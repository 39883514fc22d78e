import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, rmSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("..", import.meta.url));

/**
 * Copies all files but ignored ones, with links to the installed packages and to the build's cache of pictures.
 *
 * @param name of the folder in `.cache`
 * @returns its path
 */
export function copyProject(name: string): string {
	const copy = join(root, ".cache", name);
	rmSync(copy, { recursive: true, force: true });
	const { stdout } = spawnSync("git", ["ls-files", "-zco", "--exclude-standard", "--deduplicate"], {
		cwd: root,
		encoding: "utf8",
		maxBuffer: 1e8,
	});
	for (const file of stdout.split("\0").filter(Boolean))
		cpSync(join(root, file), join(copy, file), { force: true, errorOnExist: false });
	symlinkSync(join(root, "node_modules"), join(copy, "node_modules"));
	mkdirSync(join(root, ".cache", "astro"), { recursive: true });
	mkdirSync(join(copy, ".cache"));
	symlinkSync(join(root, ".cache", "astro"), join(copy, ".cache", "astro"));
	return copy;
}
