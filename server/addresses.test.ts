import { describe, expect, test } from "vitest";
import { resolveAddress } from "./addresses.ts";
import { sampleSite } from "./testing/sample-build.ts";

const resolve = (path: string) =>
	resolveAddress(`http://localhost${path}`, sampleSite.files, sampleSite.homes);

test.each([
	"/",
	"/services",
	"/services?q=1",
	"/robots.txt",
	"/data/siteData.json",
	"/robots%2Etxt",
])("%s is a file", (path) => {
	expect(resolve(path).kind).toBe("file");
});

test.each([
	["/services/", "/services"],
	["/services/?q=shirt&b=%20", "/services?q=shirt&b=%20"],
	["/services//", "/services"],
	["//services", "/services"],
	["//", "/"],
	["///?a=1", "/?a=1"],
	["/index.html", "/"],
	["/index.html?a=1", "/?a=1"],
	["/services.html", "/services"],
	["/services.html/", "/services"],
	["/services/index.html", "/services"],
	["/serv%69ces", "/services"],
	["/%2Fservices", "/services"],
])("%s leads to %s for good", (path, location) => {
	expect(resolve(path)).toEqual({ kind: "redirect", status: 301, location });
});

test.each([
	"/foo",
	"/foo/",
	"/foo.html",
	"/404",
	"/404.html",
	"/Services",
	"/data",
	"/.files.json",
])("%s leads home for now", (path) => {
	expect(resolve(path)).toEqual({ kind: "redirect", status: 302, location: "/" });
});

test.each(["/hi/foo", "/hi/foo/", "/hi//foo", "/hi/404", "/hi/404.html", "/hi/Services"])(
	"%s leads to the home page of its language",
	(path) => {
		expect(resolve(path)).toEqual({ kind: "redirect", status: 302, location: "/hi" });
	},
);

test.each([
	["/hi", { kind: "file", path: "/hi" }],
	["/hi/", { kind: "redirect", status: 301, location: "/hi" }],
	["/hi/index.html", { kind: "redirect", status: 301, location: "/hi" }],
	["/hi/services/?q=a", { kind: "redirect", status: 301, location: "/hi/services?q=a" }],
	["/HI", { kind: "redirect", status: 302, location: "/" }],
	["/hindi", { kind: "redirect", status: 302, location: "/" }],
	["/hi/a/b", { kind: "unknown", home: "/hi" }],
	["/hindi/a", { kind: "unknown", home: "/" }],
])("%s is %o", (path, address) => {
	expect(resolve(path)).toEqual(address);
});

test.each(["/services/shirts", "/a/b/c", "/..%2f..%2fetc/passwd", "/services.html/x"])(
	"%s is unknown",
	(path) => {
		expect(resolve(path)).toEqual({ kind: "unknown", home: "/" });
	},
);

test.each(["/_astro/gone.js", "/_astro/app.B7xk.js.br", "/data/x.json", "/data//siteData.json"])(
	"%s is a file that is missing",
	(path) => {
		expect(resolve(path)).toEqual({ kind: "missing-file" });
	},
);

test.each(["/%", "/%zz", "/%E0%A4%A", "/%FF", "/a%00b", "/%5Cevil.example", "/..%5c..%5cetc"])(
	"%s is malformed",
	(path) => {
		expect(resolve(path)).toEqual({ kind: "malformed" });
	},
);

describe("no address redirects to another site", () => {
	test.each([
		"//evil.example",
		"//evil.example/",
		"///evil.example",
		"//evil.example/services",
		"//evil.example/services/",
		"//evil.example/%2e%2e",
		"/\\evil.example",
		"/\\/evil.example/",
		"\\\\evil.example",
		"/%2Fevil.example",
		"/%2F/evil.example/",
		"/%2f%2fevil.example",
		"/%5Cevil.example",
		"/%5c%2fevil.example/",
		"/%09/evil.example",
		"/\t/evil.example",
		"/https:evil.example",
		"/https://evil.example/",
		"/.evil.example",
		"/@evil.example",
		"//services//evil.example/..",
		"//evil.example/../services/",
		"/services/?next=//evil.example",
		"/services//?//evil.example",
		"//?//evil.example/",
	])("%j", (path) => {
		const address = resolve(path.startsWith("/") ? path : `/${path}`);
		if (address.kind !== "redirect") return;
		const target = new URL(address.location, "https://shop.example");
		expect(target.origin).toBe("https://shop.example");
		expect(["/", "/services"]).toContain(target.pathname);
		expect(address.location).not.toMatch(/^\/[/\\]/);
	});
});
