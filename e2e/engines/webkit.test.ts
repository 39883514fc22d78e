import { inject } from "vitest";
import { findWebKit } from "../../testing/find-engines.ts";
import { engineJourneys } from "./engine-journeys.ts";
import { visitorWith } from "./visitor.ts";
import { webkitDriver } from "./webkit-driver.ts";

const webkit = findWebKit();
engineJourneys(
	webkit ? async () => visitorWith(await webkitDriver(webkit), inject("site")) : undefined,
);
