/** The words that no shop's data changes, from the tables of words/. */
import { plainWords } from "./tokens.ts";
import { type Phrases, rankOf, WordTables } from "./word-tables.ts";
import { conceptWords, fillers } from "./words/concepts.ts";
import { itemWords, widerWords } from "./words/item-words.ts";
import { beyondWords, hostileWords, otherShops, unlisted } from "./words/off-topic-words.ts";
import { ordinaryWords } from "./words/ordinary-words.ts";

function split(texts: string): string[] {
	return texts
		.split(",")
		.map((text) => text.trim())
		.filter((text) => text !== "");
}

const ordinary = "an ordinary word";

let commonTables: WordTables | undefined;

/** The words that no shop's data changes. */
export function commonWords(): WordTables {
	if (commonTables) return commonTables;
	const tables = new WordTables();
	const entries: Parameters<WordTables["learn"]>[] = [];
	const add = (phrases: Phrases, texts: readonly string[], meaning: string, rank: number) => {
		for (const text of texts) entries.push([phrases, text, meaning, rank]);
	};
	const { concepts, things } = tables;
	for (const [meaning, texts] of Object.entries(conceptWords))
		add(concepts, split(texts), meaning, rankOf.concept);
	add(concepts, split(otherShops), "otherShop", rankOf.concept);
	add(concepts, split(unlisted.everyday), "everyday", rankOf.concept);
	add(concepts, split(unlisted.thing), "unlistedThing", rankOf.concept);
	add(concepts, split(unlisted.work), "unlistedWork", rankOf.concept);
	add(concepts, split(hostileWords), "hostile", rankOf.never);
	add(concepts, split(beyondWords), "beyond", rankOf.never);
	add(concepts, fillers.split(/\s+/), "", rankOf.filler);
	for (const [thing, texts] of Object.entries(itemWords))
		add(things, [...(thing.includes(" ") ? [] : [thing]), ...split(texts)], thing, rankOf.thing);
	for (const word of Object.values(widerWords).flat()) add(things, [word], word, rankOf.thing);
	// Words before phrases, which are spelt by them.
	const isPhrase = ([, text]: (typeof entries)[number]) => plainWords(text).length > 1;
	for (const entry of [...entries.filter((one) => !isPhrase(one)), ...entries.filter(isPhrase)])
		tables.learn(...entry);
	for (const word of ordinaryWords.split(/\s+/))
		tables.rank(tables.keyFor(word, ordinary), rankOf.never);
	commonTables = tables;
	return tables;
}
