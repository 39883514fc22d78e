/** `npm test`; `npm run test:quick` (`--quick`) leaves out what needs a browser. */
import { spawn } from "node:child_process";
import { delimiter, join } from "node:path";
import { fileURLToPath } from "node:url";
import { sampleShop, sampleSite } from "../e2e/testing/sample-site.ts";

interface Step {
	name: string;
	commands: readonly (readonly [program: string, ...args: string[]])[];
	/** Environment variables. */
	variables?: Readonly<Record<string, string>>;
}

/** Steps that run one after the other. */
type Track = readonly Step[];

const root = fileURLToPath(new URL("..", import.meta.url));
const environment = {
	...process.env,
	// The project's programs, Node among them, before the system's.
	PATH: [join(root, "node_modules", ".bin"), process.env.PATH].join(delimiter),
	ASTRO_TELEMETRY_DISABLED: "1",
};

const typeScript7 = "node_modules/typescript-native/bin/tsc";
const rooms = [
	"assistant",
	"server",
	"build",
	"commands",
	"testing",
	"e2e",
	"offline",
	"deploy/sign-in",
];

const checksAndUnits: Track = [
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
	{ name: "the shop's content", commands: [["node", "commands/content-check.ts"]] },
	{ name: "unit tests", commands: [["vitest", "run"]] },
];

const buildAndFacts: Track = [
	{
		name: "the sample shop's site",
		commands: [["node", "build/build.ts", "--content", sampleShop, "--out", sampleSite]],
		variables: {
			// The owner's journeys go through /admin.
			EDITOR_REPOSITORY: "shop/site",
			// For the check at the build's end that no secret of the environment is in it.
			GROQ_API_KEY: "sentinel-that-no-built-file-may-hold",
		},
	},
	{
		name: "facts of the site",
		commands: [["vitest", "run", "--config=e2e/site-facts/vitest.config.ts"]],
	},
];

const otherShop: Track = [
	{
		name: "another shop",
		commands: [["vitest", "run", "--config=e2e/other-shop/vitest.config.ts"]],
	},
	{
		name: "the HTML of both sites",
		commands: [["node", "testing/check-html.ts", sampleSite, ".cache/other-shop"]],
	},
	{ name: "browsers", commands: [["node", "testing/find-engines.ts"]] },
];

const engines: Step = {
	name: "journeys in Firefox and WebKit",
	commands: [["vitest", "run", "--config=e2e/engines/vitest.config.ts"]],
};
const journeys = (name: string, config: string): Step => ({
	name,
	commands: [["playwright", "test", `--config=${config}`]],
});

/** One after the other; the tracks of a stage run side by side. A build uses one core for most of its time. */
const quick: readonly Track[][] = [[checksAndUnits, buildAndFacts]];
const everything: readonly Track[][] = [
	[checksAndUnits, [...buildAndFacts, ...otherShop]],
	[[journeys("journeys", "playwright.config.ts")]],
	[
		// The engines do not fill two cores.
		[engines],
		[
			journeys("journeys in another shop", "e2e/other-shop/playwright.config.ts"),
			journeys("the owner's page", "e2e/editor/playwright.config.ts"),
		],
	],
];

/** Stops after the first stage in which a step fails. */
async function main(): Promise<void> {
	const start = performance.now();
	for (const stage of process.argv.includes("--quick") ? quick : everything) {
		const failures = await Promise.all(stage.map((track) => runTrack(track, stage.length === 1)));
		for (const failure of failures.filter(Boolean)) {
			console.log(`\nFAILED: ${failure}`);
			process.exitCode = 1;
		}
		if (process.exitCode) break;
	}
	console.log(`\n${process.exitCode ? "Not" : "All"} passed, in ${seconds(start)}`);
}

/**
 * @param live whether to print output at once; if not, only a failed step's is printed, at its end, so that the
 *   outputs of parallel steps do not mix
 * @returns the step and the command that failed, if any
 */
async function runTrack(track: Track, live: boolean): Promise<string | undefined> {
	for (const { name, commands, variables } of track) {
		const start = performance.now();
		if (live) console.log(`\n=== ${name}`);
		for (const command of commands) {
			const { ok, output } = await run(command, variables, live);
			if (ok) continue;
			if (!live) console.log(`\n=== ${name}\n${output.trimEnd()}`);
			return `${name} (${command.join(" ")})`;
		}
		console.log(`--- ${name}: ${seconds(start)}`);
	}
	return undefined;
}

function run(
	[program, ...args]: Step["commands"][number],
	variables: Step["variables"],
	live: boolean,
) {
	return new Promise<{ ok: boolean; output: string }>((resolve) => {
		let output = "";
		const child = spawn(program, args, {
			cwd: root,
			env: { ...environment, ...variables },
			stdio: live ? "inherit" : ["ignore", "pipe", "pipe"],
		});
		for (const stream of [child.stdout, child.stderr])
			stream?.setEncoding("utf8").on("data", (text: string) => {
				output += text;
			});
		child.on("error", (error) => resolve({ ok: false, output: `${output}${error.message}` }));
		child.on("close", (code) => resolve({ ok: code === 0, output }));
	});
}

function seconds(start: number): string {
	return `${((performance.now() - start) / 1000).toFixed(1)} s`;
}

await main();
