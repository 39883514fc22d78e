import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterEach, beforeEach, expect, test } from "vitest";
import { brotliQuality, writeSiblings } from "./compress.ts";

const text = "<p>Clean shirts, ₹80 a piece.</p>".repeat(100);
const other = "<p>Clean sarees, from ₹250.</p>".repeat(100);

let folder: string;
let kept: string;

beforeEach(async () => {
	folder = await mkdtemp(join(tmpdir(), "compress-"));
	kept = join(folder, "kept");
});

afterEach(() => rm(folder, { recursive: true }));

async function page(name: string, body: string) {
	const file = join(folder, name);
	await writeFile(file, body);
	return { file, quality: brotliQuality.best };
}

test("writes both siblings of what gets smaller, and counts them", async () => {
	const wanted = [await page("a.html", text), await page("b.html", "short")];
	expect(await writeSiblings(wanted)).toBe(1);
	const brotli = await readFile(join(folder, "a.html.br"));
	expect(brotliDecompressSync(brotli).toString()).toBe(text);
	expect(gunzipSync(await readFile(join(folder, "a.html.gz"))).toString()).toBe(text);
	expect(await readdir(folder)).not.toContain("b.html.br");
});

test("takes what is kept, by the text and not by the file's name", async () => {
	await writeSiblings([await page("a.html", text)], kept);
	const [name = ""] = await readdir(kept);
	await writeFile(join(kept, name), "kept before");
	await writeSiblings([await page("moved.html", text), await page("b.html", other)], kept);
	expect((await readFile(join(folder, "moved.html.br"))).toString()).toBe("kept before");
	expect(brotliDecompressSync(await readFile(join(folder, "b.html.br"))).toString()).toBe(other);
});

test("keeps nothing that the last run had no use for, and each quality apart", async () => {
	await writeSiblings([await page("a.html", text), await page("b.html", other)], kept);
	const first = await readdir(kept);
	expect(first).toHaveLength(2);
	const again = await page("a.html", text);
	await writeSiblings([{ ...again, quality: brotliQuality.good }], kept);
	const left = await readdir(kept);
	expect(left).toHaveLength(1);
	expect(first).not.toContain(left[0]);
});

test("works on more files than it takes at a time", async () => {
	await mkdir(join(folder, "many"));
	const wanted = await Promise.all(
		Array.from({ length: 40 }, (_, number) => page(`many/${number}.html`, `${number}${text}`)),
	);
	expect(await writeSiblings(wanted, kept)).toBe(40);
	expect(await readdir(kept)).toHaveLength(40);
});
