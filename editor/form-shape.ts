/**
 * The shape that a file has in the owner's form, and back. A form holds both languages: beside a text `name` stands
 * `name_hi`. Pictures are paths, records of lists are lists, and what an engineer sees to is left out.
 */
import { entryNames } from "../content/translation/merge.ts";
import { type FormSchema, isTranslated, recordValues, shownFields } from "./form-schema.ts";

export interface FormContext {
	/** True if the file has a translation. */
	hasHindi: boolean;
	/** The files of content/images: "saree.webp". */
	pictures: readonly string[];
}

export type Group = Record<string, unknown>;

/** The name of the field with the Hindi of a text. */
export const hindiOf = (name: string): string => `${name}_hi`;

/** The folder of pictures, as the page at /admin shows them. */
export const pictureFolder = "/images";

/** @param original the value of the file, or of a part of it; `translated` likewise */
export function toForm(
	schema: FormSchema,
	original: unknown,
	translated: unknown,
	context: FormContext,
): unknown {
	if (recordValues(schema) && isGroup(original))
		return Object.entries(original).map(([name, values]) => ({ name, values }));
	if (schema.properties && isGroup(original))
		return groupToForm(schema, original, isGroup(translated) ? translated : {}, context);
	if (schema.items && Array.isArray(original)) {
		const others = Array.isArray(translated) ? translated : [];
		if (isPairedList(schema, context))
			return original.map((text, index) => ({ text, [hindiOf("text")]: others[index] }));
		const { items } = schema;
		return original.map((entry, index) =>
			toForm(items, entry, partnerOf(entry, others, index), context),
		);
	}
	if (schema.shown && typeof original === "string") return picturePath(original, context);
	return original;
}

function groupToForm(
	schema: FormSchema,
	original: Group,
	translated: Group,
	context: FormContext,
): Group {
	const form: Group = {};
	const key = keyOf(schema);
	if (key) form[key] = original[key];
	for (const [name, field] of shownFields(schema)) {
		form[name] = toForm(field, original[name], translated[name], context);
		if (!hasOwnHindi(field, context)) continue;
		const plain = { ...context, hasHindi: false };
		const hindi = toForm(field, translated[name], undefined, plain);
		// A row shows the English in place of an empty text; a missing one would leave it blank.
		form[hindiOf(name)] = hindi ?? (field.type === "string" ? "" : undefined);
	}
	return form;
}

/** True if the form has a second field for the Hindi of this one. */
export function hasOwnHindi(field: FormSchema, { hasHindi }: FormContext): boolean {
	return hasHindi && (field.isOwnList === true || (field.type === "string" && isTranslated(field)));
}

/** A list of texts of which each stands beside its Hindi. */
export function isPairedList({ items, isOwnList }: FormSchema, { hasHindi }: FormContext): boolean {
	return hasHindi && !isOwnList && items?.type === "string" && isTranslated(items);
}

/** The keys by which entries of a list are told apart, in the file and in its translation. */
const entryKeys = [...entryNames, "reviewId", "day"];

export function keyOf({ properties = {} }: FormSchema): string | undefined {
	return keyIn(properties);
}

export function keyIn(entry: object): string | undefined {
	return entryKeys.find((name) => name in entry);
}

/** The entry of another list that is the same thing: by its key, or by its place where there is none. */
export function partnerOf(entry: unknown, others: readonly unknown[], index: number): unknown {
	const key = isGroup(entry) ? keyIn(entry) : undefined;
	if (!key) return others[index];
	return others.find((other) => isGroup(other) && other[key] === (entry as Group)[key]);
}

export function isGroup(value: unknown): value is Group {
	return typeof value === "object" && value !== null && !Array.isArray(value);
}

function picturePath(name: string, { pictures }: FormContext): string {
	const file = pictures.find((picture) => picture.replace(/\.[^.]+$/, "") === name);
	return file ? `${pictureFolder}/${file}` : name;
}

/** "saree" of "/images/saree.webp". */
export function pictureName(path: string): string {
	return path.replace(/^.*\//, "").replace(/\.[^.]+$/, "");
}
