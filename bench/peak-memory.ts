/** Loaded ahead of a program that is measured: at its end, its largest memory in kilobytes, a line. */
import { appendFileSync } from "node:fs";
import { isMainThread } from "node:worker_threads";

const { PEAK_MEMORY_FILE } = process.env;

if (PEAK_MEMORY_FILE && isMainThread) {
	process.once("exit", () => {
		appendFileSync(PEAK_MEMORY_FILE, `${process.resourceUsage().maxRSS}\n`);
	});
}
