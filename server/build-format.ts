/** File names that build and server share. */
import { z } from "zod";

/** The owner's page, and the folder of its parts. */
export const adminPage = "admin.html";
const adminFolder = "admin/";

/** "hashed": the name has a hash. "worker": the service worker. */
export type FileKind = "page" | "hashed" | "data" | "worker" | "other";

/** The page of unknown addresses; each further language has one in its folder. */
export const notFoundName = "404.html";

/** The build's list of its files. The dot keeps it off the public site. */
export const fileListFile = ".files.json";

export const fileList = z.array(z.string().min(1)).min(1);

/** The message is one sentence for a person. */
export class MissingBuildError extends Error {
	override name = "MissingBuildError";
}

/** The URL path of a file: "index.html" → "/", "services.html" → "/services", "a.txt" → "/a.txt". */
export function urlPath(name: string): string {
	const path = `/${name}`;
	if (!path.endsWith(".html")) return path;
	return path.replace(/(?:\/index)?\.html$/, "") || "/";
}

export function kindOf(name: string): FileKind {
	if (name.endsWith(".html")) return "page";
	if (name === "sw.js") return "worker";
	if (name.startsWith(adminFolder) || name.startsWith("_astro/")) return "hashed";
	return name.startsWith("data/") ? "data" : "other";
}

/** Dotfiles are private to the build; `_headers` and `_redirects` configure a static host. */
export function isPublic(name: string): boolean {
	if (isNotFoundPage(name) || /^_(?:headers|redirects)$/.test(name)) return false;
	return name.split("/").every((part) => !part.startsWith(".") || part === ".well-known");
}

export function isNotFoundPage(name: string): boolean {
	return name === notFoundName || name.endsWith(`/${notFoundName}`);
}

/** The addresses of the home pages that have a 404 page of their own: "/", "/hi". */
export function homesOf(names: readonly string[]): string[] {
	return names
		.filter(isNotFoundPage)
		.map((name) => `/${name.slice(0, -notFoundName.length).replace(/\/$/, "")}`);
}

/** The 404 page of a home: "/hi" → "hi/404.html". */
export function notFoundPageOf(home: string): string {
	return `${home.slice(1)}/${notFoundName}`.replace(/^\//, "");
}

/** URL path → name, without private files and compressed copies. */
export function addressesOf(names: readonly string[]): Map<string, string> {
	const all = new Set(names);
	const isCopy = (name: string) => /\.(?:br|gz)$/.test(name) && all.has(name.slice(0, -3));
	const addressed = names.filter((name) => isPublic(name) && !isCopy(name));
	return new Map(addressed.map((name) => [urlPath(name), name]));
}
