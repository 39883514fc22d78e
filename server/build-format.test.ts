import { describe, expect, test } from "vitest";
import { isPublic, urlPath } from "./build-format.ts";

describe("urlPath", () => {
	test.each([
		["index.html", "/"],
		["services.html", "/services"],
		["services/index.html", "/services"],
		["a/b.html", "/a/b"],
		["robots.txt", "/robots.txt"],
		["_astro/x.js", "/_astro/x.js"],
	])("%s is served at %s", (name, path) => {
		expect(urlPath(name)).toBe(path);
	});
});

test.each([
	".files.json",
	"404.html",
	"hi/404.html",
	"_headers",
	"_redirects",
	"a/.b",
	".git/config",
])("%s stays private", (name) => expect(isPublic(name)).toBe(false));

test.each(["index.html", ".well-known/security.txt", "_astro/_headers", "a404.html"])(
	"%s is public",
	(name) => expect(isPublic(name)).toBe(true),
);
