/** Mistakes of a shop's owner, each reported in one sentence: where it is, what is wrong, what to do. */
import {
	cp,
	mkdir,
	mkdtemp,
	readdir,
	readFile,
	rename,
	rm,
	symlink,
	writeFile,
} from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import sharp from "sharp";
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { pageFolders } from "../shop/content-files.ts";
import { checkProject } from "./content-check.ts";

// Errors name the folder that an owner has.
vi.stubEnv("CONTENT", "content");

const real = fileURLToPath(new URL("../", import.meta.url));
const today = new Date("2026-11-22T12:00:00Z");
/** The sample shop's content, with pictures of one pixel: their sizes are no error. */
const files = new Map<string, string | Buffer>();
let folder: string;

beforeAll(async () => {
	folder = await mkdtemp(join(tmpdir(), "owner-mistakes-"));
	const white = { width: 1, height: 1, channels: 3, background: "#fff" } as const;
	const pixel = await sharp({ create: white }).webp().toBuffer();
	const sample = join(real, "fixtures/sample-shop");
	for (const name of await readdir(sample, { recursive: true }))
		if (name.endsWith(".json")) files.set(name, await readFile(join(sample, name), "utf8"));
	for (const name of await readdir(join(real, "fixtures/sample-shop/images")))
		files.set(`images/${name}`, pixel);
});
beforeEach(async () => {
	await rm(join(folder, "content"), { recursive: true, force: true });
	for (const name of ["images", ...pageFolders])
		await mkdir(join(folder, "content", name), { recursive: true });
	await cp(join(real, "fixtures/sample-shop/public"), join(folder, "content", "public"), {
		recursive: true,
	});
	for (const [name, body] of files) await write(name, body);
});
afterAll(() => rm(folder, { recursive: true }));

describe("with files", () => {
	const path = (name: string) => join(folder, "content", name);

	test.each<[string, () => Promise<unknown>, RegExp]>([
		["deleted", () => rm(path("faq.json")), /^content\/faq\.json: is missing\. Bring it back/],
		["put into the wrong folder", () => write("saree.jpg", "x"), /Move it into content\/images\./],
		["unknown", () => write("notes.txt", "x"), /is not a file of this site\. Move it out/],
		["a folder among them", () => mkdir(path("old")), /is a folder that the site does not use/],
		[
			"unknown among pictures",
			() => write("images/prices.xlsx", "x"),
			/is not a picture\. Move it/,
		],
		[
			"a folder among pictures",
			() => mkdir(path("images/saree.jpg")),
			/images\/saree\.jpg: is a folder\. Put its pictures straight into/,
		],
		[
			"a picture of no bytes",
			() => write("images/saree.webp", ""),
			/images\/saree\.webp is empty \(0 bytes\)\. Copy or download it again\./,
		],
		[
			"a picture with a space in its name",
			() => rename(path("images/saree.webp"), path("images/Saree (1).webp")),
			/Rename it to saree-1\.webp\.|names "saree"/,
		],
		[
			"a picture in large letters",
			() => rename(path("images/saree.webp"), path("images/Saree.webp")),
			/its name may have small letters.* Rename it to saree\.webp\./,
		],
	])("%s", async (_, spoil, says) => {
		await spoil();
		const { errors } = await check();
		expect(errors[0]).toMatch(says);
		expect(errors.length).toBeLessThanOrEqual(2);
	});

	test.each<[string, () => Promise<unknown>, RegExp]>([
		[
			"a page of its own",
			() => write("public/about.html", "x"),
			/\/public\/about\.html would take/,
		],
		[
			"another, in Hindi",
			() => write("public/hi/index.html", "x"),
			/hi\/index\.html would take the/,
		],
		[
			"a file that the site makes",
			() => write("public/robots.txt", "x"),
			/would take the place of/,
		],
		["a page with a script", () => write("public/a.html", "<script>"), /holds a script\. Take the/],
		[
			"a drawing with one",
			() => write("public/a.svg", '<svg onload="x">'),
			/a\.svg holds a script/,
		],
		["a link", () => symlink("/etc", path("public/etc")), /public\/etc is a link to another place/],
	])("in public, %s", async (_, spoil, says) => {
		await mkdir(path("public/hi"), { recursive: true });
		await spoil();
		expect((await check()).errors).toEqual([expect.stringMatching(says)]);
	});

	test("in public, a page that proves to a search engine whose site it is", async () => {
		await write("public/google1234.html", "google-site-verification: google1234.html");
		expect((await check()).errors).toEqual([]);
	});

	test("what computers put there is no error", async () => {
		for (const name of [".DS_Store", "images/.DS_Store", "Thumbs.db", "images/._saree.webp"])
			await write(name, "x");
		const { errors, warnings } = await check();
		expect(errors).toEqual([]);
		expect(warnings.filter((one) => /was put there by the computer\./.test(one))).toHaveLength(4);
	});
});

const write = (name: string, body: string | Buffer) =>
	writeFile(join(folder, "content", name), body);
const check = () => checkProject(pathToFileURL(`${folder}/`), today);
