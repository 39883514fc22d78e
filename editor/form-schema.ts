/** The schemas of the content files as the owner's forms read them: JSON Schema with our own `meta`. */
import { z } from "zod";
import { contentFiles, type FileName } from "../content/content-files.ts";
import type { FieldMeta } from "../content/schema/fields.ts";

export interface FormSchema extends FieldMeta {
	type?: "object" | "array" | "string" | "number" | "integer" | "boolean";
	properties?: Record<string, FormSchema>;
	required?: readonly string[];
	items?: FormSchema;
	/** Of a record: its values. */
	additionalProperties?: FormSchema | false;
	enum?: readonly string[];
	const?: unknown;
	minItems?: number;
	maxItems?: number;
	minimum?: number;
	maximum?: number;
	maxLength?: number;
	pattern?: string;
	patternErrorMessage?: string;
	hindiPatternErrorMessage?: string;
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
	schemas.set(file, schema);
	return schema;
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
