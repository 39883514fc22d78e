import { fileURLToPath } from "node:url";

/** The shop of the tests, which stays as it is whatever an owner does to `content/`. */
export const sampleShop = "fixtures/sample-shop";

/** Its site, which the journeys visit: `npm run build -- --content fixtures/sample-shop --out .cache/sample-shop`. */
export const sampleSite = fileURLToPath(new URL("../../.cache/sample-shop", import.meta.url));
