import { shop } from "../../content/shop.ts";
import { allRoutes } from "../site-map.ts";

/** `/sitemap.xml`: every address of the site map, absolute. */
export function GET(): Response {
	const locations = allRoutes(shop["landing-pages"], shop["keyword-pages"]).map(
		(path) => `<url><loc>${new URL(path, shop.business.siteUrl).href}</loc></url>`,
	);
	return new Response(
		`<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${locations.join("\n")}\n</urlset>\n`,
		{ headers: { "Content-Type": "application/xml" } },
	);
}
