/** Reads content files, and says in an owner's words where one cannot be read. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { basename } from "node:path";
import { type ParseError, parse, printParseErrorCode } from "jsonc-parser";

export interface Entry {
	name: string;
	isFolder: boolean;
}

type Read = { value: unknown } | { error: string };

/** Exact names: some file systems open "Prices.json" as "prices.json". */
export function entriesOf(folder: URL): Entry[] {
	// The files of a missing folder are reported one by one.
	if (!existsSync(folder)) return [];
	return readdirSync(folder, { withFileTypes: true })
		.map((entry) => ({ name: entry.name, isFolder: entry.isDirectory() }))
		.sort((one, other) => (one.name < other.name ? -1 : 1));
}

/** The file's value, or what follows its name in an error. */
export function readJson(file: URL, entries: readonly Entry[]): Read {
	const isThere = entries.some(({ name }) => name === basename(file.pathname));
	if (!isThere) return { error: ": is missing. Bring it back from the last good version." };
	try {
		const text = new TextDecoder("utf-8", { fatal: true }).decode(readFileSync(file));
		const parsed = parseJson(text);
		return "error" in parsed ? { error: `, ${parsed.error}` } : parsed;
	} catch (error) {
		if (error instanceof TypeError) return { error: ": is not saved as UTF-8." };
		return { error: `: cannot be read (${(error as NodeJS.ErrnoException).code}).` };
	}
}

/** The text's value, or the line of the first fault. */
export function parseJson(text: string): Read {
	try {
		return { value: JSON.parse(text) };
	} catch {
		const faults: ParseError[] = [];
		try {
			parse(text, faults, { disallowComments: true });
		} catch {
			// The library is recursive; nothing but an attack is nested as deep.
		}
		const [fault] = faults;
		const line = text.slice(0, fault?.offset ?? 0).split("\n").length;
		const expected = fault ? printParseErrorCode(fault.error) : "TooDeep";
		const words = expected.replace(/(?<!^)[A-Z]/g, " $&").toLowerCase();
		return { error: `line ${line}: ${words}.` };
	}
}
