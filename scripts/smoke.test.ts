import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { gzipSync } from "node:zlib";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { completionsPath } from "../assistant/contract.ts";
import { securityHeaders } from "../server/security-headers.ts";
import { hashEach } from "./hash-each.ts";
import { type SmokeOptions, smoke } from "./smoke-checks.ts";
import { liveSite } from "./smoke-site.ts";

type Reply = { status?: number; headers?: Record<string, string>; body?: string };
type Handler = (request: IncomingMessage, url: URL) => Reply | undefined;

const script = "tell()";
const siteUrl = "https://shop.test";
const expected: SmokeOptions["expected"] = {
	siteUrl,
	paths: ["/", "/services"],
	whatsapp: "919876543210",
	phone: "+91 98765 43210",
};
const headers = {
	...securityHeaders({ scripts: hashEach([script]), styles: [], styleAttributes: [] }),
	"Content-Type": "text/html; charset=utf-8",
};

function pageHtml(path: string): string {
	return `<!doctype html><title>A &amp; B</title><link rel="canonical" href="${new URL(path, siteUrl).href}">
		<link rel="preload" href="/_astro/a.woff2" as="font"><script>${script}</script>
		<a href="https://wa.me/919876543210?text=Hi">Book</a><a href="tel:+919876543210">Call</a>
		<a href="http://a.example">A page elsewhere</a>`;
}

/** A sound site of two pages, answered as the project's server answers. */
const sound: Record<string, Reply> = {
	"/": { headers, body: pageHtml("/") },
	"/services": { headers, body: pageHtml("/services") },
	"/services/": { status: 301, headers: { Location: "/services" } },
	"/no-such-page": { status: 302, headers: { Location: "/" } },
	"/no/such/page": { status: 404, headers, body: '<meta name="robots" content="noindex">' },
	"/healthz": { body: "ok" },
	"/_astro/a.woff2": { headers: { "Cache-Control": "max-age=31536000, immutable" } },
	"/sitemap.xml": { body: `<loc>${siteUrl}/</loc><loc>${siteUrl}/services</loc>` },
	"/robots.txt": { body: `User-agent: *\nAllow: /\n\nSitemap: ${siteUrl}/sitemap.xml\n` },
	"/llms.txt": { body: "# Shop" },
	"/manifest.webmanifest": { body: '{"name":"Shop","icons":[{"src":"/icon.png"}]}' },
	"/icon.png": {},
	"/sw.js": { headers: { "Cache-Control": "no-cache" } },
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
			{ "links to WhatsApp and the phone": ["/ has no link that calls +91 98765 43210"] },
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
			only("/_astro/a.woff2", { headers: {} }),
			{
				"pictures, fonts and scripts": [
					"/_astro/a.woff2 is not kept by browsers (Cache-Control: none)",
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
			{ "every page answers": [expect.stringContaining("/ cannot be read: <a> has onclick")] },
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
					"/manifest.webmanifest is not JSON",
				],
			},
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
	const zeros = { ...expected, whatsapp: "911350000000", phone: "+91 135 000 0000" };
	broken = (_, { pathname }) => {
		const { headers: own, body = "" } = sound[pathname] ?? {};
		if (!expected.paths.includes(pathname)) return undefined;
		return { headers: own, body: body.replaceAll("919876543210", "911350000000") };
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
