/** A mid-range phone on slow 4G: the network and the slow processor are applied, not simulated. */
import { type Browser, type CDPSession, chromium, type Page } from "@playwright/test";
import { findBrowser, launchArguments } from "../testing/find-browser.ts";

const phone = {
	viewport: { width: 412, height: 823 },
	deviceScaleFactor: 1.75,
	isMobile: true,
	hasTouch: true,
} as const;

/** Slow 4G: milliseconds, and 1.44 and 0.67 Mbit/s as bytes a second. */
const slow4G = {
	offline: false,
	latency: 150,
	downloadThroughput: 180_000,
	uploadThroughput: 84_000,
} as const;

const processorSlowdown = 4;

/** Launches a browser that reaches this machine only. */
export function launchBrowser(): Promise<Browser> {
	return chromium.launch({
		executablePath: findBrowser(),
		args: [
			...launchArguments(),
			// Playwright's request routes would add a delay to every request.
			"--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost",
		],
	});
}

/** Opens a page with an empty cache on the phone, and closes it after use. */
export async function onPhone<Result>(
	browser: Browser,
	use: (page: Page, session: CDPSession) => Promise<Result>,
): Promise<Result> {
	const context = await browser.newContext({ ...phone, serviceWorkers: "block" });
	try {
		const page = await context.newPage();
		const session = await context.newCDPSession(page);
		await session.send("Network.enable");
		await session.send("Network.emulateNetworkConditions", slow4G);
		await session.send("Emulation.setCPUThrottlingRate", { rate: processorSlowdown });
		return await use(page, session);
	} finally {
		await context.close();
	}
}

/** The middle of the values; of an even number the upper one. */
export function median(values: readonly number[]): number {
	return values.toSorted((one, other) => one - other)[values.length >> 1] ?? 0;
}
