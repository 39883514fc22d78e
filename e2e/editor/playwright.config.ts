import { fileURLToPath } from "node:url";
import { defineConfig } from "@playwright/test";
import { headlessBrowser } from "../../testing/find-browser.ts";
import { sampleShop, sampleSite } from "../testing/sample-site.ts";

const port = process.env.E2E_PORT ?? "4175";
const baseURL = `http://localhost:${port}`;

process.env.CONTENT = sampleShop;

/** The owner's editor of the sample shop's site, over an imitation of GitHub. */
export default defineConfig({
	testDir: ".",
	testMatch: "*.journey.ts",
	fullyParallel: true,
	// A journey takes a few seconds; a busy machine gets its time.
	timeout: 120_000,
	expect: { timeout: 20_000 },
	retries: process.env.CI ? 1 : 0,
	workers: 2,
	reporter: "list",
	use: {
		baseURL,
		browserName: "chromium",
		locale: "en-IN",
		timezoneId: "Asia/Kolkata",
		serviceWorkers: "block",
		actionTimeout: 30_000,
		trace: "on-first-retry",
		launchOptions: headlessBrowser(),
	},
	projects: [
		{
			name: "phone",
			use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
		},
		{
			name: "desktop",
			use: { viewport: { width: 1280, height: 800 } },
			// Most of what differs by width is in these.
			grep: /a price|a closed day/,
		},
	],
	webServer: {
		command: `"${process.execPath}" server/node.ts "${sampleSite}"`,
		cwd: fileURLToPath(new URL("../..", import.meta.url)),
		env: { PORT: port, HOST: "localhost" },
		url: `${baseURL}/healthz`,
		reuseExistingServer: false,
		gracefulShutdown: { signal: "SIGTERM", timeout: 5_000 },
	},
});
