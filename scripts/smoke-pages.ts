import { fullTime } from "../content/format-hours.ts";
import { textsOf } from "../content/text-errors.ts";
import { hashEach } from "./inline-code.ts";
import { figuresIn, plainText, type SiteFacts, timesIn } from "./smoke-facts.ts";
import { type PageFacts, readPage } from "./smoke-page.ts";
import { forEachFew, type LiveSite } from "./smoke-site.ts";

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
	expected: SiteFacts,
) => string[];

/** Title and canonical address; nothing asked of search engines that would keep them out. */
export const heads: PageCheck = ({ path, facts, headers }, { siteUrl }) => {
	const faults: string[] = [];
	const canonical = new URL(path, siteUrl).href;
	const robots = [...facts.robots, headers.get("x-robots-tag") ?? ""].join(" ");
	if (facts.title === "") faults.push("has no title");
	if (facts.canonical !== canonical) {
		faults.push(`has the canonical address ${facts.canonical ?? "of none"}, not ${canonical}`);
	}
	if (/noindex|none/i.test(robots)) faults.push("keeps search engines out (noindex)");
	if (facts.robots.length > 1) {
		faults.push(`tells search engines ${facts.robots.length} things: ${facts.robots.join("; ")}`);
	}
	return faults;
};

/** A browser that keeps a page for hours would show yesterday's prices, and ask for scripts that are gone. */
export const freshness: PageCheck = ({ headers }) => {
	const kept = headers.get("cache-control") ?? "none";
	const isAsked = /\b(?:no-cache|no-store|max-age=0)\b/.test(kept) && !/s-maxage=[1-9]/.test(kept);
	return isAsked
		? []
		: [`may be kept by browsers and shown when it is old (Cache-Control: ${kept})`];
};

/**
 * What a reader sees is the content's: name and phone on every page, and no number, price or time of day
 * that the content does not name.
 */
export const sayings: PageCheck = ({ facts }, { everywhere, phone, figures, times }) => {
	const digits = phone.replace(/\D/g, "");
	const others = facts.text.replaceAll(phone, "…");
	const phones = others.match(/(?<![\d+])(?:\+|0)?\d[\d ()-]{7,}\d/g) ?? [];
	const strange = phones.filter((text) => !digits.endsWith(text.replace(/\D|^0/g, "")));
	const prices = facts.prices.filter((price) => !figuresIn(price).every((one) => figures.has(one)));
	const hours = timesIn(facts.text).filter((time) => !times.has(time));
	return [
		...everywhere
			.filter((text) => !facts.text.includes(text))
			.map((text) => `does not say ${text}`),
		...each(strange, (text) => `shows the number ${text}, not ${phone}`),
		...each(prices, (text) => `shows ${text}, which is no price of the content`),
		...each(hours, (text) => `shows ${text}, which is no time of the content`),
		...machineFaults(facts.data, digits, times),
	];
};

/** What the page tells search engines of the shop's phone and hours. */
function machineFaults(data: unknown, digits: string, times: ReadonlySet<string>): string[] {
	const said = textsOf(data).map(({ path, text }) => ({ key: String(path.at(-1)), text }));
	const strange = said.filter(({ key, text }) => {
		if (key === "telephone") return text.replace(/\D/g, "") !== digits;
		return /^(?:opens|closes)$/.test(key) && !times.has(plainText(fullTime(text)));
	});
	return each(strange, ({ key, text }) => `tells search engines ${key} ${text}, not the content's`);
}

/** Every text of the content stands on its page, or on any page where it has none of its own. */
export function unsaid(pages: readonly SmokePage[], { texts }: SiteFacts): string[] {
	const opened = pages.flatMap(({ path, facts }) => (facts ? [{ path, text: facts.text }] : []));
	return texts.flatMap(({ path, text, place }) => {
		const where = opened.filter((page) => !path || page.path === path);
		const well = where.length === 0 || where.some((page) => holds(page.text, text));
		return well
			? []
			: [`${path ?? "no page"} ${path ? "does not say" : "says"} "${shorten(text)}" (${place})`];
	});
}

/** As figures of its own: "Shirt 80" is neither in "T-Shirt 80" nor in "Shirt 800" or "Shirt 80-90". */
function holds(said: string, text: string): boolean {
	for (let at = said.indexOf(text); at !== -1; at = said.indexOf(text, at + 1)) {
		const rest = said.slice(at + text.length);
		if (!/[\d-]/.test(said[at - 1] ?? "") && !/^[-.]?\d/.test(rest)) return true;
	}
	return false;
}

function shorten(text: string): string {
	return text.length > 60 ? `${text.slice(0, 57)}…` : text;
}

/** A sentence for each thing, each thing once. */
function each<Thing>(things: readonly Thing[], say: (thing: Thing) => string): string[] {
	return [...new Set(things.map(say))];
}

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
	const sources = sourcesOf(policy, "script-src");
	if (!sources || /'unsafe-(?:inline|eval)'/.test(sources)) {
		return ["has a Content-Security-Policy that lets any script run"];
	}
	if (facts.inlineScripts.length === 0)
		return ["has none of its scripts: was it changed on its way?"];
	const styles = hashEach(facts.inlineStyles);
	const refused = {
		"inline script(s)": hashEach(facts.inlineScripts).filter((hash) => !sources.includes(hash)),
		"inline style(s)": styles.filter((hash) => !sourcesOf(policy, "style-src").includes(hash)),
		"attribute(s) that hold a script": facts.handlers,
	};
	return Object.entries(refused)
		.filter(([, found]) => found.length > 0)
		.map(
			([what, { length }]) =>
				`has ${length} ${what} that its policy refuses: was it changed on its way?`,
		);
};

/** Every link that books or calls leads to the shop. */
export const numbers: PageCheck = ({ facts }, { whatsapp, phone }) => {
	const dial = `tel:${phone.replace(/[^+\d]/g, "")}`;
	const foreign = facts.links.filter((href) => {
		if (href.startsWith("tel:")) return href !== dial;
		const number = whatsappNumber(href);
		return number !== undefined && number !== whatsapp;
	});
	const faults = each(foreign, (href) => `links to ${href.split("?")[0]}`);
	if (!facts.links.some((href) => whatsappNumber(href))) faults.push("has no link to WhatsApp");
	if (!facts.links.includes(dial)) faults.push(`has no link that calls ${phone}`);
	return faults;
};

function sourcesOf(policy: string, directive: string): string {
	return new RegExp(`(?:^|; ?)${directive} ([^;]*)`).exec(policy)?.[1] ?? "";
}

/** Runs a check over all pages that could be opened: "/services has no title". */
export function overPages(
	pages: readonly SmokePage[],
	check: PageCheck,
	expected: SiteFacts,
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
