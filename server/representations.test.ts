import { expect, test } from "vitest";
import { matchesTag, negotiate, representationsOf } from "./representations.ts";
import { createSite, type SiteFile } from "./site-files.ts";
import { sampleBuild } from "./testing/sample-build.ts";

const site = createSite(sampleBuild());
const all = representationsOf(site.files.get("/") as SiteFile);
const plainOnly = representationsOf(site.files.get("/robots.txt") as SiteFile);

test.each([
	[undefined, "identity"],
	["", "identity"],
	["gzip, deflate, br, zstd", "br"],
	["gzip, deflate", "gzip"],
	["GZIP", "gzip"],
	["deflate, zstd", "identity"],
	["br;q=0, gzip", "gzip"],
	["br;q=0.1, gzip;q=0.9", "gzip"],
	["br;q=0.5, gzip;q=0.5", "br"],
	["br; q=0, gzip; q=0", "identity"],
	["*", "br"],
	["*;q=0.5, br;q=0", "gzip"],
	["identity, br;q=0.5", "identity"],
	["identity;q=0, gzip;q=0.001", "gzip"],
	["*;q=0", "identity"],
	["identity;q=0", "identity"],
	["br;q=broken", "br"],
	[",,;q=1,gzip", "gzip"],
])("Accept-Encoding: %s is answered with %s", (header, encoding) => {
	expect(negotiate(all, header).encoding).toBe(encoding);
});

test("a file that the build left plain stays plain, whatever is accepted", () => {
	expect(negotiate(plainOnly, "br, gzip").encoding).toBe("identity");
	expect(plainOnly[0].headers).not.toHaveProperty("Vary");
});

test("each encoding has a tag of its own", () => {
	expect(new Set(all.map(({ etag }) => etag)).size).toBe(3);
});

test.each([
	[undefined, false],
	["", false],
	['"tag"', true],
	['W/"tag"', true],
	["*", true],
	[' "other" , W/"tag" ', true],
	['"other"', false],
	["tag", false],
	['"tag-br"', false],
])("If-None-Match: %s matches: %s", (header, matches) => {
	expect(matchesTag(header, '"tag"')).toBe(matches);
});
