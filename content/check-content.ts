import { brokenReferences } from "./broken-references.ts";
import {
	type Content,
	contentFiles,
	type FileName,
	fileNames,
	type Shop,
} from "./content-files.ts";
import { fillContent } from "./facts/fill-content.ts";
import { hardCodedFacts } from "./facts/hard-coded-facts.ts";
import { issuePath } from "./issue-path.ts";
import { defaultMessage, schemaErrors } from "./schema-errors.ts";
import { say } from "./sentences/say.ts";
import { textErrors, textsOf } from "./text-errors.ts";

/** Its message has a line for each error. */
export class ContentError extends Error {
	readonly errors: string[];
	constructor(errors: string[]) {
		super(`The content has ${errors.length} error(s):\n${errors.join("\n")}`);
		this.name = "ContentError";
		this.errors = errors;
	}
}

/**
 * Checks all files, and fills the placeholders of their texts.
 * @param raw the parsed JSON of each file
 * @throws ContentError with all errors
 */
export function parseContent(raw: Record<FileName, unknown>): Shop {
	const { content, errors } = checkContent(raw, fileNames);
	if (errors.length > 0) throw new ContentError(errors);
	return content as Shop;
}

/** As `parseContent`, for some of the files. @returns the valid files, and the errors of all */
export function checkContent(
	raw: Partial<Record<FileName, unknown>>,
	names: readonly FileName[],
): { content: Partial<Shop>; errors: string[] } {
	const errors: string[] = [];
	const content: Record<string, unknown> = {};
	for (const name of names) {
		const value = withoutSchemaAddress(raw[name]);
		const result = contentFiles[name].safeParse(value, { error: defaultMessage });
		if (result.success) content[name] = result.data;
		else errors.push(...schemaErrors(name, value, result.error));
		errors.push(...textErrors(name, value));
	}
	errors.push(...brokenReferences(content));
	if (errors.length > 0 || names.length < fileNames.length) return { content, errors };
	const whole = content as Content;
	const filled = fillContent(whole);
	return {
		content: filled.content,
		errors: [...filled.errors, ...hardCodedFacts(whole), ...strayPlaceholders(whole)],
	};
}

/** Braces in files without placeholders. */
function strayPlaceholders(content: Content): string[] {
	return (["business", "prices"] as const).flatMap((file) =>
		textsOf(content[file])
			.filter(({ text }) => /[{}]/.test(text))
			.map(
				({ text, path }) =>
					`${issuePath(file, content[file], path)} ${say('is "{0}". This file holds the facts themselves: write it without braces.', text)}`,
			),
	);
}

/** Without the line that names the JSON Schema for editors. */
export function withoutSchemaAddress(value: unknown): unknown {
	if (typeof value !== "object" || value === null || Array.isArray(value)) return value;
	const { $schema: _, ...fields } = value as Record<string, unknown>;
	return fields;
}
