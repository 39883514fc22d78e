/** The files of a shop by their paths: "content/faq.json", "content/keyword-pages/sofa-cleaning.json". */
import {
	type FileName,
	fileNames,
	isPageFolder,
	joinPages,
	pageFolders,
	type RawFiles,
} from "../shop/content-files.ts";
import { languagesOf } from "../shop/pick.ts";
import { type FormSchema, formSchema } from "./form-schema.ts";

/** As the repository has it, whichever folder a build reads. */
export const shopFolder = "content";

/** The JSON of each file. */
export type Values = Readonly<Record<string, unknown>>;

/** @param slug of a page, whose file is in a folder */
export function pathOf(file: FileName, slug?: string): string {
	return [shopFolder, file, ...(slug ? [slug] : [])].join("/").concat(".json");
}

export function fileOf(path: string): FileName {
	const [, name = ""] = path.split(/[/.#]/);
	return name as FileName;
}

/** Undefined for a file that is no page's. */
export function slugOf(path: string): string | undefined {
	return isPageFolder(fileOf(path)) ? path.replace(/^.*\/|\.json$/g, "") : undefined;
}

/** True for the path of a file that a shop may have. */
export function isShopPath(path: string): boolean {
	if (!/^[\w/-]+\.json$/.test(path)) return false;
	return fileNames.includes(fileOf(path)) && path === pathOf(fileOf(path), slugOf(path));
}

/** Of what a file holds. */
export function schemaOf(path: string): FormSchema {
	const schema = formSchema(fileOf(path));
	return slugOf(path) === undefined ? schema : (schema.items ?? {});
}

/** Of a value in a file. */
export function schemaAt({ path, steps }: { path: string; steps: readonly string[] }): FormSchema {
	return steps.reduce<FormSchema>(
		(schema, step) => schema.properties?.[step] ?? schema.items ?? {},
		schemaOf(path),
	);
}

/** @throws SyntaxError where a file is not JSON */
export function parseTexts(texts: Readonly<Record<string, string>>): Values {
	return Object.fromEntries(
		Object.entries(texts).map(([path, text]) => [path, JSON.parse(text.replace(/^\ufeff/, ""))]),
	);
}

export function rawFiles(values: Values): RawFiles {
	const pages = (folder: FileName) =>
		Object.entries(values)
			.filter(([path, value]) => fileOf(path) === folder && value !== null)
			.map(([path, value]) => [slugOf(path) ?? "", value] as const);
	return Object.fromEntries([
		...fileNames.map((file) => [file, values[pathOf(file)]]),
		...pageFolders.map((folder) => [folder, joinPages(pages(folder))]),
	]) as RawFiles;
}

export function isInHindi(values: Values): boolean {
	return languagesOf(rawFiles(values)).some(({ id }) => id === "hi");
}
