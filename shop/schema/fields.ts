/** The kinds of value that content files are made of. Messages are for the shop's owner. */
import { z } from "zod";
import type { pictureWidths } from "../pictures.ts";
import { type Price, parsePrice } from "../price.ts";
import { error, type Sentence, say, sayOr } from "../sentences/say.ts";

/** The `meta` of a string that the site's own code reads. */
export interface FieldMeta {
	/** A text that visitors read: placeholders in it are filled. */
	isText?: boolean;
	/** True if a translation has it in its own words; by default as `isText`. */
	isTranslated?: boolean;
	/** A list of which each language has its own. */
	isOwnList?: boolean;
	/** Placeholders that the browser fills, without braces. */
	filledLater?: readonly string[];
	mayBeEmpty?: boolean;
	/** The kind of thing that the string names; an address is `/slug`. */
	refersTo?: "price item" | "page" | "page or service" | "address";
	/** The place in the layout that shows the picture it names. */
	shown?: keyof typeof pictureWidths;
	/** Of a picture: the text that says what it shows. Beside it, or elsewhere: `pages/about/imageAlt`. */
	describedBy?: string;
	/** Several paragraphs. */
	isLong?: boolean;
	isClockTime?: boolean;
	isPrice?: boolean;
	/** A number in India: as people read it, or digits alone. */
	phone?: "shown" | "digits";
	/** The sibling that is set to the moment at which this is written. */
	stamps?: string;
	/** The siblings that take its place where they are written: forms hide this, and it is not saved. */
	unless?: readonly string[];
	/** A time at which 00:00 is the end of the day, "24:00". */
	isEndOfDay?: boolean;
	/** A list whose entries stay. */
	isFixed?: boolean;
	/** The owner's forms show it and do not change it. */
	isReadOnly?: boolean;
	/** The owner's forms leave it to an engineer. */
	isEngineers?: boolean;
}

export function line(example: string) {
	return z
		.string(error("notText", example))
		.trim()
		.min(1, error("emptyText", example))
		.meta({ isText: true, examples: [example] });
}

/** A line that must hold a placeholder for the browser to fill: `{area}`. */
export function filledLater(name: string, example: string) {
	return line(example)
		.refine((text) => text.includes(`{${name}}`), error("lacksPlaceholder", name, example))
		.meta({ filledLater: [name] });
}

/** Paragraphs, separated by an empty line. @param about what they are to say */
export function prose(about: Sentence) {
	return z
		.string({ error: () => say("notProse", say(about)) })
		.trim()
		.min(1, { error: () => say("emptyProse", say(about)) })
		.meta({ isText: true, isLong: true });
}

export function formed(pattern: RegExp, words: Sentence) {
	return z.string(error(words)).regex(pattern, error(words));
}

export const id = formed(/^[a-z0-9]+(-[a-z0-9]+)*$/, "notId").meta({ isReadOnly: true });

/** As `URL.parse`, which the oldest browsers lack. */
export function parseAddress(text: string): URL | null {
	try {
		return new URL(text);
	} catch {
		return null;
	}
}

/** For a public https address; a host without a dot is not public. */
export function addressError(value: string): string | undefined {
	const address = /\s/.test(value) ? null : parseAddress(value);
	if (address?.protocol === "http:") return say("notHttps", value.replace(/^http:/i, "https:"));
	const isPublic = address?.protocol === "https:" && /[^.]\.[^.]/.test(address.hostname);
	return isPublic ? undefined : say("notWebAddress");
}

export function addressed(errorIn: (value: string) => string | undefined, words: Sentence) {
	return z.string(error(words)).superRefine((value, context) => {
		const found = errorIn(value);
		if (found) context.addIssue(found);
	});
}

export const url = addressed(addressError, "notWebAddress").meta({
	format: "uri",
	pattern: "^https://",
});

/** A public address, or one on this machine for trials. */
export const serviceAddress = addressed(
	(value) =>
		/^http:\/\/(?:localhost|127\.0\.0\.1)(?::\d+)?$/.test(value) ? undefined : addressError(value),
	"notWebAddress",
);

/** "//" and "/\\" would lead to another site. */
export const siteAddress = /^\/(?![/\\])[^\s\\]*$/;

export const picture = (shown: keyof typeof pictureWidths) =>
	formed(/^[a-z0-9-]+$/, "notPictureName").meta({ shown });

/** A picture with its `imageAlt` beside it. */
export const describedPicture = (shown: keyof typeof pictureWidths) =>
	picture(shown).meta({ describedBy: "imageAlt" });

export const focus = formed(/^\d{1,3}% \d{1,3}%$/, "notFocus").optional();

/** "8:00" becomes "08:00". */
const clock = (pattern: RegExp) =>
	formed(pattern, "notClockTime")
		.overwrite((time) => time.padStart(5, "0"))
		.meta({ isClockTime: true });

export const clockTime = clock(/^(?:[01]?\d|2[0-3]):[0-5]\d$/);
/** "24:00" is midnight. */
export const closingTime = clock(/^(?:(?:[01]?\d|2[0-3]):[0-5]\d|24:00)$/).meta({
	isClockTime: true,
	isEndOfDay: true,
});

export const instant = z.iso.datetime({ offset: true, ...error("notInstant") });
export const day = z.iso.date(error("notDay"));

/** A text that becomes a Price. */
export function priced(...examples: [string, string, ...string[]]) {
	const such = () => sayOr(examples.slice(0, 2).map((one) => `"${one}"`));
	return z
		.string({ error: () => say("notPriceText", such()) })
		.meta({ minLength: 1, examples, isPrice: true })
		.transform((text, context): Price => {
			const read = text.trim() ? parsePrice(text) : { error: say("emptyPrice", such()) };
			if (!("error" in read)) return read;
			// `continue`, so that other errors of the entry are reported too.
			context.addIssue({ code: "custom", message: read.error, continue: true });
			return z.NEVER;
		});
}

/** A refinement of lists: the first clash of each entry with one above it is its fault. */
export function withoutClashes<Entry>(clash: (entry: Entry, above: Entry) => string | undefined) {
	return (entries: readonly Entry[], { addIssue }: z.RefinementCtx): void => {
		for (const [index, entry] of entries.entries()) {
			const [message] = entries.slice(0, index).flatMap((above) => clash(entry, above) ?? []);
			if (message) addIssue({ code: "custom", path: [index], message });
		}
	};
}

/** Names must be unique, whatever their case. */
export function namedOnce<Schema extends z.ZodArray<z.ZodType<string>>>(schema: Schema) {
	const key = (name: string) => name.toLowerCase().replaceAll(/\s+/g, " ");
	const clash = (name: string, other: string) =>
		key(name) === key(other) ? say("nameTwice", name, other) : undefined;
	return schema.superRefine(withoutClashes(clash));
}

const emptyList = error("emptyList");

export function nonEmptyList<Schema extends z.ZodType>(schema: Schema) {
	return z.array(schema).min(1, emptyList);
}

/** A list whose entries differ in the value of a key. */
export function uniqueList<Schema extends z.ZodType<Record<Key, string>>, Key extends string>(
	schema: Schema,
	key: Key,
) {
	const clash = (entry: Record<Key, string>, above: Record<Key, string>) =>
		entry[key] === above[key] ? say("valueTwice", key, entry[key]) : undefined;
	return z.array(schema).superRefine(withoutClashes(clash));
}

export function listOf<Schema extends z.ZodType<Record<Key, string>>, Key extends string = "id">(
	schema: Schema,
	key = "id" as Key,
) {
	return uniqueList(schema, key).min(1, emptyList);
}
