/** What crawlers, phones and the sites where an address is shared read of this one. */
import { expect, test } from "@playwright/test";
import sharp from "sharp";
import { shop } from "../content/shop.ts";
import { allRoutes, routes } from "../src/site-map.ts";

const { business } = shop;
const addresses = allRoutes(shop["landing-pages"], shop["keyword-pages"]);

function content(html: string, name: string): string | undefined {
	return new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`).exec(html)?.[1];
}

test("where an address is shared, its own picture stands beside it", async ({ request }) => {
	const pictures = new Set<string>();
	for (const path of addresses) {
		const html = await (await request.get(path)).text();
		expect(content(html, "og:url"), path).toBe(new URL(path, business.siteUrl).href);
		expect(content(html, "og:site_name")).toBe(business.name);
		expect(content(html, "og:locale")).toBe("en_IN");
		expect(content(html, "twitter:card")).toBe("summary_large_image");
		expect(content(html, "og:image:alt")?.length, path).toBeGreaterThan(10);
		const image = content(html, "og:image") ?? "";
		expect(new URL(image).origin).toBe(business.siteUrl);
		pictures.add(image);

		const response = await request.get(new URL(image).pathname);
		expect(response.headers()["content-type"]).toBe("image/jpeg");
		const { format, width, height } = await sharp(await response.body()).metadata();
		expect({ format, width, height }).toEqual({ format: "jpeg", width: 1200, height: 630 });
	}
	expect(pictures.size).toBe(addresses.length);
});

test("the sitemap says when each page last changed, and nothing of the future", async ({
	request,
}) => {
	const sitemap = await (await request.get("/sitemap.xml")).text();
	const days = [...sitemap.matchAll(/<lastmod>(.*?)<\/lastmod>/g)].map(([, day = ""]) => day);
	expect(days).toHaveLength(addresses.length);
	for (const day of days) {
		expect(day).toMatch(/^\d{4}-\d\d-\d\d$/);
		expect(Date.parse(day)).toBeLessThanOrEqual(Date.now());
	}
	expect(sitemap).not.toContain("<priority>");
});

test("llms.txt says what the shop is and leads to every page and the data", async ({ request }) => {
	const response = await request.get("/llms.txt");
	expect(response.headers()["content-type"]).toContain("text/plain");
	const text = await response.text();
	expect(text).toMatch(new RegExp(`^# ${business.name}\n\n> .*${business.address.city}`));
	const links = [...text.matchAll(/\]\((.*?)\)/g)].map(([, address = ""]) => new URL(address));
	const paths = links.map(({ pathname }) => pathname);
	expect(paths.toSorted()).toEqual(
		[...addresses, "/data/siteData.json", "/data/priceData.json", "/data/reviews.json"].toSorted(),
	);
	for (const path of paths) expect((await request.get(path)).status(), path).toBe(200);
});

test("a phone's home screen knows the site's name and icons", async ({ request }) => {
	const html = await (await request.get(routes.home)).text();
	const address = /<link rel="manifest" href="([^"]+)"/.exec(html)?.[1] ?? "";
	const response = await request.get(address);
	expect(response.headers()["content-type"]).toContain("application/manifest+json");
	const manifest = await response.json();
	expect(manifest).toMatchObject({ short_name: business.name, start_url: "/", lang: "en-IN" });
	const purposes = manifest.icons.map(({ purpose = "any" }: { purpose?: string }) => purpose);
	expect(purposes).toContain("maskable");
	for (const { src, sizes, type } of manifest.icons) {
		const icon = await request.get(src);
		expect(icon.headers()["content-type"], src).toContain(type);
		if (sizes === "any") continue;
		const { width, height } = await sharp(await icon.body()).metadata();
		expect(`${width}x${height}`, src).toBe(sizes);
	}
});

test("each page names the icons for tabs and home screens", async ({ request }) => {
	const html = await (await request.get(routes.pricing)).text();
	const icons = [...html.matchAll(/<link rel="(?:icon|apple-touch-icon)" href="([^"]+)"/g)];
	expect(icons.map(([, href]) => href)).toEqual(["/favicon.svg", "/apple-touch-icon.png"]);
	// Where browsers that draw no SVG in their tabs look by themselves.
	expect((await request.get("/favicon.ico")).headers()["content-type"]).toMatch(/icon/);
	const touch = await request.get("/apple-touch-icon.png");
	expect(await sharp(await touch.body()).metadata()).toMatchObject({ width: 180, height: 180 });
});
