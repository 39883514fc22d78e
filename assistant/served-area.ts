/** The areas that the shop comes to: which place a text names, however it is spelt. */
import type { Business } from "../shop/types.ts";
import { remembered } from "./read/remembered.ts";
import { consonants, editDistance, soundKey } from "./read/spelling.ts";
import { plainWords } from "./read/tokens.ts";

export type AreaNames = Pick<Business, "areas" | "areaSpellings" | "areasNotPromised">;

export interface Place {
	name: string;
	served: boolean;
	/** The sound of its names, each without spaces. */
	keys: string[];
}

/** The place that a visitor's text names: an area that is served, a place that is not promised, the shop's own city, or none of them. */
export interface FoundArea {
	kind: "served" | "nearby" | "city" | "unknown";
	/** The place as the content writes it; if unknown, what the visitor wrote. */
	name: string;
}

export const longestName = 4;
const shortestName = 4;

/** Places that are not promised come first, so that in doubt nothing is claimed. */
export function placesOf({ areas, areaSpellings, areasNotPromised }: AreaNames): Place[] {
	return [
		...areasNotPromised.map((name) => ({ name, served: false, keys: [keyOf(plainWords(name))] })),
		...areas.map((name) => ({
			name,
			served: true,
			keys: [name, ...(areaSpellings[name] ?? [])].map((spelling) => keyOf(plainWords(spelling))),
		})),
	];
}

export function placeAt(
	words: readonly string[],
	start: number,
	length: number,
	places: readonly Place[],
): Place | undefined {
	const named = words.slice(start, start + length);
	return named.length < length ? undefined : finderOf(places)(keyOf(named));
}

const finders = new WeakMap<readonly Place[], (key: string) => Place | undefined>();

function finderOf(places: readonly Place[]): (key: string) => Place | undefined {
	const finder = finders.get(places) ?? remembered((key) => nearest(key, places));
	finders.set(places, finder);
	return finder;
}

function nearest(key: string, places: readonly Place[]): Place | undefined {
	if (key.indexOf("#") < shortestName) return undefined;
	let best: Place | undefined;
	let fewest = Number.POSITIVE_INFINITY;
	for (const place of places) {
		const mistakes = Math.min(...place.keys.map((placeKey) => mistakesBetween(key, placeKey)));
		if (mistakes < fewest) [best, fewest] = [place, mistakes];
	}
	return best;
}

/** True if the words are a place's name without a mistake. */
export function isPlaceName(
	words: readonly string[],
	start: number,
	length: number,
	places: readonly Place[],
): boolean {
	const named = words.slice(start, start + length);
	const key = named.length === length ? keyOf(named) : "";
	return places.some(({ keys }) => keys.includes(key));
}

/**
 * The last place counts, because addresses end in the larger one: "Premnagar, Delhi" is in Delhi.
 * @param text an area, a landmark or an address, in Latin or Hindi letters
 * @param city the shop's own city by each of its names, which counts where a text names nothing else
 */
export function findArea(
	text: string,
	places: readonly Place[],
	city: readonly Place[] = [],
): FoundArea {
	const words = plainWords(text);
	let found: Place | undefined;
	for (let start = 0; start < words.length; ) {
		let length = longestName;
		let place = placeAt(words, start, length, places);
		while (!place && --length > 0) place = placeAt(words, start, length, places);
		found = place ?? found;
		start += Math.max(length, 1);
	}
	// Short names of a city are known, misspelt ones are not.
	const isCity = isPlaceName(words, 0, words.length, city) || placeAt(words, 0, words.length, city);
	if (!found && isCity && city[0]) return { kind: "city", name: city[0].name };
	if (!found) return { kind: "unknown", name: text.trim().replaceAll(/\s+/g, " ") };
	return { kind: found.served ? "served" : "nearby", name: found.name };
}

/** The sound of a name, and its letters and numbers after "#": Sector 21 is not Sector 23, Block A not Block C. */
function keyOf(words: readonly string[]): string {
	const labels = words.filter((word) => /^(?:\d+|[a-z])$/.test(word));
	return `${soundKey(words.map((word) => (word === "rd" ? "road" : word)).join(""))}#${labels}`;
}

/**
 * The number of letters that differ, or infinity for different names. The first letter must be right, and in a short name the
 * consonants: Japan is not Jakhan.
 */
function mistakesBetween(key: string, placeKey: string): number {
	const [[sound = "", labels], [placeSound = "", placeLabels]] = [
		key.split("#"),
		placeKey.split("#"),
	];
	const allowed = placeSound.length < 8 ? 1 : 2;
	const cannotBe =
		sound[0] !== placeSound[0] ||
		labels !== placeLabels ||
		Math.abs(sound.length - placeSound.length) > allowed ||
		(placeSound.length < 7 && consonants(sound) !== consonants(placeSound));
	const mistakes = cannotBe ? Number.POSITIVE_INFINITY : editDistance(sound, placeSound);
	return mistakes > allowed ? Number.POSITIVE_INFINITY : mistakes;
}
