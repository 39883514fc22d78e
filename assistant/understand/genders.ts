import type { ItemIndex } from "./item-index.ts";

/** Words of categories, which are no things. */
export const genders: ReadonlySet<string> = new Set([
	"men",
	"women",
	"household",
	"footwear",
	"housing",
]);

/** Those of the ids whose category a word names. */
export function ofGender(
	ids: readonly string[],
	gender: readonly string[],
	index: ItemIndex,
): string[] {
	const wanted = index.categories
		.filter(({ words }) => gender.some((word) => words.has(word)))
		.map(({ id }) => id);
	return ids.filter((id) => wanted.includes(index.item(id)?.category ?? ""));
}
