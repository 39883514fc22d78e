/** The names of places in a question. */
import { isPlaceName, longestName, type Place, placeAt } from "../served-area.ts";

/** "Pickup", "kaha tak aate ho", "do you serve". */
const comes =
	/\b(?:pick\s?up|pikup|pikap|deliver\w*|dilivari|aate|aaoge|aoge|aayenge|aaenge|aana|come|coming|cover|serve|service|sarvis|available|area)\b/;
const afterPlace = /^(?:se|me|mein|mai|tak|pe|par)$/;
const beforePlace = /^(?:from|in|to|near|till|upto)$/;

/** Words that no table has, where a place is named beside coming: they are not corrected. */
export function placeNames(
	texts: readonly string[],
	has: (text: string) => boolean,
): ReadonlySet<number> {
	const named = new Set<number>();
	if (!comes.test(texts.join(" "))) return named;
	const isName = (at: number) =>
		texts[at] !== undefined && /^[a-z]{3,}$/.test(texts[at]) && !has(texts[at]);
	texts.forEach((word, at) => {
		if (afterPlace.test(word))
			for (let back = at - 1; back >= at - 3 && isName(back); back--) named.add(back);
		if (beforePlace.test(word))
			for (let on = at + 1; on <= at + 3 && isName(on); on++) named.add(on);
	});
	return named;
}

/** True if a place's name without a mistake begins in these words. */
function nameBegins(
	texts: readonly string[],
	from: number,
	to: number,
	places: readonly Place[],
): boolean {
	for (let at = from; at < to; at++)
		for (let length = longestName; length > 0; length--)
			if (isPlaceName(texts, at, length, places)) return true;
	return false;
}

const particles = /^(?:k[aei]+|[vw]a+l[aei]+|hai|me|mein|se|par|pe|aur|ko|to)$/;

/**
 * The place named at a word, by its longest name. Misspelt names count: a word that the tables have is therefore
 * never a place by itself, and several only as the place's name is written.
 */
export function placeHere(
	texts: readonly string[],
	at: number,
	known: readonly (string | undefined)[],
	isExact: (at: number) => boolean,
	isOrdinary: (word: string) => boolean,
	places: readonly Place[],
): { name: string; served: boolean; length: number } | undefined {
	const first = known[at];
	const shortest = first === undefined || !isExact(at) || isOrdinary(first) ? 1 : 2;
	for (let length = longestName; length >= shortest; length--) {
		const areWords = Array.from({ length }, (_, on) => at + on).every(
			(on) => isExact(on) && !isOrdinary(known[on] ?? ""),
		);
		const isName = isPlaceName(texts, at, length, places);
		if (length > 1 && areWords && !isName) continue;
		// "Near Rajpur Road, 14 curtains"
		if (!isName && texts.slice(at + 1, at + length).some((word) => /^\d/.test(word))) continue;
		// "Moti vala suit" is no misspelt Mothrowala.
		const isJoined =
			length > 1 && texts.slice(at, at + length).some((word) => particles.test(word));
		if (!isName && isJoined) continue;
		// "Na, Rajpur" is no misspelt Nathanpur.
		if (!isName && nameBegins(texts, at + 1, at + length, places)) continue;
		const found = placeAt(texts, at, length, places);
		if (found) return { name: found.name, served: found.served, length };
	}
	return undefined;
}
