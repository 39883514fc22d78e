import { expect, test } from "vitest";
import { shopData } from "../assistant/embedded/evaluation/shop-data.ts";
import { bytes, sampleBuild } from "./sample-build.ts";
import { readShopData } from "./shop-data.ts";
import { createSite, MissingBuildError } from "./site-files.ts";

test("reads the three data files of the build", () => {
	expect(readShopData(createSite(sampleBuild()))).toEqual(shopData);
});

test.each([
	["data/siteData.json", undefined],
	["data/priceData.json", "{"],
	["data/reviews.json", "[]"],
])("%s as %s is no build", (name, text) => {
	const build = sampleBuild();
	if (text) build.set(name, bytes(text));
	else build.delete(name);
	expect(() => readShopData(createSite(build))).toThrow(MissingBuildError);
});
