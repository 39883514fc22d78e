/** The scripts, styles and fonts of the owner's editor, from Sveltia CMS's package and editor/page. */
import { createHash } from "node:crypto";
import { cp, mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import browserslistToEsbuild from "browserslist-to-esbuild";
import { transform } from "lightningcss";
import { type Plugin, rolldown } from "rolldown";

const require = createRequire(import.meta.url);
const cms = dirname(require.resolve("@sveltia/cms"));
const page = fileURLToPath(new URL("../editor/page/", import.meta.url));

/** Of the package, loaded only for what no form of ours has: code, maps, rich texts, vector pictures. */
const unused =
	/^(?:@shikijs\/|leaflet|terra-draw|turndown|svgo|immutable)|chunks\/(?:shiki-engine|react-dom)-/;

const ours = join(page, "interface-words.ts");
const empty = "\0empty";

const withoutUnused: Plugin = {
	name: "editor-without-unused",
	resolveId(source, importer) {
		const isOfCms = importer?.startsWith(cms);
		if (isOfCms && unused.test(source)) return empty;
		if (isOfCms && /locales\/en-GB\.json$/.test(source)) return ours;
		if (isOfCms && /locales\/[\w-]+\.json$/.test(source)) return empty;
		if (source === "@sveltia/cms/locales/en-GB.json")
			return join(dirname(cms), "locales/en-GB.json");
		return undefined;
	},
	load: (id) => (id === empty ? "export default {};" : undefined),
};

const fontOfCdn =
	/https:\/\/cdn\.jsdelivr\.net\/fontsource\/fonts\/([\w-]+)[^/]*\/([\w-]+\b)\.woff2/g;

/** The package's style sheets ask a CDN for the fonts that the package has. */
const ownFonts: Plugin = {
	name: "editor-own-fonts",
	async transform(code, id) {
		if (id !== join(cms, "index.js")) return undefined;
		const files = await readdir(join(cms, "assets"));
		return code.replaceAll(fontOfCdn, (address, family: string, cut: string) => {
			const file = files.find((name) => name.startsWith(`${family}-${cut}-`));
			if (!file) throw new Error(`The editor's package lacks the font ${address}.`);
			return `/admin/assets/${file}`;
		});
	},
};

/**
 * Writes `admin.html` and `admin/` into a folder.
 *
 * @returns the sizes of the scripts in bytes, by their names
 */
export async function bundleEditor(folder: string): Promise<Record<string, number>> {
	const target = join(folder, "admin");
	const bundle = await rolldown({
		input: { page: join(page, "page.ts") },
		plugins: [withoutUnused, ownFonts],
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
		filter: (path) => !/\.map$/.test(path),
	});
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
		code: await readFile(join(page, "page.css")),
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
