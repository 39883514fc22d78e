/** Headers and Content-Security-Policy, as they arrive: a proxy or CDN may change either on the way. */
import { describe, expect, test } from "vitest";
import { hashEach, readInlineCode } from "../../scripts/inline-code.ts";
import { securityHeaders } from "../../server/security-headers.ts";
import { shop } from "../../shop/shop.ts";
import { allRoutes } from "../../src/site-map.ts";
import { openSite } from "./open-site.ts";

const site = await openSite();
const addresses = allRoutes(shop["landing-pages"], shop["keyword-pages"]);

test("every security header has its value", async () => {
	const { headers } = await site.get("/");
	const { "Content-Security-Policy": _, ...table } = securityHeaders();
	for (const [name, value] of Object.entries(table)) {
		// A proxy may ask for https longer than the site does.
		if (name === "Strict-Transport-Security")
			expect(Number(/^max-age=(\d+)/.exec(headers.get(name) ?? "")?.[1])).toBeGreaterThanOrEqual(
				31_536_000,
			);
		else expect(headers.get(name), name).toBe(value);
	}
});

describe.each(addresses)("%s", (path) => {
	test("has a policy that allows its own inline code and no other", async () => {
		const { headers, document, html } = await site.page(path);
		const inPage = document.querySelector('meta[http-equiv="Content-Security-Policy"]');
		const policy = headers.get("content-security-policy") ?? inPage?.getAttribute("content") ?? "";
		const sources = (directive: string) =>
			new RegExp(`(?:^|; ?)${directive} ([^;]*)`).exec(policy)?.[1] ?? "";
		expect(sources("script-src")).toContain("'self'");
		expect(sources("script-src")).not.toMatch(/'unsafe-(?:inline|eval)'/);
		const { scripts, styles } = readInlineCode(html);
		expect(scripts, "the page has lost its scripts").not.toHaveLength(0);
		const refused = [
			...hashEach(scripts).filter((hash) => !sources("script-src").includes(hash)),
			...hashEach(styles).filter((hash) => !sources("style-src").includes(hash)),
		];
		expect(
			refused,
			"inline code that the policy refuses: was the page changed on its way?",
		).toEqual([]);
	});

	test("is asked for again on each visit", async () => {
		const kept = (await site.page(path)).headers.get("cache-control") ?? "";
		expect(kept).toMatch(/\b(?:no-cache|no-store|max-age=0)\b/);
		expect(kept).not.toMatch(/s-maxage=[1-9]/);
	});
});
