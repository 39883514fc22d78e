/** By what other names visitors look for an item: Hindi, and Hindi in Latin letters as people type it. */
import { fold } from "./fold.ts";
import written from "./item-aliases.json" with { type: "json" };

/** By words of the item's English name, whatever stands between them. */
export const itemAliases: Readonly<Record<string, string>> = written;

/** Words that may stand in the category's name instead. */
const forWhom = new Set(["men", "women", "ladies", "gents", "kids"].flatMap(wordsOf));

const keys = Object.entries(itemAliases).map(([key, aliases]) => ({
	words: wordsOf(key),
	aliases: aliases.split(", "),
}));

/** Of the keys that fit best: a T-shirt is no shirt, so it has the aliases of "t-shirt" alone. */
export function aliasesOf(name: string, category = ""): string[] {
	const own = new Set([...wordsOf(name), ...wordsOf(name.replaceAll(/[\s-]/g, ""))]);
	const audience = wordsOf(category).filter((word) => forWhom.has(word));
	const said = new Set([...own, ...audience]);
	const fitting = keys.filter(
		({ words }) =>
			words.every((word) => said.has(word)) || (words.length > 1 && own.has(words.join(""))),
	);
	const isPart = (words: readonly string[], other: readonly string[]) =>
		other.length > words.length && words.every((word) => other.includes(word));
	return fitting
		.filter(({ words }) => !fitting.some((other) => isPart(words, other.words)))
		.flatMap(({ aliases }) => aliases);
}

/** Without the ending of a plural. */
function wordsOf(text: string): string[] {
	const words = fold(text.replaceAll("-", " ")).split(" ");
	return words.map((word) => (word.length > 3 ? word.replace(/s$/, "") : word));
}
