/** How fast the site answers a tap, a key and a way to another page, by the browser's own entries. */
import type { Browser, BrowserContext, CDPSession, Page } from "@playwright/test";
import { routes } from "../src/site-map.ts";

/** The processor at a quarter: a phone of the middle class beside this machine. */
const SLOWDOWN = 4;

export interface Reaction {
	what: string;
	/** From the press to the next paint, in milliseconds. */
	time: number;
}

const phone = {
	viewport: { width: 390, height: 844 },
	deviceScaleFactor: 2,
	isMobile: true,
	hasTouch: true,
} as const;

/** A phone's context without requests to other sites. */
async function phoneContext(browser: Browser, base: string): Promise<BrowserContext> {
	const context = await browser.newContext({ ...phone, baseURL: base, serviceWorkers: "block" });
	await context.route(
		(url) => url.origin !== base,
		(route) => route.abort(),
	);
	return context;
}

async function slowed(page: Page, rate: number): Promise<CDPSession> {
	const session = await page.context().newCDPSession(page);
	await session.send("Emulation.setCPUThrottlingRate", { rate });
	return session;
}

const interactions: { what: string; path: string; act: (page: Page) => Promise<void> }[] = [
	{
		what: "open the menu",
		path: routes.about,
		act: (page) => page.getByRole("button", { name: "Open menu" }).tap(),
	},
	{
		what: "open a footer dialog",
		path: routes.about,
		act: (page) => page.getByRole("button", { name: "FAQs" }).tap(),
	},
	{
		what: "open a review",
		path: routes.reviews,
		act: (page) => page.getByRole("main").getByRole("listitem").first().tap(),
	},
	{
		what: "search prices",
		path: routes.pricing,
		act: async (page) => {
			await page.getByPlaceholder("Search for a service...").fill("saree");
			await page.getByRole("button", { name: "Search", exact: true }).tap();
		},
	},
	{
		what: "choose a category",
		path: routes.pricing,
		act: (page) =>
			page.getByRole("navigation", { name: "Price categories" }).getByRole("link").nth(2).tap(),
	},
	{
		what: "open the chat",
		path: routes.services,
		act: (page) => page.getByRole("button", { name: "Chat with us", exact: true }).tap(),
	},
];

/** The longest interaction of each kind, from the press to the next paint (Event Timing). */
export async function measureInteractions(browser: Browser, base: string): Promise<Reaction[]> {
	const reactions: Reaction[] = [];
	for (const { what, path, act } of interactions) {
		const context = await phoneContext(browser, base);
		const page = await context.newPage();
		await page.goto(path, { waitUntil: "networkidle" });
		await slowed(page, SLOWDOWN);
		await page.evaluate(watchEvents);
		await act(page);
		await page.waitForTimeout(1500);
		reactions.push({ what, time: await page.evaluate(longestEvent) });
		await context.close();
	}
	return reactions;
}

function watchEvents(): void {
	const durations: number[] = [];
	Object.assign(window, { eventDurations: durations });
	new PerformanceObserver((list) => {
		for (const entry of list.getEntries()) durations.push(entry.duration);
		// The type library does not know the threshold of Event Timing yet.
	}).observe({ type: "event", durationThreshold: 16 } as PerformanceObserverInit);
}

function longestEvent(): number {
	return Math.max(0, ...(window as unknown as { eventDurations: number[] }).eventDurations);
}

/**
 * From a press on a navigation link to the next page's heading painted: with the page rendered ahead
 * where the browser does that, and without.
 */
export async function measureNavigation(browser: Browser, base: string): Promise<Reaction[]> {
	const found: Reaction[] = [];
	for (const ahead of [true, false]) {
		const context = await phoneContext(browser, base);
		const page = await context.newPage();
		await page.setViewportSize({ width: 1280, height: 800 });
		await page.goto(routes.home, { waitUntil: "networkidle" });
		await slowed(page, SLOWDOWN);
		const link = page.getByRole("banner").getByRole("link", { name: "About", exact: true });
		if (ahead) {
			await link.hover();
			await page.waitForTimeout(1500);
		}
		await link.click();
		await page.waitForURL(`**${routes.about}`);
		await page.waitForLoadState("networkidle");
		found.push({
			what: ahead ? "next page, hovered first" : "next page, pressed at once",
			time: await page.evaluate(headingPainted),
		});
		await context.close();
	}
	return found;
}

/** The first contentful paint after the visitor asked for the page; a page rendered ahead starts at its activation. */
function headingPainted(): number {
	const [navigation] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
	const start = (navigation as unknown as { activationStart?: number }).activationStart ?? 0;
	const paint = performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? 0;
	return Math.max(0, Math.round(paint - start));
}

export interface SlowNetwork {
	path: string;
	/** Milliseconds until the text is readable, and until the page's script has run. */
	readable: number;
	live: number;
}

/** First visits over 400 kbit/s with 400 ms each way and back, on the real network stack. */
export async function measureSlowNetwork(
	browser: Browser,
	base: string,
	paths: readonly string[],
): Promise<SlowNetwork[]> {
	const found: SlowNetwork[] = [];
	for (const path of paths) {
		const context = await phoneContext(browser, base);
		const page = await context.newPage();
		const session = await slowed(page, SLOWDOWN);
		await session.send("Network.enable");
		await session.send("Network.emulateNetworkConditions", {
			offline: false,
			latency: 400,
			downloadThroughput: 400_000 / 8,
			uploadThroughput: 400_000 / 8,
		});
		await page.goto(path, { waitUntil: "load", timeout: 60_000 });
		found.push({ path, ...(await page.evaluate(readableAndLive)) });
		await context.close();
	}
	return found;
}

function readableAndLive() {
	const paint = performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? 0;
	const [navigation] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
	return {
		readable: Math.round(paint),
		live: Math.round(navigation?.domContentLoadedEventEnd ?? 0),
	};
}

/** The longest task of our own on a page while it loads, at a quarter of the processor's speed. */
export async function measureLongTasks(
	browser: Browser,
	base: string,
	paths: readonly string[],
): Promise<Reaction[]> {
	const found: Reaction[] = [];
	for (const path of paths) {
		const context = await phoneContext(browser, base);
		const page = await context.newPage();
		await slowed(page, SLOWDOWN);
		await page.addInitScript(() => {
			const tasks: number[] = [];
			Object.assign(window, { longTasks: tasks });
			new PerformanceObserver((list) => {
				for (const entry of list.getEntries()) tasks.push(entry.duration);
			}).observe({ type: "longtask", buffered: true });
		});
		await page.goto(path, { waitUntil: "networkidle" });
		const time = await page.evaluate(() =>
			Math.max(0, ...(window as unknown as { longTasks: number[] }).longTasks),
		);
		found.push({ what: path, time });
		await context.close();
	}
	return found;
}
