import type { Lexicon } from "./lexicon.ts";
import { plainWords } from "./plain-words.ts";
import { editDistance, soundKey } from "./spelling.ts";

/** The last words of place names that people leave out. */
const kindsOfPlace = new Set(["road", "town", "colony", "enclave", "vihar", "nagar"]);
const longestName = 3;

/** The ways to write an area, each without spaces: whole, and without "Road" or "Town". */
function waysToWrite(area: string): string[] {
	const words = plainWords(area);
	const last = words.at(-1) ?? "";
	const short = words.length > 1 && kindsOfPlace.has(last) ? [words.slice(0, -1).join("")] : [];
	return [words.join(""), ...short].map(soundKey);
}

const ways = new WeakMap<readonly string[], { name: string; keys: string[] }[]>();

function waysOf(areas: readonly string[]) {
	let known = ways.get(areas);
	if (!known) {
		known = areas.map((name) => ({ name, keys: waysToWrite(name) }));
		ways.set(areas, known);
	}
	return known;
}

/** The served area that is named at a place in the words, and how many words name it. */
export function findArea(
	words: readonly string[],
	start: number,
	areas: readonly string[],
	lexicon: Lexicon,
): { name: string; length: number } | undefined {
	for (let length = longestName; length > 0; length--) {
		const named = words.slice(start, start + length);
		if (named.length < length) continue;
		const text = named.join("");
		if (text.length < 5) continue;
		if (length === 1 && lexicon.meaningOf(text) !== undefined) continue;
		const key = soundKey(text);
		const found = waysOf(areas).find(({ keys }) => keys.some((way) => isNear(key, way)));
		if (found) return { name: found.name, length };
	}
	return undefined;
}

function isNear(key: string, way: string): boolean {
	const allowed = way.length < 8 ? 1 : 2;
	if (key[0] !== way[0] || Math.abs(key.length - way.length) > allowed) return false;
	return editDistance(key, way) <= allowed;
}
