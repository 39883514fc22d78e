/**
 * Placeholders in the shop's texts: `{hours}`, `{price:mens-shirt}`, `{if express|Back the same day.}`.
 * facts.ts gives their values.
 */
import { didYouMean, say } from "../sentences/say.ts";
import type { Fact, Facts } from "./facts.ts";

export type TextPart =
	| { kind: "words"; words: string }
	| { kind: "fact"; name: string; argument?: string | undefined; source: string }
	| { kind: "choice"; condition: string; yes: TextPart[]; no: TextPart[] };

/** Unbalanced braces, or a placeholder without a value. The message follows a path: "has {opens}, and …". */
export class PlaceholderError extends Error {
	override name = "PlaceholderError";
}

/** A name or id that is wrong whatever the facts are. */
class UnknownPlaceholderError extends PlaceholderError {
	override name = "UnknownPlaceholderError";
}

/** Conditions in one another, at most: nobody reads more. */
const deepest = 5;

/** @throws PlaceholderError where a brace is not closed or a placeholder is empty */
export function parseText(text: string): TextPart[] {
	let at = 0;
	let depth = 0;
	/** Returns the match of a sticky expression at this place and moves behind it. */
	function take(pattern: RegExp): RegExpExecArray | null {
		pattern.lastIndex = at;
		const found = pattern.exec(text);
		if (found) at = pattern.lastIndex;
		return found;
	}
	function readParts(wordsPattern: RegExp): TextPart[] {
		const parts: TextPart[] = [];
		for (;;) {
			const [words] = take(wordsPattern) ?? [];
			if (words) parts.push({ kind: "words", words });
			if (text[at] !== "{") return parts;
			parts.push(readPlaceholder());
		}
	}
	function readPlaceholder(): TextPart {
		const beginning = text.slice(at, at + 24);
		const notClosed = say("neverClosed", beginning);
		const choice = take(/\{[Ii]f ([^{}|]*)\|/y);
		if (choice) {
			if (++depth > deepest) throw new PlaceholderError(say("tooManyConditions", deepest));
			const yes = readParts(/[^{}|]*/y);
			const no = take(/\|/y) ? readParts(/[^{}]*/y) : [];
			depth--;
			if (!take(/\}/y)) throw new PlaceholderError(notClosed);
			return { kind: "choice", condition: choice[1]?.trim() ?? "", yes, no };
		}
		const fact = take(/\{([^{}:|]*)(?::([^{}]*))?\}/y);
		if (!fact) throw new PlaceholderError(notClosed);
		const [source, name, argument] = fact;
		if (!name) throw new PlaceholderError(say("emptyPlaceholder", source));
		if (/^[Ii]f /.test(name)) throw new PlaceholderError(say("ifWithoutWords", source));
		return { kind: "fact", name, argument, source };
	}
	const parts = readParts(/[^{}]*/y);
	if (at < text.length) throw new PlaceholderError(say("neverOpened"));
	return parts;
}

/**
 * Replaces each placeholder by its value; one with a capital letter (`{Hours}`) starts a sentence.
 *
 * @param keep names that the browser fills later
 * @throws PlaceholderError for a text that cannot be parsed or an unknown name
 */
export function fillText(text: string, facts: Facts, keep: readonly string[] = []): string {
	const write = (parts: readonly TextPart[]): string => parts.map(writePart).join("");
	// The other branch may be chosen tomorrow: report its unknown names now.
	const checkNames = (parts: readonly TextPart[]) => {
		for (const part of parts) {
			try {
				writePart(part);
			} catch (error) {
				if (!(error instanceof PlaceholderError) || error instanceof UnknownPlaceholderError)
					throw error;
			}
		}
	};
	const writePart = (part: TextPart): string => {
		if (part.kind === "words") return part.words;
		if (part.kind === "choice") {
			const isSo = lookUp(part.condition, facts.conditions, (known) => `{if ${known}|…}`);
			checkNames(isSo ? part.no : part.yes);
			return write(isSo ? part.yes : part.no);
		}
		const { name, argument, source } = part;
		if (argument === undefined && keep.includes(name)) return source;
		if (name === "exactly") return argument ?? "";
		const small = name.charAt(0).toLowerCase() + name.slice(1);
		const key = argument === undefined ? small : `${small}:${argument}`;
		const value: Fact = lookUp(key, facts.values, (known) => `{${known}}`);
		if (typeof value !== "string") throw new PlaceholderError(value.missing);
		return name === small ? value : value.charAt(0).toUpperCase() + value.slice(1);
	};
	return write(parseText(text));
}

/** @throws UnknownPlaceholderError with the name that was meant, or those that there are */
function lookUp<Value>(
	key: string,
	all: ReadonlyMap<string, Value>,
	written: (known: string) => string,
): Value {
	const value = all.get(key);
	if (value !== undefined) return value;
	const guess = didYouMean(key, all.keys());
	if (guess) throw unknown(written(key), say("didYouMeanPlain", written(guess)));
	const base = (name: string) => name.replace(/:.*/, "");
	const alike = [...all.keys()].filter((known) => base(known) === base(key));
	const known = alike.length > 0 ? alike : [...all.keys()].filter((name) => !name.includes(":"));
	const more = known.length > 24 ? ", …" : "";
	throw unknown(written(key), say("knownAre", known.slice(0, 24).map(written).join(", ") + more));
}

function unknown(placeholder: string, advice: string): UnknownPlaceholderError {
	return new UnknownPlaceholderError(say("unknownPlaceholder", placeholder, advice));
}
