/** The texts of a shop's content files, by their paths: "content/hi/faq.json". */
import { type FileName, fileNames } from "../content/content-files.ts";
import { contentFolder } from "../content/content-folder.ts";
import { type Originals, originalsFile } from "../content/translation/check-translation.ts";
import { translatedFiles } from "../content/translation/merge.ts";
import type { ShopFiles } from "./check-shop.ts";
import type { FormContext, Group } from "./form-shape.ts";
import { contextOf, type Form, formValues } from "./forms.ts";
import type { Both } from "./read-form.ts";

export interface ShopTexts {
	texts: ReadonlyMap<string, string>;
	/** The files of content/images: "saree.webp". */
	pictures: readonly string[];
}

export function pathOf(file: FileName): string {
	return `${contentFolder()}/${file}.json`;
}

export function hindiPathOf(file: FileName): string {
	return `${contentFolder()}/hi/${file}.json`;
}

export function originalsPath(): string {
	return `${contentFolder()}/hi/${originalsFile}`;
}

export function isHindiPath(path: string): boolean {
	return path.startsWith(`${contentFolder()}/hi/`);
}

export function isInHindi({ texts }: Pick<ShopTexts, "texts">): boolean {
	return translatedFiles.some((name) => texts.has(hindiPathOf(name)));
}

/** The paths of all files that a shop may have. */
export function shopPaths(): string[] {
	return [...fileNames.map(pathOf), ...translatedFiles.map(hindiPathOf), originalsPath()];
}

/** @throws SyntaxError where a file is not JSON */
export function parseShop({ texts, pictures }: ShopTexts): ShopFiles {
	const parse = (path: string): unknown => {
		const text = texts.get(path);
		return text === undefined ? undefined : JSON.parse(text.replace(/^\ufeff/, ""));
	};
	const filesAt = (names: readonly FileName[], at: (file: FileName) => string) =>
		Object.fromEntries(names.map((name) => [name, parse(at(name))]));
	return {
		original: filesAt(fileNames, pathOf) as ShopFiles["original"],
		hindi: isInHindi({ texts })
			? {
					files: filesAt(translatedFiles, hindiPathOf),
					originals: (parse(originalsPath()) ?? {}) as Originals,
				}
			: undefined,
		pictures,
	};
}

/** The texts of a shop that a form shows. */
export function openForm(form: Form, shop: ShopFiles): Group {
	return formValues(form, bothOf(form.file, shop), formContext(form.file, shop));
}

export function bothOf(file: FileName, { original, hindi }: ShopFiles): Both {
	return { original: original[file], translated: hindi?.files[file] };
}

export function formContext(file: FileName, { hindi, pictures }: ShopFiles): FormContext {
	return contextOf(file, pictures, hindi !== undefined);
}
