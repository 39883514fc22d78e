/**
 * Whether a browser sent the request from another site's page, by headers that pages cannot set. The scheme is compared
 * only with a trusted proxy's: an undeclared proxy makes an https page reach the server over http.
 */
export function isForeign(headers: Headers, ownHost: string, trustProxy: number): boolean {
	if (headers.get("Sec-Fetch-Site")?.toLowerCase() === "cross-site") return true;
	const origin = headers.get("Origin");
	if (origin === null) return false;
	const page = URL.parse(origin);
	if (!page || !/^https?:$/.test(page.protocol) || page.origin !== origin.toLowerCase())
		return true;
	// The last entry is the nearest proxy's.
	const forwarded = (name: string) =>
		trustProxy > 0 ? headers.get(name)?.split(",").at(-1)?.trim() : undefined;
	const scheme = forwarded("X-Forwarded-Proto");
	if (scheme && page.protocol !== `${scheme.toLowerCase()}:`) return true;
	const hosts = [ownHost, forwarded("X-Forwarded-Host")];
	// With the page's scheme, whose default port may be left out.
	return !hosts.some((host) => host && URL.parse(`${page.protocol}//${host}`)?.host === page.host);
}
