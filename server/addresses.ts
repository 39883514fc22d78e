import type { FileKind } from "./build-format.ts";

export type Address =
	| { kind: "file"; path: string }
	/** `location` is a page of this site; only the query comes from the request. */
	| { kind: "redirect"; status: 301 | 302; location: string }
	/** A missing file of the build. */
	| { kind: "missing-file" }
	/** `home` is the home page of the language. */
	| { kind: "unknown"; home: string }
	| { kind: "malformed" };

/**
 * Resolves a request URL. A page has one address: other spellings (slashes, ".html", "/index.html", needless
 * percent-encoding) redirect there permanently. Unknown addresses of one segment below a home page redirect there.
 *
 * @param homes the home page of each language: "/", "/hi"
 */
export function resolveAddress(
	url: string,
	files: ReadonlyMap<string, FileKind>,
	homes: readonly string[] = ["/"],
): Address {
	const { pathname, search } = new URL(url);
	const path = decode(pathname);
	if (path === undefined) return { kind: "malformed" };
	const kind = files.get(path);
	if (kind && (kind !== "page" || encodeURI(path) === pathname)) return { kind: "file", path };
	const tidy = path.replace(/\/{2,}/g, "/").replace(/(?<=.)\/$/, "");
	const page = tidy.replace(/(?:\/index)?\.html$/, "") || "/";
	if (files.get(page) === "page") {
		return { kind: "redirect", status: 301, location: `${encodeURI(page)}${search}` };
	}
	if (/^\/(?:_astro|data)\//.test(tidy)) return { kind: "missing-file" };
	const home = homes.find((one) => tidy.startsWith(`${one}/`)) ?? "/";
	const below = home === "/" ? tidy : tidy.slice(home.length);
	if (below.lastIndexOf("/") === 0) return { kind: "redirect", status: 302, location: home };
	return { kind: "unknown", home };
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
