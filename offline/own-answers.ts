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

/** Path of each script, style sheet and font of the build → the SHA-256 of its bytes, in base64. */
export type Digests = Readonly<Record<string, string>>;

export const hashed = /^\/_astro\//;
export const picture = /\.(?:avif|webp|png|jpe?g|svg|ico)$/;

/** Only complete successes of this site are cached. */
function isComplete({ status, type, redirected }: Response): boolean {
	return status === 200 && type === "basic" && !redirected;
}

/**
 * A part has its digest: one of another build is left to the worker of that build. A page names its own address, because
 * pages of a newer build are cached too; data are JSON, and a picture says that it is one.
 */
export async function isOwn(url: string, response: Response, digests: Digests): Promise<boolean> {
	if (!isComplete(response)) return false;
	const path = new URL(withoutQuery(url)).pathname;
	if (picture.test(path)) return /^image\//.test(response.headers.get("Content-Type") ?? "");
	const copy = response.clone();
	if (hashed.test(path)) return path in digests && (await digestOf(copy)) === digests[path];
	if (path.startsWith("/data/"))
		return copy.json().then(
			() => true,
			() => false,
		);
	const canonical = /<link rel="canonical" href="https?:\/\/[^/"]+([^"]*)"/;
	return canonical.exec(await copy.text())?.[1] === path;
}

async function digestOf(response: Response): Promise<string> {
	const digest = await crypto.subtle.digest("SHA-256", await response.arrayBuffer());
	return btoa(String.fromCharCode(...new Uint8Array(digest)));
}

/** A page that came in place of a part: the browser's own cache may hold a portal's answer. */
export function isPage(response: Response): boolean {
	return isComplete(response) && /^text\/html/.test(response.headers.get("Content-Type") ?? "");
}

/** "/services/?from=menu" -> "/services": a query is read by scripts, not by the server. */
export function withoutQuery(url: string): string {
	const { origin, pathname } = new URL(url);
	return origin + (pathname.replace(/\/+$/, "") || "/");
}
