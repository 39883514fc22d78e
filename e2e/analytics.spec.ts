/** Analytics with a PostHog key: which events are sent, what is never sent, and that visitors notice nothing. */
import { expect, type Page } from "@playwright/test";
import { completionsPath } from "../assistant/contract.ts";
import { shop } from "../shop/shop.ts";
import { routes } from "../src/site-map.ts";
import { landmarks, untilLive } from "./testing/journey.ts";
import { test } from "./testing/measured-journey.ts";

test.describe.configure({ mode: "serial" });

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
		.main.getByRole("link", { name: /Book Now.*Stain Removal/ })
		.click();
	const view = await posthog.event("$pageview");
	expect(view.properties).toMatchObject({
		page: "/services",
		$current_url: new URL(routes.services, page.url()).href,
		$process_person_profile: false,
		$geoip_disable: true,
	});
	const booked = await posthog.event("book clicked");
	expect(booked.properties).toMatchObject({ page: "/services", service: "stain-removal" });
	const sent = posthog.bodies.join();
	expect(sent).not.toContain("my-secret");
	expect(sent).not.toContain("text=");
	expect(sent).not.toContain(shop.messages.aboutService.split("{service}")[0]?.trim());
});

test("calls and directions", async ({ page, posthog }) => {
	await page.goto(routes.contact);
	const { main } = landmarks(page);
	// The browser must stay on the page to send the event.
	await posthog.event("$pageview");
	await page.evaluate(() => addEventListener("click", (event) => event.preventDefault()));
	await main.locator('a[href^="tel:"]').first().click();
	await main.getByRole("link", { name: /directions/i }).click();
	expect((await posthog.event("call tapped")).properties.page).toBe("/contact");
	expect((await posthog.event("directions opened")).properties.page).toBe("/contact");
});

test("that a list was sent, and of how many things", async ({ page, posthog }) => {
	await page.goto(routes.pricing);
	await untilLive(page);
	for (const name of ["Add Shirt", "Add Carpet"]) {
		await landmarks(page).main.getByRole("button", { name, exact: true }).first().click();
	}
	await page.getByRole("complementary", { name: "Your list" }).getByRole("button").click();
	await page.getByRole("link", { name: "Send on WhatsApp" }).click();
	expect((await posthog.event("list sent")).properties).toMatchObject({ items: 2 });
	expect(posthog.bodies.join()).not.toMatch(/shirt|carpet/i);
});

test("what was done before the script came is told", async ({ page, context, posthog }) => {
	const { promise: released, resolve: release } = Promise.withResolvers<void>();
	await context.route(isTracker, async (route) => {
		await released;
		await route.continue();
	});
	await page.goto(routes.home);
	await landmarks(page)
		.main.getByRole("link", { name: /Book Now via WhatsApp/ })
		.click();
	expect(posthog.bodies).toEqual([]);
	release();
	expect((await posthog.event("book clicked")).properties).not.toHaveProperty("service");
});

test("a page that is left tells what it has", async ({ page, posthog }) => {
	const measured = page.waitForResponse(isTracker);
	await page.goto(routes.home);
	await (await measured).finished();
	await page.getByRole("link", { name: "Our Services" }).first().click();
	await expect(page).toHaveURL(/services/);
	expect((await posthog.event("$pageview")).properties.page).toBe("/");
});

test("searches that find nothing, without what tells who searched", async ({ page, posthog }) => {
	await search(page, "Kite 98765 43210 anita@example.com");
	const { properties } = await posthog.event("search found nothing");
	expect(properties).toMatchObject({ page: "/pricing", words: "kite" });
	const sent = posthog.bodies.join();
	for (const secret of ["98765", "anita", "q="]) expect(sent).not.toContain(secret);
});

test("that the assistant was asked and answered, without a word of it", async ({
	page,
	posthog,
}) => {
	await page.goto(routes.home);
	await ask(page, "My secret suit, how much?");
	await posthog.event("assistant asked");
	await posthog.event("assistant answered");
	expect(posthog.bodies.join()).not.toMatch(/secret|suit/i);
});

