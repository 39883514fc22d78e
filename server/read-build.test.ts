import { rm } from "node:fs/promises";
import { describe, expect, test } from "vitest";
import { sampleShopData } from "../assistant/testing/sample-shop-data.ts";
import { MissingBuildError } from "./build-format.ts";
import { checkBuild, readBuild } from "./read-build.ts";
import { type ReadText, readShopData } from "./read-shop-data.ts";
import { writeBuild } from "./testing/node-host.ts";
import { bytes, homeHtml, sampleBuild, sampleSite } from "./testing/sample-build.ts";

describe("checkBuild", () => {
	test.each([".files.json", "index.html", "404.html"])("without %s it is no build", (name) => {
		const build = sampleBuild();
		build.delete(name);
		expect(() => checkBuild(build)).toThrow(MissingBuildError);
	});

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
	])("%s is reported by name, with the remedy", (_, names, text, message) => {
		const build = sampleBuild();
		for (const name of names) {
			if (text === undefined) build.delete(name);
			else build.set(name, bytes(text));
		}
		const start = () => checkBuild(build, "/srv/dist");
		expect(start).toThrow(MissingBuildError);
		expect(start).toThrow(`The build in /srv/dist is not whole: ${message}`);
		expect(start).toThrow('Run "npm run build"');
	});
});

describe("readBuild", () => {
	test("reads the same build from the disk", async () => {
		const folder = await writeBuild(sampleBuild());
		const build = await readBuild(folder);
		await rm(folder, { recursive: true });
		expect(build).toEqual(checkBuild(sampleBuild()));
	});

	test("a missing folder is reported in one sentence", async () => {
		await expect(readBuild("/nowhere/dist")).rejects.toThrow(
			'There is no finished build in /nowhere/dist: run "npm run build".',
		);
	});
});

const readSample: ReadText = async (path) =>
	new TextDecoder().decode(sampleBuild().get(path.slice(1)));

test("reads the data files of the build, in every language that it has", async () => {
	expect(await readShopData(readSample, sampleSite.homes)).toEqual(sampleShopData);
});

test("asks for no file of a language that the build does not have", async () => {
	expect(await readShopData(readSample, ["/"])).toEqual({ ...sampleShopData, translations: {} });
});

test.each([
	["/data/siteData.json", undefined],
	["/data/priceData.json", "{"],
	["/data/reviews.json", "[]"],
	["/data/questions.json", undefined],
	["/data/hi/priceData.json", undefined],
])("%s as %s is no build", async (broken, text) => {
	const read: ReadText = (path) => (path === broken ? Promise.resolve(text) : readSample(path));
	await expect(readShopData(read, sampleSite.homes)).rejects.toThrow(MissingBuildError);
});
