import { expect, test } from "vitest";
import { sampleShopData } from "../assistant/testing/sample-shop-data.ts";
import { MissingBuildError } from "./build-format.ts";
import { type ReadText, readShopData } from "./read-shop-data.ts";
import { sampleBuild } from "./testing/sample-build.ts";

const readSample: ReadText = async (path) =>
	new TextDecoder().decode(sampleBuild().get(path.slice(1)));

test("reads the three data files of the build", async () => {
	expect(await readShopData(readSample)).toEqual(sampleShopData);
});

test.each([
	["/data/siteData.json", undefined],
	["/data/priceData.json", "{"],
	["/data/reviews.json", "[]"],
])("%s as %s is no build", async (broken, text) => {
	const read: ReadText = (path) => (path === broken ? Promise.resolve(text) : readSample(path));
	await expect(readShopData(read)).rejects.toThrow(MissingBuildError);
});
