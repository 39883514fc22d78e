/** The service worker: offline, with a slow or broken server, and when a new build is deployed under an open page. */
import { type Response as Answer, expect, type Page } from "@playwright/test";
import { completionsPath } from "../assistant/contract.ts";
import { type FixedPageId, fixedPageIds, fixedPages } from "../shop/fixed-pages.ts";
import { shop } from "../shop/shop.ts";
import { wholeBrowser } from "../testing/find-browser.ts";
import { anotherBuild, retired } from "./testing/another-build.ts";
import { type ChangingServer, startChangingServer } from "./testing/changing-server.ts";
import { test as journey, landmarks, untilLive, untilScripted } from "./testing/journey.ts";
import { sampleSite } from "./testing/sample-site.ts";
import { violationsOf } from "./testing/violations.ts";

const { business, prices } = shop;
const lehenga = prices.categories
	.flatMap(({ items }) => items)
	.find(({ name }) => name === "Lehenga");
const price = Number(/\d+/.exec(lehenga?.price.text ?? "")?.[0]);
const nextPrice = price + 50;

const test = journey.extend<{ server: ChangingServer }, { nextBuild: string }>({
	serviceWorkers: "allow",
	server: async ({ browserName: _ }, use) => {
		const server = await startChangingServer(sampleSite);
		await use(server);
		server.stop();
	},
	baseURL: async ({ server }, use) => use(server.url),
	// The next build has one other price, and another name for each script.
	nextBuild: [
		async ({ browserName: _ }, use) => {
			const folder = await anotherBuild((text) =>
				text
					.replaceAll(`₹${price}<`, `₹${nextPrice}<`)
					.replaceAll(` ${price}&quot;`, ` ${nextPrice}&quot;`)
					.replaceAll(` ${price}"`, ` ${nextPrice}"`),
			);
			await use(folder);
		},
		{ scope: "worker" },
	],
});

// How many pictures are fetched ahead hangs on the estimated speed of the network.
test.use({ launchOptions: wholeBrowser() });

// One process runs all of them, because each process makes a second build.
test.describe.configure({ timeout: 90_000, mode: "default" });

/** The names of some of the fixed pages, in the site map's order. */
function namesOf(isMeant: (id: FixedPageId) => boolean): string[] {
	return fixedPageIds.filter(isMeant).map((id) => fixedPages[id].name);
}

/** What the browser logs for scripts of a build that was replaced. */
const gone = /status of 404|Failed to fetch dynamically/;

/** The paths in all caches. */
function kept(page: Page): Promise<string[]> {
	return page.evaluate(async () => {
		const names = await caches.keys();
		const lists = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
		return lists.flat().map(({ url }) => new URL(url).pathname);
	});
}

/** A first visit; waits until the worker controls the page and has cached all that it loaded. */
async function visit(page: Page, path: string): Promise<void> {
	await page.goto(path, { waitUntil: "networkidle" });
	await expect(async () => {
		const paths = await kept(page);
		expect(paths).toContain(path);
		const missing = await page.evaluate(
			(all) =>
				performance
					.getEntriesByType("resource")
					.map(({ name }) => new URL(name))
					.filter(({ origin }) => origin === location.origin)
					.map(({ pathname }) => pathname)
					.filter((pathname) => pathname.startsWith("/_astro/") && !all.includes(pathname)),
			paths,
		);
		expect(missing).toEqual([]);
	}).toPass();
	await untilControlled(page);
}

/** The worker is registered seconds after the page has loaded. */
async function untilControlled(page: Page): Promise<void> {
	const isControlled = () => page.evaluate(() => navigator.serviceWorker.controller !== null);
	await expect.poll(isControlled, { timeout: 20_000 }).toBe(true);
}

