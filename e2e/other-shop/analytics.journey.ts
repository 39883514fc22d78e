/** Analytics with a PostHog key: which events are sent, what is never sent, and that visitors notice nothing. */
import { expect, type Page } from "@playwright/test";
import { shop } from "../../shop/shop.ts";
import { routes } from "../../src/site-map.ts";
import { type FakePosthog, fakePosthog } from "../testing/fake-posthog.ts";
import { test as journey, landmarks, untilLive } from "../testing/journey.ts";

const test = journey.extend<{ posthog: FakePosthog }>({
	posthog: [async ({ context, watch: _ }, use) => use(await fakePosthog(context)), { auto: true }],
});
const posthogRequests = `${shop.analytics.posthogHost}/**`;
const [service] = shop.services;

const isTracker = /\/_astro\/track-page-[\w-]+\.js$/;

async function search(page: Page, words: string): Promise<void> {
	await page.goto(routes.pricing);
	await untilLive(page);
	await page.getByPlaceholder("Search for a service...").fill(words);
	await page.getByPlaceholder("Search for a service...").press("Enter");
	await expect(page.getByText("No matching results found.")).toBeVisible();
}

async function ask(page: Page, question: string): Promise<void> {
	await page.getByRole("button", { name: "Chat with us", exact: true }).click();
	await page.getByPlaceholder("Ask me anything...").fill(question);
	await page.getByPlaceholder("Ask me anything...").press("Enter");
}

test("a view, and which service is booked on which page", async ({ page, posthog }) => {
	await page.goto(`${routes.services}?utm_source=my-secret#top`);
	await landmarks(page)
		.main.getByRole("link", { name: new RegExp(`Book Now.*${service?.name}`) })
		.click();
	const view = await posthog.event("$pageview");
	expect(view.properties).toMatchObject({
		page: "/services",
		$current_url: new URL(routes.services, page.url()).href,
		$process_person_profile: false,
		$geoip_disable: true,
	});
	const booked = await posthog.event("book clicked");
	expect(booked.properties).toMatchObject({ page: "/services", service: service?.id });
	const sent = posthog.bodies.join();
	expect(sent).not.toContain("my-secret");
	expect(sent).not.toContain("text=");
	expect(sent).not.toContain(shop.messages.aboutService.split("{service}")[0]?.trim());
});

test("that a list was sent, a search found nothing, the assistant was asked: without a word of it", async ({
	page,
	posthog,
}) => {
	await search(page, "Kite 98765 43210 anita@example.com");
	const { properties } = await posthog.event("search found nothing");
	expect(properties).toMatchObject({ page: "/pricing", words: "kite" });
	await page.getByRole("button", { name: "Show all items" }).click();
	for (const name of ["Add Pattu saree", "Add Festival canopy"])
		await landmarks(page).main.getByRole("button", { name, exact: true }).first().click();
	await page.getByRole("complementary", { name: "Your list" }).getByRole("button").click();
	await page.getByRole("link", { name: "Send on WhatsApp" }).click();
	expect((await posthog.event("list sent")).properties).toMatchObject({ items: 2 });
	await page.goto(routes.home);
	await ask(page, "My secret suit, how much?");
	await posthog.event("assistant asked");
	await posthog.event("assistant answered");
	expect(posthog.bodies.join()).not.toMatch(/98765|anita|q=|saree|canopy|secret|suit/i);
});

test("faults of the site, without the words in them", async ({ page, posthog, expectProblem }) => {
	expectProblem(/uncaught|My secret/);
	const measured = page.waitForResponse(isTracker);
	await page.goto(routes.home);
	await (await measured).finished();
	await posthog.event("$pageview");
	await page.evaluate(() => {
		for (let turn = 0; turn < 50; turn++) void Promise.reject(new Error('Bad "My secret"'));
	});
	const { properties } = await posthog.event("$exception");
	expect(properties.$exception_list).toMatchObject([
		{ type: "Error", value: "Bad “…”", mechanism: { handled: false } },
	]);
	// Five of the fifty, in any number of requests.
	const told = () => posthog.events().filter(({ event }) => event === "$exception").length;
	await expect.poll(told).toBe(5);
	expect(posthog.bodies.join()).not.toContain("secret");
});

test("it comes after the page is loaded, and keeps nothing", async ({ page, context, posthog }) => {
	await page.goto(routes.home);
	await posthog.event("$pageview");
	const { loaded, asked } = await page.evaluate(() => ({
		loaded: (performance.getEntriesByType("navigation")[0] as PerformanceNavigationTiming)
			.loadEventStart,
		asked: performance
			.getEntriesByType("resource")
			.find(({ name }) => name.includes("/track-page-"))?.startTime,
	}));
	expect(asked).toBeGreaterThanOrEqual(loaded);
	expect(await context.cookies()).toEqual([]);
	expect(await page.evaluate(() => [localStorage.length, sessionStorage.length])).toEqual([0, 0]);
	expect(posthog.bodies.every((body) => body.startsWith("/batch/ "))).toBe(true);
});

test("who sends Global Privacy Control is not counted", async ({ page, posthog }) => {
	await page.addInitScript(() =>
		Object.defineProperty(Navigator.prototype, "globalPrivacyControl", { get: () => true }),
	);
	const asked: string[] = [];
	page.on("request", (request) => asked.push(request.url()));
	await search(page, "kite");
	await page.evaluate(() => new Promise<unknown>((done) => requestIdleCallback(done)));
	expect(asked.filter((url) => isTracker.test(url))).toEqual([]);
	expect(posthog.bodies).toEqual([]);
});

test("blocked, or failing: the visitor notices nothing", async ({
	page,
	context,
	expectProblem,
}) => {
	// The browser logs the failed request itself.
	expectProblem(/^console: Failed to load resource/);
	await test.step("PostHog is blocked", async () => {
		await context.route(posthogRequests, (route) => route.abort("blockedbyclient"));
		const blocked = page.waitForEvent("requestfailed");
		await search(page, "kite");
		await blocked;
		await ask(page, "Are you open?");
		await expect(page.getByRole("log")).not.toBeEmpty();
		await context.unroute(posthogRequests);
	});
	await test.step("PostHog fails", async () => {
		await context.route(posthogRequests, (route) => route.fulfill({ status: 503 }));
		const answered = page.waitForResponse(/\/batch\//);
		await search(page, "kite");
		expect((await answered).status()).toBe(503);
	});
	await test.step("the script is blocked", async () => {
		await context.route(isTracker, (route) => route.abort("blockedbyclient"));
		const blocked = page.waitForEvent("requestfailed");
		await search(page, "kite");
		await blocked;
	});
});