test("that the assistant failed", async ({ page, posthog, expectProblem }) => {
	expectProblem(/status of 400/);
	await page.route(`**${completionsPath}`, (route) => route.fulfill({ status: 400, json: {} }));
	await page.goto(routes.home);
	await ask(page, "Hello?");
	await posthog.event("assistant failed");
	expect(posthog.events().map(({ event }) => event)).not.toContain("assistant answered");
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

test("faults that are thrown, wherever from", async ({ page, posthog, expectProblem }) => {
	expectProblem(/Thrown/);
	await page.route("**/_astro/fault.js", (route) =>
		route.fulfill({
			contentType: "text/javascript",
			body: 'setTimeout(() => { throw new TypeError("Thrown by a file: \\"My secret\\"") })',
		}),
	);
	await page.goto(routes.home);
	await posthog.event("$pageview");
	await page.evaluate(async (file) => {
		await import(file);
		setTimeout(() => {
			throw new RangeError("Thrown by no file");
		});
		reportError(new SyntaxError("Thrown and reported"));
		// How a browser reports an error in another site's script.
		dispatchEvent(new ErrorEvent("error", { message: "Script error." }));
	}, "/_astro/fault.js");
	const told = () =>
		posthog
			.events()
			.filter(({ event }) => event === "$exception")
			.flatMap(({ properties }) => properties.$exception_list as { type: string; value: string }[])
			.map(({ type, value }) => `${type}: ${value}`)
			.sort();
	await expect
		.poll(told)
		.toEqual([
			"RangeError: Thrown by no file",
			"SyntaxError: Thrown and reported",
			"TypeError: Thrown by a file: “…”",
		]);
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

test("a page that is rendered ahead counts once it is seen", async ({ page, posthog }) => {
	await page.addInitScript(() =>
		Object.defineProperty(document, "prerendering", { configurable: true, value: true }),
	);
	const asked: string[] = [];
	page.on("request", (request) => asked.push(request.url()));
	await page.goto(routes.home);
	await page.evaluate(() => new Promise<unknown>((done) => requestIdleCallback(done)));
	expect(asked.filter((url) => isTracker.test(url))).toEqual([]);
	await page.evaluate(() => document.dispatchEvent(new Event("prerenderingchange")));
	await posthog.event("$pageview");
});

for (const [name, value] of [
	["globalPrivacyControl", true],
	["doNotTrack", "1"],
] as const) {
	test(`who sends ${name} is not counted`, async ({ page, posthog }) => {
		await page.addInitScript(
			([property, said]) =>
				Object.defineProperty(Navigator.prototype, property, { get: () => said }),
			[name, value] as const,
		);
		const asked: string[] = [];
		page.on("request", (request) => asked.push(request.url()));
		await search(page, "kite");
		await page.evaluate(() => new Promise<unknown>((done) => requestIdleCallback(done)));
		expect(asked.filter((url) => isTracker.test(url))).toEqual([]);
		expect(posthog.bodies).toEqual([]);
	});
}

test("blocked, or failing: the visitor notices nothing", async ({
	page,
	context,
	posthog,
	expectProblem,
}) => {
	// The browser logs the failed request itself.
	expectProblem(/^console: Failed to load resource/);
	await test.step("PostHog is blocked", async () => {
		await context.route(`${posthog.url}/**`, (route) => route.abort("blockedbyclient"));
		const blocked = page.waitForEvent("requestfailed");
		await search(page, "kite");
		await blocked;
		await ask(page, "Are you open?");
		await expect(page.getByRole("log")).not.toBeEmpty();
		await context.unroute(`${posthog.url}/**`);
	});
	await test.step("PostHog fails", async () => {
		await context.route(`${posthog.url}/**`, (route) => route.fulfill({ status: 503 }));
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
