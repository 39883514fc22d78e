/**
 * Writes each `.astro` file as TSX into `.cache/astro-types`, where TypeScript reads it (tsconfig.astro.json): it cannot
 * read the file itself. Line numbers of a file's code stay, those of its markup may differ.
 */
import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { convertToTsx } from "@astrojs/astro2tsx";

const root = fileURLToPath(new URL("..", import.meta.url));
const target = join(root, ".cache", "astro-types");

rmSync(target, { recursive: true, force: true });
for (const name of globSync("src/**/*.astro", { cwd: root })) {
	const source = readFileSync(join(root, name), "utf8");
	const { code, diagnostics } = convertToTsx(source, {
		filename: basename(name),
		ambientTypes: true,
	});
	for (const { message } of diagnostics) {
		console.error(`${name}: ${message}`);
		process.exitCode = 1;
	}
	const file = join(target, `${name}.tsx`);
	mkdirSync(dirname(file), { recursive: true });
	writeFileSync(file, code);
}
