/**
 * `npm run content:schemas`: writes the JSON Schemas by which an editor completes the content files,
 * explains a value under the pointer and underlines what is wrong. They are committed; run it again
 * after a change of content/schema/.
 *
 * A file that is a group in braces names its schema itself (`$schema`), which every editor follows. A
 * list has no room for that: .vscode/settings.json maps those files, for VS Code and its kin.
 */
import { mkdirSync, writeFileSync } from "node:fs";
import { z } from "zod";
import { contentFiles, type FileName, fileNames } from "../content/content-files.ts";

const root = new URL("../", import.meta.url);

/** The address of a file's schema, from the file itself. */
export function schemaAddress(name: FileName): string {
	return `./schemas/${name}.schema.json`;
}

/** The JSON Schema of a content file, as text. */
export function schemaText(name: FileName): string {
	const schema = z.toJSONSchema(contentFiles[name], {
		io: "input",
		// The draft that editors know best.
		target: "draft-7",
		override: ({ jsonSchema }) => {
			// For placeholders, not for editors.
			delete jsonSchema.isText;
			delete jsonSchema.filledLater;
			delete jsonSchema.mayBeEmpty;
		},
	});
	if (schema.properties) schema.properties = { $schema: { type: "string" }, ...schema.properties };
	return `${JSON.stringify(schema, null, "\t")}\n`;
}

/** The editor's settings that give every list its schema, as text. */
export function editorSettings(): string {
	const lists = fileNames.filter((name) => contentFiles[name] instanceof z.ZodArray);
	const mapping = lists.map((name) => ({
		fileMatch: [`/content/${name}.json`],
		url: `./content/schemas/${name}.schema.json`,
	}));
	return `${JSON.stringify({ "json.schemas": mapping }, null, "\t")}\n`;
}

/** Every file that this script writes, by its path from the project's root. */
export function writtenFiles(): Map<string, string> {
	return new Map([
		...fileNames.map((name) => [`content/schemas/${name}.schema.json`, schemaText(name)] as const),
		[".vscode/settings.json", editorSettings()],
	]);
}

if (import.meta.main) {
	for (const [path, text] of writtenFiles()) {
		const file = new URL(path, root);
		mkdirSync(new URL("./", file), { recursive: true });
		writeFileSync(file, text);
	}
	console.log("The schemas in content/schemas are up to date.");
}
