/**
 * `npm run bench`: how long a visitor on a mid-range phone and slow 4G waits, on four kinds of page, Home in each language.
 * Prints first visits and presses, medians of all rounds; ends with 1 if a page shifts or a press takes too long.
 * `--rounds N` (5). Needs a build.
 */
import { parseArgs } from "node:util";
import { type Browser, type CDPSession, chromium, type Page } from "@playwright/test";
import { addressIn } from "../languages/languages.ts";
import { portOf, spawnNode } from "../server/testing/node-host.ts";
import { fixedPages } from "../shop/fixed-pages.ts";
import { siteLanguages } from "../shop/read-content.ts";
import { shop } from "../shop/shop.ts";
import { keywordRoutes, routes } from "../src/site-map.ts";
import { findBrowser, launchArguments } from "../testing/find-browser.ts";

const phone = {
	viewport: { width: 412, height: 823 },
	deviceScaleFactor: 1.75,
	isMobile: true,
	hasTouch: true,
	serviceWorkers: "block",
} as const;
/** Slow 4G: milliseconds, and 1.44 and 0.67 Mbit/s as bytes a second. */
const slow4G = {
	offline: false,
	latency: 150,
	downloadThroughput: 180_000,
	uploadThroughput: 84_000,
};
const processorSlowdown = 4;
/** Milliseconds in which late pictures and shifts still count, and entries of a press arrive. */
const settling = 3000;
const mostShift = 0.01;
/** Milliseconds from a press to the next paint. */
const longestPress = 200;

const [keywordPage] = keywordRoutes(shop["keyword-pages"], shop["landing-pages"]);
const homes = siteLanguages.map((language) => addressIn(language, fixedPages.home.path));

/** The pages that are visited, and for some the control that is pressed. */
const visits: readonly { path: string; target?: string }[] = [
	...[...homes, routes.pricing, `/${keywordPage?.slug}`, routes.reviews].map((path) => ({ path })),
	{ path: routes.home, target: ".menu-button" },
	{ path: routes.home, target: '.dock [popovertarget="assistant"]' },
	{ path: routes.pricing, target: 'main input[name="q"]' },
	{ path: routes.pricing, target: "main .add-button" },
];

/** Milliseconds, but for `kb` (over the wire) and `cls`; `press` is the longest since the page was opened. */
interface Seen {
	fcp: number;
	lcp: number;
	/** The parts of long tasks beyond 50 ms each. */
	tbt: number;
	cls: number;
	press: number;
}

/** Runs in the page before its own code; it is sent there as text, so everything stands inside. */
function watch(): void {
	const seen: Seen = { fcp: 0, lcp: 0, tbt: 0, cls: 0, press: 0 };
	Object.assign(window, { seen });
	type Entry = PerformanceEntry & {
		value: number;
		hadRecentInput: boolean;
		interactionId: number;
	};
	const observe = (type: string, act: (entry: Entry) => void) =>
		new PerformanceObserver((list) => (list.getEntries() as Entry[]).forEach(act)).observe({
			type,
			buffered: true,
			durationThreshold: 16,
		} as PerformanceObserverInit);
	observe("paint", ({ name, startTime }) => {
		if (name === "first-contentful-paint") seen.fcp = startTime;
	});
	observe("largest-contentful-paint", ({ startTime }) => {
		seen.lcp = startTime;
	});
	observe("longtask", ({ duration }) => {
		seen.tbt += Math.max(0, duration - 50);
	});
	observe("layout-shift", ({ value, hadRecentInput }) => {
		if (!hadRecentInput) seen.cls += value;
	});
	observe("event", ({ interactionId, duration }) => {
		if (interactionId > 0) seen.press = Math.max(seen.press, duration);
	});
}

/** Opens an address with an empty cache, and presses the target before what was seen is read. */
async function visit(browser: Browser, url: string, target?: string) {
	const context = await browser.newContext(phone);
	try {
		const page = await context.newPage();
		const session: CDPSession = await context.newCDPSession(page);
		await session.send("Network.enable");
		await session.send("Network.emulateNetworkConditions", slow4G);
		await session.send("Emulation.setCPUThrottlingRate", { rate: processorSlowdown });
		let bytes = 0;
		session.on("Network.loadingFinished", ({ encodedDataLength }) => {
			bytes += encodedDataLength;
		});
		await page.addInitScript(watch);
		await page.goto(url, { waitUntil: target ? "networkidle" : "load" });
		if (target) await tap(page, target);
		await page.waitForTimeout(settling);
		const seen = await page.evaluate(() => (window as unknown as { seen: Seen }).seen);
		return { ...seen, kb: bytes / 1024 };
	} finally {
		await context.close();
	}
}

/** Touches the middle of an element: `locator.tap()` would first run checks of its own in the page. */
async function tap(page: Page, selector: string): Promise<void> {
	const target = page.locator(selector).locator("visible=true").first();
	await target.scrollIntoViewIfNeeded();
	const box = await target.boundingBox();
	if (!box) throw new Error(`There is nothing to tap: ${selector}`);
	await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
}

/** The middle of the values; of an even number the upper one. */
function median(values: readonly number[]): number {
	return values.toSorted((one, other) => one - other)[values.length >> 1] ?? 0;
}

const { values } = parseArgs({ options: { rounds: { type: "string", default: "5" } } });
const server = spawnNode("dist", { PORT: "0" });
const origin = `http://localhost:${await portOf(server)}`;
// Playwright's request routes would add a delay to every request.
const onlyHere = "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost";
const browser = await chromium.launch({
	executablePath: findBrowser(),
	args: [...launchArguments(), onlyHere],
});
try {
	const all = visits.map((one) => ({ ...one, seen: [] as Awaited<ReturnType<typeof visit>>[] }));
	// In turns, so that whatever else the machine does affects all alike.
	for (let round = 0; round < Number(values.rounds); round++)
		for (const { path, target, seen } of all)
			seen.push(await visit(browser, origin + path, target));
	const table = all.map(({ path, target = "", seen }) => {
		const middle = (key: keyof (typeof seen)[number]) => median(seen.map((one) => one[key]));
		const cls = Number(middle("cls").toFixed(4));
		const times = { fcp: middle("fcp"), lcp: middle("lcp"), tbt: middle("tbt") };
		return { path, target, ...times, kb: Math.round(middle("kb")), cls, press: middle("press") };
	});
	console.table(table);
	const failures = table.filter(
		({ target, cls, press }) => press > longestPress || (!target && cls > mostShift),
	);
	for (const { path, target } of failures) console.log(`Over the limits: ${path} ${target}`);
	process.exitCode = failures.length > 0 ? 1 : 0;
} finally {
	await browser.close();
	server.kill();
}
