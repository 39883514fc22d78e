import { addressIn } from "../../languages/languages.ts";
import { siteLanguages } from "../../shop/read-content.ts";
import { shop } from "../../shop/shop.ts";
import { alternates } from "../seo/page-head.ts";
import { listedPages } from "./_parts.ts";

/** `/sitemap.xml`: every address, in each language, with the day of its last change. */
export function GET(): Response {
	const entries = listedPages.flatMap((page) => {
		const versions = alternates(shop.business, page, siteLanguages).map(
			({ language, url }) =>
				`<xhtml:link rel="alternate" hreflang="${language.tag}" href="${url}"/>`,
		);
		return siteLanguages
			.map((language) => absolute(addressIn(language, page.original)))
			.map(
				(url) =>
					`<url><loc>${url}</loc><lastmod>${page.updated}</lastmod>${versions.join("")}</url>`,
			);
	});
	const namespace = siteLanguages.length > 1 ? ' xmlns:xhtml="http://www.w3.org/1999/xhtml"' : "";
	return new Response(
		`<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"${namespace}>\n${entries.join("\n")}\n</urlset>\n`,
		{ headers: { "Content-Type": "application/xml" } },
	);
}

function absolute(path: string): string {
	return new URL(path, shop.business.siteUrl).href;
}
