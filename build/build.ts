/**
 * `npm run build`: the site in `dist/`. `npm run dev` (`--dev`) starts Astro's development server, and `npm run edit`
 * (`--edit`) that with the owner's page on the files of this project, without an account and without a network, on
 * PORT, by default 4700.
 *
 * - `--content FOLDER`: another shop's content, relative to the project.
 * - `--out FOLDER`: another folder than `dist`.
 * - `--language hi`: the language that the development server shows; a build has all.
 * - `--commit`: edits are committed, too. `--phone`: a phone on the same network edits; the key in the QR code lets one in.
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { delimiter, join, relative, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { setContentFolder } from "../commands/read-content-files.ts";
import type { Language } from "../languages/languages.ts";
import packageJson from "../package.json" with { type: "json" };

const root = fileURLToPath(new URL("..", import.meta.url));
const usage =
	"Say what to build, or nothing for the shop in content/: npm run build -- --content FOLDER --out FOLDER";

/** @throws Error where a language has no folder or no import of its code: its pages would be in another one */
function checkLanguages(languages: readonly Language[]): void {
	const imports = Object.values(packageJson.imports);
	for (const [place, { id }] of languages.entries()) {
		const isFirst = languages.findIndex((other) => other.id === id) === place;
		const isImported = place === 0 || imports.every((targets) => Object.hasOwn(targets, id));
		if (!isFirst || !isImported || !existsSync(join(root, "languages", id, "language.ts")))
			throw new Error(
				`The language "${id}" needs a code of its own, its folder languages/${id}/, and its line in "imports" of package.json.`,
			);
	}
}

async function main(): Promise<void> {
	const flag = { type: "boolean" } as const;
	const { values } = parseArgs({
		options: {
			...{ content: { type: "string" }, out: { type: "string", default: "dist" } },
			...{ dev: flag, edit: flag, commit: flag, phone: flag },
			language: { type: "string" },
		},
	});
	const { content, out, dev, edit, commit, phone, language: chosen } = values;
	// A build takes the place of all that its folder holds.
	if (!relative(resolve(root, out), root).startsWith(".."))
		throw new TypeError(`The folder "${out}" holds this project. Name one for the site alone.`);
	if (content !== undefined) setContentFolder(content);
	// Which languages there are depends on the folder of the content.
	const { siteLanguages } = await import("../shop/read-content.ts");
	checkLanguages(siteLanguages);
	const language = siteLanguages.find(({ id }) => id === chosen);
	if (chosen && !language) throw new TypeError(`There are no texts in the language "${chosen}".`);
	if (dev || edit) {
		await run(["node", "build/make-fonts.ts"]);
		if (!edit) return run(["astro", "dev"], language);
		process.env.EDIT_OPTIONS = JSON.stringify({ commit, phone });
		const port = process.env.PORT || "4700";
		return run(["astro", "dev", "--port", port, ...(phone ? ["--host"] : [])], language);
	}
	await run(["node", "commands/content-check.ts"]);
	await run(["node", "build/make-fonts.ts"]);
	// They read the content, which the check has found in order.
	const { builtFolder, finishShop } = await import("./finish-build.ts");
	for (const one of siteLanguages)
		await run(["astro", "build", "--outDir", builtFolder(out, one)], one);
	await finishShop(resolve(root, out));
}

/**
 * @throws Error without a message where the program fails, which has said itself what is wrong
 * @param language whose words and content the program imports; the first one's by default
 */
async function run([program = "", ...args]: string[], language?: Language): Promise<void> {
	const options = `${process.env.NODE_OPTIONS ?? ""} --conditions=${language?.id}`;
	const child = spawn(program, args, {
		cwd: root,
		stdio: "inherit",
		env: {
			...process.env,
			ASTRO_TELEMETRY_DISABLED: "1",
			// The project's programs, Node among them, before the system's.
			PATH: [join(root, "node_modules", ".bin"), process.env.PATH].join(delimiter),
			...(language && { NODE_OPTIONS: options }),
		},
	});
	// Terminals send Ctrl+C to child processes too, but nothing sends them other signals.
	const stop = (signal: NodeJS.Signals) => child.kill(signal);
	process.on("SIGTERM", stop).on("SIGINT", stop);
	const [code] = await once(child, "close");
	process.off("SIGTERM", stop).off("SIGINT", stop);
	if (code !== 0) throw new Error();
}

try {
	await main();
} catch (error) {
	const { message } = error as Error;
	if (message) console.error(error instanceof TypeError ? `${message}\n${usage}` : message);
	process.exitCode = 1;
}
