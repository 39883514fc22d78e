import cases from "./faults.json" with { type: "json" };

/** A small deliberate fault, as a change may cause it by mistake. */
export interface Fault {
	/** The fault as a visitor or a machine would see it. */
	name: string;
	/** Relative to the project. */
	file: string;
	/** Is in the file exactly once. */
	find: string;
	replace: string;
	/** "units": tests that import the file find it; "html": only tests of a build do; or "journey: " and a spec's name. */
	seen: string;
}

export const faults: readonly Fault[] = cases;

/**
 * @param text of the file
 * @returns the text with the fault
 * @throws Error when the text to replace is not in the file exactly once, because the code has changed
 */
export function applyFault({ name, file, find, replace }: Fault, text: string): string {
	const count = text.split(find).length - 1;
	if (count === 1) return text.replace(find, () => replace);
	throw new Error(
		`Fault "${name}": "${find}" is in ${file} ${count} times instead of once. Change faults.json to fit the code.`,
	);
}
