/** The same check as `npm run content:check`, in the owner's browser and before anything is saved. */
import { checkContent } from "../content/check-content.ts";
import { type Content, type FileName, fileNames } from "../content/content-files.ts";
import { implausibleDates } from "../content/implausible-dates.ts";
import { missingPicture, namedPictures } from "../content/named-pictures.ts";
import { checkTranslation, type Originals } from "../content/translation/check-translation.ts";
import { mergeTranslation, translatedFiles } from "../content/translation/merge.ts";
import { factPatterns } from "../languages/hi/fact-patterns.ts";
import { facts } from "../languages/hi/facts.ts";
import { languages } from "../languages/languages.ts";
import { type Problem, ProblemPlaces } from "./problem-places.ts";

type Files = Partial<Record<FileName, unknown>>;

export interface ShopFiles {
	/** The JSON of the content files. */
	original: Record<FileName, unknown>;
	/** Undefined in a shop without Hindi. */
	hindi?: { files: Files; originals: Originals };
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
	const { original, hindi, pictures } = shop;
	const { content, errors } = checkContent(original, fileNames);
	const translation =
		hindi && errors.length === 0
			? checkTranslation(original, {
					...hindi,
					language: languages[1],
					words: facts,
					factPatterns,
				})
			: { errors: [], warnings: [] };
	let places: ProblemPlaces | undefined;
	const placed = (sentence: string) => {
		places ??= new ProblemPlaces(original, hindi && mergedFiles(original, hindi.files));
		return places.problem(sentence);
	};
	const all = [
		...errors,
		...translation.errors,
		...implausibleDates(content as Partial<Content>, today),
		...missingPictures(content as Partial<Content>, pictures),
		...more.errors,
	];
	return {
		errors: all.map(placed),
		warnings: [...more.warnings, ...translation.warnings].map(placed),
	};
}

function mergedFiles(original: Files, files: Files): Files {
	return Object.fromEntries(
		translatedFiles.map((name) => [
			name,
			mergeTranslation(name, original[name], files[name]).value,
		]),
	);
}

function missingPictures(content: Partial<Content>, pictures: readonly string[]): string[] {
	const names = pictures.map((file) => file.replace(/\.[^.]+$/, ""));
	const uses = Map.groupBy(namedPictures(content), ({ picture }) => picture);
	return [...uses]
		.filter(([name]) => !names.includes(name))
		.map(([, users]) => missingPicture(users, names));
}
