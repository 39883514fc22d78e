import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { writeDraft } from "./draft-folder.ts";

let root: string;
let content: string;
let draft: string;

beforeEach(async () => {
	root = await mkdtemp(join(tmpdir(), "draft-test-"));
	[content, draft] = [join(root, "content"), join(root, "draft")];
	for (const folder of ["keyword-pages", "images", "public/reviewers", "schema"])
		await mkdir(join(content, folder), { recursive: true });
	await writeFile(join(content, "prices.json"), "80");
	await writeFile(join(content, "keyword-pages/sofa.json"), "८०");
	await writeFile(join(content, "images/saree.webp"), "saree");
	await writeFile(join(content, "public/reviewers/asha.webp"), "asha");
	await writeFile(join(content, "schema/prices.ts"), "code");
	await writeFile(join(content, "shop.ts"), "code");
});

afterEach(() => rm(root, { recursive: true }));

const nothing = { texts: {}, pictures: {} };
const write = (request = nothing) => writeDraft(draft, content, "content", request);
const read = (path: string) => readFile(join(draft, path), "utf8");
const files = async () => {
	const entries = await readdir(draft, { recursive: true, withFileTypes: true });
	return entries.filter((entry) => entry.isFile()).map(({ name }) => name);
};

test("holds the shop's files and none of the code", async () => {
	await write();
	expect((await files()).sort()).toEqual(["asha.webp", "prices.json", "saree.webp", "sofa.json"]);
});

test("lays a draft over them, and takes it away with the next one", async () => {
	const pictures = { "content/images/sari.webp": Buffer.from("new").toString("base64") };
	await write({ texts: { "content/keyword-pages/sofa.json": "९५" }, pictures });
	expect([await read("prices.json"), await read("keyword-pages/sofa.json")]).toEqual(["80", "९५"]);
	expect(await read("images/sari.webp")).toBe("new");
	await writeFile(join(content, "prices.json"), "90");
	await write();
	expect([await read("prices.json"), await read("keyword-pages/sofa.json")]).toEqual(["90", "८०"]);
	expect(await files()).not.toContain("sari.webp");
});

test("leaves the files alone that stay the same", async () => {
	await write();
	const before = (await stat(join(draft, "prices.json"))).mtimeMs;
	await write({ ...nothing, texts: { "content/faq.json": "?" } });
	expect((await stat(join(draft, "prices.json"))).mtimeMs).toBe(before);
});

test.each([
	...["content/../package.json", "shop/shop.ts", "package.json", "shop/schema/prices.ts"],
	...["content/images/../../x.json", "content/images//x.webp", "content/schema.json/x"],
])("refuses %s", async (path) => {
	await expect(write({ ...nothing, texts: { [path]: "x" } })).rejects.toThrow(RangeError);
});
