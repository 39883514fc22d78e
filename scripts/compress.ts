/** Brotli and gzip siblings of a build's files, made once for each text. */
import { createHash } from "node:crypto";
import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, gzip, constants as zlibConstants } from "node:zlib";

/** Smaller files fit one network packet anyway. */
const smallestToCompress = 512;

/** Files at a time; Node's pool has four threads. */
const atATime = 8;

/** The best takes 110 ms for a page of 115 KB, the good one 43 ms and is 1.7 % larger. */
export const brotliQuality = { best: zlibConstants.BROTLI_MAX_QUALITY, good: 10 } as const;

interface Wanted {
	file: string;
	quality: number;
}

/** In bytes; `brotli` is the file's own size where there is no sibling. */
interface Compressed {
	plain: number;
	brotli: number;
}

/**
 * Writes the siblings that are smaller than their file, and removes old ones that are not.
 *
 * @param kept a folder that caches Brotli output between builds
 */
export async function writeSiblings(
	wanted: readonly Wanted[],
	kept?: string,
): Promise<Compressed[]> {
	const used = new Set<string>();
	if (kept) await mkdir(kept, { recursive: true });
	const sizes: Compressed[] = [];
	const queue = wanted.entries();
	const work = async () => {
		for (const [place, { file, quality }] of queue) {
			const body = await readFile(file);
			const brotli = () => compressed(body, quality);
			sizes[place] = {
				plain: body.byteLength,
				brotli: await writeSibling(`${file}.br`, body, () =>
					kept ? keptOr(brotli, kept, nameOf(body, quality), used) : brotli(),
				),
			};
			await writeSibling(`${file}.gz`, body, () =>
				promisify(gzip)(body, { level: zlibConstants.Z_BEST_COMPRESSION }),
			);
		}
	};
	await Promise.all(Array.from({ length: atATime }, work));
	if (kept) await removeAllBut(used, kept);
	return sizes;
}

async function writeSibling(
	file: string,
	body: Buffer,
	compress: () => Promise<Buffer>,
): Promise<number> {
	const smaller = body.byteLength > smallestToCompress ? await compress() : body;
	if (smaller.byteLength < body.byteLength) await writeFile(file, smaller);
	else await rm(file, { force: true });
	return Math.min(smaller.byteLength, body.byteLength);
}

function compressed(body: Buffer, quality: number): Promise<Buffer> {
	return promisify(brotliCompress)(body, {
		params: {
			[zlibConstants.BROTLI_PARAM_QUALITY]: quality,
			[zlibConstants.BROTLI_PARAM_SIZE_HINT]: body.byteLength,
		},
	});
}

function nameOf(body: Buffer, quality: number): string {
	const version = process.versions.brotli ?? "";
	return createHash("sha256").update(`${version} ${quality}\n`).update(body).digest("hex");
}

async function keptOr(
	compress: () => Promise<Buffer>,
	kept: string,
	name: string,
	used: Set<string>,
): Promise<Buffer> {
	used.add(name);
	const file = join(kept, name);
	const before = await readFile(file).catch(() => undefined);
	if (before) return before;
	const made = await compress();
	await writeFile(file, made);
	return made;
}

async function removeAllBut(used: ReadonlySet<string>, folder: string): Promise<void> {
	const others = (await readdir(folder)).filter((name) => !used.has(name));
	await Promise.all(others.map((name) => rm(join(folder, name))));
}
