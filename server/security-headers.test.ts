import { expect, test } from "vitest";
import {
	adminHeaders,
	adminPolicy,
	commonHeaders,
	fileHeaders,
	pageHeaders,
	pagePolicy,
	strictHeaders,
} from "./security-headers.ts";

test("a policy has the page's hashes, 'unsafe-hashes' only for style attributes, and nothing unsafe", () => {
	const none = { scripts: [], styles: [], styleAttributes: [], connect: [] };
	const strict = pagePolicy(none);
	for (const part of [
		"default-src 'self'; script-src 'self'; style-src 'self';",
		"connect-src 'self';",
		"object-src 'none'; base-uri 'none';",
		"require-trusted-types-for 'script'; trusted-types default",
	])
		expect(strict).toContain(part);
	expect(strictHeaders["Content-Security-Policy"]).toBe(`${strict}; frame-ancestors 'none'`);
	const policy = pagePolicy({
		scripts: ["sha256-S="],
		styles: ["sha256-T="],
		styleAttributes: ["sha256-A="],
		connect: ["https://a.example"],
	});
	expect(policy).toContain("script-src 'self' 'sha256-S=';");
	expect(policy).toContain("style-src 'self' 'sha256-T=' 'unsafe-hashes' 'sha256-A=';");
	expect(policy).toContain("connect-src 'self' https://a.example;");
	expect(policy).not.toMatch(/unsafe-inline|unsafe-eval|upgrade-insecure-requests/);
});

test("a page has every header, and for its policy the one rule that it cannot say itself", () => {
	expect(pageHeaders).toEqual({
		"Content-Security-Policy": "frame-ancestors 'none'",
		"Cross-Origin-Opener-Policy": "same-origin",
		"Cross-Origin-Resource-Policy": "same-origin",
		"Permissions-Policy": expect.stringContaining("camera=()"),
		"Referrer-Policy": "strict-origin-when-cross-origin",
		"Strict-Transport-Security": "max-age=63072000",
		"X-Content-Type-Options": "nosniff",
		"X-Frame-Options": "DENY",
	});
});

test("the owner's page may ask its git host alone, and show photos that it has read", () => {
	const policy = adminPolicy(["https://host.example"]);
	expect(policy).toMatch(/^default-src 'none'; script-src 'self'; style-src 'self';/);
	expect(policy).toContain("img-src blob:; connect-src 'self' https://host.example;");
	expect(policy).toContain("trusted-types 'none'");
	expect(adminHeaders).toMatchObject({
		"Cross-Origin-Opener-Policy": "same-origin-allow-popups",
		"X-Robots-Tag": "noindex",
	});
});

test.each([
	["services.html", "no-cache", pageHeaders],
	["admin.html", "no-cache", adminHeaders],
	["data/areas.json", "no-cache", strictHeaders],
	["sw.js", "no-cache", strictHeaders],
	["logo.svg", "public, max-age=86400", strictHeaders],
	["_astro/app.js", "public, max-age=31536000, immutable", commonHeaders],
])("%s is kept as %s, and carries its kind's headers", (name, kept, headers) => {
	expect(fileHeaders(name)).toEqual({ ...headers, "Cache-Control": kept });
});
