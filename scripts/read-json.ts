/** Reads content files, with an owner's advice where one cannot be read. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { basename } from "node:path";
import { type ParseError, parse, printParseErrorCode } from "jsonc-parser";
import type { Entry } from "./unused-files.ts";

/** Exact names: some file systems open "Prices.json" as "prices.json". */
export function entriesOf(folder: URL): Entry[] {
	// The files of a missing folder are reported one by one.
	if (!existsSync(folder)) return [];
	return readdirSync(folder, { withFileTypes: true })
		.map((entry) => ({ name: entry.name, isFolder: entry.isDirectory() }))
		.sort((one, other) => (one.name < other.name ? -1 : 1));
}

const otherEncoding =
	": is not saved as UTF-8. In VS Code, click the encoding's name at the bottom right, choose Save with Encoding, then UTF-8.";

/** The file's value, or what follows its name in an error. */
export function readJson(
	file: URL,
	entries: readonly Entry[],
): { value: unknown } | { error: string } {
	const entry = entries.find(({ name }) => name === basename(file.pathname));
	if (!entry) return { error: ": is missing. Bring it back from the last good version." };
	if (entry.isFolder)
		return { error: ": is a folder. Bring the file back from the last good version." };
	let bytes: Uint8Array;
	try {
		bytes = readFileSync(file);
	} catch {
		return { error: ": cannot be opened. Give yourself permission to read it." };
	}
	let text: string;
	try {
		text = new TextDecoder("utf-8", { fatal: true }).decode(bytes);
	} catch {
		return { error: otherEncoding };
	}
	// UTF-16 without a byte order mark.
	if (/^.?\0/s.test(text)) return { error: otherEncoding };
	if (!text.trim()) return { error: ": is empty. Bring it back from the last good version." };
	const parsed = parseJson(text);
	return "error" in parsed ? { error: `, ${parsed.error}` } : parsed;
}

/** The text's value, or the place of the first fault. */
export function parseJson(text: string): { value: unknown } | { error: string } {
	try {
		return { value: JSON.parse(text) };
	} catch {
		const [fault] = faultsOf(text);
		const before = text.slice(0, fault?.offset ?? 0).split("\n");
		const expected = fault ? printParseErrorCode(fault.error) : "TooDeep";
		const words = expected.replace(/(?<!^)[A-Z]/g, " $&").toLowerCase();
		return {
			error: `line ${before.length}, column ${(before.at(-1) ?? "").length + 1}: ${words}.`,
		};
	}
}

function faultsOf(text: string): ParseError[] {
	const faults: ParseError[] = [];
	try {
		parse(text, faults, { disallowComments: true });
	} catch {
		// The library is recursive; nothing but an attack is nested as deep.
	}
	return faults;
}
