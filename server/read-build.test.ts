import { rm } from "node:fs/promises";
import { expect, test } from "vitest";
import { sampleShopData } from "../assistant/testing/sample-shop-data.ts";
import { MissingBuildError } from "./build-format.ts";
import { checkBuild, readBuild } from "./read-build.ts";
import { type ReadText, readShopData } from "./read-shop-data.ts";
import { writeBuild } from "./testing/node-host.ts";
import { bytes, homeHtml, sampleBuild, sampleSite } from "./testing/sample-build.ts";

const gone = undefined;
test.each<[Record<string, string | undefined>, string]>([
	[{ ".files.json": gone }, "There is no finished build in /srv/dist"],
	[{ "index.html": gone }, "There is no finished build"],
	[{ "404.html": gone }, "There is no finished build"],
	[{ "index.html": "" }, "is not whole: index.html is missing, empty or cut short"],
	[{ "services.html": homeHtml.slice(0, 200) }, "services.html is missing, empty or cut short"],
	[
		{ "_astro/app.B7xk.js": "", "_astro/figtree.D2.woff2": gone, "_astro/hero.C1.avif": gone },
		"_astro/app.B7xk.js and 2 more are missing",
	],
])("a build with %o is reported, with the remedy", (changes, message) => {
	const build = sampleBuild();
	for (const [name, text] of Object.entries(changes)) {
		if (text === undefined) build.delete(name);
		else build.set(name, bytes(text));
	}
	const start = () => checkBuild(build, "/srv/dist");
	expect(start).toThrow(MissingBuildError);
	expect(start).toThrow(message);
	expect(start).toThrow(/run "npm run build"/i);
});

test("a folder is read as the build that it holds; without one there is no build", async () => {
	const folder = await writeBuild(sampleBuild());
	expect(await readBuild(folder)).toEqual(checkBuild(sampleBuild()));
	await rm(folder, { recursive: true });
	await expect(readBuild(folder)).rejects.toThrow(`There is no finished build in ${folder}: run`);
});

const readSample: ReadText = async (path) =>
	new TextDecoder().decode(sampleBuild().get(path.slice(1)));

test("reads the data files of the build, in every language that it has", async () => {
	expect(await readShopData(readSample, sampleSite.homes)).toEqual(sampleShopData);
	expect(await readShopData(readSample, ["/"])).toEqual({ ...sampleShopData, translations: {} });
});

test.each([
	["/data/siteData.json", undefined],
	["/data/priceData.json", "{"],
	["/data/reviews.json", "[]"],
	["/data/hi/priceData.json", undefined],
])("%s as %s is no build", async (broken, text) => {
	const read: ReadText = async (path) => (path === broken ? text : readSample(path));
	await expect(readShopData(read, sampleSite.homes)).rejects.toThrow(MissingBuildError);
});
