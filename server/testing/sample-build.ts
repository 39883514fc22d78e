import { brotliCompressSync, gzipSync } from "node:zlib";
import { shopFiles } from "../../assistant/data-sent.ts";
import { sampleShopData } from "../../assistant/testing/sample-shop-data.ts";
import { rateCardFile, siteFile } from "../../shop/site-data.ts";
import { fileListFile, isNotFoundPage, isPublic } from "../build-format.ts";
import { createMemorySite } from "../memory-site.ts";
import { type Bytes, type ReadFile, readBuild } from "../read-build.ts";

export const homeHtml = `<!doctype html><title>Home</title>${"<p>Fresh ₹99</p>".repeat(50)}</html>`;
export const notFoundHtml = `<!doctype html><title>Home</title>${"<p>Not here</p>".repeat(50)}</html>`;
export const hindiNotFoundHtml =
	"<!doctype html><html lang='hi-IN'><title>Hindi home, not found</title></html>";

const shop = shopFiles(sampleShopData);
const hindi = sampleShopData.translations.hi;
if (!hindi) throw new Error("The sample shop has no Hindi texts.");

const texts: Record<string, string> = {
	"index.html": homeHtml,
	"services.html": `<!doctype html><title>Services</title>${"<p>Ironing</p>".repeat(50)}</html>`,
	"laundry-near-me.html": "<!doctype html><title>Laundry near me</title></html>",
	"404.html": notFoundHtml,
	"hi.html": "<!doctype html><html lang='hi-IN'><title>Hindi home</title></html>",
	"hi/services.html": "<!doctype html><html lang='hi-IN'><title>Hindi services</title></html>",
	"hi/404.html": hindiNotFoundHtml,
	"_astro/app.B7xk.js": `console.log(${JSON.stringify("x".repeat(600))});`,
	"_astro/hero.C1.avif": "picture",
	"_astro/figtree.D2.woff2": "font",
	"data/siteData.json": JSON.stringify(shop.site),
	"data/priceData.json": JSON.stringify(shop.prices),
	"data/reviews.json": JSON.stringify(shop.reviews),
	"data/questions.json": JSON.stringify({ questions: sampleShopData.questions }),
	"data/hi/questions.json": JSON.stringify({ questions: hindi.questions }),
	"data/hi/siteData.json": JSON.stringify(siteFile(hindi.site)),
	"data/hi/priceData.json": JSON.stringify(rateCardFile(hindi.prices)),
	"robots.txt": "User-agent: *",
	"sitemap.xml": "<urlset/>",
	"site.webmanifest": "{}",
	".well-known/security.txt": "Contact: mailto:hello@doonfresh.example",
	".secret.json": "private",
	_headers: "/*\n  X-Frame-Options: DENY\n",
	_redirects: "/services/ /services 301\n",
	".assetsignore": "*.br\n*.gz\n",
};

const files = Object.entries(texts).flatMap(([name, text]): [string, Bytes][] => {
	if (text.length < 512) return [[name, bytes(text)]];
	return [
		[name, bytes(text)],
		[`${name}.br`, new Uint8Array(brotliCompressSync(text))],
		[`${name}.gz`, new Uint8Array(gzipSync(text))],
	];
});

/** A small finished build: path inside the build → bytes. */
export function sampleBuild(): Map<string, Bytes> {
	const listed = Object.keys(texts).filter((name) => isPublic(name) || isNotFoundPage(name));
	return new Map([...files, [fileListFile, bytes(JSON.stringify(listed))]]);
}

export function bytes(text: string): Bytes {
	return new TextEncoder().encode(text);
}

/** Files in memory, read as those of a folder are. */
export function filesOf(build: ReadonlyMap<string, Bytes>): ReadFile {
	return async (name) => build.get(name);
}

/** The sample build as Node serves it. */
export const sampleSite = createMemorySite(await readBuild(filesOf(sampleBuild())));
