import type { SitePage } from "./site-pages.ts";

/** What a page says of itself in its head. Addresses are absolute. */
export interface PageHead {
	title: string;
	description: string;
	keywords: string;
	/** The page's one address. */
	canonical: string;
	robots: "index, follow" | "noindex";
	ogType: "website" | "article";
	siteName: string;
	/** What is shown where the page's address is shared. */
	image: { url: string; alt: string };
	/** The day of the last change; articles only. */
	modified?: string;
}

/** Width and height of the pictures that are shown where an address is shared, in pixels. */
export const socialSize = { width: 1200, height: 630 };

/** The address of a page's social picture: "/services" → "/social/services.jpg". */
export function socialPath({ path, kind }: Pick<SitePage, "path" | "kind">): string {
	return `/social${kind === "home" ? "/home" : path}.jpg`;
}

/**
 * A page's head.
 * The canonical address carries no slash at its end, but for the home page's own.
 * @param indexed whether search engines may list the page
 */
export function pageHead(
	site: { siteUrl: string; name: string },
	page: SitePage,
	indexed = true,
): PageHead {
	const isArticle = page.kind === "keyword";
	return {
		title: page.title,
		description: page.description,
		// A placeholder brings a name with its capitals; search words have none.
		keywords: page.keywords.toLowerCase(),
		canonical: new URL(page.path, site.siteUrl).href,
		robots: indexed ? "index, follow" : "noindex",
		ogType: isArticle ? "article" : "website",
		siteName: site.name,
		image: {
			url: new URL(socialPath(page), site.siteUrl).href,
			alt: `${page.heading.replace(/\.$/, "")} – ${site.name}`,
		},
		...(isArticle && { modified: page.updated }),
	};
}
