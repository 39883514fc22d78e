import { shopFilePaths } from "../../assistant/contract.ts";
import { fixedPageIds } from "../../shop/fixed-pages.ts";
import { addressLine } from "../../shop/format-address.ts";
import { siteLanguages } from "../../shop/read-content.ts";
import { shop } from "../../shop/shop.ts";
import type { SitePage } from "../seo/site-pages.ts";
import { listedPages } from "./_parts.ts";

const { business } = shop;
const [, ...others] = siteLanguages;

/** `/llms.txt`: the site for programs. */
export function GET(): Response {
	const pagesOf = (kinds: readonly SitePage["kind"][]) =>
		listedPages
			.filter(({ kind }) => kinds.includes(kind))
			.map(({ path, shortName, description }) => link(shortName, path, description));
	const lines = [
		`# ${business.name}`,
		"",
		`> ${business.tagline}. ${shop.pages.seo.description}`,
		"",
		`Address: ${addressLine(business)}. Phone: ${business.phone}. WhatsApp: https://wa.me/${business.whatsapp}. Bookings are made by a WhatsApp message or a call; the site takes no orders. Prices are in Indian rupees and are confirmed at ${business.pickup ? "pickup" : "the counter"}.`,
		"",
		...others.map(({ name, path }) => `In ${name}: ${new URL(path, business.siteUrl).href}`),
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
	];
	return new Response(lines.join("\n"), { headers: { "Content-Type": "text/plain" } });
}

/** Nothing without lines. */
function section(heading: string, lines: readonly string[]): string[] {
	return lines.length > 0 ? [`## ${heading}`, "", ...lines, ""] : [];
}

function link(name: string, path: string, note: string): string {
	return `- [${name}](${new URL(path, business.siteUrl).href}): ${note}`;
}
