import type { SitePage } from "./site-pages.ts";

/** Addresses are absolute. */
export interface PageHead {
	title: string;
	description: string;
	keywords: string;
	canonical: string;
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

/** "/services" → "/social/services.jpg". */
export function socialPath({ path, kind }: Pick<SitePage, "path" | "kind">): string {
	return `/social${kind === "home" ? "/home" : path}.jpg`;
}

/** @param indexed whether search engines may list the page */
export function pageHead(
	site: { siteUrl: string; name: string },
	page: SitePage,
	indexed = true,
): PageHead {
	const isArticle = page.kind === "keyword";
	return {
		title: page.title,
		description: page.description,
		// Placeholders have capitals.
		keywords: page.keywords.toLowerCase(),
		canonical: new URL(page.path, site.siteUrl).href,
		robots: indexed ? "index, follow" : "noindex",
		ogType: isArticle ? "article" : "website",
		siteName: site.name,
		image: {
			url: new URL(socialPath(page), site.siteUrl).href,
			alt: `${page.heading.replace(/[.।]$/, "")} – ${site.name}`,
		},
		...(isArticle && { modified: page.updated }),
	};
}
