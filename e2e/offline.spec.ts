/** The service worker: offline, with a slow or broken server, and when a new build is deployed under an open page. */
// Not the journeys' own `test`: the worker's requests are the browser's own here, and errors are part of the journeys.
import { test as base, expect, type Page } from "@playwright/test";
import { type Files, readFiles } from "../build/site-files.ts";
import { shop } from "../shop/shop.ts";
import { wholeBrowser } from "../testing/find-browser.ts";
import { anotherBuild } from "./testing/another-build.ts";
import { type ChangingServer, startChangingServer } from "./testing/changing-server.ts";
import { landmarks, untilLive, untilScripted } from "./testing/journey.ts";
import { sampleSite } from "./testing/sample-site.ts";
import { violationsOf } from "./testing/violations.ts";

const { business, prices } = shop;
const lehenga = prices.categories
	.flatMap(({ items }) => items)
	.find(({ name }) => name === "Lehenga");
const price = Number(/\d+/.exec(lehenga?.price.text ?? "")?.[0]);
const nextPrice = price + 50;

const test = base.extend<{ server: ChangingServer }, { nextBuild: Files }>({
	serviceWorkers: "allow",
	server: async ({ browserName: _ }, use) => {
		const server = await startChangingServer(await readFiles(sampleSite));
		await use(server);
		server.stop();
	},
	baseURL: async ({ server }, use) => use(server.url),
	// The next build has one other price, and another name for each script.
	nextBuild: [
		async ({ browserName: _ }, use) =>
			use(
				await anotherBuild((text) =>
					text
						.replaceAll(`₹${price}<`, `₹${nextPrice}<`)
						.replaceAll(` ${price}&quot;`, ` ${nextPrice}&quot;`)
						.replaceAll(` ${price}"`, ` ${nextPrice}"`),
				),
			),
		{ scope: "worker" },
	],
});

// The number of pictures that are fetched ahead hangs on the estimated speed of the network.
const { executablePath, args } = wholeBrowser();
// No request leaves the machine.
const noOtherSite = "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost";
test.use({ launchOptions: { executablePath, args: [...args, noOtherSite] } });

// One process runs all of them, because each process makes a second build.
test.describe.configure({ timeout: 90_000, mode: "default" });

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

const heading = (page: Page) => landmarks(page).main.getByRole("heading", { level: 1 });
const priceOf = (page: Page, name: string) =>
	page
		.getByRole("term")
		.filter({ hasText: new RegExp(`^${name}`), visible: true })
		.locator("xpath=following-sibling::dd");

test("after one visit, without a connection: that page, prices and contact in its language, and a word for the rest", async ({
	page,
	context,
}) => {
	await visit(page, "/services");
	expect((await kept(page)).filter((path) => path.startsWith("/hi/"))).toEqual([]);
	await context.setOffline(true);
	await page.reload();
	await expect(heading(page)).toHaveText(shop.pages.services.heading);
	const picture = landmarks(page).main.locator("img").first();
	await expect
		.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
		.toBeGreaterThan(0);
	expect(await page.evaluate(() => document.fonts.check("16px Figtree"))).toBe(true);
	await page.goto("/contact");
	await expect(landmarks(page).main.getByRole("link", { name: business.phone })).toBeVisible();

	await page.goto("/reviews");
	await expect(heading(page)).toHaveText(shop.pages.offline.heading);
	expect(await violationsOf(page)).toEqual([]);
	await page.goto("/pricing?from=a-friend");
	await untilLive(page);
	await page.getByPlaceholder("Search for a service...").fill("lehenga");
	await page.keyboard.press("Enter");
	await expect(priceOf(page, "Lehenga")).toContainText(String(price));
	// Its code has not been opened yet.
	await page.goto("/reviews");
	await context.setOffline(false);
	await expect(heading(page)).toHaveText(shop.pages.reviews.heading, { timeout: 15_000 });

	await visit(page, "/hi/services");
	await expect.poll(() => kept(page)).toContain("/hi/pricing");
	await context.setOffline(true);
	await page.goto("/hi/about");
	await expect(heading(page)).toHaveText("इंटरनेट नहीं है");
	await page.goto("/hi/pricing");
	await untilLive(page);
	await page.getByPlaceholder("जैसे शर्ट, रज़ाई, पर्दा...").fill("rajai");
	await page.keyboard.press("Enter");
	await expect(priceOf(page, "रज़ाई")).toBeVisible();
});

