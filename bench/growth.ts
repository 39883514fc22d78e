/**
 * `npm run bench:growth`: what happens when the shop's content grows. Builds copies of the project with
 * 19, 190 and 1,000 keyword pages and with 2,000 prices; measures the builds, what the other pages
 * weigh then, and how fast the long rate card answers. Writes bench/growth.json and bench/growth.md,
 * ends with 1 on a broken budget.
 *
 * `-- --only 190` builds that many pages alone, `-- --only prices` the prices alone, and then nothing
 * is written.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { cpus, loadavg } from "node:os";
import { join } from "node:path";
import { parseArgs, stripVTControlCharacters } from "node:util";
import type { RawContent } from "../content/check.ts";
import { grownPages, grownPrices } from "./grown-content.ts";
import { type GrownBuild, type Growth, growthReport, growthShortfalls } from "./growth-report.ts";
import { measureLongRateCard } from "./long-rate-card.ts";
import { scratchProject } from "./scratch-project.ts";
import { moved, type Weights, weights } from "./weights.ts";

const { values: options } = parseArgs({ options: { only: { type: "string" } } });
/** The content as it is written: what a copy of the project is given is written too. */
const written = {
	prices: readWritten("prices"),
	"keyword-pages": readWritten("keyword-pages"),
};
const ownPages = written["keyword-pages"].length;
const ownPrices = written.prices.categories.reduce((sum, { items }) => sum + items.length, 0);
const manyPages = 1000;
const manyPrices = 2000;

const project = scratchProject();
const dist = join(project.folder, "dist");
let smallest: Weights | undefined;

const growth: Growth = {
	machine: `${cpus().length} cores of ${cpus()[0]?.model.trim() ?? "an unknown processor"}, Node ${process.version}`,
	busy: loadavg().map((load) => Math.round(load * 10) / 10),
	builds: [],
};
for (const pages of [ownPages, 190, manyPages]) {
	if (isWanted(pages)) growth.builds.push(await grown(pages, ownPrices));
}
if (isWanted(manyPages)) growth.again = await grown(manyPages, ownPrices, { keep: true });
if (isWanted("prices")) {
	const build = await grown(ownPages, manyPrices);
	growth.prices = { ...build, answers: await measureLongRateCard(dist) };
}

function readWritten<Name extends keyof RawContent>(name: Name): RawContent[Name] {
	return JSON.parse(readFileSync(new URL(`../content/${name}.json`, import.meta.url), "utf8"));
}

function isWanted(what: number | "prices"): boolean {
	return !options.only || options.only === String(what);
}

async function grown(
	keywordPages: number,
	priceItems: number,
	{ keep = false } = {},
): Promise<GrownBuild> {
	project.writeContent("keyword-pages", grownPages(written, keywordPages));
	project.writeContent("prices", grownPrices(written.prices, priceItems));
	if (!keep) project.forget();
	const { steps, log, peakMemory } = await project.build();
	const now = weights(dist);
	smallest ??= now;
	const build = {
		keywordPages,
		priceItems,
		seconds: round(steps.reduce((sum, { seconds }) => sum + seconds, 0)),
		steps: steps.map(({ command, seconds }) => ({ command, seconds: round(seconds) })),
		...rendering(log),
		peakMemory,
		pages: Object.values(now).filter(({ isPage }) => isPage).length,
		moved: moved(smallest, now),
	};
	console.log(JSON.stringify(build));
	return build;
}

/** Astro says of each file how long it took, in seconds; pictures for sharing are apart from pages. */
function rendering(log: string): { rendering: number; socialPictures: number } {
	let rendering = 0;
	let socialPictures = 0;
	const told = /[├└]─ (\S+) \(\+([\d.]+)(ms|s)\)/g;
	for (const [, path, time, unit] of stripVTControlCharacters(log).matchAll(told)) {
		const seconds = Number(time) / (unit === "ms" ? 1000 : 1);
		if (path?.startsWith("/social/")) socialPictures += seconds;
		else rendering += seconds;
	}
	return { rendering: round(rendering), socialPictures: round(socialPictures) };
}

function round(seconds: number): number {
	return Math.round(seconds * 10) / 10;
}

const broken = growthShortfalls(growth);
const report = growthReport(growth, broken);
console.log(report);
if (!options.only) {
	const json = `${JSON.stringify(growth, null, "\t")}\n`;
	writeFileSync(new URL("growth.json", import.meta.url), json);
	writeFileSync(new URL("growth.md", import.meta.url), report);
}
if (broken.length > 0) process.exitCode = 1;
