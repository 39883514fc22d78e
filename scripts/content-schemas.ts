/**
 * `npm run content:schemas`: writes the JSON Schemas of the content files for editors. Objects name theirs in
 * `$schema`; lists cannot, so .vscode/settings.json maps them.
 */
import { mkdirSync, writeFileSync } from "node:fs";
import { z } from "zod";
import { contentFiles, type FileName, fileNames } from "../content/content-files.ts";
import { translatedFiles } from "../content/translation/merge.ts";
import { languages } from "../languages/languages.ts";
import { translationSchemaText } from "./translation-schemas.ts";

const root = new URL("../", import.meta.url);

/** What only our own code reads: see FieldMeta. */
const ownMeta = [
	"isText",
	"isTranslated",
	"isOwnList",
	"filledLater",
	"mayBeEmpty",
	"refersTo",
	"shown",
	"describedBy",
	"isLong",
	"isClockTime",
	"isPrice",
	"choices",
	"isReadOnly",
	"isEngineers",
	"hindiTitle",
	"hindiDescription",
	"hindiPatternErrorMessage",
];

export function schemaAddress(name: FileName): string {
	return `./schemas/${name}.schema.json`;
}

export function schemaText(name: FileName): string {
	const schema = z.toJSONSchema(contentFiles[name], {
		io: "input",
		target: "draft-7",
		override: ({ jsonSchema }) => {
			for (const key of ownMeta) delete jsonSchema[key];
		},
	});
	if (schema.properties) schema.properties = { $schema: { type: "string" }, ...schema.properties };
	return `${JSON.stringify(schema, null, "\t")}\n`;
}

export function editorSettings(): string {
	const lists = fileNames.filter((name) => contentFiles[name] instanceof z.ZodArray);
	const mapping = lists.map((name) => ({
		fileMatch: [`/content/${name}.json`],
		url: `./content/schemas/${name}.schema.json`,
	}));
	const translations = translatedFiles.map((name) => ({
		fileMatch: languages.slice(1).map(({ id }) => `/content/${id}/${name}.json`),
		url: `./content/schemas/texts/${name}.schema.json`,
	}));
	const schemas = [...mapping, ...translations];
	return `${JSON.stringify({ "json.schemas": schemas }, null, "\t")}\n`;
}

/** Path → text. */
export function writtenFiles(): Map<string, string> {
	return new Map([
		...fileNames.map((name) => [`content/schemas/${name}.schema.json`, schemaText(name)] as const),
		...translatedFiles.map(
			(name) =>
				[
					`content/schemas/texts/${name}.schema.json`,
					translationSchemaText(name, ownMeta),
				] as const,
		),
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
