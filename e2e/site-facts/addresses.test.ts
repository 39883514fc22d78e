/** Answers of the site to crawlers, phones and mistyped addresses. */
import sharp from "sharp";
import { expect, test } from "vitest";
import { shop } from "../../shop/shop.ts";
import { allRoutes, routes } from "../../src/site-map.ts";
import { openSite } from "./open-site.ts";
import { textOf } from "./page-parts.ts";

const site = await openSite();
const { business, pages } = shop;
const addresses = allRoutes(shop["landing-pages"], shop["keyword-pages"]);
const textAt = async (path: string) => (await site.get(path)).text();

async function pictureAt(path: string) {
	const response = await site.get(path);
	return {
		type: response.headers.get("content-type"),
		...(await sharp(await response.arrayBuffer()).metadata()),
	};
}

test("robots.txt names the sitemap", async () => {
	const sitemap = await textAt("/sitemap.xml");
	const origins = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(
		([, url = ""]) => new URL(url).origin,
	);
	expect([...new Set(origins)]).toEqual([business.siteUrl]);
	const robots = await textAt("/robots.txt");
	expect(robots).toContain(`Sitemap: ${business.siteUrl}/sitemap.xml`);
	expect(robots).not.toMatch(/^Disallow: *\/ *$/m);
});

test("the sitemap says when each page last changed, and nothing of the future", async () => {
	const sitemap = await textAt("/sitemap.xml");
	const days = [...sitemap.matchAll(/<lastmod>(.*?)<\/lastmod>/g)].map(([, day = ""]) => day);
	expect(days).toHaveLength((await site.addresses()).length);
	for (const day of days) {
		expect(day).toMatch(/^\d{4}-\d\d-\d\d$/);
		expect(Date.parse(day)).toBeLessThanOrEqual(Date.now());
	}
	expect(sitemap).not.toContain("<priority>");
});

test.each(addresses.filter((path) => path !== routes.home))(
	"%s/ leads to the address without the slash, for good",
	async (path) => {
		const { status, headers } = await site.get(`${path}/`);
		expect([301, 308]).toContain(status);
		const { pathname } = new URL(headers.get("location") ?? "", site.origin);
		expect(pathname).toBe(path);
	},
);

test("an unknown word leads home, and is not remembered", async () => {
	const response = await site.get("/no-such-service");
	if (site.hasServer) {
		expect(response.status).toBe(302);
		expect(new URL(response.headers.get("location") ?? "", site.origin).pathname).toBe(routes.home);
	} else {
		// On a host of files the 404 page itself leads there.
		expect(response.status).toBe(404);
		expect(await response.text()).toContain('location.replace("/")');
	}
});

test.each(["/no/such/page", "/services/shirts"])("%s shows Home with status 404", async (path) => {
	const { document, status } = await site.page(path);
	expect(status).toBe(404);
	expect(textOf(document.querySelector("h1"))).toBe(pages.hero.title);
	const robots = document.querySelector('meta[name="robots"]');
	expect(robots?.getAttribute("content")).toContain("noindex");
	const canonical = document.querySelector('link[rel="canonical"]');
	expect(canonical?.getAttribute("href")).toBe(`${business.siteUrl}/`);
});

test.each(addresses)("%s is shared with a picture of its own size", async (path) => {
	const { document } = await site.page(path);
	const image = document.querySelector('meta[property="og:image"]')?.getAttribute("content");
	const url = new URL(image ?? "");
	expect(url.origin).toBe(business.siteUrl);
	expect(await pictureAt(url.pathname)).toMatchObject({
		type: "image/jpeg",
		format: "jpeg",
		width: 1200,
		height: 630,
	});
});

test("llms.txt says what the shop is and leads to every page and the data", async () => {
	const response = await site.get("/llms.txt");
	expect(response.headers.get("content-type")).toContain("text/plain");
	const text = await response.text();
	expect(text).toMatch(new RegExp(`^# ${business.name}\n\n> .*${business.address.city}`));
	const paths = [...text.matchAll(/\]\((.*?)\)/g)].map(([, url = ""]) => new URL(url).pathname);
	const data = ["/data/siteData.json", "/data/priceData.json", "/data/reviews.json"];
	expect(paths.toSorted()).toEqual([...addresses, ...data].toSorted());
});

test("a phone's home screen knows the site's name and icons", async () => {
	const { document } = await site.page(routes.home);
	const address = document.querySelector('link[rel="manifest"]')?.getAttribute("href") ?? "";
	const response = await site.get(address);
	expect(response.headers.get("content-type")).toContain("application/manifest+json");
	const manifest = await response.json();
	expect(manifest).toMatchObject({ short_name: business.name, start_url: "/", lang: "en-IN" });
	const purposes = manifest.icons.map(({ purpose = "any" }: { purpose?: string }) => purpose);
	expect(purposes).toContain("maskable");
	for (const { src, sizes, type: promised } of manifest.icons) {
		const { type, width, height } = await pictureAt(src);
		expect(type, src).toContain(promised);
		if (sizes !== "any") expect(`${width}x${height}`, src).toBe(sizes);
	}
});

test("each page names the icons for tabs and home screens", async () => {
	const { document } = await site.page(routes.pricing);
	const icons = [...document.querySelectorAll("link[rel=icon], link[rel=apple-touch-icon]")];
	expect(icons.map((icon) => icon.getAttribute("href"))).toEqual([
		"/favicon.svg",
		"/apple-touch-icon.png",
	]);
	// Browsers that draw no SVG in their tabs look there by themselves.
	expect((await site.get("/favicon.ico")).headers.get("content-type")).toMatch(/icon/);
	expect(await pictureAt("/apple-touch-icon.png")).toMatchObject({ width: 180, height: 180 });
});

test("the service worker is asked for anew each time", async () => {
	const { headers } = await site.get("/sw.js");
	expect(headers.get("cache-control")).toMatch(/no-cache|no-store|max-age=0/);
});
