import type { Fault } from "./faults.ts";

/**
 * @param text the file as it is
 * @returns the file with the fault in it
 * @throws Error when the text to replace does not stand in the file exactly once: the code has moved on
 */
export function applyFault({ name, file, find, replace }: Fault, text: string): string {
	const count = text.split(find).length - 1;
	if (count === 1) return text.replace(find, () => replace);
	throw new Error(
		`Fault "${name}": "${find}" stands in ${file} ${count} times instead of once. Change faults.ts to fit the code.`,
	);
}
