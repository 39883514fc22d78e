import { readFileSync } from "node:fs";

/** Ticks in a second in which Linux counts processor time for programs, on every architecture in use. */
const ticksPerSecond = 100;

/**
 * Processor time that a process and its children have used, in microseconds. Linux only.
 *
 * Source: proc_pid_stat(5)
 */
export function processorTime(pid: number): number {
	const afterName = readFileSync(`/proc/${pid}/stat`, "utf8")
		.replace(/^.*\) /, "")
		.split(" ");
	const [user, system] = [Number(afterName[11]), Number(afterName[12])];
	const children = readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8").trim();
	const own = ((user + system) / ticksPerSecond) * 1_000_000;
	return children === ""
		? own
		: children.split(" ").reduce((sum, child) => sum + processorTime(Number(child)), own);
}
