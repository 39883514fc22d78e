import { expect, test } from "vitest";
import {
	adminHeaders,
	adminPolicy,
	fileHeaders,
	pageHeaders,
	pagePolicy,
	strictHeaders,
} from "./security-headers.ts";

const none = { scripts: [], styles: [], styleAttributes: [], connect: [] };
const ownFilesOnly = [
	"default-src 'self'",
	"script-src 'self'",
	"style-src 'self'",
	"img-src 'self' data: https://*.googleusercontent.com",
	"font-src 'self'",
	"connect-src 'self'",
	"frame-src https://www.google.com https://maps.google.com",
	"manifest-src 'self'",
	"worker-src 'self'",
	"object-src 'none'",
	"base-uri 'none'",
	"form-action 'self' https://wa.me https://api.whatsapp.com",
	"require-trusted-types-for 'script'",
	"trusted-types default",
];

test("without inline code the policy is the site's own files only", () => {
	expect(pagePolicy(none).split("; ")).toEqual(ownFilesOnly);
	expect(strictHeaders["Content-Security-Policy"]?.split("; ")).toEqual([
		...ownFilesOnly,
		"frame-ancestors 'none'",
	]);
});

test("a page's hashes are added, and 'unsafe-hashes' only for style attributes", () => {
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
	expect(pageHeaders).toMatchObject({
		"Content-Security-Policy": "frame-ancestors 'none'",
		"Cross-Origin-Opener-Policy": "same-origin",
		"Cross-Origin-Resource-Policy": "same-origin",
		"Permissions-Policy": expect.stringContaining("camera=()"),
		"Referrer-Policy": "strict-origin-when-cross-origin",
		"Strict-Transport-Security": "max-age=63072000",
		"X-Content-Type-Options": "nosniff",
		"X-Frame-Options": "DENY",
	});
	expect(pageHeaders).not.toHaveProperty("X-Robots-Tag");
});

test("the owner's page has a policy of its own: its files, its git host, photos that it has read", () => {
	expect(adminPolicy(["https://host.example"]).split("; ")).toEqual([
		"default-src 'none'",
		"script-src 'self'",
		"style-src 'self'",
		"img-src blob:",
		"connect-src 'self' https://host.example",
		"base-uri 'none'",
		"form-action 'none'",
		"require-trusted-types-for 'script'",
		"trusted-types 'none'",
	]);
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
])("%s is kept as %s, and carries its kind's headers", (name, kept, headers) => {
	expect(fileHeaders(name)).toEqual({ ...headers, "Cache-Control": kept });
});

test("a file with a hashed name is kept for good, without a policy for documents", () => {
	const headers = fileHeaders("_astro/page.B7.js");
	expect(headers["Cache-Control"]).toMatch(/max-age=31536000, immutable$/);
	expect(headers).not.toHaveProperty("Content-Security-Policy");
});
