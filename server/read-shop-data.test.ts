import { expect, test } from "vitest";
import { sampleShopData } from "../assistant/testing/sample-shop-data.ts";
import { MissingBuildError } from "./build-format.ts";
import { type ReadText, readShopData } from "./read-shop-data.ts";
import { sampleBuild, sampleSite } from "./testing/sample-build.ts";

const readSample: ReadText = async (path) =>
	new TextDecoder().decode(sampleBuild().get(path.slice(1)));

test("reads the data files of the build, in every language that it has", async () => {
	expect(await readShopData(readSample, sampleSite.homes)).toEqual(sampleShopData);
});

test("asks for no file of a language that the build does not have", async () => {
	expect(await readShopData(readSample, ["/"])).toEqual({ ...sampleShopData, translations: {} });
});

test("a language without its data is no build", async () => {
	const read: ReadText = (path) =>
		path.startsWith("/data/hi/") ? Promise.resolve(undefined) : readSample(path);
	await expect(readShopData(read, ["/", "/hi"])).rejects.toThrow(MissingBuildError);
});

test.each([
	["/data/siteData.json", undefined],
	["/data/priceData.json", "{"],
	["/data/reviews.json", "[]"],
	["/data/questions.json", undefined],
])("%s as %s is no build", async (broken, text) => {
	const read: ReadText = (path) => (path === broken ? Promise.resolve(text) : readSample(path));
	await expect(readShopData(read)).rejects.toThrow(MissingBuildError);
});
