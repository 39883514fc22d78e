import { z } from "zod";
import type { Content, FileName } from "./content-files.ts";
import { contentFiles } from "./content-files.ts";
import type { FieldMeta } from "./schema/fields.ts";

/** zod puts a schema's `meta` together anew at each question, which takes a third of a check's time. */
const known = new WeakMap<z.ZodType, FieldMeta>();

/** The `meta` of a schema; of anything else, none. */
export function metaOf(schema: unknown): FieldMeta {
	if (!(schema instanceof z.ZodType)) return {};
	const meta = known.get(schema) ?? ((schema.meta() ?? {}) as FieldMeta);
	known.set(schema, meta);
	return meta;
}

/** The schema of a value that may be left out. */
export function unwrapped(schema: unknown): unknown {
	const mayLack = schema instanceof z.ZodOptional || schema instanceof z.ZodDefault;
	return mayLack ? unwrapped(schema.unwrap()) : schema;
}

export interface StringField {
	path: readonly PropertyKey[];
	text: string;
	/** The `meta` of its schema. */
	meta: FieldMeta;
}

/** Every string that the schema of a file knows. */
export function stringFields(file: FileName, value: unknown): StringField[] {
	const fields: StringField[] = [];
	mapStrings(contentFiles[file], value, (field) => {
		fields.push(field);
		return field.text;
	});
	return fields;
}

/** The same for all files. */
export function allStringFields(
	content: Partial<Content>,
): (StringField & { file: FileName; value: unknown })[] {
	return (Object.keys(content) as FileName[]).flatMap((file) =>
		stringFields(file, content[file]).map((field) => ({ ...field, file, value: content[file] })),
	);
}

/** A copy of a value, with each string that its schema knows replaced by what `write` returns. */
export function mapStrings(
	schema: unknown,
	value: unknown,
	write: (field: StringField) => string,
	path: readonly PropertyKey[] = [],
): unknown {
	const inner = unwrapped(schema);
	if (inner !== schema) return mapStrings(inner, value, write, path);
	if (schema instanceof z.ZodArray && Array.isArray(value))
		return value.map((entry, index) => mapStrings(schema.element, entry, write, [...path, index]));
	if (schema instanceof z.ZodObject && typeof value === "object" && value !== null)
		return Object.fromEntries(
			Object.entries(value).map(([key, inner]) => [
				key,
				mapStrings(schema.shape[key], inner, write, [...path, key]),
			]),
		);
	if (!(schema instanceof z.ZodType) || typeof value !== "string") return value;
	return write({ path, text: value, meta: metaOf(schema) });
}
