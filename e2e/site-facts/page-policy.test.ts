/** Headers and each page's own Content-Security-Policy, as they arrive: a proxy or CDN may change either on the way. */
import { describe, expect, test } from "vitest";
import { hashEach, readInlineCode } from "../../build/page-policy.ts";
import { pageHeaders, strictHeaders } from "../../server/security-headers.ts";
import { shop } from "../../shop/shop.ts";
import { allRoutes } from "../../src/site-map.ts";
import { openSite } from "./open-site.ts";

const site = await openSite();
const addresses = allRoutes(shop["landing-pages"], shop["keyword-pages"]);

test("every security header has its value", async () => {
	const { headers } = await site.get("/");
	for (const [name, value] of Object.entries(pageHeaders)) {
		// A proxy may ask for https longer than the site does.
		if (name === "Strict-Transport-Security")
			expect(Number(/^max-age=(\d+)/.exec(headers.get(name) ?? "")?.[1])).toBeGreaterThanOrEqual(
				31_536_000,
			);
		else expect(headers.get(name), name).toBe(value);
	}
});

test("data has the strict policy of what is no page", async () => {
	const { headers } = await site.get("/data/areas.json");
	expect(headers.get("content-security-policy")).toContain(
		strictHeaders["Content-Security-Policy"],
	);
});

describe.each(addresses)("%s", (path) => {
	test("has a policy that allows its own inline code and no other", async () => {
		const { document, html } = await site.page(path);
		// Before all that it applies to.
		const policies = document.head.querySelectorAll("meta[charset] + meta[http-equiv]");
		expect(policies, "the page has lost its policy").toHaveLength(1);
		const policy = policies[0]?.getAttribute("content") ?? "";
		expect(policy).toContain("require-trusted-types-for 'script'");
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
