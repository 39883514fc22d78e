/** What the files of a build weigh as browsers get them. */
import { existsSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { isPublic, urlPath } from "../server/build-format.ts";

/** Address, without the hash in it -> what is sent for it. Pictures are left out. */
export type Weights = Record<string, { bytes: number; isPage: boolean }>;

const leftOut = /\.(?:br|gz|avif|webp|jpg|png)$/;

/** @param folder a finished build */
export function weights(folder: string): Weights {
	const found: Weights = {};
	for (const entry of readdirSync(folder, { recursive: true }) as string[]) {
		const file = join(folder, entry);
		if (leftOut.test(entry) || !isPublic(entry) || !statSync(file).isFile()) continue;
		const sent = existsSync(`${file}.br`) ? `${file}.br` : file;
		const address = urlPath(entry).replace(/(?<=^\/_astro\/.*)[.-][\w-]{8}(?=\.\w+$)/, "");
		const bytes = (found[address]?.bytes ?? 0) + statSync(sent).size;
		found[address] = { bytes, isPage: entry.endsWith(".html") };
	}
	return found;
}

/** Of the files that both builds have, those that weigh something else now, and by how many bytes. */
export function moved(before: Weights, now: Weights): Record<string, number> {
	const differences: Record<string, number> = {};
	for (const [address, { bytes }] of Object.entries(before)) {
		const difference = (now[address]?.bytes ?? bytes) - bytes;
		if (difference !== 0) differences[address] = difference;
	}
	return differences;
}
