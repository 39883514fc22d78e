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

/** As the repository has it, whichever folder a build reads. */
export const shopFolder = "content";

/** The JSON of each file. */
export type Values = Readonly<Record<string, unknown>>;

/** @param slug of a page, whose file is in a folder */
export function pathOf(file: FileName, slug?: string): string {
	return [shopFolder, file, ...(slug ? [slug] : [])].join("/").concat(".json");
}

/** @param path or the place of a value in it */
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

/** @throws SyntaxError where a file is not JSON */
export function parseTexts(texts: Readonly<Record<string, string>>): Values {
	return Object.fromEntries(
		Object.entries(texts).map(([path, text]) => [path, JSON.parse(text.replace(/^\ufeff/, ""))]),
	);
}

export function rawFiles(values: Values): RawFiles {
	const pages = (folder: FileName) =>
		Object.entries(values)
			.filter(([path]) => fileOf(path) === folder)
			.map(([path, value]) => [slugOf(path) ?? "", value] as const);
	return Object.fromEntries([
		...fileNames.map((file) => [file, values[pathOf(file)]]),
		...pageFolders.map((folder) => [folder, joinPages(pages(folder))]),
	]) as RawFiles;
}

export function isInHindi(values: Values): boolean {
	return languagesOf(rawFiles(values)).some(({ id }) => id === "hi");
}
