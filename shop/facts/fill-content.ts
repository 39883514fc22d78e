import { facts as english } from "../../languages/en/facts.ts";
import type { FactFormatter } from "../../languages/facts.ts";
import { type Content, contentFiles, type Shop, textFiles } from "../content-files.ts";
import { type Fault, faultAt } from "../fault.ts";
import { spansOf } from "../opening-hours.ts";
import { asSentence, say } from "../sentences/say.ts";
import type { Business } from "../types.ts";
import { mapTexts } from "../walk-texts.ts";
import { type Facts, shopFacts } from "./facts.ts";
import { fillText, PlaceholderError } from "./placeholders.ts";

interface Filling {
	/** The language of the values. */
	words: FactFormatter;
	/** The name in the first language. */
	brand?: string;
	/** Of the texts, for errors, where it is not the first. */
	language?: string;
}

/**
 * Fills the placeholders of all texts. An entry whose question or title becomes empty
 * (`{if express|Can I have it today?}`) is left out, and so is an empty text of a list.
 */
export function fillContent(
	content: Content,
	{ words, brand = content.business.name, language }: Filling = { words: english },
): { content: Shop; errors: Fault[] } {
	const facts = shopFacts(content, words, brand);
	const errors: Fault[] = [];
	const hasAreas = facts.conditions.get("pickup") && facts.conditions.get("areas");
	const filled: Record<string, unknown> = {
		...content,
		business: { ...content.business, brand, ...inWords(content, facts, words) },
	};
	for (const file of textFiles) {
		const value = content[file];
		const withTexts = mapTexts(contentFiles[file], value, ({ path, held: text, meta }) => {
			if (!meta.isText || typeof text !== "string") return text;
			const tell = (message: string) =>
				void errors.push(faultAt({ file, value, path, language }, asSentence(message)));
			try {
				const written = fillText(text, facts, meta.filledLater);
				const mayBeEmpty = meta.mayBeEmpty || typeof path.at(-1) === "number";
				if (!written.trim() && !mayBeEmpty && !isLeftOut(value, path, facts))
					tell(say("emptyNow", text));
				return written;
			} catch (error) {
				if (!(error instanceof PlaceholderError)) throw error;
				if (hasAreas || !isOfAreas(path)) tell(error.message);
				return text;
			}
		});
		filled[file] = withoutEmptyEntries(withTexts);
	}
	return { content: filled as Shop, errors };
}

/** These are shown with the list of areas alone. */
export function isOfAreas([first]: readonly PropertyKey[]): boolean {
	return ["areaCheck", "areaBooking", "areaQuestion"].includes(String(first));
}

function inWords(
	{ business }: Content,
	facts: Facts,
	words: FactFormatter,
): Pick<Business, "turnaround" | "hoursInWords"> {
	return {
		turnaround: fillText("{turnaround}", facts),
		hoursInWords: {
			hours: words.hoursInLabel(business.hours.map(spansOf)),
			daily: fillText("{daily}", facts),
		},
	};
}

/** True if a text is in an entry that `fillContent` leaves out. @param value the file's value */
export function isLeftOut(
	value: unknown,
	[key, ...rest]: readonly PropertyKey[],
	facts: Facts,
): boolean {
	if (key === undefined || typeof value !== "object" || value === null) return false;
	const isEmpty = headingsOf(value).some((heading) => {
		try {
			return fillText(heading, facts).trim() === "";
		} catch {
			return false;
		}
	});
	return isEmpty || isLeftOut(Reflect.get(value, key), rest, facts);
}

function withoutEmptyEntries(value: unknown): unknown {
	if (Array.isArray(value))
		return value
			.map(withoutEmptyEntries)
			.filter((entry) =>
				(typeof entry === "string" ? [entry] : headingsOf(entry)).every(isWritten),
			);
	if (typeof value !== "object" || value === null) return value;
	return Object.fromEntries(
		Object.entries(value).map(([key, inner]) => [key, withoutEmptyEntries(inner)]),
	);
}

function headingsOf(entry: unknown): string[] {
	if (typeof entry !== "object" || entry === null) return [];
	const { question, title } = entry as { question?: unknown; title?: unknown };
	return [question, title].filter((heading) => typeof heading === "string");
}

function isWritten(text: string): boolean {
	return text.trim() !== "";
}
