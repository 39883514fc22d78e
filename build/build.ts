/**
 * `npm run build`: the site in `dist/`. `npm start` (`--serve`) serves it too, `npm run dev` (`--dev`) starts Astro's
 * development server.
 *
 * - `--content FOLDER`: another shop's content, relative to the project.
 * - `--out FOLDER`: another folder than `dist`.
 * - `--language hi`: the language that the development server shows; a build has all.
 * - `--retire-worker`: in place of the service worker, one that removes it from visitors' browsers.
 */
import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { delimiter, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { setContentFolder } from "../commands/set-content-folder.ts";
import type { Language } from "../languages/languages.ts";
import packageJson from "../package.json" with { type: "json" };
import { addLanguage } from "./add-language.ts";
import { findSecrets } from "./secrets-check.ts";

const root = fileURLToPath(new URL("..", import.meta.url));
const { imports } = packageJson;
const usage =
	"Say what to build, or nothing for the shop in content/: npm run build -- --content FOLDER --out FOLDER";

/** @throws Error where a language has no folder or no import of its code: its pages would be in another one */
function checkLanguages(languages: readonly Language[]): void {
	for (const [place, { id }] of languages.entries()) {
		if (languages.findIndex((other) => other.id === id) !== place)
			throw new Error(
				`Two languages have the code "${id}". Each needs its own in its language.ts.`,
			);
		const isImported =
			place === 0 || Object.values(imports).every((targets) => Object.hasOwn(targets, id));
		if (!isImported || !existsSync(join(root, "languages", id, "language.ts")))
			throw new Error(
				`The language "${id}" needs its folder languages/${id}/, and its line in "imports" of package.json.`,
			);
	}
}

/** @param out the folder to build into, relative to the project @returns the first exit code that is not 0 */
async function build(out: string, languages: readonly Language[], retire: boolean) {
	const [, ...others] = languages;
	const code =
		(await run(["node", "commands/content-check.ts"])) ||
		(await run(["node", "build/make-fonts.ts"])) ||
		(await run(["astro", "build", "--outDir", out]));
	if (code) return code;
	for (const language of others) {
		const built = `.cache/languages/${language.id}`;
		const failed = await run(["astro", "build", "--outDir", built], language);
		if (failed) return failed;
		await addLanguage(join(root, built), resolve(root, out), language);
	}
	// They read the content, which the check has found in order.
	const { buildRetiredWorker, buildWorker } = await import("./build-worker.ts");
	const { buildAdmin } = await import("./build-admin.ts");
	const { finishShop } = await import("./finish-build.ts");
	const { kept } = await (retire ? buildRetiredWorker : buildWorker)(out);
	for (const { files, bytes } of kept)
		console.log(`worker: keeps ${files} files of ${Math.round(bytes / 1000)} KB for offline`);
	await buildAdmin(resolve(root, out));
	await finishShop(out);
	const secrets = await findSecrets(out, process.env);
	if (secrets.length === 0) return 0;
	console.error(secrets.join("\n"));
	console.error("Everyone can read what is in the build: do not publish it.");
	return 1;
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
			"retire-worker": { type: "boolean", default: false },
		},
	});
	if (values.dev && values.serve) throw new TypeError("--dev and --serve exclude each other.");
	return values;
}

async function main(): Promise<void> {
	try {
		const options = readOptions(process.argv.slice(2));
		const { content, out, dev, serve, language: chosen } = options;
		if (content !== undefined) setContentFolder(content);
		// Which languages there are depends on the folder of the content.
		const { siteLanguages } = await import("../shop/read-content.ts");
		checkLanguages(siteLanguages);
		const language = siteLanguages.find(({ id }) => id === chosen);
		if (chosen && !language) throw new TypeError(`There are no texts in the language "${chosen}".`);
		process.exitCode = dev
			? (await run(["node", "build/make-fonts.ts"])) ||
				(await run(["astro", "dev", ...developmentOptions()], language))
			: (await build(out, siteLanguages, options["retire-worker"])) ||
				(serve ? await run(["node", "server/node.ts", out]) : 0);
	} catch (error) {
		const { message } = error as Error;
		console.error(error instanceof TypeError ? `${message}\n${usage}` : message);
		process.exitCode = 1;
	}
}

/** `npm run edit` says where it listens, and opens for the network with --phone. */
function developmentOptions(): string[] {
	const { EDIT_SETTINGS: edit, PORT: port = "4700" } = process.env;
	if (!edit) return [];
	const { isOneTime } = JSON.parse(edit) as { isOneTime: boolean };
	return ["--port", port, ...(isOneTime ? ["--host"] : [])];
}

/**
 * @param language whose words and content the program imports; the first one's by default
 * @returns the program's exit code
 */
function run(
	[program, ...args]: readonly [program: string, ...args: string[]],
	language?: Language,
): Promise<number> {
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

await main();
