/**
 * `npm run bench`: how fast every address is on a phone, against the budget (budget.ts). Lighthouse,
 * bytes by type, reactions under a slow processor and a slow network. Prints a table, writes
 * bench/latest.json and bench/speed.md, ends with 1 on a broken budget.
 *
 * `-- --runs 1` measures once instead of five times; `-- --pages /pricing,/about` these only, and then
 * nothing is written. Needs a build.
 */
import { writeFileSync } from "node:fs";
import { cpus } from "node:os";
import { parseArgs } from "node:util";
import { type Browser, chromium } from "@playwright/test";
import { shop } from "../content/shop.ts";
import { type FirstLoad, measureFirstLoad } from "../e2e/first-load.ts";
import { startServer } from "../e2e/local-server.ts";
import { findBrowser, launchArguments } from "../scripts/find-browser.ts";
import { allRoutes, routes } from "../src/site-map.ts";
import { type Budget, budgetOf, median, type PageFigures, reactions } from "./budget.ts";
import { type Audit, type Category, type LighthouseRun, withLighthouse } from "./lighthouse.ts";
import {
	measureInteractions,
	measureLongTasks,
	measureNavigation,
	measureSlowNetwork,
	type Reaction,
} from "./reactions.ts";
import { speedReport } from "./speed-report.ts";

const { values: options } = parseArgs({
	options: { pages: { type: "string" }, runs: { type: "string", default: "5" } },
});
const all = allRoutes(shop["landing-pages"], shop["keyword-pages"]);
const wanted = options.pages?.split(",") ?? all;
const runs = Number(options.runs);
const kilobytes = (bytes: number) => Math.round(bytes / 100) / 10;

const server = await startServer(4180);
const pages: PageFigures[] = [];
const found = await measureAll().finally(() => server.stop());

async function measureAll() {
	const loads = await inBrowser(async (browser) => {
		const measured = new Map<string, FirstLoad>();
		for (const path of wanted) measured.set(path, await firstLoad(browser, path));
		return measured;
	});
	await withLighthouse(async (audit) => {
		for (const [path, load] of loads) {
			pages.push({ path, ...bytesOf(load), ...(await timesOf(audit, path)) });
			console.log(told(path));
		}
	});
	return await inBrowser(async (browser) => ({
		interactions: await measureInteractions(browser, server.url),
		navigation: await measureNavigation(browser, server.url),
		longTasks: await measureLongTasks(browser, server.url, wanted),
		slowNetwork: await measureSlowNetwork(browser, server.url, [
			routes.home,
			routes.pricing,
			"/wedding-dress-cleaning",
		]),
	}));
}

async function inBrowser<Result>(use: (browser: Browser) => Promise<Result>): Promise<Result> {
	const browser = await chromium.launch({ executablePath: findBrowser(), args: launchArguments() });
	return await use(browser).finally(() => browser.close());
}

async function firstLoad(browser: Browser, path: string): Promise<FirstLoad> {
	const context = await browser.newContext({
		baseURL: server.url,
		viewport: { width: 390, height: 844 },
		deviceScaleFactor: 2,
		isMobile: true,
		serviceWorkers: "block",
	});
	await context.route(
		(url) => url.origin !== server.url,
		(route) => route.abort(),
	);
	const load = await measureFirstLoad(await context.newPage(), path);
	await context.close();
	return load;
}

function bytesOf(load: FirstLoad) {
	const of = (type: string) =>
		load.transfers
			.filter((transfer) => transfer.type === type)
			.reduce((sum, { bytes }) => sum + bytes, 0);
	return {
		html: kilobytes(of("Document")),
		scripts: kilobytes(load.scripts),
		fonts: kilobytes(load.fonts),
		images: kilobytes(of("Image")),
		all: kilobytes(load.total),
		requests: load.transfers.length,
	};
}

/** Medians of the runs; of the scores the lowest. */
async function timesOf(audit: Audit, path: string) {
	const results: LighthouseRun[] = [];
	for (let run = 0; run < runs; run++) results.push(await audit(server.url + path));
	const of = (id: string) =>
		median(results.map(({ result }) => result.audits[id]?.numericValue ?? 0));
	const scores: PageFigures["scores"] = {};
	for (const [name, score] of results.flatMap((result) => Object.entries(result.scores))) {
		const category = name as Category;
		scores[category] = Math.min(score, scores[category] ?? 100);
	}
	return {
		scores,
		fcp: Math.round(of("first-contentful-paint")),
		lcp: Math.round(of("largest-contentful-paint")),
		tbt: Math.round(of("total-blocking-time")),
		cls: Math.round(of("cumulative-layout-shift") * 1000) / 1000,
		speedIndex: Math.round(of("speed-index")),
	};
}

function told(path: string): string {
	const { scores, ...figures } = pages.find((page) => page.path === path) as PageFigures;
	return `${path} ${Object.values(scores).join("/")} ${JSON.stringify(figures)}`;
}

function shortfalls(): string[] {
	const ofPages = pages.flatMap(({ path, scores, ...figures }) => [
		...Object.entries(budgetOf(path))
			.filter(([what, most]) => figures[what as keyof Budget] > most)
			.map(([what, most]) => `${path}: ${what} ${figures[what as keyof Budget]}, at most ${most}`),
		...Object.entries(scores)
			.filter(([, score]) => score < 100)
			.map(([category, score]) => `${path}: ${category} ${score}`),
	]);
	const slow = (list: Reaction[], most: number) =>
		list
			.filter(({ time }) => time > most)
			.map(({ what, time }) => `${what}: ${time} ms, at most ${most}`);
	const [ahead, atOnce] = found.navigation;
	return [
		...ofPages,
		...slow(found.interactions, reactions.interaction),
		...slow(ahead ? [ahead] : [], reactions.prerendered),
		...slow(atOnce ? [atOnce] : [], reactions.navigation),
		...slow(
			found.longTasks.filter(({ what }) => what !== routes.pricing),
			reactions.longTask,
		),
	];
}

const broken = shortfalls();
const machine = `${cpus().length} cores of ${cpus()[0]?.model.trim() ?? "an unknown processor"}, Node ${process.version}`;
const report = speedReport({ pages, runs, machine, broken, ...found });
console.log(report);
if (!options.pages) {
	writeFileSync(
		new URL("latest.json", import.meta.url),
		`${JSON.stringify({ machine, runs, pages, ...found }, null, "\t")}\n`,
	);
	writeFileSync(new URL("speed.md", import.meta.url), report);
}
if (broken.length > 0) process.exitCode = 1;
