/**
 * Tells this site's answers from those of a captive portal or a proxy, which answers every address with 200 and a page of its
 * own: kept, it would stay under the name of a script for ever.
 */

/** The worker's caches. A new number discards the older cache: raise it when the copies change their form, or wrong ones may be among them. */
export const cacheNames = {
	/** Pages and `/data/`. */
	pages: "pages-3",
	/** Scripts and fonts, with their hash in the name. */
	parts: "parts-2",
	pictures: "pictures-2",
} as const;

export const hashed = /^\/_astro\//;
export const picture = /\.(?:avif|webp|png|jpe?g|svg|ico)$/;

/**
 * True for a complete success of this site. A page names its own address, because pages of a newer build are cached too;
 * data are JSON, and a picture says that it is one. A part has been loaded by its digest: one of another build is left to
 * the worker of that build.
 *
 * @param digests of this build's parts, by their paths
 */
export async function isOwn(url: string, response: Response, digests: object): Promise<boolean> {
	const { status, type, redirected } = response;
	if (status !== 200 || type !== "basic" || redirected) return false;
	const path = new URL(withoutQuery(url)).pathname;
	if (picture.test(path)) return typeOf(response).startsWith("image/");
	if (hashed.test(path)) return path in digests;
	const text = await response.clone().text();
	if (path.startsWith("/data/")) return isJson(text);
	const canonical = /<link rel="canonical" href="https?:\/\/[^/"]+([^"]*)"/;
	return canonical.exec(text)?.[1] === path;
}

/** "text/html; charset=utf-8" */
export function typeOf({ headers }: Response): string {
	return headers.get("Content-Type") ?? "";
}

function isJson(text: string): boolean {
	try {
		JSON.parse(text);
		return true;
	} catch {
		return false;
	}
}

/** "/services/?from=menu" -> "/services": a query is read by scripts, not by the server. */
export function withoutQuery(url: string): string {
	const { origin, pathname } = new URL(url);
	return origin + (pathname.replace(/\/+$/, "") || "/");
}
