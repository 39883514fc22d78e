import { z } from "zod";
import type { Content, FileName } from "./content-files.ts";
import { contentFiles } from "./content-files.ts";
import { metaOf } from "./meta-of.ts";
import type { FieldMeta } from "./schema/fields.ts";

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
	if (schema instanceof z.ZodOptional) return mapStrings(schema.unwrap(), value, write, path);
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
