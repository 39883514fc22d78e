import type { APIRequestContext } from "@playwright/test";

/** The paths that the site's own sitemap lists, as a search engine reads them. */
export async function sitemapPaths(request: APIRequestContext): Promise<string[]> {
	const sitemap = await (await request.get("/sitemap.xml")).text();
	return [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url = ""]) => new URL(url).pathname);
}

/**
 * The sitemap in shares of equal size, one a test: enough tests to use all workers, few enough not to
 * start a browser's page for each address.
 */
export const shares = [0, 1, 2, 3] as const;

export async function shareOfSitemap(request: APIRequestContext, share: number): Promise<string[]> {
	const paths = await sitemapPaths(request);
	return paths.filter((_, place) => place % shares.length === share);
}
