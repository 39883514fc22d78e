/** The same check as `npm run content:check`, in the owner's browser and before anything is saved. */

import { facts } from "../languages/hi/facts.ts";
import { languages } from "../languages/languages.ts";
import { checkContent, checkEdition } from "../shop/check-content.ts";
import { type Content, fileNames, isPageFolder } from "../shop/content-files.ts";
import { implausibleDates } from "../shop/implausible-dates.ts";
import type { Fault } from "../shop/issue-path.ts";
import { missingPicture, namedPictures } from "../shop/named-pictures.ts";
import { placeOf } from "./json.ts";
import { isInHindi, pathOf, rawFiles, type Values } from "./shop-files.ts";
import { staleDescriptions } from "./stale-descriptions.ts";

/** At the place of its field. */
export type Problem = Pick<Fault, "message" | "byHand"> & { place: string };

export interface Report {
	/** With any of these nothing may be saved. */
	errors: Problem[];
	/** Texts without their Hindi. */
	warnings: Problem[];
}

/**
 * The same errors as the command, but for those of pictures' files, which the page looks at as they are taken in.
 *
 * @param values the whole content as it would become
 * @param pictures the names of the pictures that are there
 * @param before the content that is saved
 */
export function checkShop(
	values: Values,
	pictures: readonly string[],
	today: Date,
	before: Values = values,
): Report {
	const files = rawFiles(values);
	const { content, errors } = checkContent(files, fileNames);
	const hindi =
		errors.length === 0 && isInHindi(values)
			? checkEdition(files, { language: languages[1], words: facts })
			: { errors: [], untranslated: [] };
	const uses = Map.groupBy(namedPictures(content as Content), ({ picture }) => picture);
	const missing = [...uses]
		.filter(([name]) => !pictures.includes(name))
		.flatMap(([, users]) => missingPicture(users, pictures));
	const problem = ({ file, path, language, message, byHand }: Fault): Problem => {
		const steps = language ? [...path, language] : path;
		const [page, ...inner] = steps;
		const { slug } = (files[file] as { slug?: string }[] | undefined)?.[Number(page)] ?? {};
		const place =
			isPageFolder(file) && slug
				? placeOf(pathOf(file, slug), inner)
				: placeOf(pathOf(file), steps);
		return { message, place, ...(byHand && { byHand }) };
	};
	const dates = implausibleDates(content as Content, today);
	return {
		errors: [
			...[...errors, ...hindi.errors, ...dates, ...missing].map(problem),
			...staleDescriptions(before, values),
		],
		warnings: hindi.untranslated.map(problem),
	};
}
