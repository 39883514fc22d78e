/** Words of things: the rate card's, what visitors call them (things.json), and which of them only say which one. */
import things from "./things.json" with { type: "json" };

const list = (texts: string): string[] => texts.split(", ");

/** The price list's word and what visitors call it, in English and Hinglish, without plurals and small misspellings. */
export const itemNames: readonly (readonly [thing: string, names: readonly string[]])[] =
	Object.entries(things.names).map(([thing, names]) => [thing, list(names)]);

/** A word of the price list → wider words under which visitors look for it too. */
export const widerWords: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
	Object.entries(things.wider).map(([thing, words]) => [thing, list(words)]),
);

/** Clothes of every day, which go by weight where the rate card has such a rate. */
export const byWeight: readonly string[] = things.byWeight.flatMap(list);

/** Things that a laundry may not clean; a shop's own names overrule. */
export const others: readonly string[] = things.others.flatMap(list);

const isIn = (words: string) => {
	const all = new Set(list(words));
	return (word: string): boolean => all.has(word);
};

/** True if a word only says which one, unless the question names no thing. */
export const isModifier = isIn(things.modifiers);

/** Of the words of a thing those that name it: "saree" of "silk saree". */
export const headsOf = (words: readonly string[]): string[] =>
	words.filter((word) => !isModifier(word));

/** Words of the price list's names that find nothing by themselves. */
export const isWeak = isIn(things.weak);

/** Material and looks that change no price where the rate card does not name them with the thing. */
export const isPlainKind = isIn(things.plainKinds);

/** Material that makes another thing of most: leather pants have not the price of pants. */
export const isMaterial = isIn(things.materials);

/** Things whose ironing is no work of a shirt's. */
export const isHeavy = isIn(things.heavy);

/** Kinds of things of which one is asked for after the other: leather shoes after sneakers. */
export const isFamily = isIn(things.families);

/** Worn at an occasion: a story that names one names no thing. */
export const isOccasion = (word: string): boolean => word === "wedding" || word === "party";
