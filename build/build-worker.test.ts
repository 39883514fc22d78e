import { hash } from "node:crypto";
import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { languages } from "../languages/languages.ts";
import { buildRetiredWorker, buildWorker } from "./build-worker.ts";

let folder: string;

const kept = ["/pricing", "/contact", "/offline"];
const [english, hindi] = languages;

/** For a shop in one language. */
function build(paths: readonly string[] = kept) {
	return buildWorker(folder, paths, [english]);
}

beforeEach(async () => {
	folder = await mkdtemp(join(tmpdir(), "worker-"));
	await write("pricing.html", '<script>import("/_astro/page.A1.js")</script>₹80');
	await write(
		"contact.html",
		'<link href="/_astro/late.H8.css"><link href="/_astro/font.B2.woff2"><img src="/_astro/map.C3.avif"><script>import("/_astro/measure-G7.js")</script>',
	);
	await write("offline.html", "<p>You are offline</p>");
	await write("data/listPrices.json", "{}");
	await write("data/areas.json", "{}");
	await write("data/itemNames.json", "{}");
	await write(
		"_astro/page.A1.js",
		'import{a}from"./react.D4.js";const later=()=>import(`./finder.E5.js`)',
	);
	await write("_astro/react.D4.js", 'import "./runtime.F6.js"');
	await write("_astro/runtime.F6.js", "export{}");
	await write("_astro/finder.E5.js", 'import("./groq-sdk.I9.js")');
	await write("_astro/groq-sdk.I9.js", "export{}");
	await write("_astro/late.H8.css", "dialog{}");
	await write("_astro/font.B2.woff2", "font");
	await write("_astro/map.C3.avif", "picture");
	await write("_astro/measure-G7.js", "count()");
});

afterEach(() => rm(folder, { recursive: true }));

async function write(name: string, text: string): Promise<void> {
	await mkdir(dirname(join(folder, name)), { recursive: true });
	await writeFile(join(folder, name), text);
}

/** The addresses that a worker's code names. */
function listed(code: string): string[] {
	return [...code.matchAll(/url:[`"'](\/[^`"']*)/g)].map(([, url = ""]) => url).sort();
}

describe("the worker", () => {
	test("keeps some pages, the prices, and what those need to run, but no pictures or analytics", async () => {
		const { code, kept: counts } = await build();
		expect(listed(code)).toEqual([
			"/_astro/finder.E5.js",
			"/_astro/font.B2.woff2",
			"/_astro/late.H8.css",
			"/_astro/page.A1.js",
			"/_astro/react.D4.js",
			"/_astro/runtime.F6.js",
			"/contact",
			"/data/areas.json",
			"/data/itemNames.json",
			"/data/listPrices.json",
			"/offline",
			"/pricing",
		]);
		expect(counts).toEqual([{ files: 12, bytes: expect.any(Number) }]);
		expect(await readFile(join(folder, "sw.js"), "utf8")).toBe(code);
	});

	test("knows each part by its digest, also those that it does not keep ahead, but no picture", async () => {
		await write("_astro/other-page.J1.js", "export{}");
		await write("_astro/nobody-names.K2.js", "export{}");
		await write("other.html", '<script src="/_astro/other-page.J1.js"></script>');
		const { code } = await build();
		expect(code).toContain(hash("sha256", "count()", "base64"));
		expect(code).toContain("/_astro/other-page.J1.js");
		expect(code).not.toContain("nobody-names");
		expect(code).not.toContain("map.C3.avif");
	});

	test("names the files of each language apart", async () => {
		for (const path of kept) await write(`hi${path}.html`, "₹80");
		await write("data/hi/listPrices.json", "{}");
		await write("data/hi/areas.json", "{}");
		const { code, kept: counts } = await buildWorker(folder, kept, [english, hindi]);
		expect(counts).toHaveLength(2);
		const [, inHindi = ""] = code.split(/path:[`"']\/hi[`"']/);
		expect(listed(inHindi)).toEqual([
			"/data/hi/areas.json",
			"/data/hi/listPrices.json",
			"/data/itemNames.json",
			"/hi/contact",
			"/hi/offline",
			"/hi/pricing",
		]);
	});

	test("names a page that the build lacks, and says what to do", async () => {
		await expect(build([...kept, "/corporate"])).rejects.toThrow(
			/^The build has no page at \/corporate\. A fixed page needs a route in src\/pages/,
		);
	});

	test.each(["contact.html", "data/listPrices.json", "_astro/react.D4.js", "_astro/font.B2.woff2"])(
		"is not built without %s",
		async (name) => {
			await rm(join(folder, name));
			await expect(build()).rejects.toThrow();
		},
	);
});

test("the retired worker keeps nothing", async () => {
	const { code, kept: nothing } = await buildRetiredWorker(folder);
	expect(nothing).toEqual([]);
	expect(listed(code)).toEqual([]);
	expect(code).toContain("unregister");
});
