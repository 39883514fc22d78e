import { execFileSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Commit, FakeRepository } from "../../../admin/testing/fake-github.ts";
import { sampleShop } from "../../testing/sample-site.ts";

const root = fileURLToPath(new URL("../../..", import.meta.url));
/** For all that the journeys write, relative to the project. */
export const journeysFolder = ".cache/editor-journeys";
/** The folder for changes of a project's journeys. */
export const patchesOf = (project: string) => join(root, journeysFolder, "patches", project);

export const pricesFile = "content/prices.json";

/** A bare repository, as its host sees it and as somebody else works on it. */
export interface ShopRepository extends FakeRepository {
	/** The text of a file in the newest commit. */
	read(path: string): string;
	readBytes(path: string): Buffer;
	/** The price of an item of the rate card in the newest commit. */
	priceOf(name: string): string;
	/** The first lines of its commits, the newest first, without the one that it began with. */
	messages(): string[];
	/** The paths that the newest commit changed. */
	changedPaths(): string[];
	/** A commit of somebody else that changes a file. */
	commitElsewhere(path: string, change: (text: string) => string): void;
	/** Keeps what was changed for the build at the end. */
	keepPatch(name: string): void;
}

/** Changes the price of an item of the rate card. */
export const withPrice = (name: string, price: string) => (text: string) =>
	text.replace(
		new RegExp(`("name": \\{ "en": "${name}", [^}]*\\},\\s*"price": )"[^"]*"`),
		`$1"${price}"`,
	);

const run = (cwd: string, commands: readonly string[], input?: Buffer, env = {}) =>
	execFileSync("git", [...commands], {
		cwd,
		input,
		stdio: "pipe",
		env: { ...process.env, ...env },
	});
const git = (cwd: string, ...commands: string[]) => run(cwd, commands).toString();
const by = (who: string) => ["-c", `user.name=${who}`, "-c", `user.email=${who}@shop.example`];

/** The sample shop in a bare repository that a worker's journeys begin with. */
let template: string | undefined;

function makeTemplate(): string {
	const folder = join(root, journeysFolder, `template-${process.pid}`);
	const bare = join(folder, "shop.git");
	writeShop(folder);
	git(folder, "init", "--quiet", "--initial-branch=main");
	git(folder, "add", ".");
	git(folder, ...by("Ravi"), "commit", "--quiet", "-m", "Begin");
	git(folder, "clone", "--quiet", "--bare", folder, bare);
	return bare;
}

/** A fresh bare repository that holds the sample shop's content. @param journey for the name of its folder */
export function makeShopRepository(project: string, journey: string): ShopRepository {
	const folder = join(root, journeysFolder, project, journey);
	rmSync(folder, { recursive: true, force: true });
	mkdirSync(folder, { recursive: true });
	const bare = join(folder, "shop.git");
	const clone = join(folder, "clone");
	template ??= makeTemplate();
	git(folder, "clone", "--quiet", "--bare", template, bare);
	const read = (path: string) => git(bare, "show", `main:${path}`);
	return {
		...hostedRepository(bare, join(folder, "index")),
		read,
		readBytes: (path) => run(bare, ["show", `main:${path}`]),
		priceOf(name) {
			const { categories } = JSON.parse(read(pricesFile)) as {
				categories: { items: { name: { en: string }; price: string }[] }[];
			};
			const items = categories.flatMap(({ items }) => items);
			return items.find((item) => item.name.en === name)?.price ?? "";
		},
		messages: () => git(bare, "log", "--format=%s", "main").trim().split("\n").slice(0, -1),
		changedPaths: () => git(bare, "show", "--format=", "--name-only", "main").trim().split("\n"),
		commitElsewhere(path, change) {
			if (!existsSync(clone)) git(folder, "clone", "--quiet", bare, clone);
			git(clone, "pull", "--quiet", "--ff-only");
			const file = join(clone, path);
			writeFileSync(file, change(readFileSync(file, "utf8")));
			git(clone, ...by("Ravi"), "commit", "--quiet", "-m", "Somebody else's change", path);
			git(clone, "push", "--quiet", "origin", "main");
		},
		keepPatch(name) {
			const patches = patchesOf(project);
			mkdirSync(patches, { recursive: true });
			const first = git(bare, "rev-list", "--max-parents=0", "main").trim();
			writeFileSync(join(patches, `${name}.patch`), git(bare, "diff", "--binary", first, "main"));
		},
	};
}

/** @param index a file for the changes of a commit */
function hostedRepository(bare: string, index: string): FakeRepository {
	const env = { GIT_INDEX_FILE: index };
	return {
		files: (commit, folder) =>
			git(bare, "ls-tree", "-z", `${commit}:${folder}`)
				.split("\0")
				.filter(Boolean)
				.map((line) => {
					const [, kind, oid = "", name = ""] = line.split(/[ \t]/);
					return { kind, oid, name };
				})
				.filter(({ kind }) => kind === "blob"),
		blob: (sha) => run(bare, ["cat-file", "blob", sha]),
		log: (branch, count, path) =>
			git(
				bare,
				"log",
				`--max-count=${count}`,
				"--format=%H%x00%cI%x00%s",
				branch,
				"--",
				...(path ? [path] : []),
			)
				.trim()
				.split("\n")
				.map((line): Commit => {
					const [oid = "", committedDate = "", messageHeadline = ""] = line.split("\0");
					return { oid, committedDate, messageHeadline };
				}),
		commit({ branch: { branchName }, expectedHeadOid, fileChanges, message }) {
			run(bare, ["read-tree", expectedHeadOid], undefined, env);
			for (const { path, contents } of fileChanges.additions) {
				const bytes = Buffer.from(contents, "base64");
				const sha = run(bare, ["hash-object", "-w", "--stdin"], bytes).toString().trim();
				run(
					bare,
					["update-index", "--add", "--cacheinfo", `100644,${sha},${path}`],
					undefined,
					env,
				);
			}
			for (const { path } of fileChanges.deletions)
				run(bare, ["update-index", "--force-remove", path], undefined, env);
			const tree = run(bare, ["write-tree"], undefined, env).toString().trim();
			const words = [message.headline, ...(message.body ? [message.body] : [])];
			const told = words.flatMap((text) => ["-m", text]);
			const commit = git(
				bare,
				...by("Asha"),
				"commit-tree",
				tree,
				"-p",
				expectedHeadOid,
				...told,
			).trim();
			git(bare, "update-ref", `refs/heads/${branchName}`, commit, expectedHeadOid);
			return commit;
		},
		setBranch: (branch, commit) => void git(bare, "update-ref", `refs/heads/${branch}`, commit),
	};
}

/** The sample shop as a repository has it: with the formatter's configuration. */
export function writeShop(folder: string): void {
	rmSync(folder, { recursive: true, force: true });
	mkdirSync(folder, { recursive: true });
	cpSync(join(root, sampleShop), join(folder, "content"), { recursive: true });
	cpSync(join(root, "biome.json"), join(folder, "biome.json"));
	writeFileSync(join(folder, ".gitignore"), "node_modules\n");
}
