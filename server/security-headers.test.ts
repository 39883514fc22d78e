import { expect, test } from "vitest";
import { noHashes } from "./build-format.ts";
import { contentSecurityPolicy, fileHeaders, securityHeaders } from "./security-headers.ts";

test("without inline code the policy is the site's own files only", () => {
	expect(contentSecurityPolicy().split("; ")).toEqual([
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
		"frame-ancestors 'none'",
		"require-trusted-types-for 'script'",
		"trusted-types default",
	]);
});

test("a page's hashes are added, and 'unsafe-hashes' only for style attributes", () => {
	const policy = contentSecurityPolicy({
		scripts: ["sha256-S="],
		styles: ["sha256-T="],
		styleAttributes: ["sha256-A="],
	});
	expect(policy).toContain("script-src 'self' 'sha256-S=';");
	expect(policy).toContain("style-src 'self' 'sha256-T=' 'unsafe-hashes' 'sha256-A=';");
	expect(policy).not.toMatch(/unsafe-inline|unsafe-eval|upgrade-insecure-requests/);
});

test("the table has every header", () => {
	expect(Object.keys(securityHeaders()).sort()).toEqual([
		"Content-Security-Policy",
		"Cross-Origin-Opener-Policy",
		"Cross-Origin-Resource-Policy",
		"Permissions-Policy",
		"Referrer-Policy",
		"Strict-Transport-Security",
		"X-Content-Type-Options",
		"X-Frame-Options",
	]);
});

test("the owner's page has a policy of its own: its files, its git host, photos that it has read", () => {
	const connect = ["https://host.example"];
	const headers = securityHeaders({ ...noHashes, connect, isAdmin: true });
	expect(headers["Content-Security-Policy"]?.split("; ")).toEqual([
		"default-src 'none'",
		"script-src 'self'",
		"style-src 'self'",
		"img-src blob:",
		"connect-src 'self' https://host.example",
		"base-uri 'none'",
		"form-action 'none'",
		"frame-ancestors 'none'",
		"require-trusted-types-for 'script'",
		"trusted-types 'none'",
	]);
	expect(headers).toMatchObject({
		"Cross-Origin-Opener-Policy": "same-origin-allow-popups",
		"X-Robots-Tag": "noindex",
	});
	expect(securityHeaders()).not.toHaveProperty("X-Robots-Tag");
});

test.each(["page", "data", "worker"] as const)("a %s is asked for anew each time", (kind) => {
	expect(fileHeaders(kind)).toMatchObject({ "Cache-Control": "no-cache" });
});

test("a file with a hashed name is kept for good, without a policy for documents", () => {
	const headers = fileHeaders("hashed");
	expect(headers["Cache-Control"]).toMatch(/max-age=31536000, immutable$/);
	expect(headers).not.toHaveProperty("Content-Security-Policy");
});
