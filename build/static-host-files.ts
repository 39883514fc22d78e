import {
	adminHeaders,
	cacheControl,
	pageHeaders,
	strictHeaders,
} from "../server/security-headers.ts";

const policyName = "Content-Security-Policy";
const strictPolicy = { [policyName]: strictHeaders[policyName] ?? "" };

/** Of the owner's page, those that differ: a second value would be added to the first, unless that is taken away. */
const admin = Object.entries(adminHeaders)
	.filter(([name, value]) => pageHeaders[name] !== value)
	.flatMap(([name, value]) => [
		...(name in pageHeaders ? [[`! ${name}`, ""] as const] : []),
		[name, value] as const,
	]);

/**
 * `_headers` of a static host (https://developers.cloudflare.com/workers/static-assets/headers/): constant, because each
 * page carries its own policy.
 */
export const headersFile = [
	rule("/*", Object.entries(pageHeaders)),
	rule("/admin", admin),
	rule("/_astro/*", [["Cache-Control", cacheControl.hashed]]),
	// A drawing that is opened by itself is a document, too.
	rule("/*.svg", Object.entries(strictPolicy)),
	rule("/data/*", Object.entries(strictPolicy)),
].join("\n");

/** `_redirects`: each page without its slash. @param paths of the pages */
export function redirectsFile(paths: readonly string[]): string {
	return paths
		.filter((path) => path !== "/" && !path.endsWith("/404"))
		.map((path) => `${encodeURI(path)}/ ${encodeURI(path)} 301\n`)
		.join("");
}

function rule(path: string, headers: readonly (readonly [name: string, value: string])[]): string {
	const lines = headers.map(([name, value]) => (value ? `  ${name}: ${value}` : `  ${name}`));
	return `${path}\n${lines.join("\n")}\n`;
}
