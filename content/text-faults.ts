import type { FileName } from "./check.ts";
import { placeOf } from "./place.ts";

/** What `npm run new:keyword-page` writes before each text that the owner has to write. */
export const fillIn = "FILL IN: ";

/** Control characters but for the line's end and the tab: HTML has no place for them, and nobody sees them. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
export const hiddenCharacters = /[\0-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f\ufffe\uffff]/g;

/** What is wrong with texts whatever they are for: characters that cannot be shown, work left undone. */
export function textFaults(file: FileName, value: unknown): string[] {
	const faults: string[] = [];
	for (const { path, text } of textsOf(value)) {
		const [hidden] = text.match(hiddenCharacters) ?? [];
		const place = () => placeOf(file, value, path);
		if (hidden !== undefined || !text.isWellFormed())
			faults.push(
				`${place()} holds a character that cannot be shown${hidden ? ` (${codePoint(hidden)})` : ""}. Write the text again by hand instead of pasting it.`,
			);
		if (text.startsWith(fillIn.trim()))
			faults.push(`${place()} is still to be filled in: ${text.slice(fillIn.length)}`);
	}
	return faults;
}

function codePoint(character: string): string {
	return `U+${character.charCodeAt(0).toString(16).toUpperCase().padStart(4, "0")}`;
}

/** Every text in a file, with the keys and indexes that lead to it. */
export function textsOf(
	value: unknown,
	path: readonly PropertyKey[] = [],
): { path: readonly PropertyKey[]; text: string }[] {
	if (typeof value === "string") return [{ path, text: value }];
	if (typeof value !== "object" || value === null) return [];
	const entries: [PropertyKey, unknown][] = Array.isArray(value)
		? [...value.entries()]
		: Object.entries(value);
	return entries.flatMap(([key, inner]) => textsOf(inner, [...path, key]));
}
