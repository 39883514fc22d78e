/** A page of the site, a file whose name holds its own hash, the data of `/data/`, the service worker, or none of these. */
export type FileKind = "page" | "hashed" | "data" | "worker" | "other";

/** What answers an unknown address. It has no address of its own. */
export const notFoundName = "404.html";

/** The URL path of a file of the build: "index.html" -> "/", "services.html" -> "/services", "a.txt" -> "/a.txt". */
export function urlPath(name: string): string {
	const path = `/${name}`;
	if (!path.endsWith(".html")) return path;
	return path.replace(/(?:\/index)?\.html$/, "") || "/";
}

export function kindOf(name: string): FileKind {
	if (name.endsWith(".html")) return "page";
	if (name.startsWith("_astro/")) return "hashed";
	if (name === "sw.js") return "worker";
	return name.startsWith("data/") ? "data" : "other";
}

/**
 * Whether a file of the build has an address. Names with a dot in front are the build's private ones,
 * and `_headers` and `_redirects` are words to a static host.
 */
export function isPublic(name: string): boolean {
	if (name === notFoundName || /^_(?:headers|redirects)$/.test(name)) return false;
	return name.split("/").every((part) => !part.startsWith(".") || part === ".well-known");
}

/** Whether a file is another one as the build compressed it. */
export function isPrecompressed(name: string, names: { has(name: string): boolean }): boolean {
	return /\.(?:br|gz)$/.test(name) && names.has(name.slice(0, -3));
}
