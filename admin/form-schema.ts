/** The schemas of the content files as the owner's forms read them: JSON Schema with our own `meta`, and names. */
import { z } from "zod";
import { contentFiles, type FileName } from "../shop/content-files.ts";
import type { FieldMeta } from "../shop/schema/fields.ts";
import labels from "./field-labels.json" with { type: "json" };

export interface FormSchema extends FieldMeta {
	/** Name and hint in each language. */
	words?: FieldWords;
	/** The words for each value of an enumeration, in English and in Hindi. */
	choices?: Choices;
	type?: "object" | "array" | "string" | "number" | "integer" | "boolean";
	properties?: Record<string, FormSchema>;
	required?: readonly string[];
	items?: FormSchema;
	/** Of a record: its values. */
	additionalProperties?: FormSchema | false;
	enum?: readonly string[];
	const?: unknown;
	format?: string;
	examples?: readonly string[];
}

const schemas = new Map<FileName, FormSchema>();

export function formSchema(file: FileName): FormSchema {
	const known = schemas.get(file);
	if (known) return known;
	const schema = z.toJSONSchema(contentFiles[file], {
		io: "input",
		target: "draft-7",
	}) as FormSchema;
	addLabels(schema, file);
	schemas.set(file, schema);
	return schema;
}

type Choices = Readonly<Record<string, readonly [english: string, hindi: string]>>;
interface FieldWords {
	en: readonly [name: string, hint?: string];
	hi: readonly [name: string, hint?: string];
}
type Labels = Readonly<Record<string, FieldWords>>;

/** @param path of the field: "faq[].answer" */
function addLabels(schema: FormSchema, path: string): void {
	const found = lookUp(labels.fields as unknown as Labels, path);
	const choices = (labels.choices as unknown as Readonly<Record<string, Choices>>)[path];
	if (found) schema.words = found;
	if (choices) schema.choices = choices;
	for (const [name, field] of Object.entries(schema.properties ?? {}))
		addLabels(field, `${path}.${name}`);
	if (schema.items) addLabels(schema.items, `${path}[]`);
}

/** By the whole path, or else by its end: "answer" names every answer. */
function lookUp(all: Labels, path: string): Labels[string] | undefined {
	const steps = path.split(".");
	const ends = steps.map((_, at) => steps.slice(at).join("."));
	return ends.map((end) => all[end]).find((one) => one !== undefined);
}

/** A record of lists, such as areaSpellings: the forms show it as a list of names with their values. */
export function recordValues(schema: FormSchema): FormSchema | undefined {
	return schema.type === "object" && !schema.properties
		? schema.additionalProperties || undefined
		: undefined;
}

/** True if each language has the text in its own words. */
export function isTranslated({ isText, isTranslated = isText }: FormSchema): boolean {
	return isTranslated === true;
}

/** The properties that the owner's forms show, in the order of the file. */
export function shownFields({ properties = {} }: FormSchema): [name: string, field: FormSchema][] {
	return Object.entries(properties).filter(([, field]) => !field.isEngineers);
}
