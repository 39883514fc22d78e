/** File names that build and server share. */

/** The owner's page. */
export const adminPage = "admin.html";

/** The page of unknown addresses; each further language has one in its folder. */
const notFoundName = "404.html";

/** The build's list of its files. The dot keeps it off the public site. */
export const fileListFile = ".files.json";

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

/** Dotfiles are private to the build; `_headers` and `_redirects` configure a static host. */
export function isPublic(name: string): boolean {
	if (isNotFoundPage(name) || /^_(?:headers|redirects)$/.test(name)) return false;
	return name.split("/").every((part) => !part.startsWith(".") || part === ".well-known");
}

export function isNotFoundPage(name: string): boolean {
	return name === notFoundName || name.endsWith(`/${notFoundName}`);
}

/** The addresses of the home pages that have a 404 page of their own: "/", "/hi". */
export function homesOf(names: ReadonlySet<string>): string[] {
	return [...names]
		.filter(isNotFoundPage)
		.map((name) => `/${name.slice(0, -notFoundName.length).replace(/\/$/, "")}`);
}

/** The 404 page of a home: "/hi" → "hi/404.html". */
export function notFoundPageOf(home: string): string {
	return `${home.slice(1)}/${notFoundName}`.replace(/^\//, "");
}
