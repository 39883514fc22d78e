import { existsSync } from "node:fs";
import { readFile, rm } from "node:fs/promises";
import { basename, join } from "node:path";

/** "/" → "index.html", "/services" → "services.html" */
export function pageFile(address: string): string {
	return `${address.slice(1) || "index"}.html`;
}

/** @throws Error naming the missing pages and what to do */
export function requirePages(folder: string, addresses: readonly string[]): void {
	const missing = addresses.filter((address) => !existsSync(join(folder, pageFile(address))));
	if (missing.length > 0)
		throw new Error(
			`The build has no page at ${missing.join(", ")}. A fixed page needs a route in src/pages (docs/architecture.md, "Add a page").`,
		);
}

const texts = /\.(?:html|css|m?js|json|webmanifest|svg|xml|txt)$/;

/**
 * Files in `_astro/` that no published file names, directly or through others, such as Astro's copies of the original
 * pictures.
 *
 * @param names paths in the build
 */
export async function unreferenced(folder: string, names: readonly string[]): Promise<string[]> {
	const unnamed = new Map(
		names.filter((name) => name.startsWith("_astro/")).map((name) => [basename(name), name]),
	);
	const toRead = names.filter((name) => !name.startsWith("_astro/"));
	for (const name of toRead) {
		// The worker lists the parts that are there, so its list of an earlier build would keep them.
		if (!texts.test(name) || name === "sw.js") continue;
		const text = await readFile(join(folder, name), "utf8");
		for (const [word] of text.matchAll(/[\w.~-]+\.\w+/g)) {
			const found = unnamed.get(word);
			if (found === undefined) continue;
			unnamed.delete(word);
			toRead.push(found);
		}
	}
	return [...unnamed.values()];
}

/** Deletes them, with their compressed copies. @returns their paths in the build */
export async function removeUnreferenced(
	folder: string,
	names: readonly string[],
): Promise<string[]> {
	const removed = await unreferenced(folder, names);
	for (const name of removed)
		for (const copy of [name, `${name}.br`, `${name}.gz`])
			await rm(join(folder, copy), { force: true });
	return removed;
}
