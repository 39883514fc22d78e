import { chmodSync, existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { brotliDecompressSync } from "node:zlib";

const folder = fileURLToPath(new URL("../../.cache/chromium-109", import.meta.url));

/** True if the build that the package brings runs on this machine. */
export const runsHere = process.platform === "linux" && process.arch === "x64";

/**
 * Unpacks the Chromium 109 of the npm package, once.
 * @returns the path of the program
 */
export function oldestChromium(): string {
	const program = join(folder, "chromium");
	if (existsSync(program)) return program;
	const main = createRequire(import.meta.url).resolve("@sparticuz/chromium");
	const packed = readFileSync(join(dirname(main), "../bin/chromium.br"));
	mkdirSync(folder, { recursive: true });
	// Two workers may unpack at once, so each renames a complete file into place.
	const part = `${program}.${process.pid}`;
	writeFileSync(part, brotliDecompressSync(packed));
	chmodSync(part, 0o755);
	renameSync(part, program);
	return program;
}
