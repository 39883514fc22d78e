/** Walks a content file by its schema: every text with its place and the `meta` of its field. */
import { z } from "zod";
import { type Content, contentFiles, type FileName } from "./content-files.ts";
import type { At } from "./fault.ts";
import { isInLanguages } from "./pick.ts";
import type { FieldMeta } from "./schema/fields.ts";

/** zod puts a schema's `meta` together anew at each question, which takes a third of a check's time. */
const known = new WeakMap<z.ZodType, FieldMeta>();

/** Empty where the schema does not know the value. */
function metaOf(schema: unknown): FieldMeta {
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

export interface Leaf {
	path: readonly PropertyKey[];
	/** A text, or what a field holds in its languages: `{ en: "…", hi: "…" }`. */
	held: string | Record<string, unknown>;
	meta: FieldMeta;
}

/** A copy of a value, with each of its texts replaced by what `write` returns. */
export function mapTexts(
	schema: unknown,
	value: unknown,
	write: (leaf: Leaf) => unknown,
	path: readonly PropertyKey[] = [],
): unknown {
	const inner = unwrapped(schema);
	if (typeof value === "string" || isInLanguages(value))
		return write({ path, held: value, meta: metaOf(inner) });
	if (Array.isArray(value)) {
		const element = inner instanceof z.ZodArray ? inner.element : undefined;
		return value.map((entry, index) => mapTexts(element, entry, write, [...path, index]));
	}
	if (typeof value !== "object" || value === null) return value;
	const fields = inner instanceof z.ZodObject ? inner.shape : {};
	return Object.fromEntries(
		Object.entries(value).map(([key, held]) => [
			key,
			mapTexts(fields[key], held, write, [...path, key]),
		]),
	);
}

/** A text of a file in one language. */
export type ContentText = At & { text: string; meta: FieldMeta };

export function textsIn(file: FileName, value: unknown, language?: string): ContentText[] {
	const found: ContentText[] = [];
	mapTexts(contentFiles[file], value, ({ path, held, meta }) => {
		if (typeof held === "string") found.push({ file, value, path, language, text: held, meta });
		return held;
	});
	return found;
}

export function allTexts(content: Partial<Content>): ContentText[] {
	return (Object.keys(content) as FileName[]).flatMap((file) => textsIn(file, content[file]));
}
