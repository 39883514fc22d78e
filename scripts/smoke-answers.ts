/** Checks of what a live site answers beside its pages. Each returns what fell short, a line each. */
import { completionsPath } from "../assistant/contract.ts";
import { securityHeaders } from "../server/security-headers.ts";
import type { SiteFacts } from "./smoke-facts.ts";
import { readPage } from "./smoke-page.ts";
import type { Answer, LiveSite } from "./smoke-site.ts";

/** Whether a server of this project answers, and not a host of files alone. */
export async function findServer(site: LiveSite): Promise<boolean> {
	const { status, text } = await site.get("/healthz");
	return status === 200 && text === "ok";
}

export async function sitemap(site: LiveSite, { paths, siteUrl }: SiteFacts): Promise<string[]> {
	const { text } = await site.get("/sitemap.xml");
	const listed = [...text.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = ""]) => address);
	const wanted = paths.map((path) => new URL(path, siteUrl).href);
	return [
		...wanted.filter((url) => !listed.includes(url)).map((url) => `${url} is not listed`),
		...listed.filter((url) => !wanted.includes(url)).map((url) => `${url} is not in the content`),
	];
}

/** The table of headers, on the home page. A proxy may ask for https longer than the site does. */
export async function headerTable(site: LiveSite): Promise<string[]> {
	const { headers } = await site.get("/");
	const { "Content-Security-Policy": _, ...table } = securityHeaders();
	return Object.entries(table).flatMap(([name, value]) => {
		const found = headers.get(name);
		const asked = Number(/^max-age=(\d+)/.exec(found ?? "")?.[1]);
		const well = name === "Strict-Transport-Security" ? asked >= 31_536_000 : found === value;
		return well ? [] : [`${name} is ${found === null ? "missing" : `"${found}"`}, not "${value}"`];
	});
}

/**
 * The data files, which the assistant and the list read, hold what the content says. They are compared
 * as they would be sent; the first difference is told by its place.
 */
export async function dataFiles(site: LiveSite, { data }: SiteFacts): Promise<string[]> {
	const faults = await Promise.all(
		Object.entries(data).map(async ([path, value]) => {
			const { status, headers, text } = await site.get(path);
			if (status !== 200) return [`${path} answers ${status}, not 200`];
			const kept = headers.get("cache-control") ?? "none";
			const difference = firstDifference(parsed(text), JSON.parse(JSON.stringify(value)));
			return [
				...unless(
					/no-cache|no-store|max-age=0/.test(kept),
					`${path} may be kept when it is old (Cache-Control: ${kept})`,
				),
				...unless(
					difference === undefined,
					`${path} is not the content's: ${difference}. Build again, and publish that`,
				),
			];
		}),
	);
	return faults.flat();
}

/** Where two values of JSON differ first, and how; nothing where they are alike. */
function firstDifference(live: unknown, content: unknown, path: string[] = []): string | undefined {
	const areBoth = [live, content].every((value) => typeof value === "object" && value !== null);
	if (!areBoth || Array.isArray(live) !== Array.isArray(content)) {
		if (live === content) return undefined;
		return `${path.join(" → ") || "all of it"} is ${said(live)}, the content says ${said(content)}`;
	}
	const [one, other] = [live, content] as Record<string, unknown>[];
	for (const key of new Set([...Object.keys(other ?? {}), ...Object.keys(one ?? {})])) {
		const difference = firstDifference(one?.[key], other?.[key], [...path, key]);
		if (difference) return difference;
	}
	return undefined;

	function said(value: unknown): string {
		const text = JSON.stringify(value) ?? "missing";
		return text.length > 60 ? `${text.slice(0, 57)}…` : text;
	}
}

/** A path of two segments that does not exist: the home page, said to be none. */
export async function unknownAddress(site: LiveSite): Promise<string[]> {
	const { status, text } = await site.get("/no/such/page");
	return [
		...unless(status === 404, `/no/such/page answers ${status}, not 404`),
		...unless(
			readPage(text).robots.some((robots) => robots.includes("noindex")),
			"/no/such/page is not kept from search engines",
		),
	];
}

/** A word that is no page leads home: by the server, or on a host of files by the 404 page. */
export async function unknownWord(site: LiveSite, hasServer: boolean): Promise<string[]> {
	const answer = await site.get("/no-such-page");
	if (hasServer) {
		return unless(
			answer.status === 302 && leadsTo(site, answer) === "/",
			`/no-such-page ${said(answer)}, not 302 to /`,
		);
	}
	return unless(
		answer.status === 404 && answer.text.includes('location.replace("/")'),
		`/no-such-page answers ${answer.status}, not 404 with a page that leads home`,
	);
}

