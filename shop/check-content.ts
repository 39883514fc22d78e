/** Checks the content of a shop, and fills its placeholders. */
import { facts as english } from "../languages/en/facts.ts";
import type { FactFormatter } from "../languages/facts.ts";
import type { Language } from "../languages/languages.ts";
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
import { type Fault, faultAt, sentencesOf } from "./fault.ts";
import { pick, pickBusiness } from "./pick.ts";
import { restatedPrices, withColumns, withPriceSums } from "./raw-prices.ts";
import { brokenReferences } from "./references.ts";
import { defaultMessage, schemaErrors } from "./schema-errors.ts";
import { say } from "./sentences/say.ts";
import { sizeErrors, textErrors } from "./text-errors.ts";
import { withDerivedColours } from "./theme.ts";
import { translationErrors } from "./translation-errors.ts";
import { textsIn } from "./walk-texts.ts";
import { implausibleDates, worthALook } from "./worth-a-look.ts";

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

/**
 * All that a shop's files can be told without its pictures, in all its languages: the same for the command and the
 * owner's page.
 *
 * @param names of the files that could be read
 * @param editions its further languages
 * @returns the content in the first language, and `warnings` of what is in order and may mean something else
 */
export function checkShop(
	raw: Partial<RawFiles>,
	names: readonly FileName[],
	{ editions, today }: { editions: readonly Edition[]; today: Date },
) {
	const { content, errors } = checkContent(raw, names);
	const isInOrder = names.length === fileNames.length && errors.length === 0;
	const found = isInOrder ? editions.map((edition) => checkEdition(raw as RawFiles, edition)) : [];
	return {
		content,
		isInOrder,
		errors: [...errors, ...found.flatMap((one) => one.errors), ...implausibleDates(content, today)],
		untranslated: found.flatMap((one) => one.untranslated),
		warnings: worthALook(content),
	};
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
	for (const file of names) {
		const value = inFull(file, raw[file], language, content.prices);
		const result = contentFiles[file].safeParse(value, { error: defaultMessage });
		if (result.success) Object.assign(content, { [file]: result.data });
		else errors.push(...schemaErrors({ file, value, language }, result.error));
		errors.push(...textErrors(file, value, language));
	}
	return { content, errors };
}

/** A file in one language, with its short forms written out. @param prices the rate card, where it is in order */
function inFull(
	file: FileName,
	raw: unknown,
	language: string | undefined,
	prices: Content["prices"] | undefined,
): unknown {
	if (file === "business") return pickBusiness(raw, language);
	const picked = pick(raw, language);
	if (file === "keyword-pages") return withPriceSums(picked, prices);
	if (file === "prices") return withColumns(picked);
	return file === "theme" ? withDerivedColours(picked) : picked;
}

const ofPickup =
	/\bpick(?:ed|s|ing)?[\s-]?up\b|\b(?:home|free|doorstep) delivery\b|\b(?:from|to|at) your door\b|पिकअप|होम डिलीवरी|फ़्री डिलीवरी/iu;

/** Texts of a counter alone that promise to come. @param content with its placeholders filled */
function* saidOfPickup(content: Shop): Generator<Fault> {
	for (const one of textFiles.flatMap((file) => textsIn(file, content[file]))) {
		const [found] = (one.meta.isText && !isOfAreas(one.path) && ofPickup.exec(one.text)) || [];
		if (found) yield faultAt(one, say("speaksOfPickup", found));
	}
}

/** Braces in files without placeholders. */
function* strayPlaceholders({ business, prices }: Content): Generator<Fault> {
	for (const one of [...textsIn("business", business), ...textsIn("prices", prices)])
		if (/[{}]/.test(one.text)) yield faultAt(one, say("strayPlaceholder", one.text));
}
