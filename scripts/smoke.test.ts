import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { gzipSync } from "node:zlib";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { completionsPath } from "../assistant/contract.ts";
import { securityHeaders } from "../server/security-headers.ts";
import { hashEach } from "./inline-code.ts";
import { type SmokeOptions, smoke } from "./smoke-checks.ts";
import { liveSite } from "./smoke-site.ts";

type Reply = { status?: number; headers?: Record<string, string>; body?: string };
type Handler = (request: IncomingMessage, url: URL) => Reply | undefined;

const script = 'import("/_astro/app.js")';
const style = "@font-face{font-family:a;src:url(/_astro/a.woff2)}";
const siteUrl = "https://shop.test";
const expected: SmokeOptions["expected"] = {
	siteUrl,
	paths: ["/", "/services"],
	whatsapp: "919876543210",
	phone: "+91 98765 43210",
	everywhere: ["The Shop", "+91 98765 43210", "9 AM to 9 PM"],
	texts: [
		{ path: "/services", text: "Shirt 80", place: "content/prices.json → Shirt: price" },
		{ path: "/", text: "Clean by tomorrow.", place: "content/pages.json → hero: heading" },
		{ text: "Curtains in a day.", place: "content/features.json → Curtains: title" },
	],
	figures: new Set(["80", "1200", "9"]),
	times: new Set(["9 AM", "9 PM", "9:00 AM", "9:00 PM"]),
	data: { "/data/priceData.json": { categories: [{ name: "Men", items: [{ price: "80" }] }] } },
};
const headers = {
	...securityHeaders({
		scripts: hashEach([script]),
		styles: hashEach([style]),
		styleAttributes: [],
	}),
	"Content-Type": "text/html; charset=utf-8",
	"Cache-Control": "no-cache",
};
const hashed = { "Cache-Control": "max-age=31536000, immutable" };

function pageHtml(path: string): string {
	return `<!doctype html><title>A &amp; B</title><link rel="canonical" href="${new URL(path, siteUrl).href}">
		<meta name="robots" content="index, follow"><meta property="og:image" content="${siteUrl}/social/a.jpg">
		<style>${style}</style><link rel="modulepreload" href="/_astro/early.js"><script>${script}</script>
		<script type="application/ld+json">{"telephone":"+919876543210","opens":"09:00","closes":"21:00"}</script>
		<h1>The Shop</h1><p>Clean by tomorrow. Curtains in a day.</p><p>9\u00a0AM to 9\u00a0PM daily</p>
		<ul><li><span>Shirt</span> <b>₹80</b></li><li>Mattress starts @ ₹1,200</li></ul>
		<img src="/_astro/a.webp" srcset="/_astro/a.webp 1x, /_astro/b.webp 2x" alt="A shirt">
		<a href="https://wa.me/919876543210?text=Hi">Book</a>
		<a href="tel:+919876543210">Call +91&nbsp;98765&nbsp;43210</a><p>12 Main Road</p>
		<a href="http://a.example">A page elsewhere</a>`;
}

/** A sound site of two pages, answered as the project's server answers. */
const sound: Record<string, Reply> = {
	"/": { headers, body: pageHtml("/") },
	"/services": { headers, body: pageHtml("/services") },
	"/offline": { headers, body: "<p>Offline" },
	"/services/": { status: 301, headers: { Location: "/services" } },
	"/no-such-page": { status: 302, headers: { Location: "/" } },
	"/no/such/page": { status: 404, headers, body: '<meta name="robots" content="noindex">' },
	"/healthz": { body: "ok" },
	"/data/priceData.json": {
		headers: { "Cache-Control": "no-cache" },
		body: JSON.stringify(expected.data["/data/priceData.json"]),
	},
	"/_astro/a.woff2": { headers: hashed },
	"/_astro/a.webp": { headers: hashed },
	"/_astro/b.webp": { headers: hashed },
	"/_astro/app.js": { headers: hashed, body: 'import"./part.js";fetch("/data/list-parts")' },
	"/_astro/part.js": { headers: hashed, body: "late(`/_astro/late.css`)" },
	"/_astro/late.css": { headers: hashed, body: ".a{background:url(b.webp)}" },
	"/_astro/early.js": { headers: hashed, body: "early()" },
	"/data/list-parts": { headers, body: "<p>Your list" },
	"/social/a.jpg": {},
	"/sitemap.xml": { body: `<loc>${siteUrl}/</loc><loc>${siteUrl}/services</loc>` },
	"/robots.txt": { body: `User-agent: *\nAllow: /\n\nSitemap: ${siteUrl}/sitemap.xml\n` },
	"/llms.txt": { body: "# Shop" },
	"/manifest.webmanifest": { body: '{"name":"Shop","icons":[{"src":"/icon.png"}]}' },
	"/icon.png": {},
	"/sw.js": { headers: { "Cache-Control": "no-cache" }, body: 'keep("/offline","/_astro/app.js")' },
};

