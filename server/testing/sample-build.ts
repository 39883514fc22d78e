import { brotliCompressSync, gzipSync } from "node:zlib";
import { shopFiles } from "../../assistant/shop-files.ts";
import { sampleShopData } from "../../assistant/testing/sample-shop-data.ts";
import {
	fileListFile,
	type HashManifest,
	hashManifestFile,
	isPublic,
	notFoundName,
} from "../build-format.ts";
import type { Bytes } from "../site-files.ts";

const scriptHash = `sha256-${"a".repeat(43)}=`;
const styleHash = `sha256-${"b".repeat(43)}=`;
const attributeHash = `sha256-${"c".repeat(43)}=`;

export const homeHtml = `<!doctype html><title>Home</title>${"<p>Fresh ₹99</p>".repeat(50)}</html>`;
export const notFoundHtml = `<!doctype html><title>Home</title>${"<p>Not here</p>".repeat(50)}</html>`;

const files = shopFiles(sampleShopData);

const manifest: HashManifest = {
	"/": { scripts: [scriptHash], styles: [styleHash], styleAttributes: [attributeHash] },
	"/services": { scripts: [], styles: [styleHash], styleAttributes: [] },
	"/404": { scripts: [scriptHash], styles: [], styleAttributes: [] },
};

const texts: Record<string, string> = {
	"index.html": homeHtml,
	"services.html": `<!doctype html><title>Services</title>${"<p>Ironing</p>".repeat(50)}</html>`,
	"laundry-near-me.html": "<!doctype html><title>Laundry near me</title></html>",
	"404.html": notFoundHtml,
	"_astro/app.B7xk.js": `console.log(${JSON.stringify("x".repeat(600))});`,
	"_astro/hero.C1.avif": "picture",
	"_astro/figtree.D2.woff2": "font",
	"data/siteData.json": JSON.stringify(files.site),
	"data/priceData.json": JSON.stringify(files.prices),
	"data/reviews.json": JSON.stringify(files.reviews),
	"robots.txt": "User-agent: *",
	"sitemap.xml": "<urlset/>",
	"site.webmanifest": "{}",
	".well-known/security.txt": "Contact: mailto:hello@doonfresh.example",
	".secret.json": "private",
	_headers: "/*\n  X-Frame-Options: DENY\n",
	_redirects: "/services/ /services 301\n",
	".assetsignore": "*.br\n*.gz\n",
	[hashManifestFile]: JSON.stringify(manifest),
};

/** A small finished build in memory: path inside the build -> bytes, as `createSite` takes it. */
export function sampleBuild(): Map<string, Bytes> {
	const build = new Map<string, Bytes>();
	const listed = Object.keys(texts).filter((name) => isPublic(name) || name === notFoundName);
	build.set(fileListFile, bytes(JSON.stringify(listed)));
	for (const [name, text] of Object.entries(texts)) {
		build.set(name, bytes(text));
		if (text.length < 512) continue;
		build.set(`${name}.br`, new Uint8Array(brotliCompressSync(text)));
		build.set(`${name}.gz`, new Uint8Array(gzipSync(text)));
	}
	return build;
}

export function bytes(text: string): Bytes {
	return new TextEncoder().encode(text);
}
