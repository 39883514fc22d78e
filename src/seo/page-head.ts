/** What a page says of itself in its head. */
export interface PageHead {
	title: string;
	description: string;
	keywords: string;
	/** The page's one address, absolute. */
	canonical: string;
	robots: "index, follow" | "noindex";
	ogType: "website" | "article";
	siteName: string;
}

interface PageTexts {
	title: string;
	description: string;
	keywords: string;
}

interface HeadOptions {
	/** An address of the site map, such as "/services". */
	path: string;
	ogType?: PageHead["ogType"];
	robots?: PageHead["robots"];
}

/**
 * A page's head from its texts and address.
 * The canonical address carries no slash at its end, but for the home page's own.
 */
export function pageHead(
	site: { siteUrl: string; name: string },
	texts: PageTexts,
	{ path, ogType = "website", robots = "index, follow" }: HeadOptions,
): PageHead {
	return {
		title: texts.title,
		description: texts.description,
		keywords: texts.keywords,
		canonical: new URL(path, site.siteUrl).href,
		robots,
		ogType,
		siteName: site.name,
	};
}