test("a sign-in page of a network and a broken server's answers are shown and never kept", async ({
	page,
	context,
	server,
}) => {
	await page.goto("/services", { waitUntil: "networkidle" });
	server.interfere(portal);
	await untilControlled(page);
	await untilSettled(page);
	await page.goto("/pricing");
	await expect(page.getByText("Sign in to the network")).toBeVisible();
	server.interfere((path) =>
		path.includes(".") ? undefined : new Response("Broken", { status: 503 }),
	);
	expect((await page.goto("/pricing"))?.status()).toBe(503);
	server.interfere();
	await visit(page, "/pricing");
	await untilSettled(page);
	await expect.poll(() => kept(page)).toContain("/contact");
	expect((await page.goto("/no/such/page"))?.status()).toBe(404);
	await page.evaluate(async () => {
		await fetch("/_astro/gone.js");
		await fetch("/data/reviews.json", { headers: { Range: "bytes=0-9" } });
		await fetch("/healthz");
	});
	server.interfere(portal);
	await page.goto("/pricing");
	await expect(page.getByText("Sign in to the network")).toBeVisible();
	await context.setOffline(true);
	await page.goto("/contact");
	await untilScripted(page);
	await page.goto("/pricing");
	await untilLive(page);
	await expect(priceOf(page, "Lehenga")).toContainText(String(price));
	const paths = await kept(page);
	for (const path of ["/no/such/page", "/_astro/gone.js", "/data/reviews.json", "/healthz"])
		expect(paths).not.toContain(path);
});

test("an older worker gives way; a new build is shown at once, under an open page too", async ({
	page,
	context,
	server,
	nextBuild,
}) => {
	// Four seconds after a page on a fast line has loaded, it fetches the code of all its islands
	// (src/layouts/page-script.ts), which the worker keeps: on a busy machine nothing would be gone with the build.
	await context.addInitScript(() => {
		Object.defineProperty(navigator, "connection", { value: { effectiveType: "3g" } });
	});
	const serveWorker = (code: string) =>
		server.interfere((path) =>
			path === "/sw.js"
				? new Response(code, { headers: { "Content-Type": "text/javascript" } })
				: undefined,
		);
	serveWorker(olderWorker);
	await page.goto("/about", { waitUntil: "networkidle" });
	await untilControlled(page);
	await page.evaluate(async () => {
		const cache = await caches.open("parts-1");
		const signIn = () => new Response("Sign in", { headers: { "Content-Type": "text/html" } });
		for (const { name } of performance.getEntriesByType("resource"))
			if (name.endsWith(".js")) await cache.put(name, signIn());
	});
	server.interfere();
	await page.reload();
	await expect.poll(() => page.evaluate(() => caches.has("parts-1"))).toBe(false);
	await page.reload();
	await untilScripted(page);

	await visit(page, "/pricing");
	const old = await context.newPage();
	await old.goto("/contact", { waitUntil: "networkidle" });
	// Playwright may hold a worker that starts while a page loads again, and the page with it: the next one comes later.
	serveWorker(await (await fetch(`${server.url}/sw.js`)).text());
	await server.deploy(nextBuild);
	// Scripts that the old page has not loaded yet are gone, so it loads itself again, but not before the visitor has typed.
	server.slowDown(1500);
	let loads = 0;
	old.on("domcontentloaded", () => loads++);
	await old.getByRole("button", { name: "Chat with us", exact: true }).click();
	await old.getByPlaceholder("Ask me anything...").fill("do you clean sofas?");
	await expect.poll(() => loads).toBe(1);
	await expect(old.getByPlaceholder("Ask me anything...")).toHaveValue("do you clean sofas?");
	await old.close();
	server.interfere();
	await page.goto("/pricing");
	await expect(priceOf(page, "Lehenga")).toContainText(String(nextPrice));
	server.slowDown(0);
	// The new page runs on the new build's scripts.
	await untilLive(page);
	expect(server.requests.some((asked) => /page\.[\w-]+2\.js$/.test(asked))).toBe(true);
	// Offline, pages of both builds have all their files.
	await untilSettled(page);
	await context.setOffline(true);
	await page.reload();
	await untilLive(page);
	await expect(priceOf(page, "Lehenga")).toContainText(String(nextPrice));
	await page.goto("/contact");
	await untilScripted(page);
});
