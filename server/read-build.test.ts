import { expect, test } from "vitest";
import { sampleShopData } from "../assistant/testing/sample-shop-data.ts";
import { MissingBuildError } from "./build-format.ts";
import { filesIn } from "./node-app.ts";
import { readBuild } from "./read-build.ts";
import { type ReadText, readShopData } from "./read-shop-data.ts";
import { bytes, filesOf, sampleBuild } from "./testing/sample-build.ts";

test.each<[string, string | undefined, string]>([
	[".files.json", undefined, "There is no finished build: run"],
	[".files.json", "{", "There is no finished build: run"],
	["index.html", "", "The build is not whole: index.html is missing or empty."],
	["_astro/hero.C1.avif", undefined, "_astro/hero.C1.avif is missing or empty."],
])("a build with %s as %j is reported, with the remedy", async (name, text, message) => {
	const build = sampleBuild();
	if (text === undefined) build.delete(name);
	else build.set(name, bytes(text));
	const start = readBuild(filesOf(build));
	await expect(start).rejects.toThrow(MissingBuildError);
	await expect(start).rejects.toThrow(message);
	await expect(start).rejects.toThrow(/run "npm run build"/i);
});

test("a folder that is not there holds no build", async () => {
	await expect(readBuild(filesIn("nowhere"))).rejects.toThrow("There is no finished build: run");
});

const readSample: ReadText = async (path) =>
	new TextDecoder().decode(sampleBuild().get(path.slice(1)));

test("reads the data files of the build, in every language that it has", async () => {
	expect(await readShopData(readSample, ["/", "/hi"])).toEqual(sampleShopData);
	expect(await readShopData(readSample, ["/"])).toEqual({ ...sampleShopData, translations: {} });
});

test.each([
	["/data/siteData.json", undefined],
	["/data/priceData.json", "{"],
	["/data/hi/priceData.json", undefined],
])("%s as %s is no build", async (broken, text) => {
	const read: ReadText = async (path) => (path === broken ? text : readSample(path));
	await expect(readShopData(read, ["/", "/hi"])).rejects.toThrow(MissingBuildError);
});
