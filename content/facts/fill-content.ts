import { z } from "zod";
import type { Content, FileName, Shop } from "../content-files.ts";
import { contentFiles } from "../content-files.ts";
import { issuePath } from "../issue-path.ts";
import type { Business } from "../types.ts";
import { shopFacts } from "./facts.ts";
import { type FactSource, fillText, PlaceholderError } from "./placeholders.ts";

/** Files whose texts may hold placeholders. The others hold the facts themselves, or customers' words. */
export const textFiles = [
	"services",
	"features",
	"faq",
	"terms",
	"privacy",
	"messages",
	"assistant",
	"pages",
	"care-labels",
	"landing-pages",
	"keyword-pages",
] as const satisfies readonly FileName[];

/** A text that the schema marks as one (`isText`), with what the browser fills in later. */
export interface TextField {
	path: readonly PropertyKey[];
	text: string;
	/** Names without their braces: `area` in a message about an area. */
	filledLater: readonly string[];
	/** Whether pages do without it. */
	mayBeEmpty: boolean;
}

/**
 * Writes all texts out, with the shop's facts in place of the placeholders. A question or a titled
 * entry whose heading comes out empty (`{if express|Can I have it today?}`) is left out.
 *
 * @returns the content as pages, server and scripts read it, and a sentence for each text that cannot
 *   be written
 */
export function fillContent(content: Content): { content: Shop; faults: string[] } {
	const facts = shopFacts(content);
	const faults: string[] = [];
	const filled: Record<string, unknown> = {
		...content,
		business: { ...content.business, ...inWords(facts) },
	};
	for (const file of textFiles) {
		filled[file] = mapTexts(contentFiles[file], content[file], ({ path, text, ...field }) => {
			const { filledLater, mayBeEmpty } = field;
			try {
				const filledText = fillText(text, facts, filledLater);
				const isNeeded = !mayBeEmpty && !takesEntryAlong(path.at(-1));
				if (!filledText.trim() && isNeeded && !isLeftOut(content[file], path, facts))
					faults.push(
						`${issuePath(file, content[file], path)} says nothing now: ${text}. Write what it says otherwise after a second |`,
					);
				return filledText;
			} catch (error) {
				if (!(error instanceof PlaceholderError)) throw error;
				faults.push(`${issuePath(file, content[file], path)} ${error.message}`);
				return text;
			}
		});
	}
	return { content: filled as unknown as Shop, faults };
}

function inWords({ say }: FactSource): Pick<Business, "turnaround" | "hoursInWords"> {
	return {
		turnaround: say("turnaround", undefined),
		hoursInWords: {
			// They stand in narrow places, where a time must not break.
			hours: say("hours", undefined).replaceAll(/(?<=\d) (?=[AP]M)/g, "\u00a0"),
			daily: say("daily", undefined),
		},
	};
}

/** Every text of a file that placeholders may stand in. */
export function textFields(file: FileName, value: unknown): TextField[] {
	const fields: TextField[] = [];
	mapTexts(contentFiles[file], value, (field) => {
		fields.push(field);
		return field.text;
	});
	return fields;
}

function mapTexts(
	schema: unknown,
	value: unknown,
	write: (field: TextField) => string,
	path: readonly PropertyKey[] = [],
): unknown {
	if (value === undefined) return undefined;
	const map = (inner: unknown, key: PropertyKey, of: unknown) =>
		mapTexts(of, inner, write, [...path, key]);
	if (schema instanceof z.ZodOptional) return mapTexts(schema.unwrap(), value, write, path);
	if (schema instanceof z.ZodArray && Array.isArray(value))
		return value
			.map((entry, index) => map(entry, index, schema.element))
			.filter((entry) => !hasLostItsHeading(entry));
	if (schema instanceof z.ZodObject && typeof value === "object" && value !== null)
		return Object.fromEntries(
			Object.entries(value).map(([key, inner]) => [key, map(inner, key, schema.shape[key])]),
		);
	const { isText, filledLater = [], mayBeEmpty = false } = textMark(schema);
	return isText && typeof value === "string"
		? write({ path, text: value, filledLater, mayBeEmpty })
		: value;
}

/** What a schema says of a text with `meta`. */
interface TextMark {
	isText?: boolean;
	filledLater?: readonly string[];
	mayBeEmpty?: boolean;
}

function textMark(schema: unknown): TextMark {
	return schema instanceof z.ZodType ? ((schema.meta() as TextMark | undefined) ?? {}) : {};
}

/** Whether a text stands in an entry that `fillContent` leaves out. @param value what the file holds */
export function isLeftOut(
	value: unknown,
	path: readonly PropertyKey[],
	facts: FactSource,
): boolean {
	const [key, ...rest] = path;
	if (key === undefined || typeof value !== "object" || value === null) return false;
	const { question, title } = value as { question?: unknown; title?: unknown };
	const isEmpty = [question, title].some((heading) => {
		try {
			return typeof heading === "string" && fillText(heading, facts).trim() === "";
		} catch {
			return false;
		}
	});
	return isEmpty || isLeftOut(Reflect.get(value, key), rest, facts);
}

/** A text of a list, or a heading: where it says nothing, its entry is left out. */
function takesEntryAlong(key: PropertyKey | undefined): boolean {
	return typeof key === "number" || key === "question" || key === "title";
}

function hasLostItsHeading(entry: unknown): boolean {
	if (typeof entry === "string") return entry.trim() === "";
	if (typeof entry !== "object" || entry === null) return false;
	const { question, title } = entry as { question?: unknown; title?: unknown };
	return [question, title].some((heading) => typeof heading === "string" && !heading.trim());
}
