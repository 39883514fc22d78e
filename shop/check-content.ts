import { facts as english } from "../languages/en/facts.ts";
import type { FactFormatter } from "../languages/facts.ts";
import type { Language } from "../languages/languages.ts";
import { brokenReferences } from "./broken-references.ts";
import {
	type Content,
	contentFiles,
	type FileName,
	fileNames,
	type RawFiles,
	type Shop,
	textFiles,
} from "./content-files.ts";
import { factsByHand } from "./facts/facts-by-hand.ts";
import { fillContent, isOfAreas } from "./facts/fill-content.ts";
import { type Fault, placeAt, sentencesOf } from "./issue-path.ts";
import { restatedPrices, withPriceSums } from "./page-sums.ts";
import { pick, pickBusiness } from "./pick.ts";
import { withColumns } from "./price-columns.ts";
import { defaultMessage, schemaErrors } from "./schema-errors.ts";
import { say } from "./sentences/say.ts";
import { stringFields } from "./string-fields.ts";
import { sizeErrors, textErrors, textsOf } from "./text-errors.ts";
import { withDerivedColours } from "./theme.ts";
import { translationErrors } from "./translation-errors.ts";

/** Its message has a line for each error. */
export class ContentError extends Error {
	readonly errors: string[];
	constructor(errors: string[]) {
		super(`The content has ${errors.length} error(s):\n${errors.join("\n")}`);
		this.name = "ContentError";
		this.errors = errors;
	}
}

/** A further language of the shop. */
export interface Edition {
	language: Pick<Language, "id" | "name">;
	/** The wording of facts. */
	words: FactFormatter;
}

/**
 * Checks all files, and fills the placeholders of their texts.
 *
 * @param raw the JSON of each file
 * @param edition the first language if not said
 * @throws ContentError with all errors
 */
export function parseContent(raw: RawFiles, edition?: Edition): Shop {
	const { content, errors } = edition ? inEdition(raw, edition) : checkContent(raw, fileNames);
	if (errors.length > 0) throw new ContentError(sentencesOf(errors));
	return content as Shop;
}

/** As `parseContent`, for some of the files in the first language. @returns the valid files, and the errors of all */
export function checkContent(
	raw: Partial<RawFiles>,
	names: readonly FileName[],
): { content: Partial<Shop>; errors: Fault[] } {
	const large = names.flatMap((name) => sizeErrors(name, raw[name]));
	if (large.length > 0) return { content: {}, errors: large };
	const { content, errors } = parseFiles(raw, names);
	errors.push(...restatedPrices(raw["keyword-pages"], content.prices));
	errors.push(...brokenReferences(content));
	const whole = content as Content;
	if (errors.length > 0 || names.length < fileNames.length)
		return { content: content as Partial<Shop>, errors };
	const filled = fillContent(whole);
	return {
		content: filled.content,
		errors: [
			...filled.errors,
			...factsByHand(whole, { words: english, brand: whole.business.name }),
			...strayPlaceholders(whole),
			...(whole.business.pickup ? [] : saidOfPickup(filled.content)),
		],
	};
}

/**
 * Checks the texts of a further language.
 *
 * @param raw without errors in the first language
 * @returns `errors` break its pages; `untranslated` are texts that it lacks
 */
export function checkEdition(
	raw: RawFiles,
	edition: Edition,
): { errors: Fault[]; untranslated: Fault[] } {
	const { unfilled, errors } = inEdition(raw, edition);
	const { language, words } = edition;
	const found = translationErrors(raw, language);
	const byHand =
		errors.length === 0
			? factsByHand(unfilled, { words, brand: brandOf(raw), language: language.id })
			: [];
	return { errors: [...errors, ...found.errors, ...byHand], untranslated: found.untranslated };
}

function brandOf(raw: RawFiles): string {
	return (pick(raw.business) as Content["business"]).name;
}

function inEdition(raw: RawFiles, { language: { id }, words }: Edition) {
	const { content, errors } = parseFiles(raw, fileNames, id);
	const unfilled = content as Content;
	if (errors.length > 0) return { content, unfilled, errors };
	return { unfilled, ...fillContent(unfilled, { words, brand: brandOf(raw), language: id }) };
}

/** @param language the first if not said */
function parseFiles(raw: Partial<RawFiles>, names: readonly FileName[], language?: string) {
	const errors: Fault[] = [];
	const content: Partial<Content> = {};
	for (const name of names) {
		const picked =
			name === "business" ? pickBusiness(raw[name], language) : pick(raw[name], language);
		const value =
			name === "keyword-pages"
				? withPriceSums(picked, content.prices)
				: name === "prices"
					? withColumns(picked)
					: name === "theme"
						? withDerivedColours(picked)
						: picked;
		const result = contentFiles[name].safeParse(value, { error: defaultMessage });
		if (result.success) Object.assign(content, { [name]: result.data });
		else errors.push(...schemaErrors(name, value, result.error, language));
		errors.push(...textErrors(name, value, language));
	}
	return { content, errors };
}

const ofPickup =
	/\bpick(?:ed|s|ing)?[\s-]?up\b|\b(?:home|free|doorstep) delivery\b|\b(?:from|to|at) your door\b|पिकअप|होम डिलीवरी|फ़्री डिलीवरी/iu;

/** Texts of a counter alone that promise to come. @param content with its placeholders filled */
function saidOfPickup(content: Shop): Fault[] {
	return textFiles.flatMap((file) =>
		stringFields(file, content[file]).flatMap(({ path, text, meta }) => {
			const [found] = (meta.isText && !isOfAreas(path) && ofPickup.exec(text)) || [];
			return found
				? [
						{
							...placeAt(file, content[file], path),
							message: say(
								"speaks of pickup (“{0}”), and the shop has none. Change the words, or write {if pickup|…} around them.",
								found,
							),
						},
					]
				: [];
		}),
	);
}

/** Braces in files without placeholders. */
function strayPlaceholders(content: Content): Fault[] {
	return (["business", "prices"] as const).flatMap((file) =>
		textsOf(content[file])
			.filter(({ text }) => /[{}]/.test(text))
			.map(({ text, path }) => ({
				...placeAt(file, content[file], path),
				message: say(
					'is "{0}". This file holds the facts themselves: write it without braces.',
					text,
				),
			})),
	);
}
