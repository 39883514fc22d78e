import { shop } from "../../content/shop.ts";
import { allRoutes, routes } from "../../src/site-map.ts";

/** The home page that unknown addresses show. Opening it logs its status of 404. */
export const unknownPath = "/no/such/page";

const kinds = [
	...Object.values(routes),
	"/laundry-near-me",
	"/dryclean-shop-near-me",
	"/shirt-laundry-service",
	"/hotel-laundry-service",
];

/**
 * The pages that are looked at whole: one of each kind, or with ALL_PAGES=1 (`npm run test:all`) every
 * address of the site.
 */
export const checkedPages: readonly string[] = process.env.ALL_PAGES
	? allRoutes(shop["landing-pages"], shop["keyword-pages"])
	: kinds;
