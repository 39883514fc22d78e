/** Files in the content folder that the site does not read: most are mistakes. */
import { pageFolders } from "../shop/content-files.ts";
import { contentFolder } from "../shop/content-folder.ts";
import type { Entry } from "./read-json.ts";

/** Written by operating systems and editors. */
const systemFile =
	/^(?:\.DS_Store|\.directory|\._.*|Thumbs\.db|desktop\.ini|Icon\r|\..*\.sw[a-p]|~\$.*)$/i;
const pictureEnding = /\.(?:jpe?g|png|webp|gif|avif|hei[cf]|svg|tiff?|bmp)$/i;

const folders: readonly string[] = ["images", "public", ...pageFolders];

/**
 * @param wanted the names of the files that must be there
 * @param folder that holds the entries
 */
export function unusedFiles(
	entries: readonly Entry[],
	wanted: readonly string[],
	folder = contentFolder(),
): { errors: string[]; warnings: string[] } {
	const errors: string[] = [];
	const warnings: string[] = [];
	const missing = wanted.filter((file) => !entries.some(({ name }) => name === file));
	for (const { name, isFolder } of entries) {
		const place = `${folder}/${name}`;
		if ((isFolder ? folders : wanted).includes(name)) continue;
		if (systemFile.test(name)) warnings.push(systemFileWarning(place));
		else errors.push(`${place}: ${adviceFor(name, isFolder, missing)}`);
	}
	return { errors, warnings };
}

function adviceFor(name: string, isFolder: boolean, missing: readonly string[]): string {
	const out = `Move it out of the folder ${contentFolder()}.`;
	if (isFolder) return `is a folder that the site does not use. ${out}`;
	if (pictureEnding.test(name)) return `is a picture. Move it into ${contentFolder()}/images.`;
	const meant = missing.find((one) => one.toLowerCase() === name.toLowerCase());
	return meant ? `must be called ${meant}. Rename it.` : `is not a file of this site. ${out}`;
}

export function systemFileWarning(place: string): string {
	return `${place} was put there by the computer. It does no harm; you may delete it.`;
}

export function isSystemFile(name: string): boolean {
	return systemFile.test(name);
}

export function isPictureName(name: string): boolean {
	return pictureEnding.test(name);
}
