import { hash } from "node:crypto";
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import sharp, { type Exif } from "sharp";
import { afterEach, beforeEach, expect, test } from "vitest";
import { readBuild } from "../server/read-build.ts";
import { shop } from "../shop/shop.ts";
import { connectOrigins, finishBuild } from "./finish-build.ts";
import { hashEach } from "./page-policy.ts";

const filler = "<p>Clean shirts, ₹80 a piece.</p>".repeat(100);
const home = `<!doctype html><style>b</style><p style="c:d">${filler}</p><script>a()</script><script>a()</script><script src="/_astro/app.js"></script></html>`;

let folder: string;

beforeEach(async () => {
	folder = await mkdtemp(join(tmpdir(), "finish-build-"));
	await write("index.html", home);
	await write("404.html", "<!doctype html><p>Not here</p></html>");
	await write("areas/rajpur.html", `<!doctype html>${filler}</html>`);
	await write("_astro/app.js", `"/_astro/font.woff2";${"x".repeat(2000)}`);
	await write("_astro/font.woff2", "x".repeat(2000));
	await write("robots.txt", "User-agent: *");
});

afterEach(() => rm(folder, { recursive: true }));

test("keeps the utilities that a page or a script uses", async () => {
	const styled = (rules: string) =>
		`<!doctype html><style>@layer utilities{${rules}}</style><p class="mt-2"></html>`;
	await write("_astro/app.js", "'mt-4'");
	await write("styled.html", styled(".mt-2{a:b}.mt-4{a:b}.mt-6{a:b}"));
	await finishBuild(folder);
	const html = (await read("styled.html")).toString();
	expect(withoutPolicy(html)).toBe(styled(".mt-2{a:b}.mt-4{a:b}"));
	// The policy is that of the styles that are left.
	expect(html).toContain(hashEach(["@layer utilities{.mt-2{a:b}.mt-4{a:b}}"])[0]);
});

test("all styles of a page stand in its head, in their order", async () => {
	const page = (head: string, body: string) =>
		`<!doctype html><html><head><style>a</style>${head}</head><body>${body}</body></html>`;
	await write("styled.html", page("", "<style>b</style><p>One</p><div><style>c</style></div>"));
	await finishBuild(folder);
	expect(withoutPolicy((await read("styled.html")).toString())).toBe(
		page("", "<p>One</p><div></div>").replace("a</style>", "abc</style>"),
	);
});

test("lists for the Worker what is to be served, and the 404 page", async () => {
	await finishBuild(folder);
	await finishBuild(folder);
	expect(JSON.parse(await readFile(join(folder, ".files.json"), "utf8"))).toEqual([
		"404.html",
		"_astro/app.js",
		"_astro/font.woff2",
		"areas/rajpur.html",
		"index.html",
		"robots.txt",
	]);
});

test("deletes what no page names, directly or through others", async () => {
	await write("_astro/saree.h4sh_1.webp", await picture());
	await write("_astro/saree.h4sh.webp", await picture());
	await write("_astro/unused.js", "import './unused-part.js'");
	await write("_astro/unused-part.js", "'saree.h4sh.webp'");
	await write("about.html", '<!doctype html><img src="/_astro/saree.h4sh_1.webp"></html>');
	await write("google1234.html", "google-site-verification");
	await write("sw.js", '"/_astro/unused.js"');
	const done = await finishBuild(folder);
	expect(done.removed).toBe(3);
	expect(await readdir(join(folder, "_astro"))).toEqual([
		...["app.js", "app.js.br", "app.js.gz", "font.woff2", "saree.h4sh_1.webp"],
	]);
	const listed = JSON.parse(await readFile(join(folder, ".files.json"), "utf8"));
	expect(listed).not.toContain("_astro/saree.h4sh.webp");
	expect(listed).toContain("google1234.html");
	expect((await readBuild(folder)).has("google1234.html")).toBe(true);
});

test("publishes no picture with the place that it was taken at", async () => {
	await write("reviewers/a.jpg", await picture({ IFD3: { GPSLatitudeRef: "N" } }));
	const done = await finishBuild(folder);
	expect(done.cleaned).toEqual(["reviewers/a.jpg"]);
	const { exif } = await sharp(await read("reviewers/a.jpg")).metadata();
	expect(exif).toBeUndefined();
});

test("compresses what gets smaller, and nothing that is small or compressed in itself", async () => {
	const noise = Array.from({ length: 40 }, (_, index) => hash("sha256", String(index), "buffer"));
	await write("noise.json", Buffer.concat(noise));
	const done = await finishBuild(folder);
	const names = ["_astro/app.js", "areas/rajpur.html", "index.html"];
	expect(await siblings()).toEqual(names.flatMap((name) => [`${name}.br`, `${name}.gz`]));
	const page = await read("index.html");
	expect(brotliDecompressSync(await read("index.html.br"))).toEqual(page);
	expect(gunzipSync(await read("index.html.gz"))).toEqual(page);
	expect(done).toMatchObject({ pages: 3, compressed: 3 });
});

test("a second run changes nothing, and clears a sibling that is no longer smaller", async () => {
	await finishBuild(folder);
	const names = ["index.html.br", "index.html.gz", "_headers", "_redirects", "404.html"];
	const first = await Promise.all(names.map(read));
	await write("_astro/app.js", "'font.woff2'");
	await finishBuild(folder);
	const second = await Promise.all(names.map(read));
	expect(second).toEqual(first);
	expect(await siblings()).not.toContain("_astro/app.js.br");
});

test("a page that the policy would break is an error that names it", async () => {
	await write("contact.html", "<p onclick='a()'>");
	await expect(finishBuild(folder)).rejects.toThrow(
		/^contact\.html cannot get its policy: .*onclick/,
	);
});

async function write(name: string, content: string | Buffer): Promise<void> {
	await mkdir(dirname(join(folder, name)), { recursive: true });
	await writeFile(join(folder, name), content);
}

function read(name: string): Promise<Buffer> {
	return readFile(join(folder, name));
}

async function siblings(): Promise<string[]> {
	const names = await readdir(folder, { recursive: true });
	return names.filter((name) => /\.(?:br|gz)$/.test(name)).sort();
}

function withoutPolicy(html: string): string {
	return html.replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/, "");
}

test.each([
	["", "", []],
	["https://api.example/groq", "", ["https://api.example"]],
	["", "phc_x", ["https://eu.i.posthog.com"]],
	["https://api.example", "phc_x", ["https://api.example", "https://eu.i.posthog.com"]],
])("with the assistant at %j and the key %j, pages may ask %j", (baseUrl, posthogKey, origins) => {
	const analytics = { posthogKey, posthogHost: "https://eu.i.posthog.com" };
	expect(connectOrigins({ assistant: { ...shop.assistant, baseUrl }, analytics })).toEqual(origins);
});

test("an address of the site map that no page was built for stops the build", async () => {
	await expect(finishBuild(folder, [], { addresses: ["/", "/corporate"] })).rejects.toThrow(
		/no page at \/corporate\. A fixed page needs a route in src\/pages/,
	);
});

function picture(exif: Exif = {}): Promise<Buffer> {
	const white = { width: 2, height: 2, channels: 3, background: "#fff" } as const;
	return sharp({ create: white }).withExif(exif).jpeg().toBuffer();
}
