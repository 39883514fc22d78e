import { isNotFoundPage, notFoundPageOf } from "./build-format.ts";

export type Address =
	| { status: 200 | 404; name: string }
	/** `location` is a page of this site; only the query comes from the request. */
	| { status: 301 | 302; location: string }
	/** Malformed, or a missing file of the build. */
	| { status: 400 | 404; name?: undefined };

/**
 * Resolves a request URL to a file of the build. A page has one address: other spellings (slashes, ".html",
 * "/index.html", needless percent-encoding) redirect there permanently. Unknown addresses of one segment below a home
 * page redirect there; longer ones show that language's 404 page.
 *
 * @param names of the build's files
 * @param homes the home page of each language: "/", "/hi"
 */
export function resolveAddress(
	url: string,
	names: ReadonlySet<string>,
	homes: readonly string[] = ["/"],
): Address {
	const { pathname, search } = new URL(url);
	const path = decode(pathname);
	if (path === undefined) return { status: 400 };
	const file = path.slice(1);
	if (names.has(file) && !file.endsWith(".html")) return { status: 200, name: file };
	const tidy = path.replace(/\/{2,}/g, "/").replace(/(?<=.)\/$/, "");
	const page = tidy.replace(/(?:\/index)?\.html$/, "") || "/";
	const name = `${page.slice(1) || "index"}.html`;
	if (names.has(name) && !isNotFoundPage(name)) {
		if (encodeURI(page) === pathname) return { status: 200, name };
		return { status: 301, location: `${encodeURI(page)}${search}` };
	}
	if (/^\/(?:_astro|data)\//.test(tidy)) return { status: 404 };
	const home = homes.find((one) => tidy.startsWith(`${one}/`)) ?? "/";
	const below = home === "/" ? tidy : tidy.slice(home.length);
	if (below.lastIndexOf("/") === 0) return { status: 302, location: home };
	return { status: 404, name: notFoundPageOf(home) };
}

/** Undefined for broken percent-encoding and characters that no address has. */
function decode(pathname: string): string | undefined {
	try {
		const path = decodeURIComponent(pathname);
		return path.includes("\0") || path.includes("\\") ? undefined : path;
	} catch {
		return undefined;
	}
}
