import { spawnSync } from "node:child_process";
import { cp, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { sampleContent } from "../fixtures/sample-content.ts";

const root = fileURLToPath(new URL("../", import.meta.url));
let folder: string;

beforeAll(async () => {
	folder = await mkdtemp(join(tmpdir(), "other-content-"));
	await cp(join(root, "fixtures", "sample-shop"), folder, { recursive: true });
});
afterAll(() => rm(folder, { recursive: true }));

/** Runs a script of the project as a person would. */
function run(script: string, args: string[], CONTENT?: string) {
	const env = { ...process.env, CONTENT };
	const { status, stdout, stderr } = spawnSync(process.execPath, [join(root, script), ...args], {
		cwd: root,
		encoding: "utf8",
		env,
	});
	return { status, output: stdout + stderr };
}

describe("the options of a build", { timeout: 60_000 }, () => {
	test("one that is not known is refused", () => {
		const { status, output } = run("build/build.ts", ["--contents", "fixtures/sample-shop"]);
		expect(status).toBe(1);
		expect(output).toContain("Unknown option '--contents'");
		expect(output).toContain("npm run build -- --content FOLDER");
	});

	test("a missing folder is reported", () => {
		const { status, output } = run("build/build.ts", ["--content", "fixtures/nowhere"]);
		expect(status).toBe(1);
		expect(output).toMatch(/^There is no folder fixtures\/nowhere\. After --content comes /);
	});
});

describe("content of another folder", { timeout: 60_000 }, () => {
	test("faults name the files of that folder", async () => {
		const other = relative(root, folder);
		await writeFile(join(folder, "terms.json"), "{");
		const { status, output } = run("commands/content-check.ts", ["--content", other]);
		expect(status).toBe(1);
		expect(output).toContain(`${other}/terms.json is not JSON, line 1`);
		expect(output).not.toMatch(/(?:^|\s)content\//);
		expect(run("commands/content-check.ts", [], other).output).toBe(output);
	});

	test("pages and scripts read it, and say which file of it is missing", async () => {
		const read = 'import("./shop/shop.ts").then(({ shop }) => console.log(shop.business.name))';
		const name = (CONTENT: string) => {
			const env = { ...process.env, CONTENT };
			return spawnSync(process.execPath, ["-e", read], { cwd: root, encoding: "utf8", env });
		};
		await cp(join(root, "fixtures", "sample-shop"), folder, { recursive: true, force: true });
		expect(name(folder).stdout).toBe(`${sampleContent().business.name}\n`);
		await rm(join(folder, "faq.json"));
		expect(name(folder).stderr).toContain(`There is no file ${folder}/faq.json.`);
	});
});
