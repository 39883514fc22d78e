/** The same check as `npm run content:check`, in the owner's browser and before anything is saved. */

import { facts } from "../languages/hi/facts.ts";
import { languages } from "../languages/languages.ts";
import { checkContent, checkEdition } from "../shop/check-content.ts";
import {
	type Content,
	type FileName,
	fileNames,
	isPageFolder,
	type RawFiles,
} from "../shop/content-files.ts";
import { implausibleDates } from "../shop/implausible-dates.ts";
import { issuePath } from "../shop/issue-path.ts";
import { missingPicture, namedPictures } from "../shop/named-pictures.ts";
import { isInLanguages, pick } from "../shop/pick.ts";
import { type FormSchema, formSchema } from "./form-schema.ts";
import { isGroup, placeOf } from "./json.ts";
import { isInHindi, pathOf, rawFiles, type Values } from "./shop-files.ts";
import { staleDescriptions } from "./stale-descriptions.ts";

export interface Problem {
	/** The whole sentence, as the command prints it. */
	sentence: string;
	/** The fault and its remedy, without the place. */
	advice: string;
	/** The field's; undefined where it is about none. */
	place?: string;
}

export interface Report {
	/** With any of these nothing may be saved. */
	errors: Problem[];
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
	const hasHindi = isInHindi(values);
	const hindi =
		hasHindi && errors.length === 0
			? checkEdition(files, { language: languages[1], words: facts })
			: { errors: [], untranslated: [] };
	const all = [
		...errors,
		...hindi.errors,
		...implausibleDates(content as Partial<Content>, today),
		...missingPictures(content as Partial<Content>, pictures),
	];
	const stale = staleDescriptions(before, values);
	if (all.length + hindi.untranslated.length === 0) return { errors: stale, warnings: [] };
	const places = knownPlaces(files);
	return {
		errors: [...all.map((sentence) => placed(sentence, places)), ...stale],
		warnings: hindi.untranslated.map((sentence) => placed(sentence, places)),
	};
}

function missingPictures(content: Partial<Content>, names: readonly string[]): string[] {
	const uses = Map.groupBy(namedPictures(content), ({ picture }) => picture);
	return [...uses]
		.filter(([name]) => !names.includes(name))
		.map(([, users]) => missingPicture(users, names));
}

/** Sentences begin with a place: `content/prices.json → Footwear → "Sports shoes": price`. */
function placed(sentence: string, places: ReadonlyMap<string, string>): Problem {
	const words = [...places.keys()]
		.filter((known) => sentence.startsWith(`${known} `))
		.reduce((longest, known) => (known.length > longest.length ? known : longest), "");
	const advice = sentence.slice(words ? words.length + 1 : 0);
	return { sentence, advice, place: places.get(words) };
}

function knownPlaces(files: RawFiles): Map<string, string> {
	const places = new Map<string, string>();
	for (const language of [undefined, "hi"])
		for (const file of fileNames) {
			const value = pick(files[file], language);
			for (const path of pathsIn(formSchema(file), files[file])) {
				const words = issuePath(file, value, path, language);
				if (!places.has(words)) places.set(words, placeIn(file, files, path, language));
			}
		}
	return places;
}

function placeIn(
	file: FileName,
	files: RawFiles,
	path: readonly PropertyKey[],
	language: string | undefined,
): string {
	const [first, ...rest] = path;
	const { slug } = (isPageFolder(file) && (files[file] as { slug: string }[])[Number(first)]) || {};
	const steps = language ? [...path, language] : path;
	return slug
		? placeOf(pathOf(file, slug), language ? [...rest, language] : rest)
		: placeOf(pathOf(file), steps);
}

/** Every place in a value, and those of fields that it lacks. Languages of a text are no places. */
function pathsIn(
	schema: FormSchema,
	value: unknown,
	path: readonly PropertyKey[] = [],
): (readonly PropertyKey[])[] {
	if (Array.isArray(value)) {
		const { items = {} } = schema;
		return [path, ...value.flatMap((entry, at) => pathsIn(items, entry, [...path, at]))];
	}
	if (!isGroup(value) || isInLanguages(value)) return [path];
	const { properties = {} } = schema;
	const names = new Set([...Object.keys(properties), ...Object.keys(value)]);
	return [
		path,
		...[...names].flatMap((name) => pathsIn(properties[name] ?? {}, value[name], [...path, name])),
	];
}
