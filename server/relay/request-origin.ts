/**
 * Whether a browser sent the request from another site's page. The browser says so itself, in headers
 * that a page cannot set; without them it was no browser, or none that could be misled.
 *
 * The host must be the one asked for, as the request or a trusted proxy names it. The scheme is held
 * against what a trusted proxy says, and against nothing otherwise: behind a proxy that is not
 * declared, an https page reaches the server over http.
 *
 * @param ownHost host and port that the request is for
 */
export function isForeign(headers: Headers, ownHost: string, trustProxy: number): boolean {
	if (headers.get("Sec-Fetch-Site")?.toLowerCase() === "cross-site") return true;
	const origin = headers.get("Origin");
	if (origin === null) return false;
	const page = URL.parse(origin);
	if (!page || !/^https?:$/.test(page.protocol) || page.origin !== origin.toLowerCase())
		return true;
	const forwarded = (name: string) => (trustProxy > 0 ? lastOf(headers.get(name)) : undefined);
	const scheme = forwarded("X-Forwarded-Proto");
	if (scheme && page.protocol !== `${scheme.toLowerCase()}:`) return true;
	const hosts = [ownHost, forwarded("X-Forwarded-Host")];
	// Parsed with the page's scheme, so that its default port may be written or not.
	return !hosts.some((host) => host && URL.parse(`${page.protocol}//${host}`)?.host === page.host);
}

/** What the nearest proxy wrote. */
function lastOf(list: string | null): string | undefined {
	return list?.split(",").at(-1)?.trim();
}