let server: Server;
let origin: string;
let broken: Handler = () => undefined;

beforeAll(async () => {
	server = createServer(answer);
	await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
	origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
beforeEach(() => {
	broken = () => undefined;
});
afterAll(() => {
	server.close();
});

function answer(request: IncomingMessage, response: ServerResponse): void {
	const url = new URL(request.url ?? "", origin);
	const reply = broken(request, url) ?? soundReply(request, url) ?? { status: 404 };
	response.writeHead(reply.status ?? 200, {
		...reply.headers,
		...(reply.body && { "Content-Encoding": "gzip" }),
	});
	response.end(reply.body && gzipSync(reply.body));
}

function soundReply({ method, headers: asked }: IncomingMessage, url: URL): Reply | undefined {
	if (url.pathname !== completionsPath) return sound[url.pathname];
	if (method !== "POST") return { status: 405 };
	if (asked.origin !== origin) return { status: 403 };
	return { body: JSON.stringify({ choices: [{ message: { content: "9 to 9" } }] }) };
}

/** Answers one path so, and all others soundly. */
function only(path: string, reply: Reply): Handler {
	return (_, { pathname }) => (pathname === path ? { ...sound[path], ...reply } : undefined);
}

/** What fell short, by check. */
async function shortcomings(options: Partial<SmokeOptions> = {}, site = liveSite(new URL(origin))) {
	const short: Record<string, string[]> = {};
	for await (const { name, faults } of smoke(site, { expected, ...options })) {
		if (faults.length > 0) short[name] = faults;
	}
	return short;
}

/** A case in which one file is gone. */
function gone(path: string, what: string): [string, Handler, Record<string, unknown>][] {
	const short = { "pictures, fonts and scripts": [`${path} answers 404, not 200`] };
	return [[`${what} is gone`, only(path, { status: 404 }), short]];
}

/** The home page with a piece of it replaced. */
function home(piece: string | RegExp, by: string): Handler {
	return only("/", { body: pageHtml("/").replace(piece, by) });
}

function withHeader(name: string, value: string): Handler {
	return only("/", { headers: { ...headers, [name]: value } });
}

test("a sound site falls short of nothing", async () => {
	expect(await shortcomings()).toEqual({});
});

describe("a site falls short, and is told of nothing else, when", () => {
	test.each<[string, Handler, Record<string, unknown>]>([
		[
			"a page is gone",
			only("/services", { status: 500 }),
			{ "every page answers": ["/services answers 500, not 200"] },
		],
		[
			"a link books elsewhere",
			home("wa.me/919876543210", "wa.me/911111111111"),
			{
				"links to WhatsApp and the phone": ["/ links to https://wa.me/911111111111"],
			},
		],
		[
			"a link in the chat app's other form books elsewhere",
			home("<a", '<a href="https://api.whatsapp.com/send?phone=91222&amp;text=Hi"></a><a'),
			{ "links to WhatsApp and the phone": ["/ links to https://api.whatsapp.com/send"] },
		],
		[
			"a page does not call",
			home(/<a href="tel.*?<\/a>/, ""),
			{
				"links to WhatsApp and the phone": ["/ has no link that calls +91 98765 43210"],
				"numbers, prices and hours on the pages": ["/ does not say +91 98765 43210"],
			},
		],
		[
			"a page is not in the sitemap",
			only("/sitemap.xml", { body: `<loc>${siteUrl}/</loc><loc>${siteUrl}/old</loc>` }),
			{
				"the sitemap": [
					`${siteUrl}/services is not listed`,
					`${siteUrl}/old is not in the content`,
				],
			},
		],
		[
			"a page has no title",
			home("A &amp; B", " "),
			{ "titles and canonical addresses": ["/ has no title"] },
		],
		[
			"a page is kept from search engines by a header",
			withHeader("X-Robots-Tag", "noindex"),
			{ "titles and canonical addresses": ["/ keeps search engines out (noindex)"] },
		],
		[
			"a page stands for another",
			home(`href="${siteUrl}/"`, 'href="https://old.test/"'),
			{
				"titles and canonical addresses": [
					`/ has the canonical address https://old.test/, not ${siteUrl}/`,
				],
			},
		],
		[
			"a picture comes without https",
			home("<a", '<img srcset="/icon.png 1x, http://cdn.test/b.png 2x"><a'),
			{ "nothing without https": ["/ loads http://cdn.test/b.png without https"] },
		],
		[
			"a file is gone",
			only("/_astro/a.woff2", { status: 404 }),
			{ "pictures, fonts and scripts": ["/_astro/a.woff2 answers 404, not 200"] },
		],
		[
			"a hashed file is not kept",
			only("/_astro/a.woff2", { headers: { "Cache-Control": "" } }),
			{
				"pictures, fonts and scripts": [
					"/_astro/a.woff2 is not kept by browsers (Cache-Control: )",
				],
			},
		],
		[
			"a proxy says a header a second time",
			withHeader("X-Frame-Options", "DENY, SAMEORIGIN"),
			{ "security headers": ['X-Frame-Options is "DENY, SAMEORIGIN", not "DENY"'] },
		],
		[
			"something on the way puts a script in",
			home("<a", "<script>track()</script><a"),
			{ "each page's policy": [expect.stringContaining("1 inline script(s)")] },
		],
		[
			"something on the way puts a handler in",
			home("<a", '<a onclick="track()"'),
			{
				"each page's policy": [expect.stringContaining("/ has 1 attribute(s) that hold a script")],
			},
		],
		[
			"the policy lets any script run",
			withHeader("Content-Security-Policy", "script-src 'self' 'unsafe-inline'"),
			{
				"each page's policy": ["/ has a Content-Security-Policy that lets any script run"],
			},
		],
		[
			"what does not exist answers 200",
			only("/no/such/page", { status: 200, body: "<p>Home" }),
			{
				"unknown addresses": [
					"/no/such/page answers 200, not 404",
					"/no/such/page is not kept from search engines",
				],
			},
		],
		[
			"an unknown word leads off the site",
			only("/no-such-page", { headers: { Location: "https://elsewhere.test/" } }),
			{
				"unknown words lead home": [
					"/no-such-page answers 302 to https://elsewhere.test/, not 302 to /",
				],
			},
		],
		[
			"a slash at the end is a second address",
			only("/services/", { status: 200, body: pageHtml("/services") }),
			{
				"a slash at the end": ["/services/ answers 200 to /services, not 301 to /services"],
			},
		],
		[
			"the relay is down",
			only(completionsPath, { status: 502, body: "<html>Bad Gateway" }),
			{
				"the assistant": expect.arrayContaining([`${completionsPath} answers 502 with no words`]),
			},
		],
		[
			"the proxy hides the site's own name",
			only(completionsPath, { status: 403 }),
			{ "the assistant": [expect.stringContaining("must pass on the Host")] },
		],
		[
			"the relay answers other sites",
			only(completionsPath, { body: '{"choices":[{"message":{"content":"Yes"}}]}' }),
			{ "the assistant": ["another site's page is answered 200, not 403"] },
		],
		[
			"the service worker is kept on its way",
			only("/sw.js", { headers: { "Cache-Control": "public, max-age=14400" } }),
			{
				"the service worker": [
					"/sw.js may be kept on its way (Cache-Control: public, max-age=14400)",
				],
			},
		],
		[
			"robots.txt keeps everybody out, and the manifest is none",
			(request, url) =>
				only("/robots.txt", { body: "User-agent: *\nDisallow: /" })(request, url) ??
				only("/manifest.webmanifest", { body: "<html>" })(request, url),
			{
				"robots, llms.txt, manifest": [
					"/robots.txt does not name the sitemap",
					"/robots.txt keeps everybody out",
					"/manifest.webmanifest has no name or no icons",
				],
			},
		],
		...gone("/_astro/app.js", "a script that an inline script imports"),
		...gone("/_astro/part.js", "a script that a script imports"),
		...gone("/_astro/early.js", "a script that is asked for early"),
		...gone("/_astro/late.css", "styles that a script asks for"),
		...gone("/_astro/b.webp", "a picture for sharper screens"),
		...gone("/social/a.jpg", "the picture for social networks"),
		...gone("/icon.png", "an icon of the manifest"),
		...gone("/data/list-parts", "a piece of a page"),
		[
			"a script is a page, as of a host that answers everything with Home",
			only("/_astro/part.js", { headers: { ...hashed, "Content-Type": "text/html" }, body: "<p>" }),
			{ "pictures, fonts and scripts": ["/_astro/part.js is a page, not the file"] },
		],
		[
			"a script is empty",
			only("/_astro/part.js", { body: "" }),
			{ "pictures, fonts and scripts": ["/_astro/part.js is empty"] },
		],
		[
			"the page that the service worker keeps is gone",
			only("/offline", { status: 404 }),
			{ "the service worker": ["/offline, which it keeps, answers 404, not 200"] },
		],
		[
			"a data file is gone",
			only("/data/priceData.json", { status: 404 }),
			{ "the data files": ["/data/priceData.json answers 404, not 200"] },
		],
		[
			"a data file holds another price",
			only("/data/priceData.json", {
				body: '{"categories":[{"name":"Men","items":[{"price":"70"}]}]}',
			}),
			{
				"the data files": [
					'/data/priceData.json is not the content\'s: categories → 0 → items → 0 → price is "70", the content says "80". Build again, and publish that',
				],
			},
		],
		[
			"a page shows another price",
			only("/services", { body: pageHtml("/services").replace("₹80", "₹70") }),
			{
				"numbers, prices and hours on the pages": [
					"/services shows ₹70, which is no price of the content",
				],
				"the content's texts and prices": [
					'/services does not say "Shirt 80" (content/prices.json → Shirt: price)',
				],
			},
		],
		[
			"a page shows another price of the content for a thing",
			only("/services", { body: pageHtml("/services").replace("₹80", "₹1,200") }),
			{ "the content's texts and prices": [expect.stringContaining('does not say "Shirt 80"')] },
		],
		[
			"a page has a text of before",
			home("Clean by tomorrow.", "Clean by Monday."),
			{
				"the content's texts and prices": [
					'/ does not say "Clean by tomorrow." (content/pages.json → hero: heading)',
				],
			},
		],
		[
			"a text is on no page",
			(_, { pathname }) =>
				expected.paths.includes(pathname)
					? { headers, body: pageHtml(pathname).replace("Curtains in a day.", "") }
					: undefined,
			{
				"the content's texts and prices": [
					'no page says "Curtains in a day." (content/features.json → Curtains: title)',
				],
			},
		],
		[
			"a page shows other hours",
			home("9\u00a0PM", "8\u00a0PM"),
			{
				"numbers, prices and hours on the pages": [
					"/ does not say 9 AM to 9 PM",
					"/ shows 8 PM, which is no time of the content",
				],
			},
		],
		[
			"search engines are told other hours and another number",
			home('"+919876543210","opens":"09:00"', '"+911112223334","opens":"10:00"'),
			{
				"numbers, prices and hours on the pages": [
					"/ tells search engines telephone +911112223334, not the content's",
					"/ tells search engines opens 10:00, not the content's",
				],
			},
		],
		[
			"a right link shows a wrong number",
			home("+91&nbsp;98765&nbsp;43210", "+91&nbsp;98765&nbsp;43211"),
			{
				"numbers, prices and hours on the pages": [
					"/ does not say +91 98765 43210",
					expect.stringMatching(/^\/ shows the number \+91 98765 43211\b.*, not \+91 98765 43210$/),
				],
			},
		],
		[
			"a second meta speaks to search engines",
			home("<style>", '<meta name="robots" content="index, nofollow"><style>'),
			{
				"titles and canonical addresses": [
					"/ tells search engines 2 things: index, follow; index, nofollow",
				],
			},
		],
		[
			"a second meta keeps search engines out",
			home("<style>", "<META NAME=googlebot CONTENT=noindex><style>"),
			{
				"titles and canonical addresses": [
					"/ keeps search engines out (noindex)",
					"/ tells search engines 2 things: index, follow; noindex",
				],
			},
		],
		[
			"a page is kept for a day",
			withHeader("Cache-Control", "public, max-age=86400"),
			{
				"pages are asked for anew": [
					"/ may be kept by browsers and shown when it is old (Cache-Control: public, max-age=86400)",
				],
			},
		],
		[
			"something on the way takes scripts out",
			home(/<script>.*?<\/script>/, ""),
			{ "each page's policy": ["/ has none of its scripts: was it changed on its way?"] },
		],
		[
			"something on the way puts styles in",
			home("<h1", "<style>h1{color:red}</style><h1"),
			{ "each page's policy": [expect.stringContaining("1 inline style(s)")] },
		],
	])("%s", async (_, handler, short) => {
		broken = handler;
		expect(await shortcomings()).toEqual(short);
	});
});

test("a host of files alone is not asked for what it cannot do", async () => {
	broken = (request, url) => {
		if (["/healthz", completionsPath].includes(url.pathname)) return { status: 404 };
		const notFound = { status: 404, headers, body: 'location.replace("/")' };
		return only("/no-such-page", notFound)(request, url);
	};
	expect(await shortcomings()).toEqual({});
});

test("numbers that are nobody's fall short, unless samples are allowed", async () => {
	const phone = "+91 135 000 0000";
	const zeros = { ...expected, whatsapp: "911350000000", phone, everywhere: [phone] };
	broken = (_, { pathname }) => {
		const { headers: own, body = "" } = sound[pathname] ?? {};
		if (!expected.paths.includes(pathname)) return undefined;
		return {
			headers: own,
			body: body
				.replaceAll("919876543210", "911350000000")
				.replace("+91&nbsp;98765&nbsp;43210", phone),
		};
	};
	expect(await shortcomings({ expected: zeros })).toEqual({
		"the shop's real numbers": [
			expect.stringContaining("911350000000 is a sample"),
			expect.stringContaining("+91 135 000 0000 is a sample"),
		],
	});
	expect(await shortcomings({ expected: zeros, allowSamples: true })).toEqual({});
});

describe("over https", () => {
	/** The fake under another name, with what a proxy answers to plain http. */
	function site(address: string, toPlainHttp: Response) {
		return liveSite(new URL(address), (input, init) => {
			const url = new URL(String(input));
			if (url.protocol === "http:") return Promise.resolve(toPlainHttp);
			const asked = new Headers(init?.headers);
			if (asked.get("Origin") === new URL(address).origin) asked.set("Origin", origin);
			return fetch(new URL(url.pathname, origin), { ...init, headers: asked });
		});
	}

	test("plain http leads there, and the content knows the address", async () => {
		const led = new Response(null, { status: 308, headers: { Location: `${siteUrl}/` } });
		expect(await shortcomings({}, site(siteUrl, led))).toEqual({});
	});

	test("plain http that shows the site falls short, as does another address", async () => {
		expect(await shortcomings({}, site("https://www.shop.test", new Response("Shop")))).toEqual({
			"the site's own address": [expect.stringContaining(`call themselves ${siteUrl}`)],
			"http leads to https": [
				"http://www.shop.test/ answers 200, not 301 to https://www.shop.test/",
			],
		});
	});
});

test("an address where nobody answers is told in one sentence", async () => {
	const nobody = () =>
		Promise.reject(new TypeError("fetch failed", { cause: { code: "ENOTFOUND" } }));
	await expect(shortcomings({}, liveSite(new URL("https://nobody.test"), nobody))).rejects.toThrow(
		"https://nobody.test/healthz gives no answer (ENOTFOUND)",
	);
});
