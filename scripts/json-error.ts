/** Explains to a person who is not a programmer why a file is not JSON: line, column, what is wrong, what to do. */
import { printParseErrorCode, visit } from "jsonc-parser";

/** Positions are offsets in the text. */
interface Mistake {
	/** The library's name for it, as "CommaExpected". */
	code: string;
	offset: number;
	/** The text at which the library stopped. */
	token: string;
	/** What would be right there. */
	expected: "name" | "colon" | "value" | "comma" | "end";
	/** The end of the value before it. */
	valueEnd: number;
	/** The innermost open bracket. */
	inside: Bracket | undefined;
}

interface Bracket {
	open: string;
	close: string;
	offset: number;
}

/** The library's parser is recursive, and no content is as deep. */
const maxDepth = 200;

/** @returns a sentence, or undefined for text that is JSON and repeats no name within an entry */
export function jsonError(source: string): string | undefined {
	// Keep the column of a byte order mark.
	const text = source.replace(/^\ufeff/, " ");
	if (/^[ \t\r\n]*$/.test(text)) return "is empty. Bring it back from the last good version.";
	const mistake = findMistake(text);
	if (!mistake) return undefined;
	const [offset, words] = explain(text, mistake);
	const column = offset - text.lastIndexOf("\n", offset - 1);
	return `line ${lineOf(text, offset)}, column ${column}: ${words}.`;
}

function findMistake(text: string): Mistake | undefined {
	const open: (Bracket & { names: Set<string> })[] = [];
	let expected: Mistake["expected"] = "value";
	let valueEnd = 0;
	const stop = (code: string, offset: number, length: number): never => {
		const token = text.slice(offset, offset + length);
		throw { code, offset, token, expected, valueEnd, inside: open.at(-1) } satisfies Mistake;
	};
	const begin = (brackets: string, offset: number, next: Mistake["expected"]) => {
		const [bracket = "", close = ""] = brackets;
		open.push({ open: bracket, close, offset, names: new Set() });
		expected = next;
		if (open.length > maxDepth) stop("TooDeep", offset, 1);
	};
	const endValue = (offset: number, length: number) => {
		expected = open.length > 0 ? "comma" : "end";
		valueEnd = offset + length;
	};
	const end = (offset: number, length: number) => {
		// At the end of the text the library closes open brackets before it reports them.
		if (offset < text.length) open.pop();
		endValue(offset, length);
	};
	try {
		visit(
			text,
			{
				onObjectBegin: (offset) => begin("{}", offset, "name"),
				onArrayBegin: (offset) => begin("[]", offset, "value"),
				onObjectEnd: end,
				onArrayEnd: end,
				onLiteralValue: (_, offset, length) => endValue(offset, length),
				onObjectProperty(name, offset, length) {
					const names = open.at(-1)?.names;
					// JSON allows equal names, of which the last wins.
					if (names?.has(name)) stop("RepeatedName", offset, length);
					names?.add(name);
					expected = "colon";
				},
				onSeparator(character) {
					expected = character === "," && open.at(-1)?.open === "{" ? "name" : "value";
				},
				onError: (code, offset, length) => stop(printParseErrorCode(code), offset, length),
			},
			{ disallowComments: true },
		);
	} catch (thrown) {
		if (thrown instanceof Error) throw thrown;
		return thrown as Mistake;
	}
}

type Explanation = [offset: number, words: string];

function explain(text: string, mistake: Mistake): Explanation {
	const { code, offset, token, expected, inside } = mistake;
	const character = String.fromCodePoint(text.codePointAt(offset) ?? 0);
	const found = wordAt(text, offset);
	const opened = `the ${inside?.open} of line ${lineOf(text, inside?.offset ?? 0)}`;
	if (code === "TooDeep") return [offset, "found more brackets in each other than this site uses"];
	if (code === "RepeatedName")
		return [offset, `${token} appears twice in the same entry. Take one out`];
	if (/^(?:UnexpectedEndOfString|Invalid(?:Character|EscapeCharacter|Unicode))$/.test(code))
		return inText(mistake);
	if (offset === text.length)
		return [offset, `the file ends too early: ${opened} needs its ${inside?.close}`];
	if (expected === "end")
		return [
			offset,
			`found ${found} after the end. Something above was closed too early, or this does not belong here`,
		];
	if (/[}\]]/.test(character) && character !== inside?.close)
		return [offset, `found ${character} where ${inside?.close} is due: ${opened} is not closed`];
	if (expected === "colon")
		return [offset, `found ${found} where a colon is due, as in "name": "value"`];
	return expected === "comma" ? afterValue(text, mistake) : atStart(text, mistake);
}

