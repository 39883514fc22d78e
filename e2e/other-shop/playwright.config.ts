import { fileURLToPath } from "node:url";
import { defineConfig } from "@playwright/test";
import { headlessBrowser } from "../../testing/find-browser.ts";

const port = process.env.E2E_PORT ?? "4174";
const baseURL = `http://localhost:${port}`;
const root = fileURLToPath(new URL("../..", import.meta.url));

process.env.CONTENT = "fixtures/other-shop";

/** A few journeys through another shop's site, which other-shop.test.ts has built. */
export default defineConfig({
	testDir: ".",
	testMatch: "*.journey.ts",
	timeout: 60_000,
	expect: { timeout: 20_000 },
	retries: process.env.CI ? 1 : 0,
	workers: 2,
	reporter: "list",
	use: {
		baseURL,
		browserName: "chromium",
		viewport: { width: 390, height: 844 },
		hasTouch: true,
		isMobile: true,
		locale: "en-IN",
		timezoneId: "Asia/Kolkata",
		serviceWorkers: "block",
		trace: "on-first-retry",
		launchOptions: headlessBrowser(),
	},
	webServer: {
		command: `"${process.execPath}" server/node.ts .cache/other-shop`,
		cwd: root,
		env: { PORT: port, HOST: "localhost" },
		url: `${baseURL}/healthz`,
		reuseExistingServer: false,
		gracefulShutdown: { signal: "SIGTERM", timeout: 5_000 },
	},
});
