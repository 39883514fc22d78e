import type { FileKind } from "./build-format.ts";

/** All that has an address: URL path ("/", "/services", "/_astro/x.js") -> file. */
export type Files<File> = ReadonlyMap<string, File>;

/** What a request's address means to this site. */
export type Address<File> =
	| { kind: "file"; file: File }
	/** `location` is always a page of this site: nothing of the request but its query goes into it. */
	| { kind: "redirect"; status: 301 | 302; location: string }
	/** A file of the build that is not there (any more). */
	| { kind: "missing-file" }
	| { kind: "unknown" }
	| { kind: "malformed" };

/**
 * Finds what an absolute request URL asks for.
 *
 * A page has one address: any other spelling of it (trailing or repeated slashes, ".html",
 * "/index.html", needless percent-encoding) leads to it for good. An unknown address of one
 * segment leads home; a deeper one is unknown.
 */
export function resolveAddress<File extends { kind: FileKind }>(
	url: string,
	files: Files<File>,
): Address<File> {
	const { pathname, search } = new URL(url);
	const path = decode(pathname);
	if (path === undefined) return { kind: "malformed" };
	const file = files.get(path);
	if (file && (file.kind !== "page" || encodeURI(path) === pathname)) return { kind: "file", file };
	const tidy = path.replace(/\/{2,}/g, "/").replace(/(?<=.)\/$/, "");
	const page = tidy.replace(/(?:\/index)?\.html$/, "") || "/";
	if (files.get(page)?.kind === "page") {
		return { kind: "redirect", status: 301, location: `${encodeURI(page)}${search}` };
	}
	if (/^\/(?:_astro|data)\//.test(tidy)) return { kind: "missing-file" };
	if (tidy.lastIndexOf("/") === 0) return { kind: "redirect", status: 302, location: "/" };
	return { kind: "unknown" };
}

/** The path in characters, or nothing for broken percent-encoding and characters no address here has. */
function decode(pathname: string): string | undefined {
	try {
		const path = decodeURIComponent(pathname);
		return path.includes("\0") || path.includes("\\") ? undefined : path;
	} catch {
		return undefined;
	}
}
