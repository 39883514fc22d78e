/** Finds items by their names on the page, and by others that visitors know them by. */
import { fold } from "../../../languages/fold.ts";

/** Items whose name contains the query, whatever its case and the spaces around it. */
export function findByName<Item extends { name: string }>(
	items: readonly Item[],
	query: string,
): Item[] {
	const part = query.trim().toLowerCase();
	return items.filter(({ name }) => name.toLowerCase().includes(part));
}

/** Item id → its names as `fold` writes them: what `/data/itemNames.json` holds. */
export type ItemNames = Readonly<Record<string, readonly string[]>>;

/** For the build. @param names of each item, in every language, with their aliases */
export function foldedNames(names: Readonly<Record<string, readonly string[]>>): ItemNames {
	return Object.fromEntries(
		Object.entries(names).map(([id, all]) => [id, [...new Set(all.map(fold))]]),
	);
}

/** Words shorter than this are found at the beginning of a name only: "ki" is in many. */
const SHORTEST_INSIDE = 3;

/**
 * The items that go by a name with words that begin as the query does, in any spelling. The best come first.
 */
export function findByOtherNames<Item extends { id: string }>(
	items: readonly Item[],
	query: string,
	names: ItemNames,
): Item[] {
	const asked = [query, query.trim().replace(plural, "")]
		.map(fold)
		.filter((words) => words.length > 1);
	if (asked.length === 0) return [];
	const ranked = items.map((item) => ({
		item,
		rank: Math.min(
			...(names[item.id] ?? []).flatMap((name) => asked.map((words) => rankOf(name, words))),
		),
	}));
	// "Suit" is no suitcase where there are suits.
	const isWord = ranked.some(({ rank }) => rank <= WORD);
	return ranked
		.filter(({ rank }) => (isWord ? rank <= WORD : rank < NOT_FOUND))
		.sort((one, other) => one.rank - other.rank)
		.map(({ item }) => item);
}

/** "shirts", "dresses" */
const plural = /(?<=(?:ss|x|ch|sh))es$|(?<=[a-z]{2}[^s])s$/i;

/** Ranks: a whole name is 0. */
const WORD = 1;
const NOT_FOUND = 4;

function rankOf(name: string, words: string): number {
	if (name === words) return 0;
	if (` ${name} `.includes(` ${words} `) && words.length >= SHORTEST_INSIDE) return WORD;
	// "bed sheet" and "bedsheet"
	if (name.replaceAll(" ", "").startsWith(words.replaceAll(" ", ""))) return 2;
	return words.length >= SHORTEST_INSIDE && name.includes(` ${words}`) ? 3 : NOT_FOUND;
}
