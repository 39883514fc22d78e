/** Without a key, which is how the site ships, there is nothing of analytics in it. */
import { expect } from "@playwright/test";
import { shop } from "../content/shop.ts";
import { allRoutes, routes } from "../src/site-map.ts";
import { test } from "./testing/journey.ts";

test("no page names the script, the key or PostHog's address", async ({ request }) => {
	test.skip(shop.analytics.posthogKey !== "", "the shop has switched analytics on");
	for (const path of allRoutes(shop["landing-pages"], shop["keyword-pages"])) {
		const response = await request.get(path);
		expect(response.headers()["content-security-policy"]).toContain("connect-src 'self';");
		expect(await response.text(), path).not.toMatch(/_astro\/measure|posthog|phc_/);
	}
});

test("nothing is fetched for it", async ({ page }) => {
	test.skip(shop.analytics.posthogKey !== "", "the shop has switched analytics on");
	const asked: string[] = [];
	page.on("request", (request) => asked.push(request.url()));
	await page.goto(routes.home);
	await page.evaluate(() => new Promise<unknown>((done) => requestIdleCallback(done)));
	expect(asked.filter((url) => /measure|posthog/.test(url))).toEqual([]);
});
