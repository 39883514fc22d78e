/**
 * Placeholders in the shop's texts: `{hours}`, `{price:mens-shirt}`, `{if express|Back the same day.}`.
 * facts.ts gives their values.
 */

export type TextPart =
	| { kind: "words"; words: string }
	| { kind: "fact"; name: string; argument?: string | undefined; source: string }
	| { kind: "choice"; condition: string; yes: TextPart[]; no: TextPart[] };

/**
 * Unbalanced braces, or a placeholder without a value. The message follows the path of the text: "has
 * {opens}, and …".
 */
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
	const { parts, end } = readParts(text, 0, "");
	if (end < text.length) throw new PlaceholderError("has a } without a { before it. Take it out");
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
		const said = facts.resolve(startSmall(part.name), part.argument);
		return part.name === startSmall(part.name) ? said : startLarge(said);
	};
	return write(parseText(text));
}

function readParts(text: string, start: number, stops: string): { parts: TextPart[]; end: number } {
	const parts: TextPart[] = [];
	let words = "";
	let at = start;
	const closeWords = () => {
		if (words) parts.push({ kind: "words", words });
		words = "";
	};
	while (at < text.length && !stops.includes(text.charAt(at)) && text[at] !== "}") {
		if (text[at] === "{") {
			closeWords();
			const { part, end } = readPlaceholder(text, at);
			parts.push(part);
			at = end;
		} else {
			words += text[at++];
		}
	}
	closeWords();
	return { parts, end: at };
}

/** @param start the place of the opening brace */
function readPlaceholder(text: string, start: number): { part: TextPart; end: number } {
	const choice = /^\{[Ii]f ([^{}|]*)\|/.exec(text.slice(start));
	if (choice) return readChoice(text, start, choice);
	const question = /^\{[Ii]f [^{}|]*\}/.exec(text.slice(start));
	if (question)
		throw new PlaceholderError(
			`has "${question[0]}" without the words that it chooses. Write {if …|words}`,
		);
	const [source, name, argument] =
		/^\{([^{}:|]*)(?::([^{}]*))?\}/.exec(text.slice(start)) ?? notClosed(text, start);
	if (!name) throw new PlaceholderError(`has "${source}", an empty placeholder. Take it out`);
	return { part: { kind: "fact", name, argument, source }, end: start + source.length };
}

function readChoice(text: string, start: number, [head, condition = ""]: RegExpExecArray) {
	const yes = readParts(text, start + head.length, "|");
	const no = text[yes.end] === "|" ? readParts(text, yes.end + 1, "") : { parts: [], end: yes.end };
	if (text[no.end] !== "}") return notClosed(text, start);
	const end = no.end + 1;
	const part: TextPart = {
		kind: "choice",
		condition: condition.trim(),
		yes: yes.parts,
		no: no.parts,
	};
	return { part, end };
}

function notClosed(text: string, start: number): never {
	const shown = text.slice(start, start + 24);
	throw new PlaceholderError(`has "${shown}", where a { is never closed. Add the }`);
}

function startSmall(name: string): string {
	return name.charAt(0).toLowerCase() + name.slice(1);
}

function startLarge(words: string): string {
	return words.charAt(0).toUpperCase() + words.slice(1);
}
