/**
 * The end of every build: what a visitor's browser has to load more of than after the build before.
 * The figures are kept in `.cache/`, by the name of the build's folder; it never stops a build (the budgets of
 * e2e/first-load.spec.ts do).
 */
import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { basename, dirname, extname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { urlPath } from "../server/build-format.ts";

/** Kind of file ("pages") -> address, or name without its hash -> bytes over the wire. */
export type Sizes = Record<string, Record<string, number>>;

const kinds: Record<string, string> = {
	".html": "pages",
	".js": "scripts",
	".css": "styles",
	".woff2": "fonts",
};

/** Growth that is told: more than this share, or more than so many bytes. */
const told = { share: 0.02, bytes: 500 };

/** Of one kind: when what all pages share grows, the first few say so. */
const mostShown = 5;

/** Measures a finished build: of each file its Brotli sibling, where it has one. */
export async function measure(folder: string): Promise<Sizes> {
	const sizes: Sizes = {};
	const names = await readdir(folder, { recursive: true });
	for (const name of names.sort()) {
		const kind = kinds[extname(name)];
		if (!kind) continue;
		const sent = names.includes(`${name}.br`) ? `${name}.br` : name;
		const { byteLength } = await readFile(join(folder, sent));
		const key = kind === "pages" ? urlPath(name) : withoutHash(name);
		sizes[kind] ??= {};
		// Two files may share a name but for the hash; together they are compared.
		sizes[kind][key] = (sizes[kind][key] ?? 0) + byteLength;
	}
	return sizes;
}

/** What grew, and what is new, a line each; the most grown first. */
export function grown(before: Sizes, now: Sizes): string[] {
	return Object.entries(now).flatMap(([kind, files]) => {
		const more = Object.entries(files)
			.map(([name, bytes]) => ({ name, bytes, was: before[kind]?.[name] ?? 0 }))
			.filter(({ bytes, was }) => bytes - was > Math.min(told.bytes, was * told.share))
			.sort((one, other) => other.bytes - other.was - (one.bytes - one.was));
		const lines = more.slice(0, mostShown).map((file) => `${kind}: ${line(file)}`);
		const left = more.length - lines.length;
		return left > 0 ? [...lines, `${kind}: and ${left} more`] : lines;
	});
}

function line({ name, bytes, was }: { name: string; bytes: number; was: number }): string {
	if (was === 0) return `${name} is new, ${bytes} bytes`;
	const share = (((bytes - was) / was) * 100).toFixed(1);
	return `${name} grew by ${bytes - was} bytes (${share} %) to ${bytes}`;
}

/** "_astro/price-finder.B6a17vjZ.js" -> "price-finder.js" */
function withoutHash(name: string): string {
	return name.replace(/^_astro\//, "").replace(/[.-][\w-]{8}(?=\.\w+$)/, "");
}

/** The figures of the build before; none after a fresh clone, or when they cannot be read. */
async function readSizes(file: string): Promise<Sizes | undefined> {
	try {
		return JSON.parse(await readFile(file, "utf8")) as Sizes;
	} catch {
		return undefined;
	}
}

async function main(): Promise<void> {
	const root = fileURLToPath(new URL("../", import.meta.url));
	const folder = resolve(process.argv[2] ?? join(root, "dist"));
	const file = join(root, ".cache", `sizes-${basename(folder)}.json`);
	const before = await readSizes(file);
	const now = await measure(folder);
	await mkdir(dirname(file), { recursive: true });
	await writeFile(file, JSON.stringify(now));
	if (!before) return;
	const lines = grown(before, now);
	if (lines.length > 0) console.log(`since the last build:\n  ${lines.join("\n  ")}`);
}

if (import.meta.main) await main();
