import { join } from "node:path";
import { sampleShop, sampleSite } from "../e2e/testing/sample-site.ts";

export type Command = readonly [program: string, ...args: string[]];

export interface Step {
	name: string;
	commands: readonly Command[];
	/** Environment variables. */
	variables?: Readonly<Record<string, string>>;
}

/** Steps that run one after the other. */
type Track = readonly Step[];
/** Tracks that run in parallel. */
export type Stage = readonly Track[];

/** The folder of the test runners' JSON reports, relative to the project. */
export const reportsFolder = join(".cache", "test-reports");

/** @param report the name of its report @param config none for the unit tests */
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

/** @param report the name of its report */
function playwright(report: string, ...args: string[]): Pick<Step, "commands" | "variables"> {
	const file = join(reportsFolder, `playwright-${report}.json`);
	return {
		commands: [["playwright", "test", ...args]],
		variables: { PLAYWRIGHT_JSON_OUTPUT_FILE: file },
	};
}

const typeScript7 = "node_modules/typescript-native/bin/tsc";
const rooms = ["assistant", "server", "scripts", "testing", "e2e", "offline", "deploy/sign-in"];

const staticChecks: Track = [
	{ name: "format and lint", commands: [["biome", "ci", "."]] },
	{
		name: "types",
		commands: [
			// TypeScript 7 takes a sixth of the time of 6, but `astro check` needs 6.
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
	variables: {
		// The owner's journeys go through /admin.
		EDITOR_REPOSITORY: "shop/site",
		// For the check at the build's end that no secret of the environment is in it.
		GROQ_API_KEY: "sentinel-that-no-built-file-may-hold",
	},
};

/** What needs no browser. The build uses one core for most of its time. */
export const quickStages: readonly Stage[] = [
	[staticChecks, [sampleBuild]],
	[[{ name: "unit tests", commands: [vitest("units")] }]],
	[[{ name: "facts of the site", commands: [vitest("facts", "e2e/site-facts/vitest.config.ts")] }]],
];

/** The other builds, and what needs a browser. */
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
				name: "the owner's editor",
				...playwright("editor", "--config=e2e/editor/playwright.config.ts"),
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
