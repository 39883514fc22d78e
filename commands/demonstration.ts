/** Finds what a shop still has of the demonstration shop, word for word and picture for picture. */
import { readFileSync } from "node:fs";
import { type FileName, type RawFiles, textFiles } from "../shop/content-files.ts";
import { contentFolder } from "../shop/content-folder.ts";
import { issuePath } from "../shop/issue-path.ts";
import { pick } from "../shop/pick.ts";
import { readContent } from "../shop/read-content.ts";
import { textsOf } from "../shop/text-errors.ts";

/** A copy of the demonstration's content that no owner edits. */
const demonstration = "fixtures/sample-shop";
/** Shorter texts, such as "When can you come?", are anybody's. */
const SHORTEST = 40;
/** Pictures that show the demonstration's mark, or its van. */
const marked = ["facility.webp", "bag.webp", "pickup-and-delivery.webp"];

/** One sentence for each file with such texts, and one for each picture. @param raw the content's files as they are */
export function demonstrationErrors(raw: RawFiles, root: URL): string[] {
	return [...wordForWord(raw), ...sharedPictures(root)];
}

/** Signs of care labels mean the same everywhere. */
const ofAnyShop = new Set<FileName>(["care-labels"]);

function wordForWord(raw: RawFiles): string[] {
	const samples = readContent(demonstration);
	return textFiles.flatMap((file) => {
		if (ofAnyShop.has(file)) return [];
		const known = new Set(textsOf(pick(samples[file])).map(({ text }) => text));
		const value = pick(raw[file]);
		const [first, ...others] = textsOf(value).filter(
			({ text }) => text.length >= SHORTEST && /[.!?।]/.test(text) && known.has(text),
		);
		if (!first) return [];
		const more = others.length > 0 ? `, and ${others.length} more texts beside it are` : "";
		return [
			`${issuePath(file, value, first.path)} is word for word the demonstration's (“${first.text.slice(0, 60)}…”)${more}. Say it of your shop.`,
		];
	});
}

function sharedPictures(root: URL): string[] {
	return marked.flatMap((name) => {
		const [own, sample] = [
			`${contentFolder()}/images/${name}`,
			`${demonstration}/images/${name}`,
		].map((file) => bytesOf(new URL(file, root)));
		return own && sample?.equals(own)
			? [
					`${contentFolder()}/images/${name} shows the demonstration shop's mark. Put a picture of your own there.`,
				]
			: [];
	});
}

function bytesOf(file: URL): Buffer | undefined {
	try {
		return readFileSync(file);
	} catch {
		return undefined;
	}
}
