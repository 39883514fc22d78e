import { hashEach } from "./hash-each.ts";
import { type PageFacts, readPage } from "./smoke-page.ts";
import { forEachFew, type LiveSite } from "./smoke-site.ts";

/** What the content says that the live pages must say too. */
export type Expected = {
	/** The address that the content gives the site, without a slash at its end. */
	siteUrl: string;
	/** Every page of the site map. */
	paths: readonly string[];
	whatsapp: string;
	phone: string;
};

/** A page of the sitemap, or why there is none. */
export type SmokePage = { path: string; facts?: PageFacts; headers?: Headers; fault?: string };

/** Opens every page: 200 and HTML, or a fault. */
export function openPages(site: LiveSite, paths: readonly string[]): Promise<SmokePage[]> {
	return forEachFew(paths, async (path) => {
		try {
			const { status, headers, text } = await site.get(path);
			const type = headers.get("content-type") ?? "no type";
			if (status !== 200) return { path, fault: `answers ${status}, not 200` };
			if (!type.startsWith("text/html")) return { path, fault: `is ${type}, not text/html` };
			return { path, headers, facts: readPage(text) };
		} catch (error) {
			return { path, fault: `cannot be read: ${(error as Error).message}` };
		}
	});
}

/** What a page's check sees: the facts, and where it is to be. Returns what is wrong, if anything. */
type PageCheck = (
	page: { path: string; facts: PageFacts; headers: Headers },
	expected: Expected,
) => string[];

/** Title and canonical address; nothing asked of search engines that would keep them out. */
export const heads: PageCheck = ({ path, facts, headers }, { siteUrl }) => {
	const faults: string[] = [];
	const canonical = new URL(path, siteUrl).href;
	const robots = `${facts.robots ?? ""} ${headers.get("x-robots-tag") ?? ""}`;
	if (facts.title === "") faults.push("has no title");
	if (facts.canonical !== canonical) {
		faults.push(`has the canonical address ${facts.canonical ?? "of none"}, not ${canonical}`);
	}
	if (/noindex|none/i.test(robots)) faults.push("keeps search engines out (noindex)");
	return faults;
};

/** Nothing over http: a browser refuses it on a page that came over https. */
export const mixedContent: PageCheck = ({ facts }) =>
	facts.parts.filter((part) => /^http:/i.test(part)).map((part) => `loads ${part} without https`);

/**
 * Whether the page's own inline scripts may run, by the policy that it came with. They may not when
 * something on the way, such as a CDN that "optimises", changed the page or dropped the policy.
 */
export const policies: PageCheck = ({ facts, headers }) => {
	const policy = headers.get("content-security-policy") ?? facts.policy;
	if (!policy) return ["has no Content-Security-Policy"];
	const sources = /(?:^|; ?)script-src ([^;]*)/.exec(policy)?.[1] ?? "";
	if (!sources || /'unsafe-(?:inline|eval)'/.test(sources)) {
		return ["has a Content-Security-Policy that lets any script run"];
	}
	const refused = hashEach(facts.inlineScripts).filter((hash) => !sources.includes(hash));
	return refused.length > 0
		? [`has ${refused.length} inline script(s) that its policy refuses: was it changed on its way?`]
		: [];
};

/** Every link that books or calls leads to the shop. */
export const numbers: PageCheck = ({ facts }, { whatsapp, phone }) => {
	const dial = `tel:${phone.replace(/[^+\d]/g, "")}`;
	const foreign = facts.links.filter((href) => {
		if (href.startsWith("tel:")) return href !== dial;
		const number = whatsappNumber(href);
		return number !== undefined && number !== whatsapp;
	});
	const faults = [...new Set(foreign)].map((href) => `links to ${href.split("?")[0]}`);
	if (!facts.links.some((href) => whatsappNumber(href))) faults.push("has no link to WhatsApp");
	if (!facts.links.includes(dial)) faults.push(`has no link that calls ${phone}`);
	return faults;
};

/** Runs a check over all pages that could be opened: "/services has no title". */
export function overPages(
	pages: readonly SmokePage[],
	check: PageCheck,
	expected: Expected,
): string[] {
	return pages.flatMap(({ path, facts, headers }) =>
		facts && headers
			? check({ path, facts, headers }, expected).map((fault) => `${path} ${fault}`)
			: [],
	);
}

/** The digits that a link to the chat app leads to; nothing for another link. */
function whatsappNumber(href: string): string | undefined {
	const url = URL.parse(href);
	if (!url) return undefined;
	if (url.hostname === "wa.me") return url.pathname.slice(1);
	if (!/(?:^|\.)whatsapp\.com$/.test(url.hostname)) return undefined;
	return url.searchParams.get("phone") ?? undefined;
}
