/** Files for crawlers beside the pages: `/robots.txt`, `/sitemap.xml` and `/llms.txt`. */
import type { APIContext } from "astro";
import { shopFilePaths } from "../../assistant/contract.ts";
import { addressIn } from "../../languages/languages.ts";
import { fixedPageIds } from "../../shop/fixed-pages.ts";
import { addressLine } from "../../shop/format-address.ts";
import { siteLanguages } from "../../shop/read-content.ts";
import { shop } from "../../shop/shop.ts";
import { alternates, type SitePage } from "../seo/site-pages.ts";
import { listedPages } from "./_page-data.ts";

const { business } = shop;
const absolute = (path: string) => new URL(path, business.siteUrl).href;

const robots = `User-agent: *\nAllow: /\n\nSitemap: ${business.siteUrl}/sitemap.xml\n`;

/** Every address, in each language, with the day of its last change. */
function sitemap(): string {
	const entries = listedPages.flatMap((page) => {
		const versions = alternates(business, page, siteLanguages).map(
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
	return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"${namespace}>\n${entries.join("\n")}\n</urlset>\n`;
}

/** The site for programs. */
function llms(): string {
	const pagesOf = (kinds: readonly SitePage["kind"][]) =>
		listedPages
			.filter(({ kind }) => kinds.includes(kind))
			.map(({ path, shortName, description }) => link(shortName, path, description));
	const [, ...others] = siteLanguages;
	return [
		`# ${business.name}`,
		"",
		`> ${business.tagline}. ${shop.pages.seo.description}`,
		"",
		`Address: ${addressLine(business)}. Phone: ${business.phone}. WhatsApp: https://wa.me/${business.whatsapp}. Bookings are made by a WhatsApp message or a call; the site takes no orders. Prices are in Indian rupees and are confirmed at ${business.pickup ? "pickup" : "the counter"}.`,
		"",
		...others.map(({ name, path }) => `In ${name}: ${absolute(path)}`),
		...(others.length > 0 ? [""] : []),
		"## Pages",
		"",
		...pagesOf(fixedPageIds),
		"",
		...section("What we clean", pagesOf(["keyword"])),
		...section(`In ${business.address.city}`, pagesOf(["landing"])),
		"## Data",
		"",
		link(
			"Shop",
			shopFilePaths.site,
			"address, hours, services, features, questions, policies (JSON)",
		),
		link("Prices", shopFilePaths.prices, "the whole rate card by category (JSON)"),
		link("Reviews", shopFilePaths.reviews, "customer reviews (JSON)"),
		"",
	].join("\n");
}

/** Nothing without lines. */
function section(heading: string, lines: readonly string[]): string[] {
	return lines.length > 0 ? [`## ${heading}`, "", ...lines, ""] : [];
}

function link(name: string, path: string, note: string): string {
	return `- [${name}](${absolute(path)}): ${note}`;
}

const files = {
	"robots.txt": { write: () => robots, type: "text/plain" },
	"sitemap.xml": { write: sitemap, type: "application/xml" },
	"llms.txt": { write: llms, type: "text/plain" },
};

export function getStaticPaths() {
	return Object.entries(files).map(([crawled, props]) => ({ params: { crawled }, props }));
}

export function GET({ props }: APIContext<(typeof files)["llms.txt"]>): Response {
	return new Response(props.write(), { headers: { "Content-Type": props.type } });
}
