/** `npm test`; `npm run test:quick` (`--quick`) leaves out what needs a browser. */
import { spawn } from "node:child_process";
import { delimiter, join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { sampleShop, sampleSite } from "../e2e/testing/sample-site.ts";

type Step = readonly [name: string, command: string, variables?: NodeJS.ProcessEnv];

const root = fileURLToPath(new URL("..", import.meta.url));
const environment = {
	...process.env,
	// The project's programs, Node among them, before the system's.
	PATH: [join(root, "node_modules", ".bin"), process.env.PATH].join(delimiter),
	ASTRO_TELEMETRY_DISABLED: "1",
};
const forBuild = {
	// The owner's journeys go through /admin.
	EDITOR_REPOSITORY: "shop/site",
	// For the check at the build's end that no secret of the environment is in it.
	GROQ_API_KEY: "sentinel-that-no-built-file-may-hold",
};
const build = `node build/build.ts --content ${sampleShop} --out ${relative(root, sampleSite)}`;

const typed = "assistant server build commands testing e2e offline deploy/sign-in";
const checksAndUnits: Step[] = [
	["format and lint", "biome ci ."],
	["types", `tsc --build . tsconfig.browser.json ${typed} --singleThreaded`],
	["Astro files for their types", "node testing/astro-types.ts"],
	["types of Astro files", "tsc -p tsconfig.astro.json"],
	["dead code", "knip"],
	["the shop's content", "node commands/content-check.ts"],
	["unit tests", "vitest run"],
];
const buildAndFacts: Step[] = [
	["the sample shop's site", build, forBuild],
	["facts of the site", "vitest run --config=e2e/site-facts/vitest.config.ts"],
];
const otherShop: Step[] = [
	["another shop", "vitest run --config=e2e/other-shop/vitest.config.ts"],
	["browsers", "node testing/find-engines.ts"],
];
const journeys: Step[] = [["journeys", "playwright test"]];
const engines: Step[] = [
	["journeys in Firefox and WebKit", "vitest run --config=e2e/engines/vitest.config.ts"],
];
const moreJourneys: Step[] = [
	["journeys in another shop", "playwright test --config=e2e/other-shop/playwright.config.ts"],
	["the owner's page", "playwright test --config=e2e/editor/playwright.config.ts"],
];

/**
 * One stage after the other. The tracks of a stage run side by side, as a build and the engines use one core for most of
 * their time; the steps of a track one after the other.
 */
const quick = [[checksAndUnits, buildAndFacts]];
const everything = [
	[checksAndUnits, [...buildAndFacts, ...otherShop]],
	[journeys],
	[engines, moreJourneys],
];

/** Stops after the first stage in which a step fails. */
async function main(): Promise<void> {
	for (const stage of process.argv.includes("--quick") ? quick : everything) {
		const passed = await Promise.all(stage.map(runTrack));
		if (passed.includes(false)) process.exitCode = 1;
		if (process.exitCode) break;
	}
	console.log(
		`\n${process.exitCode ? "Not" : "All"} passed, in ${(performance.now() / 1000).toFixed(1)} s`,
	);
}

/** Prints only a failed step's output, at its end, so that those of parallel steps do not mix. */
async function runTrack(track: readonly Step[]): Promise<boolean> {
	for (const [name, command, variables] of track) {
		const start = performance.now();
		const { ok, output } = await run(command, variables);
		const seconds = ((performance.now() - start) / 1000).toFixed(1);
		console.log(ok ? `--- ${name}: ${seconds} s` : `\n=== ${name}\n${output.trimEnd()}`);
		if (!ok) console.log(`\nFAILED: ${name} (${command})`);
		if (!ok) return false;
	}
	return true;
}

function run(
	command: string,
	variables?: NodeJS.ProcessEnv,
): Promise<{ ok: boolean; output: string }> {
	const [program = "", ...args] = command.split(" ");
	return new Promise((resolve) => {
		let output = "";
		const child = spawn(program, args, {
			cwd: root,
			env: { ...environment, ...variables },
			stdio: ["ignore", "pipe", "pipe"],
		});
		for (const stream of [child.stdout, child.stderr])
			stream.setEncoding("utf8").on("data", (text: string) => {
				output += text;
			});
		child.on("error", (error) => resolve({ ok: false, output: `${output}${error.message}` }));
		child.on("close", (code) => resolve({ ok: code === 0, output }));
	});
}

await main();
