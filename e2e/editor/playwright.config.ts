import { defineConfig } from "@playwright/test";
import journeys from "../../playwright.config.ts";
import { serverOf } from "../testing/local-server.ts";
import { sampleSite } from "../testing/sample-site.ts";

const webServer = serverOf(sampleSite, process.env.E2E_PORT ?? "4175");

/** The owner's editor of the sample shop's site, over an imitation of GitHub. */
export default defineConfig({
	...journeys,
	testDir: ".",
	testMatch: "*.journey.ts",
	// A journey takes a few seconds; a busy machine gets its time.
	timeout: 120_000,
	use: { ...journeys.use, baseURL: webServer.url, actionTimeout: 30_000 },
	projects: [
		{
			name: "phone",
			use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
		},
		// Most of what differs by width is in these.
		{
			name: "desktop",
			grep: /a price|a closed day/,
			use: { viewport: { width: 1280, height: 800 } },
		},
	],
	webServer,
});
