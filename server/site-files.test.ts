import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { MissingBuildError } from "./build-format.ts";
import { createSite, loadSite } from "./site-files.ts";
import { bytes, homeHtml, sampleBuild } from "./testing/sample-build.ts";

describe("createSite", () => {
	const site = createSite(sampleBuild());

	test("serves exactly the public files, without endings, siblings and hidden files", () => {
		expect([...site.files.keys()].sort()).toEqual([
			"/",
			"/.well-known/security.txt",
			"/_astro/app.B7xk.js",
			"/_astro/figtree.D2.woff2",
			"/_astro/hero.C1.avif",
			"/data/priceData.json",
			"/data/reviews.json",
			"/data/siteData.json",
			"/laundry-near-me",
			"/robots.txt",
			"/services",
			"/site.webmanifest",
			"/sitemap.xml",
		]);
	});

	test.each([
		["/", "page", "text/html; charset=utf-8"],
		["/_astro/app.B7xk.js", "hashed", "text/javascript; charset=utf-8"],
		["/_astro/figtree.D2.woff2", "hashed", "font/woff2"],
		["/_astro/hero.C1.avif", "hashed", "image/avif"],
		["/data/siteData.json", "data", "application/json"],
		["/robots.txt", "other", "text/plain; charset=utf-8"],
		["/site.webmanifest", "other", "application/manifest+json"],
		["/sitemap.xml", "other", "application/xml; charset=utf-8"],
	])("%s is a %s file of type %s", (path, kind, contentType) => {
		expect(site.files.get(path)).toMatchObject({ kind, contentType });
	});

	test("attaches compressed siblings and hashes where the build made them", () => {
		const home = site.files.get("/");
		expect(home?.brotli?.byteLength).toBeLessThan(home?.body.byteLength ?? 0);
		expect(home?.gzip).toBeDefined();
		expect(home?.hashes.scripts).toHaveLength(1);
		expect(site.notFound.hashes.scripts).toHaveLength(1);
		const small = site.files.get("/robots.txt");
		expect(small).toMatchObject({ brotli: undefined, gzip: undefined, hashes: { scripts: [] } });
	});

	test("an archive that is no sibling is a file of its own", () => {
		const withArchive = sampleBuild().set("prices.gz", bytes("archive"));
		expect(createSite(withArchive).files.has("/prices.gz")).toBe(true);
	});

	test.each([".csp.json", ".files.json", "index.html", "404.html"])(
		"without %s it is no build",
		(name) => {
			const build = sampleBuild();
			build.delete(name);
			expect(() => createSite(build)).toThrow(MissingBuildError);
		},
	);

	const cutShort = homeHtml.slice(0, 200);
	test.each([
		["an empty home page", ["index.html"], "", "index.html is missing, empty or cut short"],
		["a page that is cut short", ["services.html"], cutShort, "services.html is missing, empty"],
		["an empty part", ["_astro/app.B7xk.js"], "", "_astro/app.B7xk.js is missing, empty"],
		["a missing picture", ["_astro/hero.C1.avif"], undefined, "_astro/hero.C1.avif is missing"],
		[
			"no parts at all",
			["_astro/app.B7xk.js", "_astro/figtree.D2.woff2", "_astro/hero.C1.avif"],
			undefined,
			"_astro/app.B7xk.js and 2 more are missing",
		],
	])("%s is told by name, with the remedy", (_, names, text, message) => {
		const build = sampleBuild();
		for (const name of names) {
			if (text === undefined) build.delete(name);
			else build.set(name, bytes(text));
		}
		const start = () => createSite(build, "/srv/dist");
		expect(start).toThrow(MissingBuildError);
		expect(start).toThrow(`The build in /srv/dist is not whole: ${message}`);
		expect(start).toThrow('Run "npm run build"');
	});

	test.each([
		["broken JSON", "{"],
		["not a hash", '{"/":{"scripts":["\'unsafe-inline\'"],"styles":[],"styleAttributes":[]}}'],
	])("a manifest that is %s is no build", (_, manifest) => {
		expect(() => createSite(sampleBuild().set(".csp.json", bytes(manifest)))).toThrow(
			MissingBuildError,
		);
	});
});

describe("loadSite", () => {
	let folder: string;

	beforeAll(async () => {
		folder = await mkdtemp(join(tmpdir(), "site-files-"));
		for (const [name, body] of sampleBuild()) {
			await mkdir(dirname(join(folder, name)), { recursive: true });
			await writeFile(join(folder, name), body);
		}
	});

	afterAll(() => rm(folder, { recursive: true }));

	test("reads the same site from the disk", async () => {
		expect(await loadSite(folder)).toEqual(createSite(sampleBuild()));
	});

	test("a missing folder is told in one sentence", async () => {
		await expect(loadSite("/nowhere/dist")).rejects.toThrow(
			'There is no finished build in /nowhere/dist: run "npm run build".',
		);
	});
});
