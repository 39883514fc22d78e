import { expect, test } from "vitest";
import { sampleShopData } from "../assistant/testing/sample-shop-data.ts";
import { MissingBuildError } from "./build-format.ts";
import { readShopData } from "./read-shop-data.ts";
import { type Bytes, createSite } from "./site-files.ts";
import { bytes, sampleBuild } from "./testing/sample-build.ts";

const readFrom = (build: Map<string, Bytes>) => {
	const { files } = createSite(build);
	return (path: string) => files.get(path)?.body;
};

test("reads the three data files of the build", () => {
	expect(readShopData(readFrom(sampleBuild()))).toEqual(sampleShopData);
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
