/**
 * `npm run bench`: how fast every address is on a phone, against the budget (budget.ts). Lighthouse,
 * bytes by type, three pages beside their bare HTML, reactions under a slow processor and a slow
 * network. Prints a table, writes bench/latest.json and bench/speed.md, ends with 1 on a broken budget.
 *
 * `-- --runs 1` measures once instead of five times; `-- --pages /pricing,/about` these only, and then
 * nothing is written. `-- --parts reactions` leaves out Lighthouse's runs of all addresses and the bare
 * pages, `-- --parts pages` or `floor` all but them; what is left out is kept as it was last measured on this
 * machine. Needs a build.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { cpus } from "node:os";
import { parseArgs } from "node:util";
import { shop } from "../content/shop.ts";
import { measureFirstLoad } from "../e2e/testing/first-load.ts";
import { startServer } from "../e2e/testing/local-server.ts";
import { allRoutes, routes } from "../src/site-map.ts";
import { type Budget, budgetOf, median, type PageFigures } from "./budget.ts";
import { type Floor, measureFloor } from "./floor.ts";
import { measureInteractions } from "./interactions.ts";
import { type Audit, type Category, type LighthouseRun, withLighthouse } from "./lighthouse.ts";
import { measureLongTasks } from "./long-tasks.ts";
import { measureNavigation } from "./navigation.ts";
import { inBrowser, onPhone } from "./phone.ts";
import { overBudget } from "./reaction.ts";
import { earlyChatFaults, measureEarlyChat, measureSlowVisits } from "./slow-network.ts";
import { type Found, speedReport } from "./speed-report.ts";

const { values: options } = parseArgs({
	options: {
		pages: { type: "string" },
		parts: { type: "string", default: "pages,floor,reactions" },
		runs: { type: "string", default: "5" },
	},
});
const everything = allRoutes(shop["landing-pages"], shop["keyword-pages"]);
const wanted = options.pages?.split(",") ?? everything;
const parts = options.parts.split(",");
const runs = Number(options.runs);
/** The home page, the one with an island, and one of the many. */
const examples = [routes.home, routes.pricing, "/wedding-dress-cleaning"];

const server = await startServer(4180);
const pages: PageFigures[] = [];
const machineSpeeds: number[] = [];
let floor: Floor[] = [];
let reactions: Awaited<ReturnType<typeof measureReactions>> | undefined;
try {
	if (parts.includes("pages")) await measurePages();
	if (parts.includes("floor")) {
		await withLighthouse(async (audit) => {
			floor = await measureFloor(audit, examples, runs);
		});
	}
	if (parts.includes("reactions")) reactions = await measureReactions();
} finally {
	server.stop();
}

async function measurePages(): Promise<void> {
	const weights = new Map<string, Awaited<ReturnType<typeof measureFirstLoad>>["weight"]>();
	await inBrowser(async (browser) => {
		for (const path of wanted) {
			const load = await onPhone(browser, server.url, (page) => measureFirstLoad(page, path));
			weights.set(path, load.weight);
		}
	});
	await withLighthouse(async (audit) => {
		for (const [path, weight] of weights) {
			const { scores, ...figures } = { path, ...weight, ...(await timesOf(audit, path)) };
			pages.push({ scores, ...figures });
			console.log(`${path} ${Object.values(scores).join("/")} ${JSON.stringify(figures)}`);
		}
	});
}

function measureReactions() {
	const base = server.url;
	return inBrowser(async (browser) => ({
		interactions: await measureInteractions(browser, base),
		navigation: await measureNavigation(browser, base),
		longTasks: await measureLongTasks(browser, base, wanted),
		slowVisits: await measureSlowVisits(browser, base, examples),
		earlyChat: await measureEarlyChat(browser, base, routes.services),
	}));
}

/** Medians of the runs; of the scores the lowest. */
async function timesOf(audit: Audit, path: string) {
	const results: LighthouseRun[] = [];
	for (let run = 0; run < runs; run++) results.push(await audit(server.url + path));
	machineSpeeds.push(...results.map(({ result }) => result.environment.benchmarkIndex));
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

/** What was measured last, where it was on this machine and everything is measured now but for some parts. */
function readLast(machine: string): Partial<Found> {
	if (options.pages || parts.length === 3) return {};
	const last: Found = JSON.parse(readFileSync(jsonFile, "utf8"));
	return last.machine === machine ? last : {};
}

function shortfalls({ pages, interactions, navigation, longTasks, earlyChat }: Found): string[] {
	return [
		...pages.flatMap(({ path, scores, ...figures }) => [
			...Object.entries(budgetOf(path))
				.filter(([what, most]) => figures[what as keyof Budget] > most)
				.map(
					([what, most]) => `${path}: ${what} ${figures[what as keyof Budget]}, at most ${most}`,
				),
			...Object.entries(scores)
				.filter(([, score]) => score < 100)
				.map(([category, score]) => `${path}: ${category} ${score}`),
		]),
		...overBudget([...(interactions ?? []), ...(navigation ?? [])]),
		...overBudget(longTasks?.scripts ?? []).map((line) => `the longest script of ${line}`),
		...earlyChatFaults(earlyChat ?? []),
	];
}

const jsonFile = new URL("latest.json", import.meta.url);
const machine = `${cpus().length} cores of ${cpus()[0]?.model.trim() ?? "an unknown processor"}, Node ${process.version}`;
const found: Found = {
	pages: [],
	floor: [],
	runs,
	...readLast(machine),
	machine,
	...(pages.length > 0 && { runs, pages, machineSpeed: Math.round(median(machineSpeeds)) }),
	...(floor.length > 0 && { floor }),
	...reactions,
};
const broken = shortfalls(found);
const report = speedReport(found, broken);
console.log(report);
if (!options.pages) {
	writeFileSync(jsonFile, `${JSON.stringify(found, null, "\t")}\n`);
	writeFileSync(new URL("speed.md", import.meta.url), report);
}
if (broken.length > 0) process.exitCode = 1;
