import { shop } from "../../content/shop.ts";
import { allPages } from "./_parts.ts";

/** `/sitemap.xml`: every address with the day of its last change. */
export function GET(): Response {
	const entries = allPages.map(
		({ path, updated }) =>
			`<url><loc>${new URL(path, shop.business.siteUrl).href}</loc><lastmod>${updated}</lastmod></url>`,
	);
	return new Response(
		`<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join("\n")}\n</urlset>\n`,
		{ headers: { "Content-Type": "application/xml" } },
	);
}
