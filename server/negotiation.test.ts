import { expect, test } from "vitest";
import { matchesTag, negotiate } from "./negotiation.ts";

const forms = ["identity", "gzip", "br"].map((encoding) => ({ encoding }));

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
	expect(negotiate(forms, header).encoding).toBe(encoding);
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
