/** The phone that the benches measure with, its slow processor and its slow networks. */
import {
	type Browser,
	type BrowserContext,
	type CDPSession,
	chromium,
	type Page,
} from "@playwright/test";
import { findBrowser, launchArguments } from "../scripts/find-browser.ts";

const phone = {
	viewport: { width: 390, height: 844 },
	deviceScaleFactor: 2,
	isMobile: true,
	hasTouch: true,
} as const;

/** Times slower than this machine: a phone of the middle class, and one of the cheapest. */
export const middleClass = 4;
export const lowEnd = 6;

/** A network as the browser's own throttling makes it: bits a second each way, milliseconds of delay. */
interface Network {
	bits: number;
	delay: number;
}

/** What Lighthouse simulates for phones. */
export const slow4G: Network = { bits: 1_600_000, delay: 150 };
/** The edge of the valley. */
export const slowest: Network = { bits: 400_000, delay: 400 };

/** Opens a browser that knows no address but this machine's, for as long as `use` takes. */
export async function inBrowser<Result>(
	use: (browser: Browser) => Promise<Result>,
): Promise<Result> {
	const browser = await chromium.launch({
		executablePath: findBrowser(),
		// Not by routes: requests that pass through one do not take the time that they really do.
		args: [...launchArguments(), "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost"],
	});
	return await use(browser).finally(() => browser.close());
}

/** A page of a phone with nothing in its cache; gone when `use` is done. */
export async function onPhone<Result>(
	browser: Browser,
	base: string,
	use: (page: Page, context: BrowserContext) => Promise<Result>,
): Promise<Result> {
	const context = await browser.newContext({ ...phone, baseURL: base, serviceWorkers: "block" });
	return await use(await context.newPage(), context).finally(() => context.close());
}

/** @param rate how many times slower the processor becomes */
export async function slowed(page: Page, rate: number): Promise<CDPSession> {
	const session = await page.context().newCDPSession(page);
	await session.send("Emulation.setCPUThrottlingRate", { rate });
	return session;
}

export async function throttled(session: CDPSession, { bits, delay }: Network): Promise<void> {
	await session.send("Network.enable");
	await session.send("Network.emulateNetworkConditions", {
		offline: false,
		latency: delay,
		downloadThroughput: bits / 8,
		uploadThroughput: bits / 8,
	});
}

/**
 * Begins to note how long each event takes from the press to the next paint (Event Timing).
 * @param within notes the events on what matches this alone
 */
export async function watchEvents(page: Page, within = "*"): Promise<void> {
	await page.evaluate((selector) => {
		const watched: PerformanceEventTiming[] = [];
		Object.assign(window, { watched });
		new PerformanceObserver((list) => {
			for (const entry of list.getEntries() as PerformanceEventTiming[]) {
				const { target } = entry;
				// The browser forgets what is gone by now.
				if (!(target instanceof Element) || target.closest(selector)) watched.push(entry);
			}
			// The type library does not know the threshold of Event Timing yet.
		}).observe({ type: "event", durationThreshold: 16 } as PerformanceObserverInit);
	}, within);
}

/**
 * The longest event since `watchEvents` or the last call, in milliseconds; 0 below one frame.
 * @param before only of those that came before this moment, in milliseconds of the page's own clock
 */
export async function longestEvent(page: Page, before = Number.MAX_VALUE): Promise<number> {
	// Entries come after the paint that they tell of.
	await page.waitForTimeout(500);
	return await page.evaluate((end) => {
		const { watched } = window as unknown as { watched: PerformanceEventTiming[] };
		const durations = watched.splice(0).filter(({ startTime }) => startTime < end);
		return Math.max(0, ...durations.map(({ duration }) => duration));
	}, before);
}
