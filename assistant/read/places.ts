/** The places that a message names: the shop's areas, and those that it does not promise. */
import { isPlaceName, longestName, type Place, placeAt } from "../served-area.ts";
import { isOrdinary } from "./learnt/ordinary-words.ts";
import type { Token } from "./tokens.ts";
import type { KeyedWord } from "./words.ts";

export interface NamedPlace {
	name: string;
	served: boolean;
	length: number;
}

/** The place whose name stands here without a mistake, by its longest name. */
export function placeNamed(
	texts: readonly string[],
	at: number,
	places: readonly Place[],
): NamedPlace | undefined {
	for (let length = longestName; length > 0; length--)
		if (isPlaceName(texts, at, length, places)) return found(texts, at, length, places);
	return undefined;
}

/** Particles and figures are in no misspelt name: "moti vala suit" is not Mothrowala. */
const inNoName = /^(?:k[aei]+|[vw]a+l[aei]+|hai|me|mein|se|par|pe|aur|ko|to|\d.*)$/;

/** A place whose name is misspelt, of words that are neither ordinary ones nor things. */
export function placeMeant(
	tokens: readonly Token[],
	texts: readonly string[],
	keyed: readonly KeyedWord[],
	at: number,
	places: readonly Place[],
): NamedPlace | undefined {
	const isOpen = (on: number) => {
		const text = texts[on] ?? "";
		return (
			text !== "" && !isOrdinary(text, tokens[on]?.isHindi === true) && keyed[on]?.isName !== true
		);
	};
	if (!isOpen(at)) return undefined;
	for (let length = longestName; length > 0; length--) {
		const row = texts.slice(at, at + length);
		const isParted = tokens.slice(at, at + length - 1).some(({ isLast }) => isLast);
		if (row.length < length || isParted || row.some((text) => inNoName.test(text))) continue;
		if (row.some((_, on) => on > 0 && placeNamed(texts, at + on, places))) continue;
		const place = found(texts, at, length, places);
		if (place) return place;
	}
	return undefined;
}

function found(texts: readonly string[], at: number, length: number, places: readonly Place[]) {
	const place = placeAt(texts, at, length, places);
	return place && { name: place.name, served: place.served, length };
}
