import { inject } from "vitest";
import { findBrowser } from "../../testing/find-browser.ts";
import { engineJourneys } from "./engine-journeys.ts";
import { puppeteerDriver } from "./puppeteer-driver.ts";
import { visitorWith } from "./visitor-with.ts";

const chromium = findBrowser();
engineJourneys(
	chromium
		? async () => visitorWith(await puppeteerDriver("chrome", chromium), inject("site"))
		: undefined,
);
