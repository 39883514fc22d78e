/** The places that a message names: the shop's areas, and those that it does not promise. */
import { type Places, placeAt } from "../served-area.ts";
import { isOrdinary } from "./learnt/ordinary-words.ts";
import type { Token } from "./tokens.ts";
import type { KeyedWord } from "./words.ts";

/** Particles and figures are in no misspelt name: "moti vala suit" is not Mothrowala. */
const inNoName = /^(?:k[aei]+|[vw]a+l[aei]+|hai|me|mein|se|par|pe|aur|ko|to|\d.*)$/;

/** The place that is named here: without a mistake, or misspelt in words that are neither ordinary ones nor things. */
export function placeNamed(
	tokens: readonly Token[],
	keyed: readonly KeyedWord[],
	at: number,
	places: Places,
): ReturnType<typeof placeAt> {
	const texts = tokens.map(({ text }) => text);
	const named = placeAt(texts, at, places.named);
	const { text = "", isHindi = false } = tokens[at] ?? {};
	if (named || isOrdinary(text, isHindi) || keyed[at]?.isName) return named;
	return placeAt(texts, at, (row) => {
		const isParted = tokens.slice(at, at + row.length - 1).some(({ isLast }) => isLast);
		if (isParted || row.some((word) => inNoName.test(word))) return undefined;
		const hasOther = row.some((_, on) => on > 0 && placeAt(texts, at + on, places.named));
		return hasOther ? undefined : places.meant(row);
	});
}
