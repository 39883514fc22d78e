/** A copy of the project that may be changed and built without touching this one. */
import { spawn } from "node:child_process";
import {
	cpSync,
	mkdirSync,
	mkdtempSync,
	readFileSync,
	rmSync,
	symlinkSync,
	writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { basename, delimiter, join } from "node:path";
import { fileURLToPath } from "node:url";
import { buildSteps } from "../scripts/build.ts";

const root = fileURLToPath(new URL("..", import.meta.url));
/** Neither sources nor needed: made by builds and tests, or linked. */
const leftOut = new Set([".git", ".cache", "node_modules", "dist", "test-results", "screenshots"]);

/** One command of a build. */
export interface BuildStep {
	command: string;
	seconds: number;
}

export interface ScratchBuild {
	steps: BuildStep[];
	/** Of the largest process, in megabytes. */
	peakMemory: number;
	/** What the build printed. */
	log: string;
}

export interface ScratchProject {
	folder: string;
	/** Replaces a content file by its name, such as "prices". */
	writeContent: (name: string, value: unknown) => void;
	/** Drops what a build keeps for the next but the pages' encoded pictures. */
	forget: () => void;
	/** Every command of `npm run build`, one after the other. @throws Error with the log when one fails */
	build: () => Promise<ScratchBuild>;
}

/** The folder is gone when the process ends. Encoded pictures come along, so that none is encoded again. */
export function scratchProject(): ScratchProject {
	const folder = mkdtempSync(join(tmpdir(), "grown-"));
	process.once("exit", () => rmSync(folder, { recursive: true, force: true }));
	cpSync(root, folder, {
		recursive: true,
		filter: (file) => file === root || !leftOut.has(basename(file)),
	});
	symlinkSync(join(root, "node_modules"), join(folder, "node_modules"));
	mkdirSync(join(folder, ".cache"));
	cpSync(join(root, ".cache", "astro"), join(folder, ".cache", "astro"), { recursive: true });
	return {
		folder,
		writeContent: (name, value) =>
			writeFileSync(join(folder, "content", `${name}.json`), JSON.stringify(value, null, "\t")),
		forget: () => {
			for (const kept of ["social", "compressed"])
				rmSync(join(folder, ".cache", kept), { recursive: true, force: true });
		},
		build: () => build(folder),
	};
}

async function build(folder: string): Promise<ScratchBuild> {
	const memoryFile = join(folder, ".cache", "peak-memory");
	rmSync(memoryFile, { force: true });
	const steps: BuildStep[] = [];
	let log = "";
	for (const step of buildSteps()) {
		const command = step.join(" ");
		const start = performance.now();
		log += await run(command, folder, memoryFile);
		steps.push({ command, seconds: (performance.now() - start) / 1000 });
	}
	const peaks = readFileSync(memoryFile, "utf8").trim().split("\n").map(Number);
	return { steps, log, peakMemory: Math.round(Math.max(...peaks) / 1000) };
}

function run(command: string, folder: string, memoryFile: string): Promise<string> {
	const child = spawn(command, {
		cwd: folder,
		shell: true,
		env: {
			...process.env,
			PATH: [join(root, "node_modules", ".bin"), process.env.PATH].join(delimiter),
			// Every Node process of the command says at its end how much memory it took.
			NODE_OPTIONS: `--import=${new URL("peak-memory.ts", import.meta.url).href}`,
			PEAK_MEMORY_FILE: memoryFile,
			ASTRO_TELEMETRY_DISABLED: "1",
		},
	});
	let output = "";
	for (const stream of [child.stdout, child.stderr])
		stream.on("data", (chunk: Buffer) => {
			output += chunk.toString();
		});
	return new Promise((done, failed) => {
		child.once("close", (code) =>
			code === 0 ? done(output) : failed(new Error(`${command} ended with ${code}:\n${output}`)),
		);
	});
}
