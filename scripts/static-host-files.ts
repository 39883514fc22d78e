import type { HashManifest, PageHashes } from "../server/build-format.ts";
import {
	cacheControl,
	contentSecurityPolicy,
	ownHeaders,
	securityHeaders,
} from "../server/security-headers.ts";

/** Of Cloudflare (https://developers.cloudflare.com/workers/static-assets/headers/); Netlify allows more. */
const limits = { rules: 100, line: 2000 };

/** The key of a 404 page in the manifest. */
const isNotFound = (path: string) => path.endsWith("/404");

interface StaticHost {
	headers: string;
	redirects: string;
	/** Paths of pages that need their policy in the page. */
	policyInPage: string[];
}

/**
 * The files `_headers` and `_redirects`. A page that matches two rules gets both policies, and browsers enforce both: so
 * `/*` has none, and pages without a rule of their own (the 404 page, and those beyond the limits) contain theirs.
 */
export function staticHostFiles(manifest: HashManifest): StaticHost {
	const { "Content-Security-Policy": _, ...everywhere } = securityHeaders();
	const common = [
		rule("/*", everywhere),
		rule("/_astro/*", { "Cache-Control": cacheControl.hashed }),
	];
	const pages = Object.entries(manifest).map(([path, hashes]) => ({
		path,
		policy: {
			...inPlaceOf(everywhere, ownHeaders(hashes)),
			"Content-Security-Policy": contentSecurityPolicy(hashes),
		},
	}));
	const inHeader = pages
		.filter(({ path, policy }) => !isNotFound(path) && fits(rule(path, policy)))
		.slice(0, limits.rules - common.length);
	return {
		headers: [...common, ...inHeader.map(({ path, policy }) => rule(path, policy))].join("\n"),
		redirects: pages
			.filter(({ path }) => path !== "/" && !isNotFound(path))
			.map(({ path }) => `${encodeURI(path)}/ ${encodeURI(path)} 301\n`)
			.join(""),
		policyInPage: pages.filter((page) => !inHeader.includes(page)).map(({ path }) => path),
	};
}

/** Puts the policy into a page, replacing an earlier one. A page cannot forbid being framed. */
export function withPolicy(html: string, hashes: PageHashes): string {
	const policy = contentSecurityPolicy(hashes).replace(/; frame-ancestors [^;]*/, "");
	const element = `<meta http-equiv="Content-Security-Policy" content="${policy}">`;
	const bare = html.replace(/<meta http-equiv="Content-Security-Policy" content="[^"]*">/, "");
	// Browsers look for the character set in the first kilobyte only.
	return bare.replace(
		/^\s*<!doctype html>\s*(?:<html[^>]*>\s*)?(?:<head>\s*)?(?:<meta charset=[^>]*>)?/i,
		(start) => start + element,
	);
}

/** A second value of a header is added to the first, unless the rule takes that away: `! Name`. */
function inPlaceOf(
	everywhere: Readonly<Record<string, string>>,
	own: Readonly<Record<string, string>>,
): Record<string, string> {
	const names = Object.keys(own).filter((name) => name in everywhere);
	return { ...Object.fromEntries(names.map((name) => [`! ${name}`, ""])), ...own };
}

function rule(path: string, headers: Readonly<Record<string, string>>): string {
	const lines = Object.entries(headers).map(([name, value]) =>
		value ? `  ${name}: ${value}\n` : `  ${name}\n`,
	);
	return `${encodeURI(path)}\n${lines.join("")}`;
}

function fits(text: string): boolean {
	return text.split("\n").every((line) => line.length <= limits.line);
}
