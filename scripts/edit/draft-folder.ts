import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { dirname, join, relative, sep } from "node:path";
import type { PreviewRequest } from "../../editor/backend.ts";
import { pageFolders } from "../../shop/content-files.ts";

/** Folders of a shop in the folder of its content. */
const shopFolders: readonly string[] = ["images", "public", ...pageFolders];

/**
 * Makes a folder hold a shop's content with a draft laid over it. Files that stay the same are not touched.
 *
 * @param content the folder with what is saved
 * @param contentName what paths in the draft call that folder
 * @throws RangeError where the draft names a file elsewhere
 */
export async function writeDraft(
	folder: string,
	content: string,
	contentName: string,
	{ texts, pictures }: PreviewRequest,
): Promise<void> {
	const drafted = new Map([
		...Object.entries(texts).map(([path, text]) => [path, Buffer.from(text)] as const),
		...Object.entries(pictures).map(
			([path, base64]) => [path, Buffer.from(base64, "base64")] as const,
		),
	]);
	const own = new Map([...drafted].map(([path, bytes]) => [nameIn(contentName, path), bytes]));
	const saved = await shopFiles(content);
	for (const name of await shopFiles(folder)) {
		if (!own.has(name) && !saved.has(name)) await rm(join(folder, name));
	}
	for (const name of new Set([...saved, ...own.keys()])) {
		const bytes = own.get(name) ?? (await readFile(join(content, name)));
		await writeChanged(join(folder, name), bytes);
	}
}

/** @returns the path in the folder */
function nameIn(contentName: string, path: string): string {
	const name = path.slice(contentName.length + 1);
	const [first = "", ...rest] = name.split("/");
	const isShops = rest.length === 0 ? /^[\w-]+\.json$/.test(first) : shopFolders.includes(first);
	const isPlain = !/[\\\0]|(?:^|\/)\.{0,2}(?:\/|$)/.test(name);
	if (!path.startsWith(`${contentName}/`) || !isShops || !isPlain)
		throw new RangeError(`${path} is no file of a shop.`);
	return name;
}

/** Their paths in the folder. */
async function shopFiles(folder: string): Promise<Set<string>> {
	const entries = await readdir(folder, { withFileTypes: true }).catch(() => []);
	const found = entries.filter((entry) => entry.isFile() && entry.name.endsWith(".json"));
	const names = found.map(({ name }) => name);
	for (const entry of entries) {
		if (!entry.isDirectory() || !shopFolders.includes(entry.name)) continue;
		const path = join(folder, entry.name);
		const inner = await readdir(path, { withFileTypes: true, recursive: true });
		const files = inner.filter((file) => file.isFile());
		names.push(...files.map((file) => relative(folder, join(file.parentPath, file.name))));
	}
	return new Set(names.map((name) => name.split(sep).join("/")));
}

async function writeChanged(file: string, bytes: Buffer): Promise<void> {
	const old = await readFile(file).catch(() => undefined);
	if (old?.equals(bytes)) return;
	await mkdir(dirname(file), { recursive: true });
	await writeFile(file, bytes);
}
