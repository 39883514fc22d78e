import { brokenReferences } from "./broken-references.ts";
import {
	type Content,
	contentFiles,
	type FileName,
	fileNames,
	type Shop,
} from "./content-files.ts";
import { contentFolder } from "./content-folder.ts";
import { fillContent } from "./facts/fill-content.ts";
import { hardCodedFacts } from "./facts/hard-coded-facts.ts";
import { issuePath } from "./issue-path.ts";
import { schemaErrors } from "./schema-errors.ts";
import { textErrors, textsOf } from "./text-errors.ts";
import { contrastFaults } from "./theme.ts";
import type { Theme } from "./types.ts";

/** Content that breaks its schema. The message lists every fault, a line each. */
export class ContentError extends Error {
	readonly faults: string[];
	constructor(faults: string[]) {
		super(`The content has ${faults.length} fault(s):\n${faults.join("\n")}`);
		this.name = "ContentError";
		this.faults = faults;
	}
}

/**
 * Parses every file and checks what one file says of another.
 * @param raw the parsed JSON of each file, by file name
 * @throws ContentError naming all faults at once
 */
export function parseContent(raw: Record<FileName, unknown>): Shop {
	const { content, faults } = checkContent(raw, fileNames);
	if (faults.length > 0) throw new ContentError(faults);
	return content as Shop;
}

/**
 * Checks some of the files, by the rules of `parseContent`.
 * @returns the files that are in order, and every fault of the others
 */
export function checkContent(
	raw: Partial<Record<FileName, unknown>>,
	names: readonly FileName[],
): { content: Partial<Shop>; faults: string[] } {
	const faults: string[] = [];
	const content: Record<string, unknown> = {};
	for (const name of names) {
		const value = withoutSchemaAddress(raw[name]);
		const result = contentFiles[name].safeParse(value);
		if (result.success) content[name] = result.data;
		else faults.push(...schemaErrors(name, value, result.error));
		faults.push(...textErrors(name, value));
	}
	if (content.theme)
		for (const fault of contrastFaults(content.theme as Theme))
			faults.push(`${contentFolder()}/theme.json: ${fault}`);
	faults.push(...brokenReferences(content));
	if (faults.length > 0 || !isWhole(content)) return { content, faults };
	const filled = fillContent(content);
	return {
		content: filled.content,
		faults: [...filled.faults, ...hardCodedFacts(content), ...strayPlaceholders(content)],
	};
}

/** Braces where nothing is written out. Customers may write what they like. */
function strayPlaceholders(content: Content): string[] {
	return (["business", "prices"] as const).flatMap((file) =>
		textsOf(content[file])
			.filter(({ text }) => /[{}]/.test(text))
			.map(
				({ text, path }) =>
					`${issuePath(file, content[file], path)} is "${text}". Facts stand in this file themselves: write it without braces.`,
			),
	);
}

function isWhole(content: Partial<Content>): content is Content {
	return fileNames.every((name) => content[name] !== undefined);
}

/** What a file says, without the line that tells editors which JSON Schema to follow. */
export function withoutSchemaAddress(value: unknown): unknown {
	if (typeof value !== "object" || value === null || Array.isArray(value)) return value;
	const { $schema: _, ...said } = value as Record<string, unknown>;
	return said;
}
