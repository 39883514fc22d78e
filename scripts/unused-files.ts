/** Files in the content folder that the site does not read: most are mistakes. */

import { contentFolder } from "../content/content-folder.ts";
import { didYouMean } from "../content/did-you-mean.ts";

/** Written by operating systems and editors. */
const systemFile =
	/^(?:\.DS_Store|\.directory|\._.*|Thumbs\.db|desktop\.ini|Icon\r|\..*\.sw[a-p]|~\$.*)$/i;
const pictureEnding = /\.(?:jpe?g|png|webp|gif|avif|hei[cf]|svg|tiff?|bmp)$/i;

export interface Entry {
	name: string;
	isFolder: boolean;
}

interface Strays {
	errors: string[];
	warnings: string[];
}

/** @param wanted the names of the files that must be there */
export function unusedFiles(entries: readonly Entry[], wanted: readonly string[]): Strays {
	const strays: Strays = { errors: [], warnings: [] };
	const held = new Set(entries.map(({ name }) => name));
	const missing = wanted.filter((name) => !held.has(name));
	for (const { name, isFolder } of entries) {
		const isKnown = ["images", "public", "schemas", "schema", "facts", "testing"].includes(name);
		if (isFolder ? isKnown : wanted.includes(name)) continue;
		if (!isFolder && /^[a-z0-9-]+(?:\.test)?\.ts$/.test(name)) continue;
		if (systemFile.test(name)) strays.warnings.push(systemWarning(`${contentFolder()}/${name}`));
		else
			strays.errors.push(
				`${contentFolder()}/${name}: ${adviceFor(name, isFolder, wanted, missing)}`,
			);
	}
	return strays;
}

function adviceFor(
	name: string,
	isFolder: boolean,
	wanted: readonly string[],
	missing: readonly string[],
): string {
	if (isFolder)
		return `is a folder that the site does not use. Move it out of the folder ${contentFolder()}.`;
	if (pictureEnding.test(name)) return `is a picture. Move it into ${contentFolder()}/images.`;
	const meant = missing.find(
		(one) => one.toLowerCase() === name.toLowerCase() || didYouMean(name, [one]),
	);
	if (meant) return `must be called ${meant}, in exactly these letters. Rename it.`;
	const original = wanted.find((one) => name.toLowerCase().startsWith(one.replace(/json$/, "")));
	const copied =
		original ?? wanted.find((one) => /^[ ._(~-]/.test(afterStem(name, one.replace(/\.json$/, ""))));
	if (copied)
		return `seems to be a copy of ${copied}. The site does not read it: put what you need into ${copied} and delete this file.`;
	return `is not a file of this site. Move it out of the folder ${contentFolder()}.`;
}

function afterStem(name: string, stem: string): string {
	return name.toLowerCase().startsWith(stem) ? name.slice(stem.length) : "";
}

export function systemWarning(place: string): string {
	return `${place} was put there by the computer. It does no harm; you may delete it.`;
}

export function isSystemFile(name: string): boolean {
	return systemFile.test(name);
}

/** @returns what follows its name */
export function notTaken({ name, isFolder }: Entry): string {
	const stem = name.replace(/\.[^.]*$/, "");
	if (isFolder) return `is a folder. Put its pictures straight into ${contentFolder()}/images.`;
	if (/\.hei[cf]$/i.test(name)) return heicAdvice(stem);
	if (pictureEnding.test(name))
		return `is a kind of picture that the site does not accept: only .jpg, .png and .webp are. Save it as ${stem}.jpg.`;
	return `is not a picture. Move it out of ${contentFolder()}/images.`;
}

/** @param stem the name without its extension */
export function heicAdvice(stem: string): string {
	return `is an iPhone's HEIC picture, which most browsers cannot show. Open it and export it as JPEG, ${stem}.jpg. To have the iPhone take JPEGs: Settings, Camera, Formats, Most Compatible.`;
}
