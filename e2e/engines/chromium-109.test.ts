/** The oldest browser in which everything works: without popovers, invoker commands and nested CSS. */
import { inject } from "vitest";
import { oldestChromium, runsHere } from "../testing/oldest-chromium.ts";
import { engineJourneys } from "./engine-journeys.ts";
import { puppeteerDriver } from "./puppeteer-driver.ts";
import { visitorWith } from "./visitor-with.ts";

engineJourneys(
	runsHere
		? async () =>
				visitorWith(await puppeteerDriver("chrome", oldestChromium(), "shell"), inject("site"))
		: undefined,
);
