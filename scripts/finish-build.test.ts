import { createHash } from "node:crypto";
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import sharp, { type Exif } from "sharp";
import { afterEach, beforeEach, expect, test } from "vitest";
import { hashManifest } from "../server/build-format.ts";
import { readBuild } from "../server/read-build.ts";
import { shop } from "../shop/shop.ts";
import { connectOrigins, finishBuild } from "./finish-build.ts";

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

test("writes each page's hashes where the server reads them", async () => {
	await finishBuild(folder);
	const text = await readFile(join(folder, ".csp.json"), "utf8");
	expect(hashManifest.parse(JSON.parse(text))).toEqual({
		"/": { scripts: [sha256("a()")], styles: [sha256("b")], styleAttributes: [sha256("c:d")] },
		"/404": { scripts: [], styles: [], styleAttributes: [] },
		"/areas/rajpur": { scripts: [], styles: [], styleAttributes: [] },
	});
	const { hashes } = await readBuild(folder);
	expect(hashes["/"]?.scripts).toEqual([sha256("a()")]);
});

test("lets every page connect to the origins it is given, and to none by default", async () => {
	await finishBuild(folder, ["https://api.example.com"]);
	const { hashes } = await readBuild(folder);
	expect(hashes["/"]?.connect).toEqual(["https://api.example.com"]);
	expect(hashes["/404"]?.connect).toEqual(["https://api.example.com"]);
});

test("lets a page ask whether what it shows in a frame can be reached", async () => {
	await write(
		"map.html",
		'<!doctype html><iframe src="https://maps.example/?q=a&amp;b"></iframe></html>',
	);
	await finishBuild(folder);
	const { hashes } = await readBuild(folder);
	expect(hashes["/map"]?.connect).toEqual(["https://maps.example"]);
	expect(hashes["/"]?.connect).toBeUndefined();
});

test("keeps the utilities that a page or a script uses", async () => {
	const styled = (rules: string) =>
		`<!doctype html><style>@layer utilities{${rules}}</style><p class="mt-2"></html>`;
	await write("_astro/app.js", "'mt-4'");
	await write("styled.html", styled(".mt-2{a:b}.mt-4{a:b}.mt-6{a:b}"));
	await finishBuild(folder);
	expect((await read("styled.html")).toString()).toBe(styled(".mt-2{a:b}.mt-4{a:b}"));
	const { hashes } = await readBuild(folder);
	expect(hashes["/styled"]?.styles).toEqual([sha256("@layer utilities{.mt-2{a:b}.mt-4{a:b}}")]);
});

test("all styles of a page stand in its head, in their order", async () => {
	const page = (head: string, body: string) =>
		`<!doctype html><html><head><style>a</style>${head}</head><body>${body}</body></html>`;
	await write("styled.html", page("", "<style>b</style><p>One</p><div><style>c</style></div>"));
	await finishBuild(folder);
	expect((await read("styled.html")).toString()).toBe(
		page("<style>b</style><style>c</style>", "<p>One</p><div></div>"),
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
	expect((await readBuild(folder)).contents.has("google1234.html")).toBe(true);
});

test("publishes no picture with the place that it was taken at", async () => {
	await write("reviewers/a.jpg", await picture({ IFD3: { GPSLatitudeRef: "N" } }));
	const done = await finishBuild(folder);
	expect(done.cleaned).toEqual(["reviewers/a.jpg"]);
	const { exif } = await sharp(await read("reviewers/a.jpg")).metadata();
	expect(exif).toBeUndefined();
});

test("writes what static hosts read, and the policy into the page without an address", async () => {
	await finishBuild(folder);
	const headers = (await read("_headers")).toString();
	expect(headers).toContain("\n/areas/rajpur\n  Content-Security-Policy: ");
	expect(headers).toContain(sha256("a()"));
	expect((await read("_redirects")).toString()).toBe("/areas/rajpur/ /areas/rajpur 301\n");
	expect((await read("404.html")).toString()).toMatch(
		/^<!doctype html><meta http-equiv="Content-Security-Policy" content="[^"]+"><p>/,
	);
	expect((await read("index.html")).toString()).toBe(home);
});

test("compresses what gets smaller, and nothing that is small or compressed in itself", async () => {
	const done = await finishBuild(folder);
	expect(await siblings()).toEqual([
		"_astro/app.js.br",
		"_astro/app.js.gz",
		"areas/rajpur.html.br",
		"areas/rajpur.html.gz",
		"index.html.br",
		"index.html.gz",
	]);
	expect(brotliDecompressSync(await read("index.html.br")).toString()).toBe(home);
	expect(gunzipSync(await read("index.html.gz")).toString()).toBe(home);
	expect(done).toMatchObject({ pages: 3, compressed: 3 });
});

test("a second run changes nothing, and clears a sibling that is no longer smaller", async () => {
	await finishBuild(folder);
	const names = ["index.html.br", "index.html.gz", ".csp.json", "_headers", "404.html"];
	const first = await Promise.all(names.map(read));
	await write("_astro/app.js", "'font.woff2'");
	await finishBuild(folder);
	const second = await Promise.all(names.map(read));
	expect(second).toEqual(first);
	expect(await siblings()).not.toContain("_astro/app.js.br");
});

test("a file that compression makes bigger stays as it is", async () => {
	const digests = Array.from({ length: 40 }, (_, index) =>
		createHash("sha256").update(String(index)).digest(),
	);
	await write("noise.json", Buffer.concat(digests));
	await finishBuild(folder);
	expect(await siblings()).not.toContain("noise.json.br");
	expect(await siblings()).not.toContain("noise.json.gz");
});

test("a folder without a build is an error that names it", async () => {
	await expect(finishBuild("/nowhere")).rejects.toThrow(
		'There is no build in /nowhere: run "astro build" first.',
	);
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

function sha256(text: string): string {
	return `sha256-${createHash("sha256").update(text).digest("base64")}`;
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

test("of very many pages those that matter most come best: compressed, and with a policy in headers", async () => {
	const words = Array.from({ length: 4000 }, (_, number) => `${(number * 7919) % 997} shirts`);
	const many = Array.from({ length: 100 }, (_, number) => `/many-${number}`);
	for (const address of many) await write(`${address.slice(1)}.html`, "<!doctype html>");
	await write("z-first.html", `<!doctype html>${words.join(" ")}`);
	await write("z-other.html", `<!doctype html>${words.join(" ")}`);
	await finishBuild(folder, [], { addresses: ["/z-first", ...many, "/z-other"] });
	const [first, other] = [await read("z-first.html.br"), await read("z-other.html.br")];
	expect(first.byteLength).toBeLessThan(other.byteLength);
	expect(brotliDecompressSync(other)).toEqual(await read("z-other.html"));
	expect((await read("_headers")).toString()).toContain("\n/z-first\n");
	expect((await read("z-first.html")).toString()).not.toContain("http-equiv");
	expect((await read("z-other.html")).toString()).toContain("http-equiv");
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
