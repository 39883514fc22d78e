/** Leaves parts out of Sveltia CMS's package, and takes others from this site instead of a CDN. */
import { readdir } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { runInNewContext } from "node:vm";
import type { Plugin } from "rolldown";
import { widgets } from "../editor/cms-fields.ts";

export const cms = dirname(createRequire(import.meta.url).resolve("@sveltia/cms"));
/** The package's script. */
export const cmsMain = join(cms, "index.js");

/** Loaded only for what no form of ours has: code, maps, rich texts, vector pictures, other languages. */
const unused =
	/^(?:@shikijs\/|leaflet|terra-draw|turndown|svgo|immutable)|chunks\/(?:shiki-engine|react-dom)-|locales\/[\w-]+\.json$/;
const empty = "\0empty";
const ourWords = fileURLToPath(new URL("../editor/page/interface-words.ts", import.meta.url));

const withoutUnused: Plugin = {
	name: "editor-without-unused",
	resolveId(source, importer) {
		if (importer?.startsWith(cms) && unused.test(source)) return empty;
		return undefined;
	},
	load: (id) => (id === empty ? "export default {};" : undefined),
};

/** A map from the names of all widgets to their components, of which rich text is the largest part of the package. */
const widgetMap = /\{boolean:[\w$]+,code:[\w$]+(?:,\w+:[\w$]+)*\}/g;

/** The package's American English, as it begins. */
const words = /(?<=\bvar [\w$]+=)\{create:`New`,/;

/** Groups of its words that no owner meets: about mistakes in a configuration, and about what our forms have not. */
const unusedWords = new Set([
	...["config", "cloud_storage", "deploy_preview", "editor", "editor_components", "key_value"],
	...["local_workflow", "open_authoring", "relation_field", "status", "workflow"],
]);

const fontOfCdn =
	/https:\/\/cdn\.jsdelivr\.net\/fontsource\/fonts\/([\w-]+)[^/]*\/([\w-]+\b)\.woff2/g;

/** The package's icon font among its assets. */
const iconFile = /(?<=`assets\/)material-symbols-[\w-]+\.woff2/g;

/** @param icons the name of the icon font among ours */
const asOurs = (icons: string): Plugin => ({
	name: "editor-as-ours",
	async transform(code, id) {
		if (id !== cmsMain) return undefined;
		const files = await readdir(join(cms, "assets"));
		return `import{withOurWords}from ${JSON.stringify(ourWords)};${inOurWords(code)}`
			.replaceAll(found(widgetMap, code), withOwnWidgets)
			.replaceAll(found(iconFile, code), icons)
			.replaceAll(found(fontOfCdn, code), (address, family: string, cut: string) => {
				const file = isIcons(family)
					? icons
					: files.find((name) => name.startsWith(`${family}-${cut}-`));
				if (!file) throw new Error(`The editor's package lacks the font ${address}.`);
				return `/admin/assets/${file}`;
			});
	},
});

/** Of a file, or of its family. */
export const isIcons = (font: string): boolean => font.startsWith("material-symbols-");

/** @throws Error where another version of the package has not what is replaced */
function found(pattern: RegExp, code: string): RegExp {
	if (code.search(pattern) === -1) throw new Error(`The editor's package has no ${pattern}.`);
	return pattern;
}

function withOwnWidgets(map: string): string {
	const entries = map.slice(1, -1).split(",");
	const isUsed = (entry: string) =>
		(widgets as readonly string[]).includes(entry.split(":")[0] ?? "");
	return `{${entries.filter(isUsed).join(",")}}`;
}

function inOurWords(code: string): string {
	const { start, end, texts } = packageWords(code);
	const used = Object.entries(texts).filter(([name]) => !unusedWords.has(name));
	const written = JSON.stringify(Object.fromEntries(used));
	return `${code.slice(0, start)}withOurWords(${written})${code.slice(end)}`;
}

/** The package's texts, and where they stand in its code. */
export function packageWords(code: string): { start: number; end: number; texts: object } {
	const start = code.search(found(words, code));
	const end = endOfObject(code, start);
	return { start, end, texts: runInNewContext(`(${code.slice(start, end)})`) as object };
}

/** @returns the place after the `}` of an object of plain texts */
function endOfObject(code: string, start: number): number {
	const parts = /`(?:\\.|[^`\\])*`|"[^"]*"|[{}]/g;
	parts.lastIndex = start;
	for (let depth = 0, part = parts.exec(code); part; part = parts.exec(code)) {
		if (part[0] === "{") depth++;
		if (part[0] === "}" && --depth === 0) return parts.lastIndex;
	}
	throw new Error("The words of the editor's package do not end.");
}

export function slimEditor(icons: string): Plugin[] {
	return [withoutUnused, asOurs(icons)];
}
