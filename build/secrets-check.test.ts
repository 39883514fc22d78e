import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { afterEach, beforeEach, expect, test } from "vitest";
import { findSecrets } from "./secrets-check.ts";

const secret = "sentinel-0123456789";
let folder: string;

beforeEach(async () => {
	folder = await mkdtemp(join(tmpdir(), "secrets-"));
	await mkdir(join(folder, "_astro"));
});
afterEach(() => rm(folder, { recursive: true }));

test.each<[string, string, string | Buffer]>([
	["a page", "index.html", `<p>${secret}</p>`],
	["a script", "_astro/a.js", `const k="${secret}"`],
	["a hidden file", ".files.json", JSON.stringify({ secret })],
	["a picture", "_astro/a.avif", Buffer.concat([Buffer.of(0, 255), Buffer.from(secret)])],
	["Base64", "_astro/a.js", `atob("${btoa(secret)}")`],
	["a Brotli sibling", "index.html.br", brotliCompressSync(`<p>${secret}</p>`)],
	["a gzip sibling", "index.html.gz", gzipSync(`<p>${secret}</p>`)],
])("finds a key of the environment in %s, and does not repeat it", async (_, name, content) => {
	await writeFile(join(folder, name), content);
	expect(await findSecrets(folder, { GROQ_API_KEY: secret })).toEqual([
		`${name} holds GROQ_API_KEY.`,
	]);
});

test("finds what looks like the provider's key, whosever it is", async () => {
	await writeFile(join(folder, "a.json"), `"gsk_${"a1B2".repeat(8)}"`);
	expect(await findSecrets(folder, {})).toEqual(["a.json holds a key of the provider."]);
});

test("leaves alone what is no secret", async () => {
	await writeFile(join(folder, "index.html"), `public /usr/bin ${secret}`);
	expect(
		await findSecrets(folder, {
			GROQ_API_KEY: "public",
			API_TOKEN: "",
			PATH: secret,
			KEYS: secret,
		}),
	).toEqual([]);
});
