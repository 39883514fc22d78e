/** The same check as `npm run content:check`, in the owner's browser and before anything is saved. */

import { facts as hindiWords } from "../languages/hi/facts.ts";
import { languages } from "../languages/languages.ts";
import * as shop from "../shop/check-content.ts";
import { type Content, fileNames, isPageFolder } from "../shop/content-files.ts";
import { type Facts, shopFacts } from "../shop/facts/facts.ts";
import type { Fault } from "../shop/fault.ts";
import { isInLanguages, pick } from "../shop/pick.ts";
import { missingPicture, namedPictures } from "../shop/references.ts";
import { say } from "../shop/sentences/say.ts";
import { fieldsOf } from "./form-schema.ts";
import { placeOf, valueAt } from "./json.ts";
import { isInHindi, pathOf, rawFiles, type Values } from "./shop-files.ts";

const inHindi: shop.Edition = { language: languages[1], words: hindiWords };

/** At the place of its field. */
export type Problem = Pick<Fault, "message" | "byHand"> & { place: string };

export interface Report {
	/** With any of these nothing may be saved. */
	errors: Problem[];
	/** Texts without their Hindi, and what is worth a look. */
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
	const editions = isInHindi(values) ? [inHindi] : [];
	const checked = shop.checkShop(files, fileNames, { editions, today });
	const lost = namedPictures(checked.content as Content).filter(
		({ picture }) => !pictures.includes(picture),
	);
	const missing = [...new Set(lost.map(({ picture }) => picture))].flatMap((name) =>
		missingPicture(
			lost.filter(({ picture }) => picture === name),
			pictures,
		),
	);
	const problem = ({ file, path, language, message, byHand }: Fault): Problem => {
		const [page, ...inner] = language ? [...path, language] : path;
		const pages = isPageFolder(file) ? (files[file] as { slug: string }[]) : [];
		const { slug } = pages[Number(page)] ?? {};
		const steps = slug || page === undefined ? inner : [page, ...inner];
		return { message, place: placeOf([pathOf(file, slug), ...steps]), ...(byHand && { byHand }) };
	};
	return {
		errors: [...[...checked.errors, ...missing].map(problem), ...staleDescriptions(before, values)],
		warnings: [...checked.untranslated, ...checked.warnings].map(problem),
	};
}

/** The values of placeholders, by the ids of languages; none where the content has errors. */
export function factsOf(values: Values): Readonly<Record<string, Facts>> {
	try {
		const files = rawFiles(values);
		const content = shop.parseContent(files);
		const en = shopFacts(content);
		if (!isInHindi(values)) return { en };
		const hindi = shop.parseContent(files, inHindi);
		return { en, hi: shopFacts(hindi, hindiWords, content.business.name) };
	} catch (error) {
		if (error instanceof shop.ContentError) return {};
		throw error;
	}
}

interface DescribedPicture {
	name: string;
	/** Of the picture's field. */
	place: string;
	/** Of the text that says what it shows; in another file it may fit still. */
	words: string;
	isBeside: boolean;
}

export function describedPictures(values: Values): DescribedPicture[] {
	return [...fieldsOf(values)].flatMap(({ schema: { describedBy }, value: name, place }) => {
		if (!describedBy || typeof name !== "string") return [];
		const [file = "", ...elsewhere] = describedBy.split("/");
		const isBeside = elsewhere.length === 0;
		const words = isBeside
			? place.replace(/[^/]*$/, describedBy)
			: placeOf([pathOf(file as "pages"), ...elsewhere]);
		return [{ name, words, isBeside, place }];
	});
}

/** Pictures that changed without the words beside them that say what they show, in each language. */
function staleDescriptions(before: Values, after: Values): Problem[] {
	return describedPictures(after).flatMap(({ name, place, words, isBeside }) => {
		const [was, is] = [before, after].map((values) => valueAt(values, words));
		if (!isBeside || was === undefined || valueAt(before, place) === name) return [];
		const message = say("staleDescription");
		return languages
			.filter(({ id }, at) => at === 0 || (isInLanguages(is) && id in is))
			.filter(({ id }) => pick(was, id) === pick(is, id))
			.map(({ id }) => ({ message, place: id === "en" ? words : `${words}/${id}` }));
	});
}
