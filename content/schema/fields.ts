/** The kinds of value that content files are made of. Messages are for the shop's owner; editors show the descriptions. */
import { z } from "zod";
import { type Price, parsePrice } from "../price.ts";

export function line(example: string) {
	return z
		.string(`must be text in quotes, for example "${example}"`)
		.trim()
		.min(1, `is empty. Write it as in "${example}"`)
		.meta({ isText: true, examples: [example] });
}

/** A line that must hold a placeholder for the browser to fill: `{area}`. */
export function filledLater(name: string, example: string) {
	return line(example)
		.refine((text) => text.includes(`{${name}}`), `must hold {${name}}, as in "${example}"`)
		.meta({ filledLater: [name] });
}

/** Paragraphs, separated by an empty line. */
export function prose(what: string) {
	return z
		.string(`must be text in quotes: ${what}`)
		.trim()
		.min(1, `is empty. Write ${what}`)
		.meta({ isText: true, description: sentence(what) });
}

/** Editors show `patternErrorMessage`. */
export function formed(pattern: RegExp, words: string) {
	return z
		.string(words)
		.regex(pattern, words)
		.meta({ patternErrorMessage: sentence(words) });
}

function sentence(words: string): string {
	return `${words.charAt(0).toUpperCase()}${words.slice(1)}.`;
}

export const id = formed(
	/^[a-z0-9]+(-[a-z0-9]+)*$/,
	'must be small letters, digits and single hyphens, as in "sports-shoes"',
).describe("A unique short name by which other files refer to this entry.");

const wholeAddress =
	'must be a whole web address without spaces, as in "https://www.example.com/shop"';

/** For a public https address; a host without a dot is not public. */
export function addressError(value: string): string | undefined {
	const address = /\s/.test(value) ? null : URL.parse(value);
	if (address?.protocol === "http:")
		return `must begin with https, as in "${value.replace(/^http:/i, "https:")}"`;
	const isPublic = address?.protocol === "https:" && /[^.]\.[^.]/.test(address.hostname);
	return isPublic ? undefined : wholeAddress;
}

export function addressed(errorIn: (value: string) => string | undefined, words: string) {
	return z
		.string(words)
		.superRefine((value, context) => {
			const error = errorIn(value);
			if (error) context.addIssue(error);
		})
		.meta({ patternErrorMessage: sentence(words) });
}

export const url = addressed(addressError, wholeAddress).meta({
	format: "uri",
	pattern: "^https://",
});

/** A public address, or one on this machine for trials. */
export const serviceAddress = addressed(
	(value) =>
		/^http:\/\/(?:localhost|127\.0\.0\.1)(?::\d+)?$/.test(value) ? undefined : addressError(value),
	wholeAddress,
);

/** "//" and "/\\" would lead to another site. */
export const siteAddress = /^\/(?![/\\])[^\s\\]*$/;

export const picture = formed(
	/^[a-z0-9-]+$/,
	'must be the name of a picture in content/images without its ending, as in "saree"',
).describe("A picture in content/images: its file name without the ending.");

export const imageAlt = (example: string) =>
	line(example).describe("What the picture shows, for people who cannot see it.");

export const focus = formed(/^\d{1,3}% \d{1,3}%$/, 'must be two percentages, as in "24% 50%"')
	.describe("What stays in view when the picture is cropped: from the left, from the top.")
	.optional();

export const clockTime = formed(
	/^([01]\d|2[0-3]):[0-5]\d$/,
	'must be a time on the 24-hour clock, as in "09:00" or "21:00"',
);

export const instant = z.iso.datetime({
	offset: true,
	error: 'must be a date and time, as in "2026-10-04T08:30:00Z"',
});
export const day = z.iso.date('must be a date, year first, as in "2026-11-20"');

/** A text that becomes a Price. */
export function priced(...examples: [string, string, ...string[]]) {
	const such = examples
		.slice(0, 2)
		.map((one) => `"${one}"`)
		.join(" or ");
	return z
		.string(`must be text in quotes, e.g. ${such}`)
		.meta({ minLength: 1, examples })
		.transform((text, context): Price => {
			const isEmpty = text.trim() === "";
			const read = isEmpty
				? { error: `is empty. Write it as on the rate card, e.g. ${such}` }
				: parsePrice(text);
			if (!("error" in read)) return read;
			// `continue`, so that other errors of the entry are reported too.
			context.addIssue({ code: "custom", message: read.error, continue: true });
			return z.NEVER;
		});
}

/** Names must be unique, whatever their case. */
export function namedOnce<Schema extends z.ZodArray<z.ZodType<string>>>(schema: Schema) {
	return schema.superRefine((names, context) => {
		const seen = new Map<string, string>();
		names.forEach((name, index) => {
			const key = name.toLowerCase().replaceAll(/\s+/g, " ");
			const other = seen.get(key);
			if (other !== undefined)
				context.addIssue({
					code: "custom",
					path: [index],
					message: `is "${name}", and "${other}" is already in the list. Keep one of them`,
				});
			seen.set(key, name);
		});
	});
}

export function unique<Entry>(key: (entry: Entry) => string, what: string) {
	return (entries: Entry[], context: z.RefinementCtx<Entry[]>) => {
		const seen = new Set<string>();
		entries.forEach((entry, index) => {
			const value = key(entry);
			if (seen.has(value))
				context.addIssue({
					code: "custom",
					path: [index],
					message: `has the ${what} "${value}", which an entry above already has. Give it another one`,
				});
			seen.add(value);
		});
	};
}

export function listOf<Schema extends z.ZodType<{ id: string }>>(schema: Schema) {
	return z
		.array(schema)
		.min(1, "is an empty list. Bring its entries back: the site shows them")
		.superRefine(unique((entry: z.output<Schema>) => (entry as { id: string }).id, "id"));
}
