import type { Fault } from "./faults.ts";

/**
 * @param text of the file
 * @returns the text with the fault
 * @throws Error when the text to replace is not in the file exactly once, because the code has changed
 */
export function applyFault({ name, file, find, replace }: Fault, text: string): string {
	const count = text.split(find).length - 1;
	if (count === 1) return text.replace(find, () => replace);
	throw new Error(
		`Fault "${name}": "${find}" is in ${file} ${count} times instead of once. Change faults.ts to fit the code.`,
	);
}
