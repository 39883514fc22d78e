import { language } from "#language/language";
import { addressIn, type Language } from "../../languages/languages.ts";
import type { SitePage } from "./site-pages.ts";

export type PageHead = ReturnType<typeof pageHead>;

/** Pixels of the preview picture of shared links. */
export const socialSize = { width: 1200, height: 630 };

/** "/services" → "/social/services.jpg", in Hindi "/social/hi/services.jpg". */
export function socialPath({ original, kind }: Pick<SitePage, "original" | "kind">): string {
	return `/social${language.path}${kind === "home" ? "/home" : original}.jpg`;
}

/** The addresses of a page, all absolute, and its picture for previews of shared links. @param languages of the site */
export function pageHead(
	site: { siteUrl: string; brand: string },
	page: SitePage,
	languages: readonly Language[] = [],
) {
	return {
		isArticle: page.kind === "keyword",
		canonical: new URL(page.path, site.siteUrl).href,
		alternates: alternates(site, page, languages),
		image: {
			url: new URL(socialPath(page), site.siteUrl).href,
			alt: `${page.heading.replace(/[.।]$/, "")} – ${site.brand}`,
		},
	};
}

/**
 * The page in each language of the site, itself included; none where there is one language. The same list for heads and
 * sitemap: search engines drop alternates that do not name each other.
 */
export function alternates(
	{ siteUrl }: { siteUrl: string },
	{ original }: Pick<SitePage, "original">,
	languages: readonly Language[],
) {
	if (languages.length < 2) return [];
	return languages.map((one) => ({
		language: one,
		url: new URL(addressIn(one, original), siteUrl).href,
	}));
}
