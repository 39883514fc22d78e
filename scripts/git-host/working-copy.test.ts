import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { MovedHeadError, type NewCommit, type Repository } from "./repository.ts";
import { runGit } from "./run-git.ts";
import { openWorkingCopy } from "./working-copy.ts";

let project: string;
const closing: (() => Promise<void>)[] = [];
const author = { name: "Asha", email: "asha@shop.example" };

beforeEach(async () => {
	project = await mkdtemp(join(tmpdir(), "working-copy-test-"));
	await mkdir(join(project, "shop"));
	await writeFile(join(project, "shop/prices.json"), "80\n");
	await writeFile(join(project, "shop/faq.json"), "?\n");
	await runGit(project, ["init", "--quiet", "--initial-branch=main"]);
	await runGit(project, ["config", "user.name", "Ravi"]);
	await runGit(project, ["config", "user.email", "ravi@shop.example"]);
	await runGit(project, ["add", "."]);
	await runGit(project, ["commit", "--quiet", "-m", "Begin"]);
});

afterEach(async () => {
	for (const close of closing.splice(0)) await close();
	await rm(project, { recursive: true });
});

async function open(options: { commits?: boolean } = {}): Promise<Repository> {
	const { repository, close } = await openWorkingCopy(join(project, "shop"), options);
	closing.push(close);
	return repository;
}

async function save(repository: Repository, path: string, text: string, head?: string) {
	const expectedHead = head ?? (await repository.head("main")) ?? "";
	const additions: NewCommit["additions"] = new Map([[path, Buffer.from(text)]]);
	const headline = "A change";
	return repository.commit({
		...{ branch: "main", expectedHead, additions, deletions: [], headline, author },
	});
}

const read = (path: string) => readFile(join(project, "shop", path), "utf8");
const said = async (...commands: string[]) => (await runGit(project, commands)).toString().trim();

test("files are seen as they are, committed or not, and nothing beside the content", async () => {
	await writeFile(join(project, "shop/prices.json"), "85\n");
	await writeFile(join(project, "shop/new.json"), "new\n");
	await writeFile(join(project, "secret.txt"), "secret\n");
	const repository = await open();
	const files = await repository.files("main");
	expect(files.map(({ path }) => path)).toEqual(
		["faq", "new", "prices"].map((name) => `content/${name}.json`),
	);
	const prices = await repository.blob(files[2]?.sha ?? "");
	expect(prices?.toString()).toBe("85\n");
});

test("a save goes into the files and leaves their own repository as it was", async () => {
	const repository = await open();
	await writeFile(join(project, "shop/faq.json"), "uncommitted\n");
	await save(repository, "content/prices.json", "95\n");
	expect([await read("prices.json"), await read("faq.json")]).toEqual([
		...["95\n", "uncommitted\n"],
	]);
	expect(await said("log", "--format=%s")).toBe("Begin");
	expect(await said("diff", "--cached", "--name-only")).toBe("");
});

test("a save that does not know the files' last change is refused", async () => {
	const repository = await open();
	const head = await repository.head("main");
	await writeFile(join(project, "shop/prices.json"), "85\n");
	await expect(save(repository, "content/prices.json", "95\n", head)).rejects.toThrow(
		MovedHeadError,
	);
	expect(await read("prices.json")).toBe("85\n");
});

test("commits if asked, and only what was saved", async () => {
	await writeFile(join(project, "shop/faq.json"), "uncommitted\n");
	const repository = await open({ commits: true });
	await save(repository, "content/images/new.webp", "picture");
	expect(await said("log", "--format=%s")).toBe("A change\nBegin");
	expect(await said("show", "--format=", "--name-only")).toBe("shop/images/new.webp");
	expect(await said("status", "--porcelain")).toBe("M shop/faq.json");
});

test("writes nothing outside the content", async () => {
	const repository = await open();
	await expect(save(repository, "package.json", "{}")).rejects.toThrow(RangeError);
});
