/**
 * The guard: `npm run compare -- BEFORE [AFTER]` builds two commits, writes down what visitors and machines get of
 * each, and prints the difference. A change that should not be seen prints nothing.
 *
 * BEFORE and AFTER are whatever git takes for a commit. Without AFTER it is the working tree, but for files that git
 * does not know. Both shops are built, each with its commit's own content. What is written down stays in
 * `.cache/compare/<commit>/facts`, a file an address and kind, so that any tool can show the difference.
 */
import { execFileSync, spawn, spawnSync } from "node:child_process";
import {
	existsSync,
	mkdirSync,
	readdirSync,
	readFileSync,
	symlinkSync,
	writeFileSync,
} from "node:fs";
import { dirname, extname, join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { type Browser, chromium, type Page } from "@playwright/test";
import { headlessBrowser } from "./find-browser.ts";
import { readPageFacts } from "./page-facts.ts";

const root = fileURLToPath(new URL("..", import.meta.url));
const shops = { shop: "content", "other-shop": "fixtures/other-shop" };
const widths = [390, 1440];
const port = 4150;
/** Pages show the same time in both builds. */
const now = new Date("2027-01-04T06:30:00Z");
/** Beside the sitemap's: with a trailing slash, unknown with one segment and with two, not for search engines. */
const moreAddresses = ["/services/", "/no-such-page", "/no/such/page", "/offline", "/admin"];
/** An application, of which the headers alone are compared. */
const application = "/admin";
const dataFile = /\.(?:json|txt|xml|webmanifest)$/;
const compressed = new Set([".br", ".gz"]);
/** Names and hashes that any change of a file changes. */
const hashes: [RegExp, string][] = [
	[/\.[\w-]{8}(?:_[\w-]{5,7})?(?=\.(?:js|css|woff2|avif|webp|png|jpe?g|svg)\b)/g, ""],
	[/'sha256-[\w+/=]+'/g, "'sha256'"],
	[/\b[0-9a-f]{16,64}\b/g, "hash"],
];

async function main(): Promise<void> {
	const [before, after] = process.argv.slice(2);
	if (!before) throw new Error("Say what to compare with: npm run compare -- COMMIT [COMMIT]");
	const commits = [commitOf(before), after ? commitOf(after) : workingTree()];
	const browser = await chromium.launch(headlessBrowser());
	const facts: string[] = [];
	for (const commit of commits) facts.push(await factsOf(commit, browser));
	await browser.close();
	const { status } = spawnSync("git", ["diff", "--no-index", "--stat", "--patch", ...facts], {
		cwd: root,
		stdio: "inherit",
	});
	process.exitCode = status ?? 1;
}

function git(...args: string[]): string {
	return execFileSync("git", args, { cwd: root, encoding: "utf8" }).trim();
}

function commitOf(name: string): string {
	return git("rev-parse", "--verify", `${name}^{commit}`);
}

function workingTree(): string {
	return git("stash", "create") || commitOf("HEAD");
}

/** @returns the folder with what a commit's sites show; made once */
async function factsOf(commit: string, browser: Browser): Promise<string> {
	const home = join(root, ".cache", "compare", commit);
	const source = join(home, "source");
	if (!existsSync(source)) {
		git("worktree", "prune");
		git("worktree", "add", "--quiet", "--detach", source, commit);
		const sameLock = git("diff", "--name-only", commit, "--", "package-lock.json") === "";
		if (sameLock) symlinkSync(join(root, "node_modules"), join(source, "node_modules"));
		else run(source, "ci");
	}
	for (const [shop, content] of Object.entries(shops)) {
		const facts = join(home, "facts", shop);
		if (existsSync(facts)) continue;
		const out = join(".cache", shop);
		run(source, "run", "build", "--", "--content", content, "--out", out);
		const server = spawn("npm", ["run", "serve", "--", out], {
			cwd: source,
			env: { ...process.env, PORT: String(port), HOST: "localhost" },
			detached: true,
		});
		try {
			const written = await readSite(join(source, out), browser);
			for (const [name, text] of written) write(join(facts, name), text);
		} finally {
			// npm passes no signal on, so its whole group gets it.
			if (server.pid) process.kill(-server.pid, "SIGTERM");
			await new Promise((done) => server.once("close", done));
		}
	}
	return join(home, "facts");
}

function run(cwd: string, ...args: string[]): void {
	execFileSync("npm", args, { cwd, stdio: ["ignore", "ignore", "inherit"] });
}

/** @returns file names with their texts */
async function readSite(build: string, browser: Browser): Promise<Map<string, string>> {
	const origin = `http://localhost:${port}`;
	for (let tries = 0; !(await isUp(origin)); tries++) {
		if (tries === 300) throw new Error(`Nothing answers at ${origin}.`);
		await delay(200);
	}
	const files = readdirSync(build, { recursive: true, withFileTypes: true })
		.filter((entry) => entry.isFile() && !compressed.has(extname(entry.name)))
		.map((entry) => join(entry.parentPath, entry.name).slice(build.length + 1));
	const read = (file: string) => readFileSync(join(build, file), "utf8");
	const facts = new Map([["files", files.sort().join("\n")]]);
	for (const file of files.filter((name) => dataFile.test(name)))
		facts.set(file, pretty(read(file)));
	// The service worker's list stands in its script as plain strings.
	const kept = read("sw.js").match(/(?<=["'`])\/?[\w/.-]+\.\w+(?=["'`])|(?<=url:[`"'])[^`"']+/g);
	facts.set("offline-list", (kept ?? []).sort().join("\n"));
	const sitemap = read("sitemap.xml").matchAll(/(?<=<loc>|href=")https?:\/\/[^/<"]+([^<"]*)/g);
	const addresses = new Set([
		"/",
		...[...sitemap].map(([, path]) => path || "/"),
		...moreAddresses,
	]);
	const context = await browser.newContext({ serviceWorkers: "block", reducedMotion: "reduce" });
	const page = await context.newPage();
	await page.clock.setFixedTime(now);
	for (const path of addresses) {
		const name = path.replace(/\/$/, "/index").slice(1);
		const response = await fetch(origin + path, { redirect: "manual" });
		// The server bounds its connections, and an unread answer keeps one.
		await response.arrayBuffer();
		const headers = new Headers(response.headers);
		headers.delete("date");
		facts.set(`${name}/headers`, [`status: ${response.status}`, ...lines(headers)].join("\n"));
		const isPage = response.ok || response.status === 404;
		if (!isPage || path === application) continue;
		for (const [kind, text] of await readPage(page, origin + path))
			facts.set(`${name}/${kind}`, text);
	}
	await context.close();
	return new Map([...facts].map(([name, text]) => [`${name}.txt`, withoutHashes(text)]));
}

async function isUp(origin: string): Promise<boolean> {
	const response = await fetch(`${origin}/healthz`).catch(() => undefined);
	await response?.arrayBuffer();
	return response?.ok ?? false;
}

/** The page as it is shown at each width and in print, and as machines read it. */
async function readPage(page: Page, url: string): Promise<[kind: string, text: string][]> {
	const facts: [string, string][] = [];
	for (const width of widths) {
		await page.setViewportSize({ width, height: 900 });
		await page.goto(url, { waitUntil: "load" });
		await page.evaluate(() => document.fonts.ready);
		const { text, boxes, ...always } = await page.evaluate(readPageFacts);
		facts.push([`text-${width}`, text], [`boxes-${width}`, boxes]);
		if (width === widths[0]) facts.push(...Object.entries(always));
	}
	await page.emulateMedia({ media: "print" });
	facts.push(["print", (await page.evaluate(readPageFacts)).text]);
	await page.emulateMedia({ media: "screen" });
	return facts;
}

function lines(headers: Headers): string[] {
	return [...headers].map(([name, value]) => `${name}: ${value.split("; ").join(";\n  ")}`);
}

function pretty(text: string): string {
	try {
		return JSON.stringify(JSON.parse(text), undefined, "\t");
	} catch {
		return text;
	}
}

function withoutHashes(text: string): string {
	return hashes.reduce((changed, [hash, put]) => changed.replaceAll(hash, put), text);
}

function write(file: string, text: string): void {
	mkdirSync(dirname(file), { recursive: true });
	writeFileSync(file, `${text.trimEnd()}\n`);
}

await main();
