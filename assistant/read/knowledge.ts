/** The reader's knowledge of a shop, built once for its data. */
import { aliasesOf } from "../../languages/item-aliases.ts";
import type { ShopData } from "../contract.ts";
import { type AreaNames, placesOf } from "../served-area.ts";
import { createItemIndex, nameWords, splitName } from "./item-index.ts";
import { plainWords } from "./tokens.ts";
import { createItemWords } from "./words.ts";
import { createWrittenAnswers } from "./written-answers.ts";

/** The reader's knowledge of a shop. */
export type Knowledge = ReturnType<typeof build>;

const known = new WeakMap<ShopData, Knowledge>();

export function knowledgeOf(data: ShopData): Knowledge {
	const knowledge = known.get(data) ?? build(data);
	known.set(data, knowledge);
	return knowledge;
}

function build(data: ShopData) {
	const texts = [data, ...Object.values(data.translations)];
	const sites = texts.map(({ site }) => site);
	const items = texts.flatMap(({ prices }) => prices.categories.flatMap(({ items }) => items));
	const aliases = data.prices.categories.flatMap((category) =>
		category.items.flatMap(({ name }) => aliasesOf(name, category.name)),
	);
	const names = [...items.flatMap(({ name }) => [name, ...splitName(name)]), ...aliases];
	const isOneWord = (name: string) => plainWords(name).length === 1;
	const words = createItemWords([...items.map(({ name }) => name), ...names.filter(isOneWord)]);
	for (const name of names.filter((text) => !isOneWord(text))) {
		const named = nameWords(name, words);
		if (named.length > 0) words.learnName(name, named);
	}
	return {
		data,
		words,
		index: createItemIndex(data, words),
		places: placesOf(areaNames(sites.map(({ business }) => business))),
		/** With their names in every language. */
		specialDays: data.site.business.specialDays.map((day, at) => ({
			...day,
			names: sites.flatMap(({ business }) => business.specialDays[at]?.name ?? []),
		})),
		written: createWrittenAnswers(data, words),
		/** With the words of their names in every language. */
		services: data.site.services.map((service, at) => ({
			...service,
			words: new Set(sites.flatMap(({ services }) => nameWords(services[at]?.name ?? "", words))),
		})),
	};
}

/** An area's names in the other languages are spellings of it. */
function areaNames(shops: readonly AreaNames[]): AreaNames {
	const { areas = [] } = shops[0] ?? {};
	const spellingsOf = (at: number) =>
		shops.flatMap(({ areas, areaSpellings }) => {
			const name = areas[at] ?? "";
			return [name, ...(areaSpellings[name] ?? [])];
		});
	return {
		areas,
		areaSpellings: Object.fromEntries(areas.map((area, at) => [area, spellingsOf(at)])),
		areasNotPromised: shops.flatMap(({ areasNotPromised }) => areasNotPromised),
	};
}
