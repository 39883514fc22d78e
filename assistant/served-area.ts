/** The areas that the shop comes to: which place a text names, however it is spelt. */
import type { Business } from "../shop/types.ts";
import { remembered } from "./read/remembered.ts";
import { nearestWord, soundKey } from "./read/spelling.ts";
import { plainWords } from "./read/tokens.ts";

export type AreaNames = Pick<Business, "areas" | "areaSpellings" | "areasNotPromised">;

export interface Place {
	name: string;
	served: boolean;
}

/** Finds the place that words in a row name, by their sound. */
export type Places = ReturnType<typeof placesOf>;

/** The place that a visitor's text names: an area that is served, a place that is not promised, the shop's own city, or none of them. */
export interface FoundArea {
	kind: "served" | "nearby" | "city" | "unknown";
	/** The place as the content writes it; if unknown, what the visitor wrote. */
	name: string;
}

const longestName = 4;
const shortestName = 4;

export function placesOf({ areas, areaSpellings, areasNotPromised }: AreaNames) {
	const keysOf = (names: readonly string[]) => names.map((name) => keyOf(plainWords(name)));
	// Places that are not promised come first, so that in doubt nothing is claimed.
	const all = [
		...areasNotPromised.map((name) => ({ name, served: false, keys: keysOf([name]) })),
		...areas.map((name) => ({
			...{ name, served: true },
			keys: keysOf([name, ...(areaSpellings[name] ?? [])]),
		})),
	];
	const exact = (key: string): Place | undefined => all.find(({ keys }) => keys.includes(key));
	/** The letters and numbers after "#" must be right. */
	const nearest = remembered((key) => {
		const [sound = "", labels] = key.split("#");
		const others = all.flatMap(({ keys }) => keys).filter((other) => other.endsWith(`#${labels}`));
		const sounds = others.map((other) => other.replace(/#.*/, ""));
		const found = nearestWord(sound, sounds);
		return found === undefined ? undefined : exact(`${found}#${labels}`);
	});
	const find = (words: readonly string[], by: (key: string) => Place | undefined) => {
		const key = keyOf(words);
		return key.indexOf("#") < shortestName ? undefined : by(key);
	};
	return {
		/** Without a mistake. */
		named: (words: readonly string[]) => find(words, exact),
		/** Be it misspelt. */
		meant: (words: readonly string[]) => find(words, (key) => exact(key) ?? nearest(key)),
	};
}

/** The place that the words from `start` on name, by its longest name, and the number of its words. */
export function placeAt(
	words: readonly string[],
	start: number,
	find: Places["named"],
): (Place & { length: number }) | undefined {
	for (let length = Math.min(longestName, words.length - start); length > 0; length--) {
		const place = find(words.slice(start, start + length));
		if (place) return { ...place, length };
	}
	return undefined;
}

/**
 * The last place counts, because addresses end in the larger one: "Premnagar, Delhi" is in Delhi.
 * @param text an area, a landmark or an address, in Latin or Hindi letters
 * @param city the shop's own city by each of its names, which counts where a text names nothing else
 */
export function findArea(text: string, places: Places, city: readonly string[] = []): FoundArea {
	const words = plainWords(text);
	let found: Place | undefined;
	for (let start = 0; start < words.length; ) {
		const place = placeAt(words, start, places.meant);
		found = place ?? found;
		start += place?.length ?? 1;
	}
	// Short names of a city are known, misspelt ones are not.
	const isCity =
		city.some((name) => keyOf(plainWords(name)) === keyOf(words)) ||
		placesOf({ areas: [...city], areaSpellings: {}, areasNotPromised: [] }).meant(words);
	if (!found && city[0] && isCity) return { kind: "city", name: city[0] };
	if (!found) return { kind: "unknown", name: text.trim().replaceAll(/\s+/g, " ") };
	return { kind: found.served ? "served" : "nearby", name: found.name };
}

/** The sound of a name, and its letters and numbers after "#": Sector 21 is not Sector 23, Block A not Block C. */
function keyOf(words: readonly string[]): string {
	const labels = words.filter((word) => /^(?:\d+|[a-z])$/.test(word));
	return `${soundKey(words.map((word) => (word === "rd" ? "road" : word)).join(""))}#${labels}`;
}
