/** `npm test`; `npm run test:quick` (`--quick`) leaves out what needs a browser. */
import { spawn } from "node:child_process";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { delimiter, join } from "node:path";
import { fileURLToPath } from "node:url";
import {
	countPlaywright,
	countsLine,
	countVitest,
	type PlaywrightReport,
	type VitestReport,
} from "./test-counts.ts";
import {
	allStages,
	type Command,
	quickStages,
	reportsFolder,
	type Stage,
	type Step,
} from "./test-steps.ts";

const root = fileURLToPath(new URL("..", import.meta.url));
const environment = {
	...process.env,
	// The project's programs, Node among them, before the system's.
	PATH: [join(root, "node_modules", ".bin"), process.env.PATH].join(delimiter),
	ASTRO_TELEMETRY_DISABLED: "1",
};

/** Stops after the first stage that fails, then prints the counts of the test runners. */
async function main(): Promise<void> {
	rmSync(reportsFolder, { recursive: true, force: true });
	mkdirSync(reportsFolder, { recursive: true });
	const isQuick = process.argv.includes("--quick");
	const start = performance.now();
	const failed = await firstFailures(isQuick ? quickStages : allStages);
	for (const command of failed) console.log(`\nFAILED: ${command}`);
	const playwright = readReports<PlaywrightReport>("playwright");
	// Playwright prints these when they occur, hundreds of lines above.
	for (const { message } of playwright.flatMap(({ errors }) => errors)) console.log(message);
	const counts = [
		...readReports<VitestReport>("vitest").map(countVitest),
		...playwright.map(countPlaywright),
	];
	console.log(`\n${countsLine(counts)}, in ${seconds(start)}`);
	process.exitCode = failed.length > 0 ? 1 : 0;
}

/** @returns what failed in the first stage that fails: at most one step of each track */
async function firstFailures(stages: readonly Stage[]): Promise<string[]> {
	for (const tracks of stages) {
		const failures = await Promise.all(
			tracks.map(async (track) => {
				for (const step of track) {
					const failure = await runStep(step, tracks.length === 1);
					if (failure) return failure;
				}
			}),
		);
		const failed = failures.filter((failure) => failure !== undefined);
		if (failed.length > 0) return failed;
	}
	return [];
}

/**
 * @param live whether to print output at once; if not, only a failed step's is printed, at its end, so that the
 *   outputs of parallel steps do not mix
 * @returns the step and the command that failed, if any
 */
async function runStep(step: Step, live: boolean): Promise<string | undefined> {
	const { name, commands, variables, report } = step;
	const start = performance.now();
	if (live) console.log(`\n=== ${name}`);
	let output = "";
	let failure: string | undefined;
	for (const command of commands) {
		const result = await run(command, variables, live);
		output += result.output;
		if (!result.ok) failure = `${name} (${command.join(" ")})`;
		if (failure) break;
	}
	if (report && !existsSync(join(reportsFolder, report)))
		failure = `${failure ?? name}, which left no report: its tests are not counted`;
	if (!live && failure) console.log(`\n=== ${name}\n${output.trimEnd()}`);
	console.log(`--- ${name}: ${seconds(start)}`);
	return failure;
}

function run([program, ...args]: Command, variables: Step["variables"], live: boolean) {
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

function readReports<Report>(runner: "vitest" | "playwright"): Report[] {
	return readdirSync(reportsFolder)
		.filter((name) => name.startsWith(`${runner}-`))
		.map((name) => JSON.parse(readFileSync(join(reportsFolder, name), "utf8")));
}

function seconds(start: number): string {
	return `${((performance.now() - start) / 1000).toFixed(1)} s`;
}

await main();
