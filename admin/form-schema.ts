/** The schemas of the content files as the owner's forms read them: JSON Schema with our own `meta`, and names. */
import { z } from "zod";
import { contentFiles, type FileName } from "../shop/content-files.ts";
import type { FieldMeta } from "../shop/schema/fields.ts";
import labels from "./field-labels.json" with { type: "json" };
import { type Group, isBlank, isGroup } from "./json.ts";

export interface FormSchema extends FieldMeta {
	/** Name and hint in each language. */
	words?: FieldWords;
	/** The words for each value of an enumeration, in English and in Hindi. */
	choices?: Choices;
	type?: "object" | "array" | "string" | "number" | "integer" | "boolean";
	properties?: Record<string, FormSchema>;
	required?: readonly string[];
	items?: FormSchema;
	minItems?: number;
	maxItems?: number;
	/** Of a record: its values. */
	additionalProperties?: FormSchema | false;
	enum?: readonly string[];
	const?: unknown;
	/** The value of a field that is left out. */
	default?: unknown;
	format?: string;
	examples?: readonly string[];
}

type Choices = Readonly<Record<string, readonly [english: string, hindi: string]>>;
type FieldWords = Record<"en" | "hi", readonly [name: string, hint?: string]>;

const { fields: fieldWords, choices: choiceWords } = labels as unknown as {
	fields: Readonly<Record<string, FieldWords>>;
	choices: Readonly<Record<string, Choices>>;
};
const schemas = new Map<FileName, FormSchema>();

export function formSchema(file: FileName): FormSchema {
	const known = schemas.get(file);
	if (known) return known;
	const options = { io: "input", target: "draft-7" } as const;
	const schema = withWords(z.toJSONSchema(contentFiles[file], options) as FormSchema, file);
	schemas.set(file, schema);
	return schema;
}

/** @param path of the field, "faq[].answer": its words are by the whole of it, or by its end: "answer" names every answer */
function withWords(schema: FormSchema, path: string): FormSchema {
	const steps = path.split(".");
	const ends = steps.map((_, at) => steps.slice(at).join("."));
	const end = ends.find((one) => one in fieldWords);
	const choices = choiceWords[path];
	return {
		...schema,
		...(end && { words: fieldWords[end] }),
		...(choices && { choices }),
		...(schema.items && { items: withWords(schema.items, `${path}[]`) }),
		...(schema.properties && {
			properties: Object.fromEntries(
				Object.entries(schema.properties).map(([name, field]) => [
					name,
					withWords(field, `${path}.${name}`),
				]),
			),
		}),
	};
}

/** A record of lists, such as areaSpellings: the forms show it as lines of names with their values. */
export function recordValues(schema: FormSchema): FormSchema | undefined {
	return schema.type === "object" && !schema.properties
		? schema.additionalProperties || undefined
		: undefined;
}

/** True if each language has the text, or the list, in its own words. */
export function isTranslated({ isText, isTranslated = isText, isOwnList }: FormSchema): boolean {
	return isTranslated === true || isOwnList === true;
}

/** True where a sibling takes the field's place. */
export function isHidden({ unless = [] }: FormSchema, group: Group): boolean {
	return unless.some((name) => !isBlank(group[name]));
}

/** Shown by the picture's own field, or made of names. */
const quietFields = new Set(["id", "slug", "focus"]);

/** The properties that the owner's forms show, in the order of the file. */
export function shownFields({ properties = {} }: FormSchema): [name: string, field: FormSchema][] {
	return Object.entries(properties).filter(
		([name, field]) => !field.isEngineers && !quietFields.has(name),
	);
}

interface Field {
	schema: FormSchema;
	value: unknown;
	steps: readonly PropertyKey[];
}

/** A value and all that is in it, with the fields that it lacks; groups and lists before what is in them. */
export function* fieldsIn(
	schema: FormSchema,
	value: unknown,
	steps: readonly PropertyKey[] = [],
): Generator<Field> {
	yield { schema, value, steps };
	if (schema.items && Array.isArray(value))
		for (const [at, entry] of value.entries()) yield* fieldsIn(schema.items, entry, [...steps, at]);
	for (const [name, field] of shownFields(schema))
		yield* fieldsIn(field, isGroup(value) ? value[name] : undefined, [...steps, name]);
}
