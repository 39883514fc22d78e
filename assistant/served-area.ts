/**
 * Where the shop comes: which place a text names, however it is spelt. The assistant and the field
 * on the pages read it by the same rules from the same names.
 */
import type { Business } from "../content/types.ts";
import { inLatinLetters } from "./embedded/devanagari.ts";
import { plainWords } from "./embedded/plain-words.ts";
import { editDistance, soundKey } from "./embedded/spelling.ts";

/** The names that the content gives; see content/schema/business.ts. */
export type AreaNames = Pick<Business, "areas" | "areaSpellings" | "areasNotPromised">;

/** A place that is known by name. */
export interface Place {
	name: string;
	/** Whether the shop says that it comes there. */
	served: boolean;
	/** How its names sound, each without spaces. */
	keys: string[];
}

/** What a visitor's text names: an area that is served, a place that is not promised, or neither. */
export interface FoundArea {
	kind: "served" | "nearby" | "unknown";
	/** The place as the content writes it; if unknown, what the visitor wrote. */
	name: string;
}

/** The most words that a place's name has. */
export const longestName = 3;
const shortestName = 4;

/** The places of the content. Those that are not promised come first: in doubt nothing is claimed. */
export function placesOf({ areas, areaSpellings, areasNotPromised }: AreaNames): Place[] {
	return [
		...areasNotPromised.map((name) => ({ name, served: false, keys: [keyOf(wordsOf(name))] })),
		...areas.map((name) => ({
			name,
			served: true,
			keys: [name, ...(areaSpellings[name] ?? [])].map((way) => keyOf(wordsOf(way))),
		})),
	];
}

/** The place that exactly `length` words from `start` on name, if any: the one most like them. */
export function placeAt(
	words: readonly string[],
	start: number,
	length: number,
	places: readonly Place[],
): Place | undefined {
	const named = words.slice(start, start + length);
	const key = keyOf(named);
	if (named.length < length || key.length < shortestName) return undefined;
	let best: Place | undefined;
	let fewest = Number.POSITIVE_INFINITY;
	for (const place of places) {
		for (const way of place.keys) {
			const mistakes = mistakesBetween(key, way);
			if (mistakes < fewest) [best, fewest] = [place, mistakes];
		}
	}
	return best;
}

/**
 * Which place a text names. Of several the last counts, for addresses end in the larger place:
 * "Premnagar, Delhi" is in Delhi.
 * @param text an area, a landmark or a whole address, in Latin or Hindi letters
 */
export function findArea(text: string, places: readonly Place[]): FoundArea {
	const words = wordsOf(text);
	let found: Place | undefined;
	for (let start = 0; start < words.length; ) {
		let length = longestName;
		let place = placeAt(words, start, length, places);
		while (!place && --length > 0) place = placeAt(words, start, length, places);
		found = place ?? found;
		start += Math.max(length, 1);
	}
	if (!found) return { kind: "unknown", name: text.trim().replaceAll(/\s+/g, " ") };
	return { kind: found.served ? "served" : "nearby", name: found.name };
}

function wordsOf(text: string): string[] {
	return plainWords(inLatinLetters(text));
}

function keyOf(words: readonly string[]): string {
	return soundKey(words.map((word) => (word === "rd" ? "road" : word)).join(""));
}

/**
 * How many letters two keys differ in, or infinity if they cannot be the same name. The first letter
 * is taken to be right. In a short name a changed consonant makes another place: Japan is not Jakhan.
 */
function mistakesBetween(key: string, way: string): number {
	const none = Number.POSITIVE_INFINITY;
	const allowed = way.length < 8 ? 1 : 2;
	if (key[0] !== way[0] || Math.abs(key.length - way.length) > allowed) return none;
	if (way.length < 7 && consonants(key) !== consonants(way)) return none;
	const mistakes = editDistance(key, way);
	return mistakes > allowed ? none : mistakes;
}

function consonants(key: string): string {
	return [...key.replaceAll(/[aeiouy]/g, "")].sort().join("");
}
