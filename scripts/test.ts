import { spawn } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { delimiter, join } from "node:path";
import { fileURLToPath } from "node:url";
import { sampleShop, sampleSite } from "../e2e/testing/sample-site.ts";
import { type Counts, countPlaywright, countsLine, countVitest } from "./test-counts.ts";

/** A program, of this project or of the system, and its arguments. */
type Command = readonly [program: string, ...args: string[]];
type Step = {
	name: string;
	commands: readonly Command[];
	/** Variables for these commands alone. */
	variables?: Readonly<Record<string, string>>;
};

const root = fileURLToPath(new URL("..", import.meta.url));
const reports = join(root, ".cache", "test-reports");
const unitReport = join(reports, "vitest.json");
const factsReport = join(reports, "site-facts.json");
const enginesReport = join(reports, "engines.json");
const otherShopReport = join(reports, "other-shop.json");
const journeyReport = join(reports, "playwright.json");
const otherJourneyReport = join(reports, "other-shop-journeys.json");

/** Cheapest first: what a machine finds in a second should not wait for a browser. */
const steps: readonly Step[] = [
	{ name: "format and lint", commands: [["biome", "ci", "."]] },
	{
		name: "types",
		commands: [
			["astro", "check"],
			["tsc", "-p", "tsconfig.browser.json"],
			["tsc", "-p", "assistant/tsconfig.json"],
			["tsc", "-p", "server/tsconfig.json"],
			["tsc", "-p", "scripts/tsconfig.json"],
			["tsc", "-p", "e2e/tsconfig.json"],
			["tsc", "-p", "offline/tsconfig.json"],
		],
	},
	{ name: "dead code", commands: [["knip"]] },
	{
		name: "unit tests",
		commands: [
			["vitest", "run", "--reporter=default", "--reporter=json", `--outputFile.json=${unitReport}`],
		],
	},
	{ name: "the shop's content", commands: [["node", "scripts/content-check.ts"]] },
	{
		name: "the shop's site",
		commands: [["npm", "run", "build"]],
		// The build ends with a search for the secrets of its environment: here is one to find.
		variables: { GROQ_API_KEY: "sentinel-that-no-built-file-may-hold" },
	},
	{ name: "the shop's HTML", commands: [["node", "scripts/check-html.ts"]] },
	{
		name: "another shop",
		commands: [
			[
				"vitest",
				"run",
				"--config=e2e/other-shop/vitest.config.ts",
				"--reporter=default",
				"--reporter=json",
				`--outputFile.json=${otherShopReport}`,
			],
			["node", "scripts/check-html.ts", ".cache/other-shop"],
		],
	},
	{
		name: "the sample shop",
		commands: [["node", "scripts/build.ts", "--content", sampleShop, "--out", sampleSite]],
	},
	{
		name: "facts of the site",
		commands: [
			[
				"vitest",
				"run",
				"--config=e2e/site-facts/vitest.config.ts",
				"--reporter=default",
				"--reporter=json",
				`--outputFile.json=${factsReport}`,
			],
		],
	},
	{
		name: "journeys",
		commands: [
			["node", "scripts/find-browser.ts"],
			["playwright", "test"],
		],
	},
	{
		name: "journeys in another shop",
		commands: [["playwright", "test", "--config=e2e/other-shop/playwright.config.ts"]],
		variables: { PLAYWRIGHT_JSON_OUTPUT_FILE: otherJourneyReport },
	},
	{
		name: "journeys in three engines",
		commands: [
			["node", "scripts/find-engines.ts"],
			[
				"vitest",
				"run",
				"--config=e2e/engines/vitest.config.ts",
				"--reporter=default",
				"--reporter=json",
				`--outputFile.json=${enginesReport}`,
			],
		],
	},
];

const environment = {
	...process.env,
	// The project's own programs, its Node among them, come before the system's.
	PATH: [join(root, "node_modules", ".bin"), process.env.PATH].join(delimiter),
	ASTRO_TELEMETRY_DISABLED: "1",
	PLAYWRIGHT_JSON_OUTPUT_FILE: journeyReport,
};

/** Runs all steps in order up to the first that fails, then says what the test runners counted. */
async function main(): Promise<void> {
	rmSync(reports, { recursive: true, force: true });
	mkdirSync(reports, { recursive: true });
	const failed = await firstFailure();
	const counts = readCounts();
	console.log("");
	if (failed) console.log(`FAILED: ${failed}`);
	if (counts.length > 0) console.log(countsLine(counts));
	process.exitCode = failed ? 1 : 0;
}

async function firstFailure(): Promise<string | undefined> {
	for (const [index, { name, commands, variables }] of steps.entries()) {
		const start = performance.now();
		console.log(`\n=== ${index + 1}/${steps.length} ${name}`);
		for (const command of commands) {
			if (!(await succeeds(command, variables))) return `${name} (${command.join(" ")})`;
		}
		console.log(`--- ${name}: ${((performance.now() - start) / 1000).toFixed(1)} s`);
	}
	return undefined;
}

function succeeds(
	[program, ...args]: Command,
	variables: Step["variables"] = {},
): Promise<boolean> {
	return new Promise((resolve) => {
		const env = { ...environment, ...variables };
		const child = spawn(program, args, { cwd: root, env, stdio: "inherit" });
		child.on("error", (error) => {
			console.error(error.message);
			resolve(false);
		});
		child.on("close", (code) => resolve(code === 0));
	});
}

/** The counts of the runners that ran, also of one that failed. */
function readCounts(): Counts[] {
	const counts: Counts[] = [];
	for (const report of [unitReport, factsReport, otherShopReport, enginesReport])
		if (existsSync(report)) counts.push(countVitest(JSON.parse(readFileSync(report, "utf8"))));
	for (const report of [journeyReport, otherJourneyReport])
		if (existsSync(report)) counts.push(countPlaywright(JSON.parse(readFileSync(report, "utf8"))));
	return counts;
}

await main();
