import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { sampleShop, sampleSite } from "../e2e/testing/sample-site.ts";

export type Command = readonly [program: string, ...args: string[]];

export interface Step {
	name: string;
	commands: readonly Command[];
	/** Environment variables. */
	variables?: Readonly<Record<string, string>>;
	/** The name of the JSON report that its test runner writes. */
	report?: string;
}

/** Steps that run one after the other. */
type Track = readonly Step[];
/** Tracks that run in parallel. */
export type Stage = readonly Track[];

/** The folder of the test runners' JSON reports: absolute, since a runner takes a path from its own root. */
export const reportsFolder = fileURLToPath(new URL("../.cache/test-reports", import.meta.url));

/** @param report the name of its report @param config none for the unit tests */
function vitest(report: string, config?: string): Pick<Step, "commands" | "report"> {
	const file = `vitest-${report}.json`;
	const options = [
		...(config ? [`--config=${config}`] : []),
		"--reporter=default",
		"--reporter=json",
		`--outputFile.json=${join(reportsFolder, file)}`,
	];
	return { commands: [["vitest", "run", ...options]], report: file };
}

/** @param report the name of its report */
function playwright(
	report: string,
	...args: string[]
): Pick<Step, "commands" | "report" | "variables"> {
	const file = `playwright-${report}.json`;
	return {
		commands: [["playwright", "test", ...args]],
		report: file,
		variables: { PLAYWRIGHT_JSON_OUTPUT_FILE: join(reportsFolder, file) },
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

const units: Step = { name: "unit tests", ...vitest("units") };
const facts: Step = {
	name: "facts of the site",
	...vitest("facts", "e2e/site-facts/vitest.config.ts"),
};

const editor = ["--config=e2e/editor/playwright.config.ts"];

/** The other builds, and the checks of all three. */
const otherSites: Track = [
	{ name: "the shop's site", commands: [["npm", "run", "build"]] },
	{ name: "another shop", ...vitest("other-shop", "e2e/other-shop/vitest.config.ts") },
	{
		name: "the HTML of the three sites",
		commands: [["node", "testing/check-html.ts", sampleSite, "dist", ".cache/other-shop"]],
	},
	{ name: "browsers", commands: [["node", "testing/find-engines.ts"]] },
];

/** What needs no browser. A build uses one core for most of its time, so the unit tests run beside it. */
export const quickStages: readonly Stage[] = [
	[
		[...staticChecks, units],
		[sampleBuild, facts],
	],
];

/** Everything. */
export const allStages: readonly Stage[] = [
	[
		[...staticChecks, units],
		[sampleBuild, facts, ...otherSites],
	],
	[[{ name: "journeys", ...playwright("journeys") }]],
	[
		[
			{
				name: "the owner's page",
				...playwright("editor", ...editor, "--project=phone", "--project=desktop"),
			},
		],
	],
	// The engines do not fill two cores.
	[
		[
			{
				name: "journeys in three engines",
				...vitest("engines", "e2e/engines/vitest.config.ts"),
			},
		],
		[
			{
				name: "journeys in another shop",
				...playwright("other-shop", "--config=e2e/other-shop/playwright.config.ts"),
			},
			{
				name: "the site that the owner has changed",
				...playwright("editor-result", ...editor, "--project=result", "--no-deps"),
			},
		],
	],
];