/** A network's page to sign in, instead of everything but the worker: browsers may keep it for an hour. */
function portal(path: string): Response | undefined {
	if (/sw[.]js|register-worker/.test(path)) return undefined;
	const lifetime = path.startsWith("/_astro/") ? "max-age=3600" : "no-store";
	return new Response("<!doctype html><p>Sign in to the network</p>", {
		headers: { "Content-Type": "text/html", "Cache-Control": lifetime },
	});
}

/** Gives what is in any cache, whatever it is. */
const olderWorker = `
	addEventListener("install", () => skipWaiting());
	addEventListener("activate", (event) => event.waitUntil(clients.claim()));
	addEventListener("fetch", (event) =>
		event.respondWith(caches.match(event.request).then((copy) => copy ?? fetch(event.request))));`;

/** Waits until the newest worker is active. */
async function untilSettled(page: Page): Promise<void> {
	const unsettled = () =>
		page.evaluate(async () => {
			const { installing, waiting, active } = await navigator.serviceWorker.ready;
			return installing ?? waiting ?? (active?.state === "activated" ? null : active);
		});
	await expect.poll(unsettled).toBeNull();
}

/** Counts how often the page is loaded from now on. */
function countLoads(page: Page): () => number {
	let loads = 0;
	page.on("domcontentloaded", () => {
		loads += 1;
	});
	return () => loads;
}

const heading = (page: Page) => landmarks(page).main.getByRole("heading", { level: 1 });
const priceOf = (page: Page, name: string) =>
	page
		.getByRole("term")
		.filter({ hasText: new RegExp(`^${name}`), visible: true })
		.locator("xpath=following-sibling::dd");
const toggle = (page: Page) => page.getByRole("button", { name: "Chat with us", exact: true });
const chat = (page: Page) => page.getByRole("dialog", { name: "Chat with us", exact: true });
const field = (page: Page) => page.getByPlaceholder("Ask me anything...");
const log = (page: Page) => page.getByRole("log");
const live = (page: Page) => page.locator("#assistant astro-island:not([ssr])");

/** Answers the assistant's questions, and records them. */
async function answerQuestions(page: Page): Promise<string[]> {
	const questions: string[] = [];
	await page.route(`**${completionsPath}`, async (route) => {
		questions.push(route.request().postDataJSON().messages.at(-2).content);
		await route.fulfill({
			json: { choices: [{ index: 0, message: { role: "assistant", content: "Yes, we do." } }] },
		});
	});
	return questions;
}

