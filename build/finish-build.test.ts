import { hash } from "node:crypto";
import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import sharp from "sharp";
import { beforeEach, describe, expect, onTestFinished, test } from "vitest";
import { languages } from "../languages/languages.ts";
import { type Bytes, readBuild } from "../server/read-build.ts";
import { shop } from "../shop/shop.ts";
import { connectOrigins, finishBuild } from "./finish-build.ts";
import { hashEach } from "./page-policy.ts";
import { type Files, placeInSite, readFiles, writeFiles } from "./site-files.ts";

const filler = "<p>Clean shirts, ₹80 a piece.</p>".repeat(100);
const [english, hindi] = languages;
const kept = ["/pricing", "/offline"];
let files: Files;

beforeEach(async () => {
	files = new Map();
	const texts = {
		"index.html": `<!doctype html><p style="c:d">${filler}</p><script>a()</script></html>`,
		"404.html": "<!doctype html><p>Not here</p></html>",
		"pricing.html":
			'<!doctype html><script>import("/_astro/page.A1.js")</script><img src="/_astro/map.C3.avif">₹80</html>',
		"offline.html":
			'<!doctype html><link href="/_astro/late.H8.css"><link href="/_astro/font.B2.woff2"><script>import("/_astro/measure-G7.js")</script></html>',
		"data/listPrices.json": "{}",
		"data/areas.json": "{}",
		"data/itemNames.json": "{}",
		"_astro/page.A1.js": 'import{a}from"./react.D4.js";const later=()=>import(`./finder.E5.js`)',
		"_astro/react.D4.js": "'mt-4';",
		"_astro/finder.E5.js": 'import("./groq-sdk.I9.js")',
		"_astro/groq-sdk.I9.js": "export{}",
		"_astro/late.H8.css": `dialog{${" ".repeat(2000)}}`,
		"_astro/font.B2.woff2": "font".repeat(400),
		"_astro/map.C3.avif": await picture().toFormat("avif").toBuffer(),
		"_astro/measure-G7.js": "count()",
		"robots.txt": "User-agent: *",
	};
	for (const [name, content] of Object.entries(texts)) write(name, content);
});

const finish = (options: Parameters<typeof finishBuild>[1] = {}) =>
	finishBuild(files, { kept, languages: [english], ...options });

