/**
 * `npm run build`: the site in `dist/`. `npm start` (`--serve`) serves it too, `npm run dev` (`--dev`) starts Astro's
 * development server.
 *
 * - `--content FOLDER`: another shop's content, relative to the project.
 * - `--out FOLDER`: another folder than `dist`.
 */
import { spawn } from "node:child_process";
import { delimiter, join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { setContentFolder } from "./set-content-folder.ts";

const root = fileURLToPath(new URL("..", import.meta.url));
const usage =
	"Say what to build, or nothing for the shop in content/: npm run build -- --content FOLDER --out FOLDER";

type Command = readonly [program: string, ...args: string[]];

/** @param out the folder to build into, relative to the project */
export function buildSteps(out = "dist"): Command[] {
	return [
		["node", "scripts/content-check.ts"],
		["node", "scripts/make-fonts.ts"],
		["astro", "build", "--outDir", out],
		["node", "scripts/build-worker.ts", out],
		["node", "scripts/finish-build.ts", out],
		["node", "scripts/secrets-check.ts", out],
	];
}

function readOptions(args: string[]) {
	const { values } = parseArgs({
		args,
		options: {
			content: { type: "string" },
			out: { type: "string", default: "dist" },
			serve: { type: "boolean", default: false },
			dev: { type: "boolean", default: false },
		},
	});
	if (values.dev && values.serve) throw new TypeError("--dev and --serve exclude each other.");
	return values;
}

async function main(): Promise<void> {
	try {
		const { content, out, dev, serve } = readOptions(process.argv.slice(2));
		if (content !== undefined) setContentFolder(content);
		const steps: Command[] = dev
			? [
					["node", "scripts/make-fonts.ts"],
					["astro", "dev"],
				]
			: buildSteps(out);
		if (serve) steps.push(["node", "server/node.ts", out]);
		for (const step of steps) {
			process.exitCode = await run(step);
			if (process.exitCode !== 0) return;
		}
	} catch (error) {
		if (!(error instanceof TypeError)) throw error;
		console.error(`${error.message}\n${usage}`);
		process.exitCode = 1;
	}
}

/** @returns the program's exit code */
function run([program, ...args]: Command): Promise<number> {
	const child = spawn(program, args, {
		cwd: root,
		stdio: "inherit",
		// The project's programs, Node among them, before the system's.
		env: {
			...process.env,
			PATH: [join(root, "node_modules", ".bin"), process.env.PATH].join(delimiter),
		},
	});
	// Terminals send Ctrl+C to child processes too, but nothing sends them other signals.
	const stop = (signal: NodeJS.Signals) => child.kill(signal);
	process.on("SIGTERM", stop).on("SIGINT", stop);
	return new Promise((done, failed) => {
		child.once("error", failed);
		child.once("close", (code) => {
			process.off("SIGTERM", stop).off("SIGINT", stop);
			done(code ?? 1);
		});
	});
}

if (import.meta.main) await main();
