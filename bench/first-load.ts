/**
 * `npm run bench`: what a first visit on a phone loads on every address, against the budget.
 * Prints a table, writes bench/latest.json and bench/first-load.md, ends with 1 on a broken budget.
 * `npm run bench -- /pricing` measures the addresses that begin so. Needs a build.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { brotliCompressSync } from "node:zlib";
import { type Browser, chromium } from "@playwright/test";
import { shop } from "../content/shop.ts";
import { measureFirstLoad } from "../e2e/first-load.ts";
import { startServer } from "../e2e/local-server.ts";
import { findBrowser, launchArguments } from "../scripts/find-browser.ts";
import { allRoutes, routes } from "../src/site-map.ts";

interface Figures {
	path: string;
	/** Kilobytes as they come over the wire; requests as a number. */
	html: number;
	scripts: number;
	fonts: number;
	images: number;
	all: number;
	requests: number;
}

/** The budgets of the first load, in kilobytes. */
function budget(path: string) {
	return {
		scripts: path === routes.pricing ? 80 : 5,
		fonts: 40,
		all: 110 + (path === routes.pricing ? 75 : 0),
	};
}

const kilobytes = (bytes: number) => Math.round(bytes / 100) / 10;

async function measure(browser: Browser, base: string, path: string): Promise<Figures> {
	const context = await browser.newContext({
		baseURL: base,
		viewport: { width: 390, height: 844 },
		deviceScaleFactor: 2,
		isMobile: true,
	});
	await context.route(
		(url) => url.origin !== base,
		(route) => route.abort(),
	);
	const load = await measureFirstLoad(await context.newPage(), path);
	await context.close();
	const of = (type: string) =>
		load.transfers
			.filter((transfer) => transfer.type === type)
			.reduce((sum, { bytes }) => sum + bytes, 0);
	return {
		path,
		html: kilobytes(of("Document")),
		scripts: kilobytes(load.scripts),
		fonts: kilobytes(load.fonts),
		images: kilobytes(of("Image")),
		all: kilobytes(load.total),
		requests: load.transfers.length,
	};
}

function overBudget(figures: Figures): string[] {
	return Object.entries(budget(figures.path))
		.filter(([what, most]) => figures[what as "all"] > most)
		.map(
			([what, most]) =>
				`${figures.path}: ${what} ${figures[what as "all"]} KB, the budget is ${most} KB`,
		);
}

const columns = ["html", "scripts", "fonts", "images", "all", "requests"] as const;

function table(all: Figures[]): string {
	const rows = all.map(
		(figures) => `| ${figures.path} | ${columns.map((key) => figures[key]).join(" | ")} |`,
	);
	return [
		`| address | ${columns.join(" | ")} |`,
		`|---|${columns.map(() => "---:|").join("")}`,
		...rows,
	].join("\n");
}

const wanted = process.argv.slice(2);
const paths = allRoutes(shop["landing-pages"], shop["keyword-pages"]).filter(
	(path) => wanted.length === 0 || wanted.some((start) => path.startsWith(start)),
);
const server = await startServer(4180);
const browser = await chromium.launch({ executablePath: findBrowser(), args: launchArguments() });
const all: Figures[] = [];
try {
	for (const path of paths) all.push(await measure(browser, server.url, path));
} finally {
	await browser.close();
	server.stop();
}

const css = readFileSync(new URL("../dist/index.html", import.meta.url), "utf8")
	.match(/<style[^>]*>[\s\S]*?<\/style>/g)
	?.join("");
const cssSize = kilobytes(brotliCompressSync(css ?? "").byteLength);
const text = `# First load

A first visit on a phone (390 px at 2x), kilobytes over the wire with brotli, HTTP headers included;
inline scripts count as scripts and in the HTML. CSS stands in the HTML: ${cssSize} KB of Home's.
Written by \`npm run bench\`.

${table(all)}
`;
console.log(table(all));
if (wanted.length === 0) {
	writeFileSync(new URL("latest.json", import.meta.url), `${JSON.stringify(all, null, "\t")}\n`);
	writeFileSync(new URL("first-load.md", import.meta.url), text);
}
const broken = all.flatMap(overBudget);
for (const line of broken) console.error(line);
if (broken.length > 0) process.exitCode = 1;
