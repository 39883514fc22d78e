import { spawnSync } from "node:child_process";
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { checkContentFolder } from "./content-check.ts";

const real = fileURLToPath(new URL("../content/", import.meta.url));
let folder: string;

/** The content's files; its pictures by name only, for only their names are looked at. */
beforeEach(async () => {
	folder = await mkdtemp(join(tmpdir(), "content-check-"));
	await mkdir(join(folder, "images"));
	for (const name of await readdir(real))
		if (name.endsWith(".json")) await write(name, await readFile(join(real, name), "utf8"));
	for (const name of await readdir(join(real, "images"))) await write(`images/${name}`, "");
});

afterEach(() => rm(folder, { recursive: true }));

test("the shop's own content is in order", () => {
	expect(check()).toEqual([]);
});

describe("a file that is no JSON", () => {
	test.each([
		["cut off in the middle", (text: string) => text.slice(0, 400)],
		["with a comma too many", (text: string) => text.replace(/\}\s*\]\s*$/, "},]")],
		["with a quote missing", (text: string) => text.replace('"name"', 'name"')],
		["empty", () => ""],
	])("%s", async (_, breakIt) => {
		await write("services.json", breakIt(await read("services.json")));
		const faults = check();
		expect(faults).toHaveLength(1);
		expect(faults[0]).toMatch(/^content\/services\.json: is not JSON \(.+\)\. Look for a missing/);
	});
});

test("a file that is missing", async () => {
	await remove("prices.json");
	expect(check()).toEqual([
		"content/prices.json: is missing. Bring it back from the last good version.",
	]);
});

test("a picture that is missing is told at every place that names it", async () => {
	await remove("images/wedding-dress.webp");
	const faults = check();
	expect(faults).toContain(
		'content/keyword-pages.json → "wedding-dress-cleaning" → image: content/images holds no picture "wedding-dress". Put wedding-dress.png or wedding-dress.jpg there, or name one that is there.',
	);
	expect(faults.every((fault) => fault.includes('no picture "wedding-dress"'))).toBe(true);
});

test.each(["png", "jpg", "jpeg", "webp"])("a picture may be a .%s", async (ending) => {
	await remove("images/saree.webp");
	await write(`images/saree.${ending}`, "");
	expect(check()).toEqual([]);
});

test.each(["gif", "svg", "webp.bak"])("a .%s is no picture", async (ending) => {
	await remove("images/saree.webp");
	await write(`images/saree.${ending}`, "");
	expect(check()).not.toEqual([]);
});

test("a picture that nothing names does no harm", async () => {
	await write("images/spare.webp", "");
	expect(check()).toEqual([]);
});

test("a value that breaks its rule is told as the schema tells it", async () => {
	const business = JSON.parse(await read("business.json"));
	await write("business.json", JSON.stringify({ ...business, phone: "none" }));
	expect(check()).toEqual([expect.stringMatching(/^content\/business\.json → phone: must be /)]);
});

describe("all faults are told at once", () => {
	test("of files that cannot be read", async () => {
		await remove("faq.json");
		await write("terms.json", "{");
		await write("prices.json", "[1,]");
		expect(check().map((fault) => fault.split(":")[0])).toEqual([
			"content/faq.json",
			"content/terms.json",
			"content/prices.json",
		]);
	});

	test("of pictures", async () => {
		await remove("images/saree.webp");
		await remove("images/shirt.webp");
		const named = check().map((fault) => /no picture "([\w-]+)"/.exec(fault)?.[1]);
		expect(new Set(named)).toEqual(new Set(["saree", "shirt"]));
	});
});

test("the command says that all is well, and changes nothing", async () => {
	const before = await read("business.json");
	const script = fileURLToPath(new URL("content-check.ts", import.meta.url));
	const { status, stdout, stderr } = spawnSync(process.execPath, [script], { encoding: "utf8" });
	expect(stderr).toBe("");
	expect(stdout).toMatch(/^The content is in order: 15 files checked\.\n$/);
	expect(status).toBe(0);
	expect(await readFile(join(real, "business.json"), "utf8")).toBe(before);
});

function check(): string[] {
	return checkContentFolder(pathToFileURL(`${folder}/`));
}

function write(name: string, text: string): Promise<void> {
	return writeFile(join(folder, name), text);
}

function read(name: string): Promise<string> {
	return readFile(join(folder, name), "utf8");
}

function remove(name: string): Promise<void> {
	return rm(join(folder, name));
}
