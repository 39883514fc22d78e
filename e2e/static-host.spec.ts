/** An unknown address on this server, and on a host of files alone, which shows the build's 404 page. */
import { join } from "node:path";
import { expect, type Page } from "@playwright/test";
import { shop } from "../shop/shop.ts";
import { routes } from "../src/site-map.ts";
import { test } from "./testing/journey.ts";
import { sampleSite } from "./testing/sample-site.ts";

const hosts = {
	"this server": async (_: Page) => {},
	"a host of files": (page: Page) =>
		page.route("**/no**", (route) =>
			route.fulfill({ status: 404, path: join(sampleSite, "404.html") }),
		),
};

for (const [host, isAt] of Object.entries(hosts)) {
	test(`by ${host} an unknown slug leads home, and Back does not return to it`, async ({
		page,
		expectProblem,
	}) => {
		expectProblem(/404/);
		await isAt(page);
		await page.goto(routes.about);
		await page.evaluate(() => location.assign("/no-such-service"));
		await expect(page).toHaveURL(routes.home);
		await page.goBack();
		await expect(page).toHaveURL(routes.about);
	});

	test(`by ${host} a deeper one shows Home, under the page's own policy`, async ({
		page,
		expectProblem,
	}) => {
		expectProblem(/404|CSP report: require-trusted-types-for|TrustedScript/);
		await isAt(page);
		await page.goto("/no/such/page");
		await expect(page.getByRole("heading", { level: 1 })).toHaveText(shop.pages.hero.title);
		const refused = await page.evaluate(() => {
			try {
				document.createElement("script").text = "1";
				return false;
			} catch {
				return true;
			}
		});
		expect(refused).toBe(true);
	});
}
