import { z } from "zod";
import type { Content, FileName, Shop } from "../content-files.ts";
import { contentFiles } from "../content-files.ts";
import { issuePath } from "../issue-path.ts";
import type { Business } from "../types.ts";
import { shopFacts } from "./facts.ts";
import { type FactSource, fillText, PlaceholderError } from "./placeholders.ts";

/** Files whose texts may hold placeholders. */
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

/** A text that its schema marks with `isText`. */
export interface TextField {
	path: readonly PropertyKey[];
	text: string;
	/** Placeholders that the browser fills, without braces. */
	filledLater: readonly string[];
	mayBeEmpty: boolean;
}

/**
 * Fills the placeholders of all texts. An entry whose question or title becomes empty
 * (`{if express|Can I have it today?}`) is left out.
 */
export function fillContent(content: Content): { content: Shop; errors: string[] } {
	const facts = shopFacts(content);
	const errors: string[] = [];
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
					errors.push(
						`${issuePath(file, content[file], path)} is empty now: ${text}. After a second |, write what it says in other cases`,
					);
				return filledText;
			} catch (error) {
				if (!(error instanceof PlaceholderError)) throw error;
				errors.push(`${issuePath(file, content[file], path)} ${error.message}`);
				return text;
			}
		});
	}
	return { content: filled as unknown as Shop, errors };
}

function inWords({ resolve }: FactSource): Pick<Business, "turnaround" | "hoursInWords"> {
	return {
		turnaround: resolve("turnaround", undefined),
		hoursInWords: {
			// Shown in narrow places, where a time must not wrap.
			hours: resolve("hours", undefined).replaceAll(/(?<=\d) (?=[AP]M)/g, "\u00a0"),
			daily: resolve("daily", undefined),
		},
	};
}

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

/** The `meta` of a text in its schema. */
interface TextMark {
	isText?: boolean;
	filledLater?: readonly string[];
	mayBeEmpty?: boolean;
}

function textMark(schema: unknown): TextMark {
	return schema instanceof z.ZodType ? ((schema.meta() as TextMark | undefined) ?? {}) : {};
}

/** Whether a text is in an entry that `fillContent` leaves out. @param value the file's value */
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

/** Whether an empty text removes its entry: a text of a list, or a heading. */
function takesEntryAlong(key: PropertyKey | undefined): boolean {
	return typeof key === "number" || key === "question" || key === "title";
}

function hasLostItsHeading(entry: unknown): boolean {
	if (typeof entry === "string") return entry.trim() === "";
	if (typeof entry !== "object" || entry === null) return false;
	const { question, title } = entry as { question?: unknown; title?: unknown };
	return [question, title].some((heading) => typeof heading === "string" && !heading.trim());
}
