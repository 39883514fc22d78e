import { inject } from "vitest";
import { findFirefox } from "../../testing/find-engines.ts";
import { engineJourneys } from "./engine-journeys.ts";
import { firefoxDriver } from "./firefox-driver.ts";
import { visitorWith } from "./visitor.ts";

const firefox = findFirefox();
engineJourneys(
	firefox ? async () => visitorWith(await firefoxDriver(firefox), inject("site")) : undefined,
);
