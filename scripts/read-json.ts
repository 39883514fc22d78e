/** Reads content files, with an owner's advice where one cannot be read. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { basename } from "node:path";
import { jsonError } from "./json-error.ts";
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
	const error = jsonError(text);
	if (!error) return { value: JSON.parse(text) };
	return { error: error.startsWith("line") ? `, ${error}` : `: ${error}` };
}
