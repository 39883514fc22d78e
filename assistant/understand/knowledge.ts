/** The reader's knowledge of a shop, built once for its data. */

import { aliasesOf } from "../../languages/item-aliases.ts";
import type { ShopData } from "../contract.ts";
import { type AreaNames, type Place, placesOf } from "../served-area.ts";
import { createItemIndex, type ItemIndex, nameWords, splitName } from "./item-index.ts";
import { plainWords } from "./tokens.ts";
import { createVocabulary, type Vocabulary } from "./vocabulary.ts";
import { createWrittenAnswers, type WrittenAnswers } from "./written-answers.ts";

export interface Knowledge {
	data: ShopData;
	vocabulary: Vocabulary;
	index: ItemIndex;
	places: readonly Place[];
	written: WrittenAnswers;
	services: readonly { id: string; words: ReadonlySet<string> }[];
}

const known = new WeakMap<ShopData, Knowledge>();

export function knowledgeOf(data: ShopData): Knowledge {
	let knowledge = known.get(data);
	if (!knowledge) {
		knowledge = build(data);
		known.set(data, knowledge);
	}
	return knowledge;
}

function build(data: ShopData): Knowledge {
	const translations = Object.values(data.translations ?? {});
	const texts = [data, ...translations];
	const items = texts.flatMap(({ prices }) =>
		prices.categories.flatMap((category) => category.items),
	);
	const aliases = data.prices.categories.flatMap((category) =>
		category.items.flatMap(({ name }) => aliasesOf(name, category.name)),
	);
	const cities = texts.flatMap(({ site }) => [
		site.business.address.city,
		...(site.business.citySpellings ?? []),
	]);
	const names = [...items.flatMap(({ name }) => [name, ...splitName(name)]), ...aliases];
	const isOneWord = (name: string) => plainWords(name).length === 1;
	const vocabulary = createVocabulary(
		[...items.map(({ name }) => name), ...names.filter(isOneWord)],
		{ cityName: cities, shopName: texts.map(({ site }) => site.business.name) },
	);
	for (const name of names.filter((text) => !isOneWord(text))) {
		const words = nameWords(name, vocabulary);
		if (words.length > 0) vocabulary.learnName(name, words);
	}
	const index = createItemIndex(data, vocabulary);
	return {
		data,
		vocabulary,
		index,
		places: placesOf(areaNames(data)),
		written: createWrittenAnswers(data, vocabulary),
		services: data.site.services.map(({ id, name }, place) => ({
			id,
			words: new Set(
				[name, ...translations.map(({ site }) => site.services[place]?.name ?? "")].flatMap(
					(text) => nameWords(text, vocabulary),
				),
			),
		})),
	};
}

/** An area's names in the other languages are spellings of it. */
function areaNames(data: ShopData): AreaNames {
	const { areas, areaSpellings, areasNotPromised } = data.site.business;
	const others = Object.values(data.translations ?? {}).map(({ site }) => site.business);
	const spellings = areas.map((area, place) => [
		area,
		[
			...(areaSpellings[area] ?? []),
			...others.flatMap((other) => {
				const name = other.areas[place] ?? area;
				return [name, ...(other.areaSpellings[name] ?? []), ...(other.areaSpellings[area] ?? [])];
			}),
		],
	]);
	return {
		areas,
		areaSpellings: Object.fromEntries(spellings) as Record<string, string[]>,
		areasNotPromised: [...areasNotPromised, ...others.flatMap((other) => other.areasNotPromised)],
	};
}