test.describe("after one visit, without a connection", () => {
	test("that page, its pictures, the prices with their search and the contact page are there", async ({
		page,
		context,
		expectProblem,
	}) => {
		expectProblem(/ERR_(INTERNET_DISCONNECTED|FAILED)/);
		await visit(page, "/services");
		await context.setOffline(true);

		await page.reload();
		await expect(heading(page)).toHaveText(shop.pages.services.heading);
		const picture = landmarks(page).main.locator("img").first();
		await expect
			.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
			.toBeGreaterThan(0);
		expect(await page.evaluate(() => document.fonts.check("16px Figtree"))).toBe(true);

		await page.goto("/pricing?from=a-friend");
		await untilLive(page);
		await page.getByPlaceholder("Search for a service...").fill("lehenga");
		await page.getByRole("button", { name: "Search", exact: true }).click();
		await expect(page.getByRole("heading", { name: "Search Results" })).toBeVisible();
		await expect(priceOf(page, "Lehenga")).toContainText(String(price));

		await page.goto("/contact");
		await expect(landmarks(page).main.getByRole("link", { name: business.phone })).toBeVisible();
	});

	test("a page that was never visited says so, and what there is instead", async ({
		page,
		context,
		expectProblem,
	}) => {
		expectProblem(/ERR_(INTERNET_DISCONNECTED|FAILED)/);
		await visit(page, "/services");
		await context.setOffline(true);
		for (const path of ["/reviews", "/not/a/page"]) {
			await page.goto(path);
			await expect(heading(page)).toHaveText(shop.pages.offline.heading);
			expect(new URL(page.url()).pathname).toBe(path);
		}
		await page.goto("/reviews");
		const { main } = landmarks(page);
		expect(await violationsOf(page)).toEqual([]);
		await expect(main.getByRole("link", { name: `Call ${business.phone}` })).toBeVisible();
		await expect(main.getByRole("heading", { name: "Business Hours" })).toBeVisible();
		const links = main.getByRole("navigation").getByRole("link");
		await expect(links).toHaveText(
			namesOf((id) => id === "services" || fixedPages[id].keptOffline),
		);
		await links.filter({ hasText: "Services" }).click();
		await expect(heading(page)).toHaveText(shop.pages.services.heading);

		await page.goto("/reviews");
		await expect(heading(page)).toHaveText(shop.pages.offline.heading);
		await context.setOffline(false);
		await expect(heading(page)).toHaveText(shop.pages.reviews.heading, { timeout: 15_000 });
	});

	test("who reads Hindi has its prices, their search and its words", async ({
		page,
		context,
		expectProblem,
	}) => {
		expectProblem(/ERR_(INTERNET_DISCONNECTED|FAILED)/);
		await visit(page, "/hi/services");
		const paths = await kept(page);
		expect(paths).toEqual(expect.arrayContaining(["/hi/contact", "/hi/offline", "/hi/pricing"]));
		for (const path of ["/contact", "/offline", "/pricing"]) expect(paths).not.toContain(path);
		await context.setOffline(true);

		await page.goto("/hi/reviews");
		await expect(heading(page)).toHaveText("इंटरनेट नहीं है");
		await page.goto("/hi/pricing");
		await untilLive(page);
		const search = page.getByPlaceholder("जैसे शर्ट, रज़ाई, पर्दा...");
		await search.fill("rajai");
		await search.press("Enter");
		await expect(priceOf(page, "रज़ाई")).toBeVisible();
		// A page in a language that was never opened.
		await page.goto("/reviews");
		await expect(heading(page)).toHaveText("इंटरनेट नहीं है");
	});

	test("the assistant that was opened before says so, and asks when there is a connection again", async ({
		page,
		context,
		expectProblem,
	}) => {
		expectProblem(/ERR_(INTERNET_DISCONNECTED|FAILED)/);
		await visit(page, "/contact");
		await toggle(page).click();
		await expect(live(page)).toBeAttached();
		await context.setOffline(true);
		const questions = await answerQuestions(page);
		await page.reload();
		await toggle(page).click();
		await expect(live(page)).toBeAttached();
		await field(page).fill("do you clean sofas?");
		await field(page).press("Enter");
		await expect(log(page)).toContainText("You are offline.");
		await expect(log(page).getByRole("link", { name: business.phone })).toBeVisible();
		await expect(log(page).getByText("something went wrong")).toBeHidden();
		expect(questions).toEqual([]);

		await context.setOffline(false);
		await expect(log(page)).toContainText("Yes, we do.", { timeout: 15_000 });
		await expect(log(page)).not.toContainText("You are offline.");
		expect(questions).toEqual(["do you clean sofas?"]);
	});
});

