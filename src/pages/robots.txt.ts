import { shop } from "../../shop/shop.ts";

/** `/robots.txt`: allows everything and names the sitemap. */
export function GET(): Response {
	return new Response(`User-agent: *\nAllow: /\n\nSitemap: ${shop.business.siteUrl}/sitemap.xml\n`);
}
