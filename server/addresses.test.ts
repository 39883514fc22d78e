import { expect, test } from "vitest";
import { type Address, resolveAddress } from "./addresses.ts";
import { sampleSite } from "./testing/sample-build.ts";

const resolve = (path: string) =>
	resolveAddress(`http://localhost${path}`, sampleSite.names, ["/", "/hi"]);

const forNow = (location: string): Address => ({ status: 302, location });

test.each<[Address, paths: string]>([
	[{ status: 200, name: "services.html" }, "/services /services?q=1"],
	[{ status: 200, name: "robots.txt" }, "/robots.txt /robots%2Etxt"],
	[{ status: 200, name: "hi.html" }, "/hi"],
	[forNow("/"), "/foo /foo/ /foo.html /404 /404.html /Services /data /.files.json /HI /hindi"],
	[forNow("/hi"), "/hi/foo /hi/foo/ /hi//foo /hi/404.html /hi/Services"],
	[{ status: 404, name: "404.html" }, "/services/shirts /..%2f..%2fetc/passwd /hindi/a"],
	[{ status: 404, name: "hi/404.html" }, "/hi/a/b"],
	[{ status: 404 }, "/_astro/gone.js /_astro/app.B7xk.js.br /data/x.json /data//siteData.json"],
	[{ status: 400 }, "/% /%zz /%E0%A4%A /%FF /a%00b /%5Cevil.example /..%5c..%5cetc"],
])("%o is the answer to %s", (address, paths) => {
	for (const path of paths.split(" ")) expect(resolve(path), path).toEqual(address);
});

test.each([
	["/services/?q=shirt&b=%20", "/services?q=shirt&b=%20"],
	["/services//", "/services"],
	["//services", "/services"],
	["///?a=1", "/?a=1"],
	["/index.html?a=1", "/?a=1"],
	["/services.html/", "/services"],
	["/services/index.html", "/services"],
	["/serv%69ces", "/services"],
	["/%2Fservices", "/services"],
	["/hi/index.html", "/hi"],
	["/hi/services/?q=a", "/hi/services?q=a"],
])("%s leads to %s for good", (path, location) => {
	expect(resolve(path)).toEqual({ status: 301, location });
});

test.each([
	"//evil.example",
	"///evil.example/",
	"//evil.example/services/",
	"//evil.example/%2e%2e",
	"/\\/evil.example/",
	"/%2f%2fevil.example",
	"/%5c%2fevil.example/",
	"/\t/evil.example",
	"/https://evil.example/",
	"/@evil.example",
	"//services//evil.example/..",
	"/services/?next=//evil.example",
	"//?//evil.example/",
])("%j does not redirect to another site", (path) => {
	const address = resolve(path);
	if (!("location" in address)) return;
	const { origin, pathname } = new URL(address.location, "https://shop.example");
	expect(origin).toBe("https://shop.example");
	expect(["/", "/services"]).toContain(pathname);
});
