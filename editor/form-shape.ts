/**
 * The shape that a file has in the owner's form, and back. A form holds both languages: beside a text `name` stands
 * `name_hi`. Pictures are paths, records of lists are lists, and what an engineer sees to is left out.
 */
import { isInLanguages, pick } from "../shop/pick.ts";
import { type FormSchema, isTranslated, recordValues, shownFields } from "./form-schema.ts";

export interface FormContext {
	/** True if the texts of the file are there in Hindi, too. */
	hasHindi: boolean;
	/** The files of content/images: "saree.webp". */
	pictures: readonly string[];
}

export type Group = Record<string, unknown>;

/** The name of the field with the Hindi of a text. */
export const hindiOf = (name: string): string => `${name}_hi`;

/** The folder of pictures, as the page at /admin shows them. */
export const pictureFolder = "/images";

/** @param value of the file, or of a part of it */
export function toForm(schema: FormSchema, value: unknown, context: FormContext): unknown {
	if (recordValues(schema) && isGroup(value))
		return Object.entries(value).map(([name, values]) => ({ name, values }));
	if (schema.properties && isGroup(value)) return groupToForm(schema, value, context);
	if (schema.items && Array.isArray(value)) {
		const { items } = schema;
		if (isPairedList(schema, context))
			return value.map((text) => ({ text: pick(text), [hindiOf("text")]: hindiText(text) }));
		return value.map((entry) => toForm(items, entry, context));
	}
	if (schema.shown && typeof value === "string") return picturePath(value, context);
	return value;
}

function groupToForm(schema: FormSchema, value: Group, context: FormContext): Group {
	const form: Group = {};
	const key = keyOf(schema);
	if (key) form[key] = value[key];
	for (const [name, field] of shownFields(schema)) {
		if (!hasOwnHindi(field, context)) {
			form[name] = toForm(field, value[name], context);
			continue;
		}
		const plain = { ...context, hasHindi: false };
		form[name] = toForm(field, pick(value[name]), plain);
		const hindi = toForm(field, hindiText(value[name]), plain);
		// A row shows the English in place of an empty text; a missing one would leave it blank.
		form[hindiOf(name)] = hindi ?? (field.type === "string" ? "" : undefined);
	}
	return form;
}

function hindiText(value: unknown): unknown {
	return isInLanguages(value) ? value.hi : undefined;
}

/** True if the form has a second field for the Hindi of this one. */
export function hasOwnHindi(field: FormSchema, { hasHindi }: FormContext): boolean {
	return hasHindi && (field.isOwnList === true || (field.type === "string" && isTranslated(field)));
}

/** A list of texts of which each stands beside its Hindi. */
export function isPairedList({ items, isOwnList }: FormSchema, { hasHindi }: FormContext): boolean {
	return hasHindi && !isOwnList && items?.type === "string" && isTranslated(items);
}

/** The keys by which entries of a list are told apart. */
const entryKeys = ["id", "slug", "drawing", "date", "reviewId", "day"];

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
