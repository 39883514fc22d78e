import { execFileSync, spawnSync } from "node:child_process";
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterEach, beforeEach, expect, test } from "vitest";

const script = fileURLToPath(new URL("install-hooks.ts", import.meta.url));
const packageJson = await readFile(new URL("../package.json", import.meta.url), "utf8");
let parent: string;

beforeEach(async () => {
	parent = await mkdtemp(join(tmpdir(), "doon-fresh-hooks-"));
});
afterEach(() => rm(parent, { recursive: true }));

/** A folder with the project's package.json in it. */
async function project(name: string): Promise<string> {
	const folder = join(parent, name);
	await mkdir(folder, { recursive: true });
	await writeFile(join(folder, "package.json"), packageJson);
	return folder;
}

function git(folder: string, ...args: string[]): string {
	const identity = ["-c", "user.name=A", "-c", "user.email=a@b.example"];
	return execFileSync("git", [...identity, ...args], { cwd: folder, encoding: "utf8" });
}

/** Installs, as npm does, and returns the exit code. `CI` is the environment variable. */
function install(folder: string, { CI }: { CI?: string } = {}): number | null {
	const { CI: _, ...environment } = process.env;
	const env = { ...environment, ...(CI && { CI }) };
	return spawnSync(process.execPath, [script], { cwd: folder, env }).status;
}

async function hooks(folder: string): Promise<string[]> {
	const files = await readdir(join(folder, ".git", "hooks"));
	return files.filter((file) => !file.endsWith(".sample"));
}

test("a work tree gets the hook, beside hooks of one's own", async () => {
	const folder = await project("site");
	git(folder, "init", "-q");
	await mkdir(join(folder, ".git", "hooks"), { recursive: true });
	await writeFile(join(folder, ".git", "hooks", "pre-push"), "#!/bin/sh\n");
	expect(install(folder)).toBe(0);
	expect((await hooks(folder)).sort()).toEqual(["pre-commit", "pre-push"]);
	expect(await readFile(join(folder, ".git/hooks/pre-commit"), "utf8")).toContain("lint-staged");
});

test("a second work tree shares the first one's", async () => {
	const folder = await project("site");
	git(folder, "init", "-q");
	git(folder, "add", ".");
	git(folder, "commit", "-q", "-m", "All");
	git(folder, "worktree", "add", "-q", "../second");
	expect(install(join(parent, "second"))).toBe(0);
	expect(await hooks(folder)).toEqual(["pre-commit"]);
});

test("nothing is installed in CI, or from an archive unpacked into another work tree", async () => {
	const archive = await project("archive");
	expect(install(archive)).toBe(0);
	const outer = await project("outer");
	git(outer, "init", "-q");
	expect(install(await project("outer/inside"))).toBe(0);
	expect(install(outer, { CI: "true" })).toBe(0);
	expect(await hooks(outer)).toEqual([]);
});
