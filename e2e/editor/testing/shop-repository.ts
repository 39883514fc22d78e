import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { sampleShop } from "../../testing/sample-site.ts";

const project = fileURLToPath(new URL("../../..", import.meta.url));
/** For all that the journeys write, relative to the project. */
export const journeysFolder = ".cache/editor-journeys";
/** What the journeys have changed. */
export const patches = join(project, journeysFolder, "patches");

export interface ShopRepository {
	/** Its git directory. */
	bare: string;
	/** The text of a file in the newest commit. */
	read(path: string): string;
	readBytes(path: string): Buffer;
	/** The first lines of its commits, the newest first, without the one that it began with. */
	messages(): string[];
	/** The paths that the newest commit changed. */
	changedPaths(): string[];
	/** What somebody else does: a commit that changes a file. */
	commitElsewhere(path: string, change: (text: string) => string): void;
	/** What the whole clone says to the content's check and to the formatter: nothing if all is well. */
	faults(): string;
	/** Keeps what was changed for the build at the end. */
	keepPatch(name: string): void;
}

/** A fresh bare repository that holds the sample shop's content. @param name of a folder */
export function makeShopRepository(name: string): ShopRepository {
	const folder = join(project, journeysFolder, name);
	rmSync(folder, { recursive: true, force: true });
	const clone = join(folder, "clone");
	const bare = join(folder, "shop.git");
	writeShop(clone);
	const by = (who: string) => ["-c", `user.name=${who}`, "-c", `user.email=${who}@shop.example`];
	const git = (cwd: string, ...commands: string[]) =>
		execFileSync("git", commands, { cwd, encoding: "utf8", stdio: "pipe" });
	git(clone, "init", "--quiet", "--initial-branch=main");
	git(clone, "add", ".");
	git(clone, ...by("Ravi"), "commit", "--quiet", "-m", "Begin");
	git(folder, "clone", "--quiet", "--bare", clone, bare);
	git(clone, "remote", "add", "origin", bare);
	const pull = () => git(clone, "pull", "--quiet", "--ff-only", "origin", "main");
	return {
		bare,
		read: (path) => git(bare, "show", `main:${path}`),
		readBytes: (path) => execFileSync("git", ["show", `main:${path}`], { cwd: bare }),
		messages: () => git(bare, "log", "--format=%s", "main").trim().split("\n").slice(0, -1),
		changedPaths: () => git(bare, "show", "--format=", "--name-only", "main").trim().split("\n"),
		commitElsewhere(path, change) {
			pull();
			const file = join(clone, path);
			writeFileSync(file, change(readFileSync(file, "utf8")));
			git(clone, ...by("Ravi"), "commit", "--quiet", "-m", "Somebody else's change", path);
			git(clone, "push", "--quiet", "origin", "main");
		},
		faults() {
			pull();
			const content = join(clone, "content");
			const check = run("node", ["scripts/content-check.ts"], project, content);
			return check + run("biome", ["format", "--vcs-enabled=false", "content"], clone);
		},
		keepPatch(name) {
			mkdirSync(patches, { recursive: true });
			const first = git(bare, "rev-list", "--max-parents=0", "main").trim();
			writeFileSync(join(patches, `${name}.patch`), git(bare, "diff", "--binary", first, "main"));
		},
	};
}

/** The sample shop as a repository has it: with the formatter's configuration. */
export function writeShop(folder: string): void {
	mkdirSync(folder, { recursive: true });
	cpSync(join(project, sampleShop), join(folder, "content"), { recursive: true });
	cpSync(join(project, "biome.json"), join(folder, "biome.json"));
	writeFileSync(join(folder, ".gitignore"), "node_modules\n");
}

/** @returns what a program of the project says if it fails */
function run(program: string, options: string[], cwd = project, content = sampleShop): string {
	try {
		execFileSync(join(project, "node_modules/.bin", program), options, {
			...{ cwd, encoding: "utf8", stdio: "pipe" },
			env: { ...process.env, CONTENT: content },
		});
		return "";
	} catch (error) {
		const { stdout, stderr } = error as { stdout: string; stderr: string };
		return stdout + stderr;
	}
}
