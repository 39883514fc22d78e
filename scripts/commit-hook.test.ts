import { execFileSync, spawnSync } from "node:child_process";
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, expect, test, vi } from "vitest";

// Errors name the folder that an owner has.
vi.stubEnv("CONTENT", "content");

const real = fileURLToPath(new URL("../", import.meta.url));
let folder: string;

/** A work tree with what the hook needs: the content, its check and the formatter. */
beforeAll(async () => {
	folder = await mkdtemp(join(tmpdir(), "commit-hook-"));
	for (const name of [
		"content",
		"languages",
		"scripts",
		"package.json",
		"biome.json",
		".gitignore",
	])
		await cp(join(real, name), join(folder, name), { recursive: true });
	await cp(join(real, "fixtures/sample-shop"), join(folder, "content"), { recursive: true });
	await symlink(join(real, "node_modules"), join(folder, "node_modules"));
	git("init", "-q");
	git("add", "content", "package.json", "biome.json", ".gitignore");
	git("commit", "-q", "-m", "All", "--no-verify");
});

afterAll(() => rm(folder, { recursive: true }));

test("content that is in order is formatted and committed", { timeout: 60_000 }, async () => {
	const file = join(folder, "content", "faq.json");
	const formatted = await readFile(file, "utf8");
	await writeFile(file, JSON.stringify(JSON.parse(formatted), null, 2).replaceAll("\n", "\r\n"));
	// A change of its own: a commit of nothing would be refused.
	const terms = join(folder, "content", "terms.json");
	await writeFile(terms, (await readFile(terms, "utf8")).replace('"title": "', '"title":   "Our '));
	git("add", "content");
	const { status, stderr } = runHook();
	expect(stderr).not.toMatch(/format|error/i);
	expect(status).toBe(0);
	expect(git("show", ":content/faq.json")).toBe(formatted);
	expect(git("show", ":content/terms.json")).toContain('"title": "Our ');
});

function runHook() {
	const { "simple-git-hooks": hooks } = JSON.parse(
		execFileSync("git", ["show", "HEAD:package.json"], { cwd: folder, encoding: "utf8" }),
	) as { "simple-git-hooks": { "pre-commit": string } };
	return spawnSync("sh", ["-c", hooks["pre-commit"]], { cwd: folder, encoding: "utf8" });
}

function git(...args: string[]): string {
	const identity = [
		"-c",
		"user.name=A",
		"-c",
		"user.email=a@b.example",
		"-c",
		"core.autocrlf=false",
	];
	return execFileSync("git", [...identity, ...args], { cwd: folder, encoding: "utf8" });
}
