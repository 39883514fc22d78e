import { language } from "#language/language";
import { addressIn, type Language } from "../../languages/languages.ts";
import type { SitePage } from "./site-pages.ts";

/** Addresses are absolute. */
export interface PageHead {
	title: string;
	description: string;
	keywords: string;
	canonical: string;
	/** The page in each language of the site, itself included; none where there is one language. */
	alternates: { language: Language; url: string }[];
	robots: "index, follow" | "noindex";
	ogType: "website" | "article";
	siteName: string;
	/** For previews of shared links. */
	image: { url: string; alt: string };
	/** The day of the last change; articles only. */
	modified?: string;
}

/** Pixels of the preview picture of shared links. */
export const socialSize = { width: 1200, height: 630 };

/** "/services" → "/social/services.jpg", in Hindi "/social/hi/services.jpg". */
export function socialPath({ original, kind }: Pick<SitePage, "original" | "kind">): string {
	return `/social${language.path}${kind === "home" ? "/home" : original}.jpg`;
}

/** @param languages of the site; @param indexed whether search engines may list the page */
export function pageHead(
	site: { siteUrl: string; brand: string },
	page: SitePage,
	languages: readonly Language[] = [],
	indexed = true,
): PageHead {
	const isArticle = page.kind === "keyword";
	return {
		title: page.title,
		description: page.description,
		// Placeholders have capitals.
		keywords: page.keywords.toLowerCase(),
		canonical: new URL(page.path, site.siteUrl).href,
		alternates: alternates(site, page, languages),
		robots: indexed ? "index, follow" : "noindex",
		ogType: isArticle ? "article" : "website",
		siteName: site.brand,
		image: {
			url: new URL(socialPath(page), site.siteUrl).href,
			alt: `${page.heading.replace(/[.।]$/, "")} – ${site.brand}`,
		},
		...(isArticle && { modified: page.updated }),
	};
}

/** The same list for heads and sitemap: search engines drop alternates that do not name each other. */
export function alternates(
	{ siteUrl }: { siteUrl: string },
	{ original }: Pick<SitePage, "original">,
	languages: readonly Language[],
): PageHead["alternates"] {
	if (languages.length < 2) return [];
	return languages.map((one) => ({
		language: one,
		url: new URL(addressIn(one, original), siteUrl).href,
	}));
}
