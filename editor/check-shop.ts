/** The same check as `npm run content:check`, in the owner's browser and before anything is saved. */

import { facts } from "../languages/hi/facts.ts";
import { languages } from "../languages/languages.ts";
import { checkContent, checkEdition } from "../shop/check-content.ts";
import { type Content, fileNames, type RawFiles } from "../shop/content-files.ts";
import { implausibleDates } from "../shop/implausible-dates.ts";
import { missingPicture, namedPictures } from "../shop/named-pictures.ts";
import { pick } from "../shop/pick.ts";
import { type Problem, ProblemPlaces } from "./problem-places.ts";
import { isInHindi } from "./shop-texts.ts";

export interface ShopFiles {
	/** The JSON of the content files, each text in its languages. */
	files: RawFiles;
	/** The files of content/images: "saree.webp". */
	pictures: readonly string[];
}

interface Sentences {
	errors: readonly string[];
	warnings: readonly string[];
}

export interface ShopReport {
	/** With any of these nothing may be saved. */
	errors: Problem[];
	warnings: Problem[];
}

/**
 * The same errors as the command, but for those of pictures' files, which the page looks at as they are taken in.
 *
 * @param shop the whole content as it would become
 * @param today for dates in the future
 * @param more what is known to be wrong besides, as sentences with places
 */
export function checkShop(
	shop: ShopFiles,
	today: Date,
	more: Sentences = { errors: [], warnings: [] },
): ShopReport {
	const { files, pictures } = shop;
	const { content, errors } = checkContent(files, fileNames);
	const hasHindi = isInHindi(files);
	const hindi =
		hasHindi && errors.length === 0
			? checkEdition(files, { language: languages[1], words: facts })
			: { errors: [], untranslated: [] };
	let places: ProblemPlaces | undefined;
	const placed = (sentence: string) => {
		places ??= new ProblemPlaces(
			pick(files) as RawFiles,
			hasHindi ? (pick(files, "hi") as RawFiles) : undefined,
		);
		return places.problem(sentence);
	};
	const all = [
		...errors,
		...hindi.errors,
		...implausibleDates(content as Partial<Content>, today),
		...missingPictures(content as Partial<Content>, pictures),
		...more.errors,
	];
	return {
		errors: all.map(placed),
		warnings: [...more.warnings, ...hindi.untranslated].map(placed),
	};
}

function missingPictures(content: Partial<Content>, pictures: readonly string[]): string[] {
	const names = pictures.map((file) => file.replace(/\.[^.]+$/, ""));
	const uses = Map.groupBy(namedPictures(content), ({ picture }) => picture);
	return [...uses]
		.filter(([name]) => !names.includes(name))
		.map(([, users]) => missingPicture(users, names));
}
