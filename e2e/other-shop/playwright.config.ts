import { defineConfig } from "@playwright/test";
import journeys from "../../playwright.config.ts";
import { serverOf } from "../testing/local-server.ts";

process.env.CONTENT = "fixtures/other-shop";
const webServer = serverOf(".cache/other-shop", process.env.E2E_PORT ?? "4174");

/** A few journeys through another shop's site, which other-shop.test.ts has built. */
export default defineConfig({
	...journeys,
	testDir: ".",
	testMatch: "*.journey.ts",
	use: { ...journeys.use, baseURL: webServer.url },
	projects: journeys.projects?.filter(({ name }) => name === "phone"),
	webServer,
});
