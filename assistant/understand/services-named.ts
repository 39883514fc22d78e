/** The category or the service that the words name, where they name no thing. */
import type { FoundItems } from "./items.ts";
import { declinesDryCleaning } from "./kinds-of-work.ts";
import type { Knowledge } from "./knowledge.ts";
import type { Piece, Reading } from "./reading.ts";
import { singular } from "./singular.ts";
import { headsOf } from "./words/item-words.ts";

/** "Joote chappal ki rate list", "bulk order prices": all words of a category's name, and no number. */
export function wholeCategory(
	{ pieces, words, has }: Reading,
	{ numbers }: FoundItems,
	{ index }: Knowledge,
): string | undefined {
	if (numbers.length > 0 || !has("price", "list", "what")) return undefined;
	const things = pieces.filter(({ kind }) => kind === "thing");
	const thingWords = things
		.flatMap(({ meaning }) => meaning.split(" "))
		.filter((word) => !["wash", "iron"].includes(word));
	const said = new Set([...thingWords, ...words].map(singular));
	// A name of one word may be a thing's, too: "shoes".
	const isNamed = (name: ReadonlySet<string>) =>
		[...name].every(
			(word) => said.has(singular(word)) && (name.size > 1 || !index.find([word]).length),
		);
	const named = index.categories.filter(({ names }) => names.some(isNamed));
	// Another thing beside it is asked for by itself.
	const [only, ...others] = named;
	const isAll = others.length === 0 && thingWords.every((word) => only?.words.has(word));
	return isAll ? only?.id : undefined;
}

export function categoryNamed(
	{ pieces }: Reading,
	{ items, gender }: FoundItems,
	{ index }: Knowledge,
) {
	if (items.length > 0) return undefined;
	const named = pieces.flatMap(({ kind, meaning }) =>
		kind === "thing" ? headsOf(meaning.split(" ")) : [],
	);
	const among = (wanted: readonly string[]) =>
		index.categories.find(({ words }) => wanted.some((word) => words.has(word)))?.id;
	return among(gender) ?? among(named);
}

const oldStain = / (?:old stains?|puran[aei] da+g) /;

export function serviceNamed(
	reading: Reading,
	{ items }: FoundItems,
	{ services, data }: Knowledge,
): string | undefined {
	const withWord = (...wanted: string[]) =>
		services.find(({ words }) => wanted.some((word) => words.has(word)))?.id;
	const express = reading.has("express")
		? data.site.services.find(({ sameDay }) => sameDay === true)?.id
		: undefined;
	const isStained =
		oldStain.test(reading.text) ||
		reading.pieces.some((piece) => piece.meaning === "stain" && !isSmell(reading, piece));
	const special = express ?? (isStained ? withWord("stain", "dag") : undefined);
	if (special !== undefined || items.length > 0) return special;
	if (declinesDryCleaning(reading.text)) return undefined;
	return byName(reading, services) ?? (reading.has("dryclean") ? withWord("dryclean") : undefined);
}

/** True if a service is done to any thing: stain removal, the same day, many at once. */
export function isOfAnyThing(id: string, { services, data }: Knowledge): boolean {
	const words = services.find((service) => service.id === id)?.words;
	const { sameDay, price } = data.site.services.find((service) => service.id === id) ?? {};
	return (
		sameDay === true ||
		price?.kind === "quote" ||
		words?.has("stain") === true ||
		words?.has("dag") === true
	);
}

const smells = /^(?:smel\w*|stink\w*|badbu|badabu|bu|mahak\w*|gandh|odou?r)$/;

/** Among the words of stains, since it is asked alike. */
function isSmell({ words }: Pick<Reading, "words">, { from }: Piece): boolean {
	return smells.test(words[from] ?? "");
}

/** The service of whose name most is said: two words, or all of a shorter name. */
function byName({ pieces, words }: Reading, services: Knowledge["services"]): string | undefined {
	const meanings = pieces
		.filter(({ kind }) => kind === "thing" || kind === "concept")
		.flatMap(({ meaning }) => meaning.split(" "));
	const said = new Set([...meanings, ...words]);
	return services
		.map((service) => ({
			id: service.id,
			size: service.words.size,
			hits: [...service.words].filter((word) => said.has(word)).length,
		}))
		.filter(({ size, hits }) => hits > 0 && hits >= Math.min(2, size))
		.sort((a, b) => b.hits / b.size - a.hits / a.size)[0]?.id;
}
