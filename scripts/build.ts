/**
 * `npm run build`: the site in `dist/`. `npm start` (`--serve`) serves it too, `npm run dev` (`--dev`) starts Astro's
 * development server.
 *
 * - `--content FOLDER`: another shop's content, relative to the project.
 * - `--out FOLDER`: another folder than `dist`.
 * - `--language hi`: the language that the development server shows; a build has all.
 */
import { spawn } from "node:child_process";
import { delimiter, join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import type { Language } from "../languages/languages.ts";
import { setContentFolder } from "./set-content-folder.ts";

const root = fileURLToPath(new URL("..", import.meta.url));
const usage =
	"Say what to build, or nothing for the shop in content/: npm run build -- --content FOLDER --out FOLDER";

interface Command {
	run: readonly [program: string, ...args: string[]];
	/** Whose words and content the program imports; the first one's by default. */
	language?: Language;
}

/** @param out the folder to build into, relative to the project */
export function buildSteps(out = "dist", [, ...others]: readonly Language[] = []): Command[] {
	const steps: Command["run"][] = [
		["node", "scripts/content-check.ts"],
		["node", "scripts/make-fonts.ts"],
		["astro", "build", "--outDir", out],
	];
	return [
		...steps.map((run) => ({ run })),
		...others.flatMap((language) => languageSteps(out, language)),
		{ run: ["node", "scripts/build-worker.ts", out] },
		{ run: ["node", "scripts/build-editor.ts", out] },
		{ run: ["node", "scripts/finish-build.ts", out] },
		{ run: ["node", "scripts/secrets-check.ts", out] },
	];
}

function languageSteps(out: string, language: Language): Command[] {
	const built = `.cache/languages/${language.id}`;
	return [
		{ run: ["astro", "build", "--outDir", built], language },
		{ run: ["node", "scripts/add-language.ts", built, out, language.path] },
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
			language: { type: "string" },
		},
	});
	if (values.dev && values.serve) throw new TypeError("--dev and --serve exclude each other.");
	return values;
}

async function main(): Promise<void> {
	try {
		const { content, out, dev, serve, language: chosen } = readOptions(process.argv.slice(2));
		if (content !== undefined) setContentFolder(content);
		// Which languages there are depends on the folder of the content.
		const { siteLanguages } = await import("../content/site-languages.ts");
		const language = siteLanguages.find(({ id }) => id === chosen);
		if (chosen && !language) throw new TypeError(`There are no texts in the language "${chosen}".`);
		const steps: Command[] = dev
			? [{ run: ["node", "scripts/make-fonts.ts"] }, { run: ["astro", "dev"], language }]
			: buildSteps(out, siteLanguages);
		if (serve) steps.push({ run: ["node", "server/node.ts", out] });
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
function run({ run: [program, ...args], language }: Command): Promise<number> {
	const child = spawn(program, args, {
		cwd: root,
		stdio: "inherit",
		// The project's programs, Node among them, before the system's.
		env: {
			...process.env,
			PATH: [join(root, "node_modules", ".bin"), process.env.PATH].join(delimiter),
			...(language && {
				NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ""} --conditions=${language.id}`,
			}),
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
