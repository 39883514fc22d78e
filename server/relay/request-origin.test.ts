import { expect, test } from "vitest";
import { isForeign } from "./relay.ts";

const forwarded = { "X-Forwarded-Host": "shop.example", "X-Forwarded-Proto": "https" };

test.each<[string, Record<string, string>, number]>([
	["no origin", {}, 0],
	["the same origin", { Origin: "http://shop.example:3000" }, 0],
	[
		"from the page itself",
		{ Origin: "http://shop.example:3000", "Sec-Fetch-Site": "same-origin" },
		0,
	],
	["https before an undeclared proxy", { Origin: "https://shop.example:3000" }, 0],
	["behind a proxy", { Origin: "https://shop.example", ...forwarded }, 1],
	[
		"behind two",
		{ Origin: "https://shop.example", ...forwarded, "X-Forwarded-Host": "x, shop.example:443" },
		2,
	],
	[
		"a proxy that keeps the host",
		{ Origin: "https://shop.example:3000", "X-Forwarded-Proto": "https" },
		1,
	],
])("%s is the shop's own", (_, headers, trustProxy) => {
	expect(isForeign(new Headers(headers), "shop.example:3000", trustProxy)).toBe(false);
});

test.each<[string, Record<string, string>, number]>([
	["another site", { Origin: "https://evil.example" }, 0],
	["another port", { Origin: "http://shop.example:4000" }, 0],
	["another subdomain", { Origin: "https://a.shop.example:3000" }, 0],
	["a longer name", { Origin: "https://shop.example:3000.evil.example" }, 0],
	["a user name", { Origin: "https://shop.example:3000@evil.example" }, 0],
	["null", { Origin: "null" }, 0],
	["empty", { Origin: "" }, 0],
	["not an origin", { Origin: "shop.example:3000" }, 0],
	["a file", { Origin: "file://" }, 0],
	["an extension", { Origin: "chrome-extension://shop.example:3000" }, 0],
	["cross-site without an origin", { "Sec-Fetch-Site": "cross-site" }, 0],
	["a forwarded host that nobody trusts", { Origin: "https://shop.example", ...forwarded }, 0],
	["another scheme than the proxy's", { Origin: "http://shop.example", ...forwarded }, 1],
	["another site behind a proxy", { Origin: "https://evil.example", ...forwarded }, 1],
])("%s is foreign", (_, headers, trustProxy) => {
	expect(isForeign(new Headers(headers), "shop.example:3000", trustProxy)).toBe(true);
});