test("a page keeps the utilities that it or a script uses, in its head, under short names, and other rules", async () => {
	const layer = (rules: string) => `@layer utilities{${rules}}`;
	const rule = (name: string) => `.${name}{margin:${name.length + Number(name.at(-1))}px}`;
	const head = `<style>${layer(rule("mt-2") + rule("mt-4") + rule("mt-6"))}</style><noscript><style>p{}</style></noscript>`;
	const inBody = `.other{color:red}${layer(`@media (width>=40rem){${rule("sm\\:mt-2")}${rule("sm\\:mt-6")}}`)}`;
	write(
		"styled.html",
		`<!doctype html><html><head>${head}</head><p class="mt-2 sm:mt-2"><style>${inBody}</style></p></html>`,
	);
	await finish();
	const html = String(files.get("styled.html"));
	const styles = /<style>(.*?)<\/style>/.exec(html)?.[1] ?? "";
	expect(styles.match(/\.[\w\\:-]+(?=\{)/g)).toEqual([
		"._0",
		// A script says it.
		".mt-4",
		"._1",
		".other",
	]);
	expect(html).toMatch(
		/<\/style><noscript><style>p\{\}<\/style><\/noscript><\/head><p class="_0 _1"><\/p>/,
	);
	// The policy is that of the styles that are left.
	expect(html).toContain(hashEach([styles])[0]);
});

test("the Worker's list has what is to be served and the 404 page, of this run alone", async () => {
	write("_astro/unused.js", "import './unused-part.js'");
	write("_astro/unused-part.js", "'saree.h4sh.webp'");
	write("_astro/saree.h4sh.webp", await picture().webp().toBuffer());
	write("google1234.html", "google-site-verification");
	await finish();
	await finish();
	const names = JSON.parse(String(files.get(".files.json")));
	expect(names).toEqual(
		expect.arrayContaining(["404.html", "google1234.html", "robots.txt", "sw.js"]),
	);
	expect(names.filter((name: string) => /unused|saree|_headers|\.br$/.test(name))).toEqual([]);
	expect([...files.keys()]).not.toContain("_astro/unused.js");
	expect((await readBuild(async (name) => files.get(name) as Bytes)).has("google1234.html")).toBe(
		true,
	);
});

test("no picture is published with the place that it was taken at", async () => {
	const exif = { IFD3: { GPSLatitudeRef: "N" } };
	write("reviewers/a.jpg", await picture().withExif(exif).jpeg().toBuffer());
	await finish();
	expect((await sharp(files.get("reviewers/a.jpg")).metadata()).exif).toBeUndefined();
});

test("what gets smaller is compressed, and nothing of an earlier build stays", async () => {
	const folder = await mkdtemp(join(tmpdir(), "finish-build-"));
	onTestFinished(() => rm(folder, { recursive: true }));
	await writeFile(join(folder, "older.html.br"), "old");
	const noise = Array.from({ length: 40 }, (_, index) => hash("sha256", String(index), "buffer"));
	write("noise.json", Buffer.concat(noise));
	await finish();
	await writeFiles(folder, files);
	expect(await readFiles(folder)).toEqual(files);
	const copies = (await readdir(folder, { recursive: true })).filter((name) =>
		/\.(br|gz)$/.test(name),
	);
	expect(copies).toEqual(
		expect.arrayContaining(["index.html.br", "index.html.gz", "_astro/late.H8.css.br"]),
	);
	expect(copies.filter((name) => /older|noise|woff2|robots/.test(name))).toEqual([]);
	const page = files.get("index.html");
	const copy = (ending: string) => readFile(join(folder, `index.html.${ending}`));
	expect(brotliDecompressSync(await copy("br"))).toEqual(page);
	expect(gunzipSync(await copy("gz"))).toEqual(page);
});

const secret = "sentinel-0123456789";

test.each<[string, string, string | Buffer]>([
	["a page", "a.html", `<p>${secret}</p>`],
	["a script", "a.js", `const k="${secret}"`],
	["a file of another kind", "a.bin", Buffer.concat([Buffer.of(0, 255), Buffer.from(secret)])],
	["Base64", "a.js", `atob("${btoa(secret)}")`],
	["a key of the provider", "a.json", `"gsk_${"a1B2".repeat(8)}"`],
])(
	"a build with a secret in %s is refused, and the message does not repeat it",
	async (_, name, content) => {
		write(name, content);
		const error = await finish({ environment: { GROQ_API_KEY: secret } }).catch(
			({ message }) => message,
		);
		expect(error).toMatch(new RegExp(`^${name} holds (?:GROQ_API_KEY|a key of the provider)\\.`));
		expect(error).not.toContain(secret);
	},
);

test("values that are no secrets are left alone", async () => {
	write("a.html", `public /usr/bin ${secret}`);
	const environment = { GROQ_API_KEY: "public", API_TOKEN: "", PATH: secret, KEYS: secret };
	await finish({ environment });
});

test.each([
	[{}, "contact.html", "<p onclick='a()'>", /^contact\.html cannot get its policy: .*onclick/],
	[
		{ addresses: ["/", "/corporate"] },
		"a.txt",
		"",
		/no page at \/corporate\. A fixed page needs a route in src\/pages/,
	],
	[{ kept: ["/pricing", "/contact"] }, "a.txt", "", /^The build has no page at \/contact\./],
	[{}, "pricing.html", '<link href="/_astro/gone.B2.woff2">', /gone\.B2\.woff2/],
])(
	"%j with %s is an error that says what is wrong: %#",
	async (options, name, content, message) => {
		write(name, content);
		await expect(finish(options)).rejects.toThrow(message);
	},
);

test.each([
	["", "", []],
	["https://api.example", "phc_x", ["https://api.example", "https://eu.i.posthog.com"]],
])("with the assistant at %j and the key %j, pages may ask %j", (baseUrl, posthogKey, origins) => {
	const analytics = { posthogKey, posthogHost: "https://eu.i.posthog.com" };
	expect(connectOrigins({ assistant: { ...shop.assistant, baseUrl }, analytics })).toEqual(origins);
});

describe("the service worker", () => {
	/** The list of a language in the worker's code. */
	const listed = (code: string, path: string) =>
		new RegExp(`path:[\`"']${path}[\`"'],files:\\[([^\\]]*)\\]`)
			.exec(code)?.[1]
			?.match(/(?<=[`"'])\/[^`"']*/g)
			?.toSorted();

	test("keeps some pages, the prices and what those need to run, but no pictures or analytics", async () => {
		write("other.html", '<!doctype html><script src="/_astro/other.J1.js"></script>');
		write("_astro/other.J1.js", "export{}");
		await finish();
		const code = String(files.get("sw.js"));
		expect(listed(code, "")).toEqual([
			...["/_astro/finder.E5.js", "/_astro/font.B2.woff2", "/_astro/late.H8.css"],
			...["/_astro/page.A1.js", "/_astro/react.D4.js", "/data/areas.json"],
			...["/data/itemNames.json", "/data/listPrices.json", "/offline", "/pricing"],
		]);
		// It knows each part by its digest, also those that it does not keep ahead.
		expect(code).toContain(hash("sha256", "count()", "base64"));
		expect(code).toContain("/_astro/other.J1.js");
		expect(code).not.toContain("map.C3.avif");
		write("pricing.html", "<!doctype html>₹90");
		await finish();
		expect(String(files.get("sw.js"))).not.toBe(code);
	});

	test("names the files of each language apart", async () => {
		for (const path of kept) write(`hi${path}.html`, "<!doctype html>₹80");
		for (const name of ["listPrices", "areas"]) write(`data/hi/${name}.json`, "{}");
		await finish({ languages: [english, hindi] });
		expect(listed(String(files.get("sw.js")), "/hi")).toEqual([
			...["/data/hi/areas.json", "/data/hi/listPrices.json", "/data/itemNames.json"],
			...["/hi/offline", "/hi/pricing"],
		]);
	});
});

describe("a further language", () => {
	test.each([
		["index.html", "hi.html"],
		["404.html", "hi/404.html"],
		["manifest.webmanifest", "hi/manifest.webmanifest"],
		["_astro/page.B7.js", "_astro/page.B7.js"],
		["social/home.jpg", "social/hi/home.jpg"],
		["data/listPrices.json", "data/hi/listPrices.json"],
		["robots.txt", undefined],
		["data/reviews.json", undefined],
	])("puts %s at %s", (name, place) => {
		expect(placeInSite(name, hindi)).toBe(place);
	});
});

function write(name: string, content: string | Buffer): void {
	files.set(name, Buffer.from(content));
}

function picture() {
	const white = { width: 2, height: 2, channels: 3, background: "#fff" } as const;
	return sharp({ create: white });
}
