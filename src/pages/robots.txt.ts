import { shop } from "../../content/shop.ts";

/** `/robots.txt`: everything may be read; where the sitemap is. */
export function GET(): Response {
	return new Response(`User-agent: *\nAllow: /\n\nSitemap: ${shop.business.siteUrl}/sitemap.xml\n`);
}
