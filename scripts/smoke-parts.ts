import { addressesIn } from "./smoke-page.ts";
import type { SmokePage } from "./smoke-pages.ts";
import { forEachFew, type LiveSite } from "./smoke-site.ts";

/** Files that name others, and those that something else than a page names. */
const namesOthers = /\.(?:css|js|webmanifest)$/;
const alwaysThere = ["/sw.js", "/manifest.webmanifest"];

/**
 * All that the pages load or name is there and is what its name says; so is all that those files name in
 * turn: what a script imports, a style's fonts, the manifest's icons, what the service worker keeps.
 *
 * @param siteUrl the address by which metas and structured data name the site's own files
 */
export async function partsOfPages(
	site: LiveSite,
	pages: readonly SmokePage[],
	siteUrl: string,
): Promise<string[]> {
	const named = new Set<string>(alwaysThere);
	const found = pages.flatMap(({ path, facts }) =>
		(facts?.parts ?? []).map((part) => pathOf(part, path, site, siteUrl)),
	);
	for (const path of found) if (path) named.add(path);
	const faults: string[] = [];
	for (let next = [...named]; next.length > 0; ) {
		const before = new Set(named);
		const results = await forEachFew(next, (path) => readPart(site, path));
		for (const [index, { fault, names }] of results.entries()) {
			if (fault) faults.push(`${next[index]} ${fault}`);
			for (const name of names) {
				const path = pathOf(name, next[index] ?? "/", site, siteUrl);
				if (path) named.add(path);
			}
		}
		next = [...named].filter((path) => !before.has(path));
	}
	return faults;
}

/** The path of one of the site's own files, by its own address or the one that the content gives it. */
function pathOf(
	address: string,
	from: string,
	{ origin }: LiveSite,
	siteUrl: string,
): string | undefined {
	const url = URL.parse(address, new URL(from, origin).href);
	return url && [origin, siteUrl].includes(url.origin) ? url.pathname : undefined;
}

async function readPart(
	site: LiveSite,
	path: string,
): Promise<{ fault?: string; names: readonly string[] }> {
	const isCode = namesOthers.test(path);
	const answer = isCode ? await site.get(path) : await site.ask(path, { method: "HEAD" });
	const { status, headers, text } = answer;
	const type = headers.get("content-type") ?? "";
	const kept = headers.get("cache-control") ?? "none";
	if (status !== 200) return { fault: `answers ${status}, not 200`, names: [] };
	if (/\.\w+$/.test(path) && type.startsWith("text/html")) {
		return { fault: "is a page, not the file", names: [] };
	}
	if (headers.get("content-length") === "0" || (isCode && text === "")) {
		return { fault: "is empty", names: [] };
	}
	const isHashed = path.startsWith("/_astro/");
	return {
		names: isCode ? addressesIn(text) : [],
		...(isHashed &&
			!kept.includes("immutable") && {
				fault: `is not kept by browsers (Cache-Control: ${kept})`,
			}),
	};
}
