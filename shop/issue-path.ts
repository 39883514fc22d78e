import { type FileName, isPageFolder } from "./content-files.ts";
import { contentFolder } from "./content-folder.ts";

/** A value of a content file. */
export interface Place {
	file: FileName;
	/** In the file; of a folder of pages, a page's index comes first. */
	path: readonly PropertyKey[];
	/** Of a text in another language than the first. */
	language?: string | undefined;
	/** `content/prices.json → Footwear → "Sports shoes": price` */
	words: string;
}

/** A thing that is wrong in the content, for its owner. */
export interface Fault extends Place {
	/** The fault and its remedy: "is empty. Write it as in …" */
	message: string;
	/** A fact that a text says by hand, and the placeholders that would say it. */
	byHand?: { text: string; placeholders: readonly string[] };
}

/** @param value the file's value */
export function placeAt(
	file: FileName,
	value: unknown,
	path: readonly PropertyKey[],
	language?: string,
): Place {
	return { file, path, language, words: issuePath(file, value, path, language) };
}

/** Each fault as one sentence, which begins with its place. */
export function sentencesOf(faults: readonly Fault[]): string[] {
	return faults.map(({ words, message }) => `${words} ${message}`);
}

/** Lists whose names do not help an owner. */
export const silentLists = new Set(["categories", "items", "reviews", "families", "symbols"]);

/**
 * The start of an error message: `content/prices.json → Footwear → "Sports shoes": price`.
 *
 * @param value the file's value
 * @param language of a text in another language than the first: `… → answer: hi`
 */
export function issuePath(
	file: FileName,
	value: unknown,
	path: readonly PropertyKey[],
	language?: string,
): string {
	const whole = language ? [...path, language] : path;
	const isPage = isPageFolder(file) && typeof path[0] === "number";
	const { slug = "" } = (isPage && (value as { slug?: string }[])[Number(path[0])]) || {};
	const steps: { text: string; entry: boolean }[] = [];
	let here = value;
	for (const [depth, key] of whole.entries()) {
		here = (here as Record<PropertyKey, unknown> | undefined)?.[key];
		if (isPage && depth === 0) continue;
		if (typeof key === "number") steps.push(entryName(here, key));
		else if (!(silentLists.has(String(key)) && typeof whole[depth + 1] === "number"))
			steps.push({ text: String(key), entry: false });
	}
	const subject = typeof whole.at(-1) === "number" ? undefined : steps.pop();
	const last = steps.filter(({ entry }) => entry).at(-1);
	const words = steps.map((step) => (step === last ? `"${step.text}"` : step.text));
	const name = isPage ? `${file}/${slug}.json` : isPageFolder(file) ? file : `${file}.json`;
	const place = [`${contentFolder()}/${name}`, ...words].join(" → ");
	return subject ? `${place}: ${subject.text}` : `${place}:`;
}

function entryName(entry: unknown, index: number): { text: string; entry: boolean } {
	const name = entryTitle(entry);
	return name
		? { text: name.slice(0, 80), entry: true }
		: { text: `entry ${index + 1}`, entry: false };
}

/** The name of an entry of a list. */
export function entryTitle(entry: unknown): string | undefined {
	if (typeof entry !== "object" || entry === null) return undefined;
	const known = entry as Record<string, unknown>;
	const names = [known.title, known.question, known.day, reviewer(known), known.name];
	return [...names, known.slug, known.id].find(
		(value): value is string => typeof value === "string" && value.trim() !== "",
	);
}

/** A review's own `name` is a resource path. */
function reviewer(entry: Record<string, unknown>): unknown {
	return (entry.reviewer as Record<string, unknown> | null | undefined)?.displayName;
}
