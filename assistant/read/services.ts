/** The category or the service that the words name, where they name no thing. */

import type { FoundItems } from "./items.ts";
import type { Knowledge } from "./knowledge.ts";
import type { Reading } from "./pieces.ts";
import { singular } from "./sound.ts";
import { isWork } from "./things.ts";
import { headsOf } from "./words/item-words.ts";
import { refusesDryCleaning, wantsDryCleaning } from "./work.ts";

const listWord = /\b(?:prices?|rates?|ret|list|what|kya|kitn\w*|charges?|cost)\b/;

/** "Joote chappal ki rate list", "bulk order prices": all words of a category's name, and no number. */
export function wholeCategory(
	{ pieces, texts, text }: Reading,
	{ numbers }: FoundItems,
	{ index }: Knowledge,
): string | undefined {
	if (numbers.length > 0 || !listWord.test(text)) return undefined;
	const things = pieces
		.filter(({ kind }) => kind === "thing")
		.flatMap(({ meaning }) => meaning.split(" "));
	const words = things.filter((word) => !isWork([word]));
	const said = new Set([...words, ...texts].map(singular));
	// A name of one word may be a thing's, too: "shoes".
	const isNamed = (name: ReadonlySet<string>) =>
		[...name].every(
			(word) => said.has(singular(word)) && (name.size > 1 || index.find([word]).length === 0),
		);
	const [only, ...others] = index.categories.filter(({ names }) => names.some(isNamed));
	// Another thing beside it is asked for by itself.
	return others.length === 0 && words.every((word) => only?.words.has(word)) ? only?.id : undefined;
}

export function categoryNamed(
	{ pieces }: Reading,
	{ items, genders }: FoundItems,
	{ index }: Knowledge,
): string | undefined {
	if (items.length > 0) return undefined;
	const named = pieces.flatMap(({ kind, meaning }) =>
		kind === "thing" ? headsOf(meaning.split(" ")) : [],
	);
	const among = (wanted: readonly string[]) =>
		index.categories.find(({ words }) => wanted.some((word) => words.has(word)))?.id;
	return among(genders) ?? among(named);
}

/** Stains, by what leaves them. */
const stain =
	/ (?:stain\w*|spots?|da+g|da+ga|dhab+[aeo]|nisha+n|haldi|turmeric|ink|syahi|siyahi|oil|tel|grease|chai|tea|coffee|kofi|wine|curry|sauce|ketchup|mud|mit+i|ke*chad|lipstick|blood|khoon|wax|rust|jung|paan|gravy|juice|paint|mehndi|mehendi|chocolate|spilled|spilt|spill|vomit|ulti|urine|peshab|susu|mou?ld|fungus|sindoor|gum|fevicol|dal|daal|achar|sabzi|pasina|sweat) /;
const sameDay =
	/ (?:express|ekspres\w*|urgent\w*|arjent|emergency|turant|tatkal|same ?day|asap|usi din|aaj hi|aj hi|today itself|immediate\w*) /;
const withoutSameDay =
	/ (?:no|not|without|bina|nahi) (?:\S+ ){0,2}(?:express|urgent|same ?day|hurry) | (?:express|urgent|same ?day|jaldi) (?:\S+ ){0,2}(?:nahi|mat|na) /;

/** Asks for things on the same day. */
export const wantsSameDay = (text: string): boolean =>
	sameDay.test(text) && !withoutSameDay.test(text);

export function serviceNamed(
	reading: Reading,
	{ items }: FoundItems,
	{ services, data }: Knowledge,
): string | undefined {
	const { text } = reading;
	const express = wantsSameDay(text)
		? data.site.services.find((service) => service.sameDay === true)?.id
		: undefined;
	const ofStains = stain.test(text)
		? services.find(({ words }) => words.has("stain") || words.has("dag"))?.id
		: undefined;
	const special = express ?? ofStains;
	if (special !== undefined || items.length > 0 || refusesDryCleaning(text)) return special;
	return (
		byName(reading, services) ??
		(wantsDryCleaning(text)
			? data.site.services.find(({ name }) => /dry/i.test(name))?.id
			: undefined)
	);
}

/** True if a service is done to any thing: stain removal, the same day, many at once. */
export function isOfAnyThing(id: string, { services, data }: Knowledge): boolean {
	const words = services.find((service) => service.id === id)?.words;
	const service = data.site.services.find((one) => one.id === id);
	return (
		service?.sameDay === true ||
		service?.price.kind === "quote" ||
		words?.has("stain") === true ||
		words?.has("dag") === true
	);
}

/** The service of whose name most is said: two words, or all of a shorter name. */
function byName({ pieces, texts }: Reading, services: Knowledge["services"]): string | undefined {
	const named = pieces
		.filter(({ kind }) => kind === "thing")
		.flatMap(({ meaning }) => meaning.split(" "));
	const said = new Set([...named, ...texts]);
	return services
		.map(({ id, words }) => ({
			id,
			size: words.size,
			hits: [...words].filter((word) => said.has(word)).length,
		}))
		.filter(({ size, hits }) => hits > 0 && hits >= Math.min(2, size))
		.sort((one, other) => other.hits / other.size - one.hits / one.size)[0]?.id;
}
