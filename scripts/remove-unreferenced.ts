import { readFile, rm } from "node:fs/promises";
import { basename, extname, join } from "node:path";

/** What may name another file. */
const textExtensions = new Set([
	...[".html", ".css", ".js", ".mjs", ".json", ".webmanifest", ".svg", ".xml", ".txt"],
]);

/**
 * Deletes what lies in `_astro/` of a build and no page needs: not named by any file outside it, nor
 * by a file that is. Astro publishes the original of every picture beside its smaller copies, and
 * bundles scripts for what the site does not have switched on.
 *
 * @param names all files that would be published, by their paths in the build
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
