/**
 * Placeholders in the shop's texts: `{hours}`, `{price:mens-shirt}`, `{if express|Back the same day.}`.
 * facts.ts gives their values.
 */
import { say } from "../sentences/say.ts";

export type TextPart =
	| { kind: "words"; words: string }
	| { kind: "fact"; name: string; argument?: string | undefined; source: string }
	| { kind: "choice"; condition: string; yes: TextPart[]; no: TextPart[] };

/** Unbalanced braces, or a placeholder without a value. The message follows a path: "has {opens}, and …". */
export class PlaceholderError extends Error {
	override name = "PlaceholderError";
}

/** A name or id that is wrong whatever the facts are. */
export class UnknownPlaceholderError extends PlaceholderError {
	override name = "UnknownPlaceholderError";
}

/** Both throw an UnknownPlaceholderError for a name that they do not know. */
export interface FactSource {
	/** @param name with its first letter in lower case */
	resolve(name: string, argument: string | undefined): string;
	test(condition: string): boolean;
}

/** @throws PlaceholderError where a brace is not closed or a placeholder is empty */
export function parseText(text: string): TextPart[] {
	let at = 0;
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
		const notClosed = say('has "{0}", where a { is never closed. Add the }', beginning);
		const choice = take(/\{[Ii]f ([^{}|]*)\|/y);
		if (choice) {
			const yes = readParts(/[^{}|]*/y);
			const no = take(/\|/y) ? readParts(/[^{}]*/y) : [];
			if (!take(/\}/y)) throw new PlaceholderError(notClosed);
			return { kind: "choice", condition: choice[1]?.trim() ?? "", yes, no };
		}
		const fact = take(/\{([^{}:|]*)(?::([^{}]*))?\}/y);
		if (!fact) throw new PlaceholderError(notClosed);
		const [source, name, argument] = fact;
		if (!name)
			throw new PlaceholderError(say('has "{0}", an empty placeholder. Take it out', source));
		if (/^[Ii]f /.test(name))
			throw new PlaceholderError(
				say('has "{0}" without the words that it chooses. Write {if …|words}', source),
			);
		return { kind: "fact", name, argument, source };
	}
	const parts = readParts(/[^{}]*/y);
	if (at < text.length)
		throw new PlaceholderError(say("has a } without a { before it. Take it out"));
	return parts;
}

/**
 * Replaces each placeholder by its value; one with a capital letter (`{Hours}`) starts a sentence.
 *
 * @param keep names that the browser fills later
 * @throws PlaceholderError for a text that cannot be parsed or an unknown name
 */
export function fillText(text: string, facts: FactSource, keep: readonly string[] = []): string {
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
			const isSo = facts.test(part.condition);
			checkNames(isSo ? part.no : part.yes);
			return write(isSo ? part.yes : part.no);
		}
		if (part.argument === undefined && keep.includes(part.name)) return part.source;
		if (part.name === "exactly") return part.argument ?? "";
		const value = facts.resolve(startSmall(part.name), part.argument);
		return part.name === startSmall(part.name) ? value : startLarge(value);
	};
	return write(parseText(text));
}

function startSmall(name: string): string {
	return name.charAt(0).toLowerCase() + name.slice(1);
}

function startLarge(words: string): string {
	return words.charAt(0).toUpperCase() + words.slice(1);
}
