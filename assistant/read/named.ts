/** A message's category, service, places, weights and things off the list. */
import { type Act, type AskedItem, frameLimits } from "../frame.ts";
import { isWeighed, narrow } from "./item-index.ts";
import type { FoundItems } from "./items.ts";
import type { Knowledge } from "./knowledge.ts";
import { isOrdinary } from "./learnt/ordinary-words.ts";
import { isCounted } from "./lines.ts";
import { type Reading, wordsOnly } from "./pieces.ts";
import { singular } from "./spelling.ts";
import { isWork } from "./things.ts";
import { plainWords } from "./tokens.ts";
import { isOf, says } from "./words/vocabulary.ts";
import { refusesDryCleaning, wantsDryCleaning } from "./work.ts";

const thingWords = ({ pieces }: Reading): string[] =>
	pieces.flatMap(({ kind, meaning }) => (kind === "thing" ? meaning.split(" ") : []));

/** "Joote chappal ki rate list", "bulk order prices": all words of a category's name, and no number. */
export function wholeCategory(
	reading: Reading,
	{ numbers }: FoundItems,
	{ index }: Knowledge,
): string | undefined {
	if (numbers.length > 0 || !says("list", reading.text)) return undefined;
	const words = thingWords(reading).filter((word) => !isWork([word]));
	const said = new Set([...words, ...reading.texts].map(singular));
	// A name of one word may be a thing's, too: "shoes".
	const isNamed = (name: ReadonlySet<string>) =>
		[...name].every(
			(word) => said.has(singular(word)) && (name.size > 1 || index.find([word]).length === 0),
		);
	const [only, ...others] = index.categories.filter(({ names }) => names.some(isNamed));
	// Another thing beside it is asked for by itself.
	return others.length === 0 && words.every((word) => only?.words.has(word)) ? only?.id : undefined;
}

/** "Ladies clothes": a category that is named in place of things. */
export const categoryNamed = ({ items, genders }: FoundItems, { index }: Knowledge) =>
	items.length > 0
		? undefined
		: index.categories.find(({ words }) => genders.some(({ name }) => words.has(name)))?.id;

/** Asks for things on the same day. */
export const wantsSameDay = (text: string): boolean =>
	says("sameDay", text) && !says("noSameDay", text);

const isOfStains = ({ words }: Knowledge["services"][number]) =>
	words.has("stain") || words.has("dag");

export function serviceNamed(
	reading: Reading,
	{ items }: FoundItems,
	{ services }: Knowledge,
): string | undefined {
	const { text, texts } = reading;
	const express = wantsSameDay(text) ? services.find(({ sameDay }) => sameDay)?.id : undefined;
	const stain = says("stain", wordsOnly(reading.pieces))
		? services.find(isOfStains)?.id
		: undefined;
	const special = express ?? stain;
	if (special !== undefined || items.length > 0 || refusesDryCleaning(text)) return special;
	const said = new Set([...thingWords(reading), ...texts]);
	/** The service of whose name most is said: two words, or all of a shorter name. */
	const [best] = services
		.map(({ id, words }) => {
			const hits = [...words].filter((word) => said.has(word)).length;
			return { id, hits: hits >= Math.min(2, words.size) ? hits / words.size : 0 };
		})
		.filter(({ hits }) => hits > 0)
		.sort((one, other) => other.hits - one.hits);
	const dry = wantsDryCleaning(text)
		? services.find(({ name }) => /dry/i.test(name))?.id
		: undefined;
	return best?.id ?? dry;
}

/** True if a service is done to any thing: stain removal, the same day, many at once. */
export const isOfAnyThing = (id: string, { services }: Knowledge): boolean =>
	services.some(
		(service) =>
			service.id === id &&
			(service.sameDay || service.price.kind === "quote" || isOfStains(service)),
	);

/** "Pickup from Xyz", "Xyz me aate ho": of a word that is no ordinary one. */
export const namesUnknownPlace = ({ pieces, tokens, texts, areas }: Reading): boolean =>
	areas.length === 0 &&
	pieces.some(
		({ kind, from, to, meaning }) =>
			kind === "word" &&
			(isOf("beforePlace", texts[from - 1]) || isOf("afterPlace", texts[to])) &&
			/^[a-z]{3,}$/.test(meaning) &&
			!isOrdinary(meaning, tokens[from]?.isHindi === true),
	);

export const isOfWork = (id: string, { index }: Knowledge): boolean =>
	index.item(id)?.isWhole === true || index.item(id)?.measure === "kg";

/** Names a city that is not the shop's own. */
export const namesOtherCity = ({ texts }: Reading, { data }: Knowledge): boolean => {
	const own = plainWords(data.site.business.address.city);
	return texts.some((text) => isOf("cities", text) && !own.includes(text));
};

/** "Kilo ke hisab se", "5 kg kapde": what is priced by weight, where no such thing is named. */
export function withWeighed(
	{ items, unit, quantity, refused, genders }: FoundItems,
	{ text, pieces }: Reading,
	{ index }: Knowledge,
): readonly AskedItem[] {
	// "Ladies kapdo ke rate" are those of a category.
	const hasClothes = genders.length === 0 && pieces.some(({ kind }) => kind === "clothes");
	const isByWeight =
		unit === "kg" ||
		(items.length === 0 && (says("byWeight", text) || hasClothes || refusesDryCleaning(text)));
	const rates = index.measured("kg");
	// "5 jeans by the kilo"
	const isPerKilo = unit !== "kg" && says("perKilo", text) && items.some(isCounted);
	if (isPerKilo && rates.length > 0) return [{ ids: rates.slice(0, frameLimits.alternatives) }];
	if (items.some((item) => isWeighed(item, index)) || !isByWeight || rates.length === 0)
		return items;
	const ids = narrow(rates, (id) => !index.isNamedBy(id, refused));
	const amount = unit === "kg" && quantity !== undefined ? { quantity } : {};
	return [...items, { ids: ids.slice(0, frameLimits.alternatives), ...amount }];
}

/** Things that the shop does not name, to be named in the answer: letters only, at most two. */
export function unknownIn({ pieces, tokens }: Reading, acts: readonly Act[]): string[] {
	const isPriced = acts.some((act) => act === "price" || act === "total" || act === "care");
	const hasThing = pieces.some(({ kind }) => kind === "thing");
	if (!acts.includes("notListed") && !(isPriced && hasThing)) return [];
	const names = pieces
		.filter(
			({ kind, meaning }, at) =>
				kind === "other" ||
				// Clothes that the rate card has not, with a count beside things that it has.
				(kind === "clothes" &&
					!isOf("anyClothes", meaning) &&
					[at - 1, at + 1].some((place) => pieces[place]?.kind === "number")),
		)
		.map(({ from, to }) => {
			const words = tokens.slice(from, to).map(({ raw }) => raw.replaceAll(/[^\p{L}\p{M}]/gu, ""));
			return words.join(" ").trim().slice(0, 24);
		});
	return [...new Set(names)].filter(({ length }) => length > 1).slice(0, 2);
}
