import { defineConfig } from "@playwright/test";
import { serverOf } from "./e2e/testing/local-server.ts";
import { sampleShop, sampleSite } from "./e2e/testing/sample-site.ts";
import { headlessBrowser } from "./testing/find-browser.ts";

const webServer = serverOf(sampleSite, process.env.E2E_PORT ?? "4173");
const inCi = Boolean(process.env.CI);

// For every process that runs journeys.
process.env.CONTENT = sampleShop;

/** Journeys in a browser against the real server and the sample shop's site. */
export default defineConfig({
	testDir: "e2e",
	testMatch: "*.spec.ts",
	fullyParallel: true,
	globalTimeout: 55 * 60_000,
	// A journey takes a second or two; a busy machine gets its time.
	timeout: 60_000,
	expect: { timeout: 20_000 },
	forbidOnly: inCi,
	retries: inCi ? 1 : 0,
	workers: 2,
	reporter: "list",
	use: {
		baseURL: webServer.url,
		browserName: "chromium",
		locale: "en-IN",
		timezoneId: "Asia/Kolkata",
		// Every request reaches the server, but in the journeys that are about the worker.
		serviceWorkers: "block",
		// A trace of every journey takes a sixth of the time; ask for one with `--trace on`.
		trace: "on-first-retry",
		launchOptions: headlessBrowser(),
	},
	// A journey runs at a phone's size. What hangs on a wide screen or a keyboard is tagged @desktop and
	// runs there instead; what sizes change in itself sets its own viewport.
	projects: [
		{
			name: "phone",
			grepInvert: /@desktop/,
			use: {
				viewport: { width: 390, height: 844 },
				deviceScaleFactor: 2,
				hasTouch: true,
				isMobile: true,
			},
		},
		{ name: "desktop", grep: /@desktop/, use: { viewport: { width: 1440, height: 900 } } },
	],
	webServer,
});
