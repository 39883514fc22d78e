import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import type { FakeRepository } from "../../../admin/testing/fake-github.ts";
import { sampleShop } from "../../testing/sample-site.ts";

const root = fileURLToPath(new URL("../../..", import.meta.url));
const journeys = join(root, ".cache/editor-journeys");

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
}

/** Changes the price of an item of the rate card. */
export const withPrice = (name: string, price: string) => (text: string) =>
	text.replace(
		new RegExp(`("name": \\{ "en": "${name}", [^}]*\\},\\s*"price": )"[^"]*"`),
		`$1"${price}"`,
	);

const bytesOf = (cwd: string, ...commands: string[]) =>
	execFileSync("git", commands, { cwd, stdio: "pipe" });
const git = (cwd: string, ...commands: string[]) => bytesOf(cwd, ...commands).toString();
const by = (who: string) => ["-c", `user.name=${who}`, "-c", `user.email=${who}@shop.example`];

/** A fresh bare repository that holds the sample shop's content. @param journey for the name of its folder */
export function makeShopRepository(project: string, journey: string): ShopRepository {
	const folder = join(journeys, project, journey);
	const [clone, bare] = [join(folder, "clone"), join(folder, "shop.git")];
	rmSync(clone, { recursive: true, force: true });
	cpSync(join(root, sampleShop), join(clone, "content"), { recursive: true });
	git(clone, "init", "--quiet", "--initial-branch=main");
	git(clone, "add", ".");
	git(clone, ...by("Ravi"), "commit", "--quiet", "-m", "Begin");
	rmSync(bare, { recursive: true, force: true });
	git(folder, "clone", "--quiet", "--bare", clone, bare);
	git(clone, "remote", "add", "origin", bare);

	/** @param files by their paths; null for one that goes @returns the commit */
	function commit(
		who: string,
		files: Readonly<Record<string, string | Buffer | null>>,
		...message: string[]
	): string {
		for (const [path, content] of Object.entries(files)) {
			const file = join(clone, path);
			mkdirSync(dirname(file), { recursive: true });
			if (content === null) rmSync(file);
			else writeFileSync(file, content);
		}
		git(clone, "add", "--all");
		git(clone, ...by(who), "commit", "--quiet", ...message.flatMap((text) => ["-m", text]));
		git(clone, "push", "--quiet", "origin", "main");
		return git(clone, "rev-parse", "HEAD").trim();
	}
	const read = (path: string) => git(bare, "show", `main:${path}`);
	const lines = (...commands: string[]) =>
		git(bare, ...commands)
			.trim()
			.split("\n");
	return {
		files: (at, inFolder) =>
			lines("ls-tree", `${at}:${inFolder}`)
				.map((line) => line.split(/[ \t]/))
				.flatMap(([, kind, oid = "", name = ""]) => (kind === "blob" ? [{ oid, name }] : [])),
		blob: (sha) => bytesOf(bare, "cat-file", "blob", sha),
		log: (branch, count, path) =>
			lines("log", `-${count}`, "--format=%H%x00%cI%x00%s", branch, "--", ...(path ? [path] : []))
				.map((line) => line.split("\0"))
				.map(([id = "", date = "", headline = ""]) => ({ id, date, headline })),
		commit: ({ fileChanges: { additions, deletions }, message }) =>
			commit(
				"Asha",
				Object.fromEntries([
					...additions.map(({ path, contents }) => [path, Buffer.from(contents, "base64")]),
					...deletions.map(({ path }) => [path, null]),
				]),
				message.headline,
				...(message.body ? [message.body] : []),
			),
		setBranch: (branch, at) => void git(bare, "update-ref", `refs/heads/${branch}`, at),
		read,
		readBytes: (path) => bytesOf(bare, "show", `main:${path}`),
		priceOf(name) {
			const { categories } = JSON.parse(read(pricesFile)) as {
				categories: { items: { name: { en: string }; price: string }[] }[];
			};
			const items = categories.flatMap(({ items }) => items);
			return items.find((item) => item.name.en === name)?.price ?? "";
		},
		messages: () => lines("log", "--format=%s", "main").slice(0, -1),
		changedPaths: () => lines("show", "--format=", "--name-only", "main"),
		commitElsewhere: (path, change) =>
			void commit("Ravi", { [path]: change(read(path)) }, "Somebody else's change"),
	};
}
