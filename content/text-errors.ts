import type { FileName } from "./content-files.ts";
import { issuePath } from "./issue-path.ts";

/** What `npm run new:keyword-page` writes before each text that the owner has to write. */
export const fillIn = "FILL IN: ";

/** Control characters but for the line's end and the tab: HTML has no place for them, and nobody sees them. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
export const hiddenCharacters = /[\0-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f\ufffe\uffff]/g;

/** Letters that were saved in one encoding and read in another: â€™ for ’, â‚¹ for ₹, à¤ for Hindi. */
const spoiltLetters = /\ufffd|ï¿½|â€.?|â‚¹|Ã[\u0080-\u00bf]|Â[\u00a0-\u00bf]|à[¤¥]./;

/** A tag, whole or begun, or a named or numbered character. A sum such as "a < b" is neither. */
const html =
	/<\/?[a-z][a-z\d]*(?:\s[^<>]*)?\/?>|<!--|<(?:script|style|iframe|img|a|div|span)\b|&(?:[a-z]{2,8}|#\d+|#x[\da-f]+);/i;

/** What is wrong with texts whatever they are for: characters that cannot be shown, work left undone. */
export function textErrors(file: FileName, value: unknown): string[] {
	const faults: string[] = [];
	for (const { path, text } of textsOf(value)) {
		const [hidden] = text.match(hiddenCharacters) ?? [];
		const place = () => issuePath(file, value, path);
		if (hidden !== undefined || /\p{Surrogate}/u.test(text))
			faults.push(
				`${place()} holds a character that cannot be shown${hidden ? ` (${codePoint(hidden)})` : ""}. Write the text again by hand instead of pasting it.`,
			);
		if (text.startsWith(fillIn.trim()))
			faults.push(`${place()} is still to be filled in: ${text.slice(fillIn.length)}`);
		// Customers' reviews are shown letter for letter, whatever they hold.
		else if (file !== "reviews") faults.push(...ownTextFaults(place, text));
	}
	return faults;
}

/** What is wrong with a text that the shop writes itself. */
function ownTextFaults(place: () => string, text: string): string[] {
	const [spoilt] = spoiltLetters.exec(text) ?? [];
	if (spoilt)
		return [
			`${place()} holds letters that were spoilt when the file was saved ("${spoilt}"). Write them again, and save the file as UTF-8.`,
		];
	const [tag] = html.exec(text) ?? [];
	if (tag)
		return [
			`${place()} holds HTML ("${tag}"), which visitors would read as it stands. Write plain words; \\n\\n begins a new paragraph.`,
		];
	// An address that is a value of its own is the schema's.
	if (/\s/.test(text.trim()) && /\bhttp:\/\//i.test(text))
		return [`${place()} holds an address that begins with http://. Write https://.`];
	return [];
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
