/** The entries of the rate card that a thing's words fit. */
import type { ItemIndex } from "./item-index.ts";
import type { Thing } from "./things.ts";
import { headsOf, isModifier } from "./words/item-words.ts";

/** "4 kurta, 4 pyjama": so many sets, where the second is only sold with the first. */
export function joinSets(things: Thing[], index: ItemIndex) {
	for (let at = 1; at < things.length; at++) {
		const [one, other] = [things[at - 1], things[at]];
		if (!one || !other || one.quantity === undefined || one.quantity !== other.quantity) continue;
		const together = [...one.words, ...other.words];
		const sets = new Set(index.find(together));
		const isSet = index.isName(together) && index.find(other.words).every((id) => sets.has(id));
		if (!isSet || other.words.some((word) => one.words.includes(word))) continue;
		one.words = together;
		one.last = other.last;
		things.splice(at--, 1);
	}
}

/** The entries that a thing's words fit, the best first; words that no entry has together with the rest are left out. */
export function idsOf(
	words: readonly string[],
	genders: readonly string[],
	index: ItemIndex,
): string[] {
	const heads = headsOf(words);
	let kept = [...words];
	if (index.find(kept).length === 0) {
		kept = [...heads];
		for (const word of words)
			if (isModifier(word) && index.find([...kept, word]).length > 0) kept.push(word);
		if (index.find(kept).length === 0) kept = heads.slice(-1);
	}
	// "Silk saree, embroidered": of two kinds that no entry has together either may be meant.
	const others = words.filter((word) => isModifier(word) && !kept.includes(word));
	const ids = [...index.find(kept), ...others.flatMap((word) => index.find([...heads, word]))];
	const wanted = index.categories.filter((category) =>
		genders.some((word) => category.words.has(word)),
	);
	return narrow([...new Set(ids)], (id) => wanted.some((category) => category.items.includes(id)));
}

/** The ids that are meant; all of them where none is. */
export function narrow(ids: readonly string[], isMeant: (id: string) => boolean): string[] {
	const kept = ids.filter(isMeant);
	return kept.length > 0 ? kept : [...ids];
}
