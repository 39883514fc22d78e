/** The texts of a shop's content files, by their paths: "content/faq.json". */
import {
	type FileName,
	fileNames,
	isPageFolder,
	joinPages,
	pageFolders,
	type RawFiles,
} from "../shop/content-files.ts";
import { contentFolder } from "../shop/content-folder.ts";
import { languagesOf } from "../shop/pick.ts";
import type { ShopFiles } from "./check-shop.ts";
import type { FormContext, Group } from "./form-shape.ts";
import { contextOf, type Form, formValues } from "./forms.ts";

export interface ShopTexts {
	texts: ReadonlyMap<string, string>;
	/** The files of content/images: "saree.webp". */
	pictures: readonly string[];
}

/** Of a file that is no folder of pages. */
export function pathOf(file: FileName): string {
	return `${contentFolder()}/${file}.json`;
}

/** Of a page's file: "content/keyword-pages/sofa-cleaning.json". */
export function pagePathOf(file: FileName, slug: string): string {
	return `${contentFolder()}/${file}/${slug}.json`;
}

/** True for the path of a file that a shop may have. */
export function isShopPath(path: string): boolean {
	const [folder, name] = path.slice(contentFolder().length + 1).split("/");
	if (!path.startsWith(`${contentFolder()}/`) || !path.endsWith(".json")) return false;
	const isPage = name !== undefined && isPageFolder(folder ?? "");
	return isPage || fileNames.some((file) => !isPageFolder(file) && pathOf(file) === path);
}

/** @throws SyntaxError where a file is not JSON */
export function parseShop({ texts, pictures }: ShopTexts): ShopFiles {
	const parse = (text: string | undefined): unknown =>
		text === undefined ? undefined : JSON.parse(text.replace(/^\ufeff/, ""));
	const pagesOf = (file: FileName) =>
		joinPages(
			[...texts]
				.filter(([path]) => path.startsWith(`${contentFolder()}/${file}/`))
				.map(([path, text]) => [path.replace(/^.*\//, ""), parse(text)] as const),
		);
	const files = Object.fromEntries([
		...fileNames.map((file) => [file, parse(texts.get(pathOf(file)))] as const),
		...pageFolders.map((file) => [file, pagesOf(file)] as const),
	]) as RawFiles;
	return { files, pictures };
}

/** The texts of a shop that a form shows. */
export function openForm(form: Form, shop: ShopFiles): Group {
	return formValues(form, shop.files[form.file], formContext(form.file, shop));
}

export function formContext(file: FileName, { files, pictures }: ShopFiles): FormContext {
	return contextOf(file, pictures, isInHindi(files));
}

export function isInHindi(files: { business?: unknown }): boolean {
	return languagesOf(files).some(({ id }) => id === "hi");
}
