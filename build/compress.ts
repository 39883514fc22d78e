import { readFile, rm, writeFile } from "node:fs/promises";
import { promisify } from "node:util";
import { brotliCompress, gzip, constants as zlib } from "node:zlib";

/** Smaller files fit one network packet anyway. */
const smallestToCompress = 512;

/** Files at a time; Node's pool has four threads. */
const atATime = 8;

/** Pages of a site that are compressed best, which would take a minute more for a thousand. */
const mostBest = 150;

/**
 * Writes the Brotli and gzip siblings that are smaller than their file, and removes old ones that are not.
 *
 * @returns how many files have a Brotli sibling
 */
export async function writeSiblings(files: readonly string[]): Promise<number> {
	const params = {
		[zlib.BROTLI_PARAM_QUALITY]: files.length > mostBest ? 10 : zlib.BROTLI_MAX_QUALITY,
	};
	const queue = files.values();
	let compressed = 0;
	async function work(): Promise<void> {
		for (const file of queue) {
			const body = await readFile(file);
			if (
				await writeIfSmaller(`${file}.br`, body, () => promisify(brotliCompress)(body, { params }))
			)
				compressed += 1;
			await writeIfSmaller(`${file}.gz`, body, () => promisify(gzip)(body, { level: 9 }));
		}
	}
	await Promise.all(Array.from({ length: atATime }, work));
	return compressed;
}

async function writeIfSmaller(
	file: string,
	body: Buffer,
	compress: () => Promise<Buffer>,
): Promise<boolean> {
	const compressed = body.byteLength > smallestToCompress ? await compress() : body;
	const isSmaller = compressed.byteLength < body.byteLength;
	if (isSmaller) await writeFile(file, compressed);
	else await rm(file, { force: true });
	return isSmaller;
}
