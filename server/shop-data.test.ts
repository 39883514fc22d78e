import { expect, test } from "vitest";
import { shopData } from "../assistant/embedded/evaluation/shop-data.ts";
import { MissingBuildError } from "./missing-build.ts";
import { bytes, sampleBuild } from "./sample-build.ts";
import { readShopData } from "./shop-data.ts";
import { type Bytes, createSite } from "./site-files.ts";

const readFrom = (build: Map<string, Bytes>) => {
	const { files } = createSite(build);
	return (path: string) => files.get(path)?.body;
};

test("reads the three data files of the build", () => {
	expect(readShopData(readFrom(sampleBuild()))).toEqual(shopData);
});

test.each([
	["data/siteData.json", undefined],
	["data/priceData.json", "{"],
	["data/reviews.json", "[]"],
])("%s as %s is no build", (name, text) => {
	const build = sampleBuild();
	if (text) build.set(name, bytes(text));
	else build.delete(name);
	expect(() => readShopData(readFrom(build))).toThrow(MissingBuildError);
});
