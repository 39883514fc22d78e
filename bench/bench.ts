/**
 * `npm run bench`: what a visitor on a mid-range phone and slow 4G waits for, on four kinds of page, Home in each
 * language. Prints first visits (beside peers' pages, if there are any), reactions to presses and Lighthouse's scores;
 * ends with 1 and the failing rows if a limit (limits.ts) is broken. Needs a build.
 */
import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import type { Browser } from "@playwright/test";
import { startServer } from "../e2e/testing/local-server.ts";
import { addressIn } from "../languages/address.ts";
import { fixedPages } from "../shop/fixed-pages.ts";
import { siteLanguages } from "../shop/read-content.ts";
import { shop } from "../shop/shop.ts";
import { keywordRoutes, routes } from "../src/site-map.ts";
import { measureVisits, type Visit } from "./first-visit.ts";
import { lighthouseScores } from "./lighthouse.ts";
import { median, ratiosToPeers, reactionFailures, scoreFailures, visitFailures } from "./limits.ts";
import { servePeers } from "./peers.ts";
import { launchBrowser } from "./phone.ts";
import { measureReactions } from "./reactions.ts";

const usage = `npm run bench -- [options]
  --peers FOLDER  a folder with the peers' pages, a subfolder with an index.html for each
                  (the sibling folder shared/peers, if there is one; without peers
                  ours are measured alone)
  --rounds N      how often each address is visited and each press tried; the median counts (5)
  --pages LIST    addresses, such as /,/pricing (Home in each language, prices, a keyword
                  page, reviews)
  --parts LIST    visits, reactions, lighthouse (all)
  --port N        the port that the site is served from (4180)
  --help          this text`;

const lighthouseRounds = 3;
const parts = ["visits", "reactions", "lighthouse"] as const;
const options = readOptions();
const server = await startServer(options.port);
const browser = await launchBrowser();
const failures: string[] = [];
try {
	if (options.parts.includes("visits")) failures.push(...(await benchVisits(browser)));
	if (options.parts.includes("reactions")) failures.push(...(await benchReactions(browser)));
	if (options.parts.includes("lighthouse")) failures.push(...(await benchLighthouse()));
} finally {
	await browser.close();
	server.stop();
}
if (failures.length > 0) {
	console.log(`\nOver the limits:\n${failures.map((failure) => `- ${failure}`).join("\n")}`);
	process.exitCode = 1;
} else console.log("\nAll limits hold.");

function readOptions() {
	const { values } = parseArgs({
		options: {
			peers: { type: "string" },
			rounds: { type: "string", default: "5" },
			pages: { type: "string" },
			parts: { type: "string", default: parts.join(",") },
			port: { type: "string", default: "4180" },
			help: { type: "boolean" },
		},
	});
	if (values.help) {
		console.log(usage);
		process.exit();
	}
	const rounds = Number(values.rounds);
	const unknown = values.parts.split(",").filter((part) => !parts.some((known) => known === part));
	if (!Number.isInteger(rounds) || rounds < 1)
		stop(`--rounds is "${values.rounds}": give a whole number from 1, such as 5.`);
	if (unknown.length > 0)
		stop(`--parts names "${unknown.join(",")}": choose from ${parts.join(", ")}.`);
	if (values.peers && !existsSync(values.peers))
		stop(`--peers is "${values.peers}", but there is no such folder.`);
	const sibling = fileURLToPath(new URL("../../shared/peers", import.meta.url));
	const [keywordPage] = keywordRoutes(shop["keyword-pages"], shop["landing-pages"]);
	// Other scripts have letters and sizes of their own.
	const homes = siteLanguages.map((language) => addressIn(language, fixedPages.home.path));
	const pages = [...homes, routes.pricing, `/${keywordPage?.slug}`, routes.reviews];
	return {
		peers: values.peers ?? (existsSync(sibling) ? sibling : undefined),
		rounds,
		pages: values.pages?.split(",") ?? pages,
		parts: values.parts.split(","),
		port: Number(values.port),
	};
}

function stop(message: string): never {
	console.error(`${message}\n\n${usage}`);
	process.exit(2);
}

async function benchVisits(browser: Browser): Promise<string[]> {
	const { peers, stop } = options.peers
		? await servePeers(options.peers)
		: { peers: [], stop: () => {} };
	const ours = options.pages.map((path) => ({ path, url: server.url + path }));
	const urls = [...ours, ...peers].map(({ url }) => url);
	const visits = await measureVisits(browser, urls, options.rounds).finally(stop);
	const visitOf = (url: string) => visits.get(url) as Visit;
	const theirs = peers.map(({ url }) => visitOf(url));
	console.log(
		`\nFirst visits, medians of ${options.rounds}: milliseconds, kilobytes, layout shift`,
	);
	console.table({
		...Object.fromEntries(ours.map(({ path, url }) => [path, row(visitOf(url), theirs)])),
		...Object.fromEntries(peers.map(({ name, url }) => [name, row(visitOf(url), [])])),
	});
	if (peers.length > 0)
		console.log(
			"In brackets: the ratio to the better peer; of tbt and longest to the heavier one.",
		);
	return ours.flatMap(({ path, url }) => visitFailures(path, visitOf(url), theirs));
}

function row(visit: Visit, peers: readonly Visit[]): Record<string, string | number> {
	const ratios = peers.length > 0 ? ratiosToPeers(visit, peers) : undefined;
	const { cls, ...figures } = visit;
	const cells = Object.entries(figures).map(([measure, figure]) => {
		const ratio = ratios?.[measure as keyof Visit];
		return [measure, Math.round(figure) + (ratio === undefined ? "" : ` (${ratio.toFixed(2)})`)];
	});
	return { ...Object.fromEntries(cells), cls: cls.toFixed(4) };
}

async function benchReactions(browser: Browser): Promise<string[]> {
	const reactions = await measureReactions(browser, server.url, options.rounds);
	console.log(`\nFrom a press to the next paint, ${options.rounds} visits: milliseconds`);
	console.table(
		Object.fromEntries(
			reactions.map(({ press, milliseconds }) => [
				press,
				{ median: median(milliseconds), longest: Math.max(...milliseconds) },
			]),
		),
	);
	return reactionFailures(reactions);
}

async function benchLighthouse(): Promise<string[]> {
	const table: Record<string, Record<string, number>> = {};
	const failures: string[] = [];
	for (const path of options.pages) {
		const scores = await lighthouseScores(server.url + path, lighthouseRounds);
		table[path] = Object.fromEntries(scores.map(({ category, score }) => [category, score]));
		failures.push(...scoreFailures(path, scores));
	}
	console.log(`\nLighthouse, mobile, simulated network, medians of ${lighthouseRounds}`);
	console.table(table);
	return failures;
}
