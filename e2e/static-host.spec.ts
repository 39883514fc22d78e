/** The build on a host of files alone, without the server: all but the assistant's answers. */
import { expect } from "@playwright/test";
import { shop } from "../shop/shop.ts";
import { routes } from "../src/site-map.ts";
import { test as journey, landmarks, untilLive } from "./testing/journey.ts";
import { startStaticHost } from "./testing/static-host.ts";

const test = journey.extend({
	baseURL: async ({ browserName: _ }, use) => {
		const { url, stop } = await startStaticHost();
		await use(url);
		stop();
	},
});

journey(
	"by the server too an unknown slug leads home, and Back does not return to it",
	async ({ page }) => {
		await page.goto(routes.about);
		await page.evaluate(() => location.assign("/no-such-service"));
		await expect(page).toHaveURL(routes.home);
		await expect(page.getByRole("heading", { level: 1 })).toHaveText(shop.pages.hero.title);
		await page.goBack();
		await expect(page).toHaveURL(routes.about);
	},
);

test("an unknown slug leads home, and Back does not return to it", async ({
	page,
	expectProblem,
}) => {
	expectProblem(/404/);
	await page.goto(routes.about);
	await page.evaluate(() => location.assign("/no-such-service"));
	await expect(page).toHaveURL(routes.home);
	await page.goBack();
	await expect(page).toHaveURL(routes.about);
});

test("a deeper unknown address shows Home, under the policy that it carries itself", async ({
	page,
	expectProblem,
}) => {
	expectProblem(/404/);
	await page.goto("/no/such/page");
	await expect(page.getByRole("heading", { level: 1 })).toHaveText(shop.pages.hero.title);
	// The policy in the page's <meta> is in force: trusted types refuse a script's text.
	const refused = await page.evaluate(() => {
		try {
			document.createElement("script").text = "1";
			return false;
		} catch {
			return true;
		}
	});
	expect(refused).toBe(true);
	expectProblem(/CSP report: require-trusted-types-for|TrustedScript/);
});

test("prices are found, and the footer's texts open", async ({ page }) => {
	await page.goto(routes.pricing);
	await untilLive(page);
	await page.getByPlaceholder("Search for a service...").fill("shirt");
	await page.getByRole("button", { name: "Search", exact: true }).click();
	await expect(page.getByRole("heading", { name: "Search Results" })).toBeVisible();
	await landmarks(page).footer.getByRole("button", { name: "FAQs" }).click();
	await expect(page.getByRole("dialog").filter({ visible: true })).toHaveCount(1);
});

test("the assistant says that something went wrong, and offers WhatsApp", async ({
	page,
	expectProblem,
}) => {
	expectProblem(/405/);
	await page.goto(routes.home);
	await page.getByRole("button", { name: "Chat with us", exact: true }).click();
	await page.getByPlaceholder("Ask me anything...").fill("How much is a shirt?");
	await page.getByPlaceholder("Ask me anything...").press("Enter");
	await expect(page.getByText("something went wrong", { exact: false })).toBeVisible();
	await expect(page.getByRole("link", { name: /Click here/ })).toBeVisible();
});
