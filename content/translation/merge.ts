/** Lays the texts of another language over the shop's content. */
import { z } from "zod";
import { contentFiles, type FileName } from "../content-files.ts";
import { textFiles } from "../facts/fill-content.ts";
import { metaOf } from "../meta-of.ts";
import type { FieldMeta } from "../schema/fields.ts";

/** Files that another language has too. Customers' words stay as they were written. */
export const translatedFiles = ["business", "prices", ...textFiles] as const satisfies FileName[];

/** A text, and its translation. */
export interface TextPair {
	file: FileName;
	/** In the original file, and in the merged value. */
	path: readonly PropertyKey[];
	/** By ids where entries have them, so that it survives a new order: "faq/book-a-pickup/answer". */
	key: string;
	original: string;
	translated: string;
	meta: FieldMeta;
}

/** A place where the two files differ in shape. */
export interface Mismatch {
	kind: "missing" | "orphan" | "length" | "fact";
	file: FileName;
	path: readonly PropertyKey[];
	/** The value there in the file that it is about: the original if `missing`, else the translation. */
	value: unknown;
	/** For `length`: how many entries the original has. */
	count?: number;
}

export interface Merged {
	file: FileName;
	value: unknown;
	pairs: TextPair[];
	mismatches: Mismatch[];
}

/**
 * Texts come from the translation, everything else from the original. Entries with an id meet by it,
 * other lists by position. A text without a translation stays as it is.
 *
 * @param original the JSON of the file
 */
export function mergeTranslation(file: FileName, original: unknown, translated: unknown): Merged {
	const merged: Merged = { file, value: original, pairs: [], mismatches: [] };
	const state = { file, merged };
	merged.value = merge(state, contentFiles[file], original, translated, [], file);
	if (file === "business") merged.value = withSpellings(merged.value, original, translated);
	return merged;
}

interface State {
	file: FileName;
	merged: Merged;
}

function merge(
	state: State,
	schema: unknown,
	original: unknown,
	translated: unknown,
	path: readonly PropertyKey[],
	key: string,
): unknown {
	const report = (kind: Mismatch["kind"], value: unknown, count?: number) =>
		state.merged.mismatches.push({ kind, file: state.file, path, value, count });
	if (schema instanceof z.ZodOptional)
		return merge(state, schema.unwrap(), original, translated, path, key);
	if (isOwnList(schema)) return original;
	if (translated === undefined) {
		if (hasText(schema, original)) report("missing", original);
		return original;
	}
	if (original === undefined) {
		report("orphan", translated);
		return original;
	}
	if (schema instanceof z.ZodArray && Array.isArray(original) && Array.isArray(translated))
		return mergeList(state, schema, original, translated, path, key);
	if (schema instanceof z.ZodObject && isRecord(original) && isRecord(translated)) {
		const keys = new Set([...Object.keys(original), ...Object.keys(translated)]);
		const entries = [...keys].map((name) => [
			name,
			merge(
				state,
				schema.shape[name],
				original[name],
				translated[name],
				[...path, name],
				`${key}/${name}`,
			),
		]);
		return Object.fromEntries(entries.filter(([, value]) => value !== undefined));
	}
	if (typeof original === "string" && typeof translated === "string" && isTranslated(schema)) {
		const meta = metaOf(schema);
		state.merged.pairs.push({ file: state.file, path, key, original, translated, meta });
		return translated;
	}
	if (JSON.stringify(original) !== JSON.stringify(translated)) report("fact", translated);
	return original;
}

function mergeList(
	state: State,
	schema: z.ZodArray,
	original: unknown[],
	translated: unknown[],
	path: readonly PropertyKey[],
	key: string,
): unknown[] {
	const { file, merged } = state;
	const isNamed = original.every((entry) => nameOf(entry) !== undefined);
	const partner = (entry: unknown, index: number) =>
		isNamed ? translated.find((one) => nameOf(one) === nameOf(entry)) : translated[index];
	if (isNamed)
		for (const [index, entry] of translated.entries()) {
			if (original.some((one) => nameOf(one) === nameOf(entry))) continue;
			merged.mismatches.push({ kind: "orphan", file, path: [...path, index], value: entry });
		}
	else if (original.length !== translated.length)
		merged.mismatches.push({
			kind: "length",
			file,
			path,
			value: translated,
			count: original.length,
		});
	return original.map((entry, index) => {
		// A list of another length is reported whole.
		if (!isNamed && index >= translated.length) return entry;
		const name = isNamed ? nameOf(entry) : index;
		return merge(
			state,
			schema.element,
			entry,
			partner(entry, index),
			[...path, index],
			`${key}/${name}`,
		);
	});
}

/** The keys by which two files name the same entry. */
export const entryNames: readonly string[] = ["id", "slug", "drawing", "date"];

function nameOf(entry: unknown): string | undefined {
	if (!isRecord(entry)) return undefined;
	return entryNames.map((key) => entry[key]).find((name) => typeof name === "string");
}

function isRecord(value: unknown): value is Record<string, unknown> {
	return typeof value === "object" && value !== null && !Array.isArray(value);
}

function isTranslated(schema: unknown): boolean {
	const { isText, isTranslated = isText } = metaOf(schema);
	return isTranslated === true;
}

/** Lists of which each language has its own: `withSpellings` joins them. */
function isOwnList(schema: unknown): boolean {
	return metaOf(schema).isOwnList === true;
}

/** True if a value holds a text to translate. */
function hasText(schema: unknown, value: unknown): boolean {
	if (schema instanceof z.ZodOptional) return hasText(schema.unwrap(), value);
	if (isOwnList(schema)) return false;
	if (schema instanceof z.ZodArray && Array.isArray(value))
		return value.some((entry) => hasText(schema.element, entry));
	if (schema instanceof z.ZodObject && isRecord(value))
		return Object.entries(value).some(([name, inner]) => hasText(schema.shape[name], inner));
	return typeof value === "string" && value.trim() !== "" && isTranslated(schema);
}

interface Spellings {
	areas: string[];
	areaSpellings: Record<string, string[]>;
	areasNotPromised: string[];
	citySpellings?: string[];
	address: { city: string };
}

/** Visitors write names in either script, whatever the page's language. */
function withSpellings(merged: unknown, original: unknown, translated: unknown): unknown {
	const [base, other] = [original, translated] as [Partial<Spellings>, Partial<Spellings>?];
	const { areas, areaSpellings: spellings } = base;
	if (!isRecord(merged) || !areas || !spellings || !other) return merged;
	const names = merged.areas as string[];
	return {
		...merged,
		areaSpellings: Object.fromEntries(
			areas.map((area, index) => {
				const all = [area, ...(spellings[area] ?? []), ...(other.areaSpellings?.[area] ?? [])];
				return [names[index], all.filter((name) => name !== names[index])];
			}),
		),
		areasNotPromised: joined(other.areasNotPromised, base.areasNotPromised),
		citySpellings: joined(
			other.citySpellings,
			base.address && other.address?.city ? [base.address.city] : [],
			base.citySpellings,
		),
	};
}

function joined(...lists: (readonly string[] | undefined)[]): string[] {
	return [...new Set(lists.flatMap((list) => list ?? []))];
}