test.describe("with a connection", () => {
	test("a price that the shop changed is the new one at once, however slow the answer", async ({
		page,
		context,
		server,
		nextBuild,
		expectProblem,
	}) => {
		expectProblem(/ERR_(INTERNET_DISCONNECTED|FAILED)/);
		await visit(page, "/pricing");
		await expect(priceOf(page, "Lehenga")).toContainText(String(price));
		await server.deploy(nextBuild);
		server.slowDown(1500);
		await page.goto("/pricing");
		await expect(priceOf(page, "Lehenga")).toContainText(String(nextPrice));
		server.slowDown(0);
		const data = await page.evaluate(async () => (await fetch("/data/priceData.json")).text());
		expect(data).toContain(` ${nextPrice}"`);

		await context.setOffline(true);
		await page.reload();
		await expect(priceOf(page, "Lehenga")).toContainText(String(nextPrice));
	});

	test("what a broken server says is shown, and never kept", async ({
		page,
		server,
		expectProblem,
	}) => {
		expectProblem(/status of (404|405|503)/);
		await visit(page, "/services");
		server.interfere((path) =>
			path.includes(".") ? undefined : new Response("Broken", { status: 503 }),
		);
		expect((await page.goto("/services"))?.status()).toBe(503);
		await expect(page.getByText("Broken")).toBeVisible();
		server.interfere();
		expect((await page.goto("/no/such/page"))?.status()).toBe(404);
		await page.goto("/unknown-address");
		expect(new URL(page.url()).pathname).toBe("/");
		await page.evaluate(async () => {
			await fetch("/_astro/gone.js");
			await fetch("/data/gone.json");
			await fetch("/data/reviews.json", { headers: { Range: "bytes=0-9" } });
			await fetch("/about", { method: "HEAD" });
			await fetch("/healthz");
			await fetch("/openai/v1/chat/completions", { method: "POST", body: "{}" });
		});
		server.stop();
		await page.goto("/services");
		await expect(heading(page)).toHaveText(shop.pages.services.heading);
		const paths = await kept(page);
		for (const path of [
			"/no/such/page",
			"/unknown-address",
			"/_astro/gone.js",
			"/data/gone.json",
			"/data/reviews.json",
			"/about",
			"/healthz",
			completionsPath,
		]) {
			expect(paths).not.toContain(path);
		}
	});

	test("a network's sign-in page is shown and never kept, while the worker installs and after", async ({
		page,
		context,
		server,
		expectProblem,
	}) => {
		expectProblem(/ERR_(INTERNET_DISCONNECTED|FAILED)/);
		await page.goto("/services", { waitUntil: "networkidle" });
		server.interfere(portal);
		await untilControlled(page);
		await untilSettled(page);
		await page.goto("/pricing");
		await expect(page.getByText("Sign in to the network")).toBeVisible();
		server.interfere();
		await visit(page, "/pricing");
		await untilSettled(page);
		await expect.poll(() => kept(page)).toContain("/contact");

		server.interfere(portal);
		await page.goto("/pricing");
		await expect(page.getByText("Sign in to the network")).toBeVisible();
		await context.setOffline(true);
		for (const path of ["/contact", "/pricing"]) {
			await page.goto(path);
			await untilScripted(page);
		}
		await untilLive(page);
		await expect(priceOf(page, "Lehenga")).toContainText(String(price));
	});

	test("an older worker with such pages under the names of scripts gives way", async ({
		page,
		server,
		expectProblem,
	}) => {
		expectProblem(/MIME type/);
		server.interfere((path) =>
			path === "/sw.js"
				? new Response(olderWorker, { headers: { "Content-Type": "text/javascript" } })
				: undefined,
		);
		await page.goto("/about", { waitUntil: "networkidle" });
		await untilControlled(page);
		await page.evaluate(async () => {
			const cache = await caches.open("parts-1");
			for (const { name } of performance.getEntriesByType("resource"))
				if (name.endsWith(".js"))
					await cache.put(
						name,
						new Response("Sign in", { headers: { "Content-Type": "text/html" } }),
					);
		});
		await page.reload();
		await expect(page.locator("html[data-live]")).toHaveCount(0);

		server.interfere();
		await page.reload();
		await expect.poll(() => page.evaluate(() => caches.has("parts-1"))).toBe(false);
		await page.reload();
		await untilScripted(page);
	});
});

