/** JSON Schemas of the texts in another language, for editors: what a file holds besides stands in the first language's. */
import { z } from "zod";
import { contentFiles, type FileName } from "../content/content-files.ts";
import { entryNames } from "../content/translation/merge.ts";

interface Schema {
	type?: string;
	description?: string;
	items?: Schema;
	properties?: Record<string, Schema>;
	additionalProperties?: unknown;
	isText?: boolean;
	isTranslated?: boolean;
	isOwnList?: boolean;
}

/** Nothing is required: what is missing, the check names. @param left keys that editors do not need */
export function translationSchemaText(name: FileName, left: readonly string[]): string {
	const whole = z.toJSONSchema(contentFiles[name], { io: "input", target: "draft-7" }) as Schema;
	const schema = { $schema: "http://json-schema.org/draft-07/schema#", ...textsOnly(whole) };
	const withoutMeta = (key: string, value: unknown) => (left.includes(key) ? undefined : value);
	return `${JSON.stringify(schema, withoutMeta, "\t")}\n`;
}

function textsOnly(schema: Schema): Schema | undefined {
	const { type, description, items, properties, isText, isTranslated = isText } = schema;
	if (schema.isOwnList) return schema;
	if (items) {
		const texts = textsOnly(items);
		return texts && { type, description, items: texts };
	}
	if (properties) {
		const kept = Object.entries(properties).flatMap(([name, inner]) => {
			const texts = entryNames.includes(name) ? inner : textsOnly(inner);
			return texts ? [[name, texts] as const] : [];
		});
		if (kept.every(([name]) => entryNames.includes(name))) return undefined;
		return {
			type,
			description,
			properties: Object.fromEntries(kept),
			additionalProperties: false,
		};
	}
	return isTranslated ? { type, description } : undefined;
}
