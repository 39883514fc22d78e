import type { HashManifest, PageHashes } from "../server/build-format.ts";
import { cacheControl } from "../server/file-headers.ts";
import { contentSecurityPolicy, securityHeaders } from "../server/security-headers.ts";

/**
 * What Cloudflare reads of a `_headers` file: it leaves out every rule and line beyond. Netlify reads
 * the same syntax and has wider limits.
 *
 * Source: https://developers.cloudflare.com/workers/static-assets/headers/
 */
const limits = { rules: 100, line: 2000 };

/** The address that stands for the 404 page in the list of hashes. Nobody asks for it by that. */
const notFoundPath = "/404";

/** What a host of files alone needs to give the same answers as the server, as far as it can. */
export type StaticHost = {
	/** The text of `_headers`. */
	headers: string;
	/** The text of `_redirects`. */
	redirects: string;
	/** The URL paths of pages whose policy no header carries, so that it stands in the page. */
	policyInPage: string[];
};

/**
 * Says the table of headers in the words of static hosts.
 *
 * Two rules that match one address would make one header of their values, and of two policies a
 * browser enforces both. So the policy stands with each page alone, never with `/*`, and the 404 page,
 * which answers any address, carries its own. So does a page for which the host's limits leave no room.
 */
export function staticHostFiles(manifest: HashManifest): StaticHost {
	const { "Content-Security-Policy": _, ...everywhere } = securityHeaders();
	const common = [
		rule("/*", everywhere),
		rule("/_astro/*", { "Cache-Control": cacheControl.hashed }),
	];
	const pages = Object.entries(manifest).map(([path, hashes]) => ({
		path,
		policy: { "Content-Security-Policy": contentSecurityPolicy(hashes) },
	}));
	const inHeader = pages
		.filter(({ path, policy }) => path !== notFoundPath && fits(rule(path, policy)))
		.slice(0, limits.rules - common.length);
	return {
		headers: [...common, ...inHeader.map(({ path, policy }) => rule(path, policy))].join("\n"),
		redirects: pages
			.filter(({ path }) => path !== "/" && path !== notFoundPath)
			.map(({ path }) => `${encodeURI(path)}/ ${encodeURI(path)} 301\n`)
			.join(""),
		policyInPage: pages.filter((page) => !inHeader.includes(page)).map(({ path }) => path),
	};
}

/**
 * A page with its policy inside, before anything that the policy is about, and in place of one that
 * stands there already. What a policy in a page cannot say is left out: who may frame it.
 */
export function withPolicy(html: string, hashes: PageHashes): string {
	const policy = contentSecurityPolicy(hashes).replace(/; frame-ancestors [^;]*/, "");
	const element = `<meta http-equiv="Content-Security-Policy" content="${policy}">`;
	const bare = html.replace(/<meta http-equiv="Content-Security-Policy" content="[^"]*">/, "");
	// The character set stays first, because a browser looks for it in the first kilobyte only.
	return bare.replace(
		/^\s*<!doctype html>\s*(?:<html[^>]*>\s*)?(?:<head>\s*)?(?:<meta charset=[^>]*>)?/i,
		(start) => start + element,
	);
}

function rule(path: string, headers: Readonly<Record<string, string>>): string {
	const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}\n`);
	return `${encodeURI(path)}\n${lines.join("")}`;
}

function fits(text: string): boolean {
	return text.split("\n").every((line) => line.length <= limits.line);
}
