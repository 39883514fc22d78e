/** The scripts, styles and fonts of the owner's editor, from Sveltia CMS's package and editor/page. */
import { createHash } from "node:crypto";
import { cp, mkdir, readFile, writeFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { fileURLToPath } from "node:url";
import browserslistToEsbuild from "browserslist-to-esbuild";
import { transform } from "lightningcss";
import { rolldown } from "rolldown";
import { editorIcons } from "./editor-icons.ts";
import { cms, isIcons, slimEditor } from "./slim-editor.ts";

const page = fileURLToPath(new URL("../editor/page/", import.meta.url));
const sheets = ["page.css", "dialogs.css"];

/**
 * Writes `admin.html` and `admin/` into a folder.
 *
 * @returns the sizes of the scripts in bytes, by their names
 */
export async function bundleEditor(folder: string): Promise<Record<string, number>> {
	const target = join(folder, "admin");
	const icons = await editorIcons();
	const bundle = await rolldown({
		input: { page: join(page, "page.ts") },
		plugins: slimEditor(icons.name),
		platform: "browser",
		transform: {
			target: browserslistToEsbuild(),
			define: { "process.env.NODE_ENV": '"production"' },
		},
	});
	const { output } = await bundle.write({
		dir: target,
		format: "esm",
		minify: true,
		entryFileNames: "[name]-[hash].js",
		// The package's chunks look for its assets beside their folder.
		chunkFileNames: "chunks/[name]-[hash].js",
	});
	await bundle.close();
	// The package names its assets by their hashes.
	await cp(join(cms, "assets"), join(target, "assets"), {
		recursive: true,
		filter: (path) => !/\.map$/.test(path) && !(isIcons(basename(path)) && /\.woff2$/.test(path)),
	});
	await writeFile(join(target, "assets", icons.name), icons.font);
	const [entry] = output;
	await writePage(folder, entry.fileName);
	return Object.fromEntries(
		output.flatMap((file) =>
			file.type === "chunk" ? [[file.fileName, Buffer.byteLength(file.code)]] : [],
		),
	);
}

async function writePage(folder: string, script: string): Promise<void> {
	const { code } = transform({
		filename: "page.css",
		code: Buffer.concat(await Promise.all(sheets.map((name) => readFile(join(page, name))))),
		minify: true,
	});
	const styles = `page-${createHash("sha256").update(code).digest("hex").slice(0, 8)}.css`;
	await mkdir(join(folder, "admin"), { recursive: true });
	await writeFile(join(folder, "admin", styles), code);
	const html = await readFile(join(page, "admin.html"), "utf8");
	await writeFile(
		join(folder, "admin.html"),
		html.replace("STYLES", `/admin/${styles}`).replace("SCRIPT", `/admin/${script}`),
	);
}
