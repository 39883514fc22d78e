/** Faults of any text: too large a value, characters that nobody sees, damaged letters, HTML. */
import type { FileName } from "./content-files.ts";
import { type Fault, faultAt } from "./fault.ts";
import { say } from "./sentences/say.ts";
import { textsIn } from "./walk-texts.ts";

/** Control characters other than line ends and tabs. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
export const hiddenCharacters = /[\0-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f\ufffe\uffff]/g;

/** Marks that paste brings along and nobody sees. */
export const unseenMarks =
	"\\u00ad\\u034f\\u061c\\u180e\\u200b\\u200e\\u200f\\u202a-\\u202e\\u2060-\\u206f\\u3164\\ufeff\\uffa0\\u{e0000}-\\u{e007f}";
/** Joiners belong to Devanagari's marks, and to pictures of several signs. */
const unseen = new RegExp(
	`[${unseenMarks}]|(?:^|[^\\p{M}\\p{Extended_Pictographic}\\ufe0f])[\\u200c\\u200d]`,
	"u",
);

/** Saved in one encoding and read in another: â€™ for ’, â‚¹ for ₹, à¤ for Hindi. */
const spoiltLetters = /\ufffd|ï¿½|â€.?|â‚¹|Ã[\u0080-\u00bf]|Â[\u00a0-\u00bf]|à[¤¥]./;

/** A tag or a character reference. "a < b" is neither. */
const html =
	/<\/?[a-z][a-z\d]*(?:\s[^<>]*)?\/?>|<!--|<(?:script|style|iframe|img|a|div|span)\b|&(?:[a-z]{2,8}|#\d+|#x[\da-f]+);/i;

/** More than any shop has. In letters, and in groups and lists within one another. */
const most = { length: 5000, depth: 12 };

/** A value whose size could take the check down: it is told before anything reads the file. */
export function sizeErrors(file: FileName, root: unknown): Fault[] {
	const open: { path: PropertyKey[]; value: unknown }[] = [{ path: [], value: root }];
	for (let next = open.pop(); next; next = open.pop()) {
		const { path, value } = next;
		const fault = (message: string) => [faultAt({ file, value: root, path }, message)];
		if (typeof value === "string" && value.length > most.length)
			return fault(say("tooLongText", value.length, most.length));
		if (typeof value !== "object" || value === null) continue;
		if (path.length > most.depth) return fault(say("tooDeep"));
		for (const [key, inner] of Object.entries(value))
			open.push({ path: [...path, Array.isArray(value) ? Number(key) : key], value: inner });
	}
	return [];
}

export function textErrors(file: FileName, value: unknown, language?: string): Fault[] {
	// Customers' reviews are shown unchanged.
	const isOwn = file !== "reviews";
	return textsIn(file, value, language).flatMap((one) =>
		[hiddenError(one.text, isOwn), isOwn && ownTextError(one.text)].flatMap((message) =>
			message ? [faultAt(one, message)] : [],
		),
	);
}

function hiddenError(text: string, isOwn: boolean): string | undefined {
	const [hidden] = text.match(hiddenCharacters) ?? (isOwn ? unseen.exec(text) : null) ?? [];
	if (hidden === undefined && !/\p{Surrogate}/u.test(text)) return undefined;
	return say("hiddenCharacter", hidden ? ` (${codePoint(hidden)})` : "");
}

function ownTextError(text: string): string | undefined {
	const [spoilt] = spoiltLetters.exec(text) ?? [];
	if (spoilt) return say("damagedLetters", spoilt);
	const [tag] = html.exec(text) ?? [];
	if (tag) return say("html", tag);
	// The schema checks addresses that are whole values.
	if (/\s/.test(text.trim()) && /\bhttp:\/\//i.test(text)) return say("httpAddress");
	return undefined;
}

function codePoint(character: string): string {
	return `U+${(character.codePointAt(character.length - 1) ?? 0).toString(16).toUpperCase().padStart(4, "0")}`;
}