/** In a text between quotes. */
function inText({ code, offset, token }: Mistake): Explanation {
	if (code === "UnexpectedEndOfString") {
		const [curly] = /[“”„]/.exec(token) ?? [];
		const why = curly ? `: ${curly} is none. Use the straight one, "` : " on its line";
		return [offset, `the text that begins here has no closing quote${why}`];
	}
	// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
	const bad = /(?<=^(?:[^\\]|\\.)*?)(?:[\0-\x1f]|\\(?!["\\/bfnrt]|u[\da-f]{4}).)/i.exec(token);
	const [what = "", at = 0] = [bad?.[0], bad?.index];
	if (what === "\t") return [offset + at, "found a tab inside a text. Put a space in its place"];
	return what.startsWith("\\")
		? [offset + at, `found ${what}. For a backslash in a text write two: \\\\`]
		: [offset + at, "found an invisible character inside a text. Write the text again by hand"];
}

/** Where a comma or the end of the entry is due. */
function afterValue(text: string, { offset, valueEnd }: Mistake): Explanation {
	const character = text[offset] ?? "";
	// The library takes 80/- and 0135 for a number and something else.
	const start = text.slice(0, offset).search(/[^\s,:"{}[\]]+$/);
	if (start !== -1) return withoutQuotes(text, start);
	if (/["{[]/.test(character) || lineOf(text, valueEnd) !== lineOf(text, offset))
		return [valueEnd, "a comma is missing after this value. Put one there"];
	let advice = "If it belongs to the value, put the whole value in quotes";
	if (text[offset - 1] === '"') advice = 'If a quote belongs to the text, write \\" or use “ and ”';
	if (/[;.:=|]/.test(character)) advice = "Put a comma in its place";
	return [offset, `found ${wordAt(text, offset)} after a value. ${advice}`];
}

/** Where a name or a value is due. */
function atStart(text: string, { offset, expected, inside }: Mistake): Explanation {
	const character = text[offset] ?? "";
	const before = text.slice(0, offset).trimEnd();
	const isAfterComma = before.endsWith(",");
	if (isAfterComma && character === inside?.close)
		return [
			before.length - 1,
			`found a comma before the closing ${character}. Take it out: none follows the last entry`,
		];
	if (isAfterComma && character === ",") return [offset, "found two commas. Take one out"];
	if (expected === "value") {
		if (/[,\]}]/.test(character)) return [offset, `found ${character} where a value is due`];
		if (/^[\p{L}\p{Sc}\d.+-]/u.test(wordAt(text, offset))) return withoutQuotes(text, offset);
		return wrongCharacter(text, offset);
	}
	// The library takes 4,9 and 1,073 for a number, a comma and the start of a name.
	const [number, whole = "", rest = ""] =
		/(?<=:\s*)(-?\d+),(\d+)$/.exec(before + (/^\d+/.exec(text.slice(offset)) ?? "")) ?? [];
	if (number && rest.length === 3 && Number(whole) !== 0)
		return [
			before.length - whole.length - 1,
			`found ${number}. A number takes no comma: write ${whole}${rest}. A price stands in quotes: "${number}"`,
		];
	if (number)
		return [
			before.length - whole.length - 1,
			`found ${number}. A number takes a point for the comma: ${whole}.${rest}`,
		];
	const [name] = /^[\w$-]+/.exec(text.slice(offset)) ?? [];
	if (name) return [offset, `found ${name} without its quotes. Write "${name}"`];
	return wrongCharacter(text, offset);
}

function withoutQuotes(text: string, offset: number): Explanation {
	const word = wordAt(text, offset);
	const quoted = `"${word.replace(/"$/, "")}"`;
	return [offset, `found ${word} without quotes. A text needs one on each side: ${quoted}`];
}

/** A character that starts nothing in JSON. */
function wrongCharacter(text: string, offset: number): Explanation {
	const rest = text.slice(offset);
	const [character = ""] = rest;
	if (/^(?:<{7}|={7}|>{7})/.test(rest))
		return [
			offset,
			"found a mark between two versions of this part. Keep one version, without the marks",
		];
	if (/^[“”„‘’'`«»]/.test(rest))
		return [
			offset,
			`found the quote ${character}. Use the straight double quote " (typed, not pasted)`,
		];
	if (character === "/") return [offset, "found a comment. These files take none: take it out"];
	if (/^[\s\p{Cf}\p{Cc}]/u.test(rest))
		return [offset, "found an invisible character. Delete it, with the space around it"];
	const due = character === "," ? "an entry" : "a quote";
	return [offset, `found ${wordAt(text, offset)} where ${due} is due`];
}

/** "₹80" of `₹80, "name": …` */
function wordAt(text: string, offset: number): string {
	const [word] = /^[^\s,\]}:]{1,60}/.exec(text.slice(offset)) ?? [];
	return word ?? String.fromCodePoint(text.codePointAt(offset) ?? 0);
}

function lineOf(text: string, offset: number): number {
	return text.slice(0, offset).split("\n").length;
}
