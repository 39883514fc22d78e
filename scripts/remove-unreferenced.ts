import { readFile, rm } from "node:fs/promises";
import { basename, extname, join } from "node:path";

const textExtensions = new Set([
	...[".html", ".css", ".js", ".mjs", ".json", ".webmanifest", ".svg", ".xml", ".txt"],
]);

/**
 * Deletes files in `_astro/` that no published file names, directly or through others: Astro
 * publishes the original of every picture, and scripts that are switched off.
 *
 * @param names paths in the build
 * @returns the deleted ones
 */
export async function removeUnreferenced(
	folder: string,
	names: readonly string[],
): Promise<string[]> {
	const unnamed = new Map(
		names.filter((name) => name.startsWith("_astro/")).map((name) => [basename(name), name]),
	);
	const toRead = names.filter((name) => !name.startsWith("_astro/"));
	for (const name of toRead) {
		if (!textExtensions.has(extname(name))) continue;
		const text = await readFile(join(folder, name), "utf8");
		for (const [word] of text.matchAll(/[\w.~-]+\.\w+/g)) {
			const found = unnamed.get(word);
			if (found === undefined) continue;
			unnamed.delete(word);
			toRead.push(found);
		}
	}
	const removed = [...unnamed.values()];
	for (const name of removed)
		for (const copy of [name, `${name}.br`, `${name}.gz`])
			await rm(join(folder, copy), { force: true });
	return removed;
}