export async function slashAtTheEnd(site: LiveSite, { paths }: SiteFacts): Promise<string[]> {
	const path = paths.find((one) => one !== "/") ?? "/";
	const answer = await site.get(`${path}/`);
	return unless(
		[301, 308].includes(answer.status) && leadsTo(site, answer) === path,
		`${path}/ ${said(answer)}, not 301 to ${path}`,
	);
}

/** Whoever types the address without "https" arrives all the same. */
export async function plainHttp(site: LiveSite): Promise<string[]> {
	const { hostname } = new URL(site.origin);
	const answer = await site.ask(`http://${hostname}/`);
	const to = answer.headers.get("location") ?? "";
	return unless(
		[301, 302, 307, 308].includes(answer.status) && URL.parse(to)?.origin === site.origin,
		`http://${hostname}/ ${said(answer)}, not 301 to ${site.origin}/`,
	);
}

export async function compression(site: LiveSite): Promise<string[]> {
	const { headers } = await site.ask("/", { headers: { "Accept-Encoding": "br, gzip" } });
	return unless(headers.get("content-encoding"), "the home page is not compressed");
}

/** The relay answers the site's own pages, and nobody else's. */
export async function assistant(site: LiveSite): Promise<string[]> {
	const own = await askAssistant(site, site.origin);
	if (own.status === 403) {
		return ["refuses the site's own pages: the proxy must pass on the Host that it was asked for"];
	}
	const foreign = await askAssistant(site, "https://elsewhere.example");
	return [
		...unless(
			own.status === 200 && words(own),
			`${completionsPath} answers ${own.status} with no words`,
		),
		...unless(foreign.status === 403, `another site's page is answered ${foreign.status}, not 403`),
	];
}

export async function forMachines(site: LiveSite, { siteUrl }: SiteFacts): Promise<string[]> {
	const robots = await site.get("/robots.txt");
	const llms = await site.get("/llms.txt");
	return [
		...unless(
			robots.text.includes(`Sitemap: ${siteUrl}/sitemap.xml`),
			"/robots.txt does not name the sitemap",
		),
		...unless(!/^Disallow: *\/ *$/m.test(robots.text), "/robots.txt keeps everybody out"),
		...unless(llms.status === 200 && llms.text.startsWith("# "), "/llms.txt is not there"),
		...(await manifest(site)),
	];
}

/** A worker that is kept on the way would go on showing the build that it came with. */
export async function serviceWorker(site: LiveSite): Promise<string[]> {
	const { headers, text } = await site.get("/sw.js");
	const kept = headers.get("cache-control") ?? "none";
	// Pages that it keeps for a visitor without a connection; files are followed with all others.
	const pages = [...text.matchAll(/(?<=["'`])\/[\w-]+(?=["'`])/g)].map(([path]) => path);
	const answers = await Promise.all([...new Set(pages)].map((path) => site.get(path)));
	return [
		...unless(
			/no-cache|no-store|max-age=0/.test(kept),
			`/sw.js may be kept on its way (Cache-Control: ${kept})`,
		),
		...answers.flatMap(({ status }, index) =>
			unless(status === 200, `${pages[index]}, which it keeps, answers ${status}, not 200`),
		),
	];
}

/** Its icons are followed with all other files. */
async function manifest(site: LiveSite): Promise<string[]> {
	const path = "/manifest.webmanifest";
	const { name, icons } = (parsed((await site.get(path)).text) ?? {}) as {
		name?: string;
		icons?: unknown[];
	};
	return unless(name && icons?.length, `${path} has no name or no icons`);
}

function askAssistant(site: LiveSite, origin: string): Promise<Answer> {
	return site.ask(completionsPath, {
		method: "POST",
		headers: { "Content-Type": "application/json", Origin: origin },
		body: JSON.stringify({ messages: [{ role: "user", content: "When are you open?" }] }),
	});
}

/** What the relay said, in the provider's shape; nothing for anything else. */
function words({ text }: Answer): string | undefined {
	const reply = parsed(text) as { choices?: { message?: { content?: string } }[] } | undefined;
	return reply?.choices?.[0]?.message?.content;
}

/** The value in a text of JSON; nothing where it is none. */
function parsed(text: string): unknown {
	try {
		return JSON.parse(text);
	} catch {
		return undefined;
	}
}

/** The path of a redirect within the site; nothing for one that leads elsewhere. */
function leadsTo(site: LiveSite, { headers }: Answer): string | undefined {
	const to = URL.parse(headers.get("location") ?? "", site.origin);
	return headers.has("location") && to?.origin === site.origin ? to.pathname : undefined;
}

function said({ status, headers }: Answer): string {
	const to = headers.get("location");
	return `answers ${status}${to === null ? "" : ` to ${to}`}`;
}

function unless(well: unknown, fault: string): string[] {
	return well ? [] : [fault];
}
