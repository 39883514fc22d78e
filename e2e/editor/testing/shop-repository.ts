import { execFileSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { sampleShop } from "../../testing/sample-site.ts";

const root = fileURLToPath(new URL("../../..", import.meta.url));
/** For all that the journeys write, relative to the project. */
export const journeysFolder = ".cache/editor-journeys";
/** What the journeys of a project have changed. */
export const patchesOf = (project: string) => join(root, journeysFolder, "patches", project);

export const pricesFile = "content/prices.json";

export interface ShopRepository {
	/** Its git directory. */
	bare: string;
	/** The text of a file in the newest commit. */
	read(path: string): string;
	readBytes(path: string): Buffer;
	/** The price of an item of the rate card in the newest commit. */
	priceOf(name: string): string;
	/** Git's fingerprint of each file of the newest commit. */
	blobs(): Record<string, string>;
	/** The first lines of its commits, the newest first, without the one that it began with. */
	messages(): string[];
	/** The paths that the newest commit changed. */
	changedPaths(): string[];
	/** What somebody else does: a commit that changes a file. */
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

const git = (cwd: string, ...commands: string[]) =>
	execFileSync("git", commands, { cwd, encoding: "utf8", stdio: "pipe" });
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
		bare,
		read,
		readBytes: (path) => execFileSync("git", ["show", `main:${path}`], { cwd: bare }),
		priceOf(name) {
			const { categories } = JSON.parse(read(pricesFile)) as {
				categories: { items: { name: { en: string }; price: string }[] }[];
			};
			const items = categories.flatMap(({ items }) => items);
			return items.find((item) => item.name.en === name)?.price ?? "";
		},
		blobs() {
			const lines = git(bare, "ls-tree", "-r", "main").trim().split("\n");
			return Object.fromEntries(lines.map((line) => line.split(/\s/).slice(2, 4).toReversed()));
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

/** The sample shop as a repository has it: with the formatter's configuration. */
export function writeShop(folder: string): void {
	rmSync(folder, { recursive: true, force: true });
	mkdirSync(folder, { recursive: true });
	cpSync(join(root, sampleShop), join(folder, "content"), { recursive: true });
	cpSync(join(root, "biome.json"), join(folder, "biome.json"));
	writeFileSync(join(folder, ".gitignore"), "node_modules\n");
}
