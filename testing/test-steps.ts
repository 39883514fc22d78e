import { join } from "node:path";
import { sampleShop, sampleSite } from "../e2e/testing/sample-site.ts";

/** A program, of this project or of the system, and its arguments. */
export type Command = readonly [program: string, ...args: string[]];

export interface Step {
	name: string;
	commands: readonly Command[];
	/** Environment variables for these commands alone. */
	variables?: Readonly<Record<string, string>>;
}

/** Steps that run one after the other, while the other tracks of their stage run beside them. */
type Track = readonly Step[];
export type Stage = readonly Track[];

/** Where the test runners write their JSON reports, from the project's folder. */
export const reportsFolder = join(".cache", "test-reports");

/** Vitest with a report of its own. @param config none for the unit tests */
function vitest(report: string, config?: string): Command {
	return [
		"vitest",
		"run",
		...(config ? [`--config=${config}`] : []),
		"--reporter=default",
		"--reporter=json",
		`--outputFile.json=${join(reportsFolder, `vitest-${report}.json`)}`,
	];
}

/** Playwright with a report of its own. */
function playwright(report: string, ...args: string[]): Pick<Step, "commands" | "variables"> {
	const file = join(reportsFolder, `playwright-${report}.json`);
	return {
		commands: [["playwright", "test", ...args]],
		variables: { PLAYWRIGHT_JSON_OUTPUT_FILE: file },
	};
}

const typeScript7 = "node_modules/typescript-native/bin/tsc";
const rooms = ["assistant", "server", "scripts", "testing", "e2e", "offline"];

const staticChecks: Track = [
	{ name: "format and lint", commands: [["biome", "ci", "."]] },
	{
		name: "types",
		commands: [
			// TypeScript 7 takes a sixth of the time of 6, which only the check of Astro's files still needs.
			["node", typeScript7, "--build", ".", "tsconfig.browser.json", ...rooms, "--singleThreaded"],
			["astro", "check", "--tsconfig", "tsconfig.astro.json"],
		],
	},
	{ name: "dead code", commands: [["knip"]] },
	{ name: "the shop's content", commands: [["node", "scripts/content-check.ts"]] },
];

const sampleBuild: Step = {
	name: "the sample shop's site",
	commands: [["node", "scripts/build.ts", "--content", sampleShop, "--out", sampleSite]],
	// The build ends with a search for the secrets of its environment: here is one to find.
	variables: { GROQ_API_KEY: "sentinel-that-no-built-file-may-hold" },
};

/** All that needs no browser. The build uses one core for most of its time. */
export const quickStages: readonly Stage[] = [
	[staticChecks, [sampleBuild]],
	[[{ name: "unit tests", commands: [vitest("units")] }]],
	[[{ name: "facts of the site", commands: [vitest("facts", "e2e/site-facts/vitest.config.ts")] }]],
];

/** The other builds, and all that needs a browser. */
export const slowStages: readonly Stage[] = [
	[
		[
			{ name: "the shop's site", commands: [["npm", "run", "build"]] },
			{
				name: "another shop",
				commands: [vitest("other-shop", "e2e/other-shop/vitest.config.ts")],
			},
		],
		[
			{ name: "the sample shop's HTML", commands: [["node", "scripts/check-html.ts", sampleSite]] },
			{ name: "browsers", commands: [["node", "testing/find-engines.ts"]] },
		],
	],
	[
		[{ name: "the shop's HTML", commands: [["node", "scripts/check-html.ts"]] }],
		[
			{
				name: "another shop's HTML",
				commands: [["node", "scripts/check-html.ts", ".cache/other-shop"]],
			},
		],
	],
	[[{ name: "journeys", ...playwright("journeys") }]],
	[
		[
			{
				name: "journeys in another shop",
				...playwright("other-shop", "--config=e2e/other-shop/playwright.config.ts"),
			},
		],
	],
	[
		[
			{
				name: "journeys in three engines",
				commands: [vitest("engines", "e2e/engines/vitest.config.ts")],
			},
		],
	],
];