test.describe("where there may be no worker, the site works as it is", () => {
	/** Waited for from the start: the page's clock runs on while a busy machine takes its time. */
	let code: Promise<Answer>;

	test.beforeEach(async ({ page }) => {
		code = page.waitForResponse(/register-worker/);
		await page.addInitScript(() => {
			const { serviceWorker } = navigator;
			const register = serviceWorker.register.bind(serviceWorker);
			serviceWorker.register = (...given) => {
				document.documentElement.dataset.worker = "asked for";
				return register(...given);
			};
		});
	});

	/** Whether the page registers the worker, once the code that may do so has run. */
	async function asksForWorker(page: Page): Promise<boolean> {
		await untilScripted(page);
		await page.clock.runFor(10_000);
		// A module runs once: importing it again waits until it has.
		await page.evaluate((url) => import(url).catch(() => {}), (await code).url());
		return page.evaluate(() => document.documentElement.dataset.worker === "asked for");
	}

	for (const saveData of [false, true]) {
		test(`a visitor who ${saveData ? "asks" : "does not ask"} to save data`, async ({ page }) => {
			await page.clock.install();
			await page.addInitScript((wanted) => {
				Object.defineProperty(navigator, "connection", { value: { saveData: wanted } });
			}, saveData);
			await page.goto("/about", { waitUntil: "networkidle" });
			expect(await asksForWorker(page)).toBe(!saveData);
		});
	}
});

test.describe("a new build under an open page", () => {
	test("the next page is the new one with its own scripts; the old one works on", async ({
		page,
		context,
		server,
		nextBuild,
		expectProblem,
	}) => {
		expectProblem(/ERR_(INTERNET_DISCONNECTED|FAILED)/);
		expectProblem(gone);
		await visit(page, "/services");
		const old = await context.newPage();
		await old.goto("/contact", { waitUntil: "networkidle" });
		const loads = countLoads(old);
		await server.deploy(nextBuild);

		await page.goto("/pricing");
		await untilLive(page);
		await expect(priceOf(page, "Lehenga")).toContainText(String(nextPrice));
		// The new page runs on the new build's scripts.
		expect(server.requests.some((asked) => /page\.[\w-]+2\.js$/.test(asked))).toBe(true);

		// Scripts that the old page has not loaded yet are gone, so it loads itself again.
		const questions = await answerQuestions(old);
		await toggle(old).click();
		await field(old).fill("do you clean sofas?");
		await expect.poll(loads).toBe(1);
		await expect(field(old)).toHaveValue("do you clean sofas?");
		await field(old).press("Enter");
		await expect(log(old)).toContainText("Yes, we do.");
		expect(questions).toHaveLength(1);
		expect(loads()).toBe(1);

		// Offline, pages of both builds have all their files.
		await untilSettled(page);
		await context.setOffline(true);
		await page.reload();
		await untilLive(page);
		await expect(priceOf(page, "Lehenga")).toContainText(String(nextPrice));
		await page.goto("/services");
		await untilScripted(page);
	});

	test("a build without the worker ends it", async ({ page, server, nextBuild }) => {
		await visit(page, "/services");
		await server.deploy(await retired(nextBuild));
		await page.evaluate(async () => {
			await (await navigator.serviceWorker.ready).update();
		});
		await expect.poll(() => kept(page)).toEqual([]);
		await expect
			.poll(() =>
				page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length),
			)
			.toBe(0);
	});
});

test.describe("a stale tab, without a worker", () => {
	test.use({ serviceWorkers: "block" });

	test("loads again once, with the panel open and what was typed", async ({
		page,
		server,
		nextBuild,
		expectProblem,
	}) => {
		expectProblem(gone);
		const loads = countLoads(page);
		await page.goto("/services");
		await untilScripted(page);
		await server.deploy(nextBuild);
		const questions = await answerQuestions(page);
		await toggle(page).click();
		await field(page).fill("do you clean sofas?");
		await expect.poll(loads).toBe(2);
		await expect(live(page)).toBeAttached();
		await expect(chat(page)).toBeVisible();
		await expect(field(page)).toHaveValue("do you clean sofas?");
		await field(page).press("Enter");
		await expect(log(page)).toContainText("Yes, we do.");
		expect(questions).toEqual(["do you clean sofas?"]);
		expect(loads()).toBe(2);
	});
});
