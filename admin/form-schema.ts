/** The schemas of the content files as the owner's forms read them: JSON Schema with our own `meta`, and names. */
import { z } from "zod";
import { contentFiles, type FileName } from "../shop/content-files.ts";
import type { FieldMeta } from "../shop/schema/fields.ts";
import labels from "./field-labels.json" with { type: "json" };
import { type Group, isBlank, isGroup, stepsOf } from "./json.ts";
import { fileOf, slugOf, type Values } from "./shop-files.ts";

export interface FormSchema extends FieldMeta {
	/** Name and hint in each language. */
	words?: Record<"en" | "hi", readonly [name: string, hint?: string]> | undefined;
	/** The words for each value of an enumeration, in English and in Hindi. */
	choices?: Readonly<Record<string, readonly [english: string, hindi: string]>>;
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

type Labels<Of extends "words" | "choices"> = Readonly<Record<string, FormSchema[Of]>>;
const { fields, choices } = labels as unknown as {
	fields: Labels<"words">;
	choices: Labels<"choices">;
};
const schemas = new Map<FileName, FormSchema>();

export function formSchema(file: FileName): FormSchema {
	const options = { io: "input", target: "draft-7" } as const;
	const schema =
		schemas.get(file) ?? withWords(z.toJSONSchema(contentFiles[file], options) as FormSchema, file);
	schemas.set(file, schema);
	return schema;
}

/** @param path of the field, "faq[].answer": its words are by the whole of it, or by its end: "answer" names every answer */
function withWords(schema: FormSchema, path: string): FormSchema {
	const steps = path.split(".");
	const end = steps.map((_, at) => steps.slice(at).join(".")).find((one) => one in fields);
	const properties = Object.entries(schema.properties ?? {}).map(
		([name, field]) => [name, withWords(field, `${path}.${name}`)] as const,
	);
	return {
		...schema,
		...(end && { words: fields[end] }),
		...(choices[path] && { choices: choices[path] }),
		...(schema.items && { items: withWords(schema.items, `${path}[]`) }),
		...(schema.properties && { properties: Object.fromEntries(properties) }),
	} as FormSchema;
}

/** Of a file, or of a value in it. */
export function schemaAt(place: string): FormSchema {
	const [path = "", ...steps] = stepsOf(place);
	const file = formSchema(fileOf(path));
	return steps.reduce<FormSchema>(
		(schema, step) => schema.properties?.[step] ?? schema.items ?? {},
		slugOf(path) === undefined ? file : (file.items ?? {}),
	);
}

/** A record of lists, such as areaSpellings: the forms show it as lines of names with their values. */
export function isRecordOfLists({ type, properties }: FormSchema): boolean {
	return type === "object" && !properties;
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

/** A new entry: what it must have is there, and empty. */
export function blankOf({ type, properties = {}, required = [], ...schema }: FormSchema): unknown {
	if (type === "object")
		return Object.fromEntries(required.map((name) => [name, blankOf(properties[name] ?? {})]));
	if (type === "array")
		return Array.from({ length: schema.minItems ?? 0 }, () => blankOf(schema.items ?? {}));
	if (type === "boolean") return false;
	return type === "string" ? (schema.enum?.[0] ?? "") : undefined;
}

interface Field {
	schema: FormSchema;
	value: unknown;
	place: string;
}

/** All that is in the files, with the fields that they lack; groups and lists before what is in them. */
export function* fieldsOf(values: Values): Generator<Field> {
	for (const [path, value] of Object.entries(values))
		yield* fieldsIn({ schema: schemaAt(path), value, place: `${path}#` });
}

function* fieldsIn(field: Field): Generator<Field> {
	yield field;
	const { schema, value, place } = field;
	if (schema.items && Array.isArray(value))
		for (const [at, entry] of value.entries())
			yield* fieldsIn({ schema: schema.items, value: entry, place: `${place}/${at}` });
	for (const [name, inner] of shownFields(schema)) {
		const own = isGroup(value) ? value[name] : undefined;
		yield* fieldsIn({ schema: inner, value: own, place: `${place}/${name}` });
	}
}
