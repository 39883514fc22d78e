/** A fault of the content, and its place in an owner's words. */
import { type FileName, isPageFolder } from "./content-files.ts";
import { contentFolder } from "./content-folder.ts";

/** A place in a file. */
export interface At {
	file: FileName;
	/** The content of the file. */
	value: unknown;
	/** Of a folder of pages, a page's index comes first. */
	path: readonly PropertyKey[];
	/** Of a text in another language than the first. */
	language?: string | undefined;
}

export interface Fault extends Omit<At, "value"> {
	/** `content/prices.json → Footwear → "Sports shoes": price` */
	words: string;
	/** The fault and its remedy: "is empty. Write it as in …" */
	message: string;
	/** A fact that a text says by hand, and the placeholders that would say it. */
	byHand?: { text: string; placeholders: readonly string[] };
}

export function faultAt(at: At, message: string): Fault {
	const { file, path, language } = at;
	return { file, path, language, words: placeWords(at), message };
}

/** Each fault as one sentence, which begins with its place. */
export function sentencesOf(faults: readonly Fault[]): string[] {
	return faults.map(({ words, message }) => `${words} ${message}`);
}

/** Lists whose names do not help an owner. */
export const silentLists = new Set(["categories", "items", "reviews", "families", "symbols"]);

/** `content/prices.json → Footwear → "Sports shoes": price`; in another language `… → answer: hi`. */
export function placeWords({ file, value, path, language }: At): string {
	const whole = language ? [...path, language] : path;
	const isPage = isPageFolder(file) && typeof path[0] === "number";
	const { slug = "" } = (isPage && (value as { slug?: string }[])[Number(path[0])]) || {};
	const steps: { text: string; entry: boolean }[] = [];
	let here = value;
	for (const [depth, key] of whole.entries()) {
		here = (here as Record<PropertyKey, unknown> | undefined)?.[key];
		if (isPage && depth === 0) continue;
		if (typeof key === "number") {
			const title = entryTitle(here)?.slice(0, 80);
			steps.push({ text: title ?? `entry ${key + 1}`, entry: title !== undefined });
		} else if (!(silentLists.has(String(key)) && typeof whole[depth + 1] === "number"))
			steps.push({ text: String(key), entry: false });
	}
	const subject = typeof whole.at(-1) === "number" ? undefined : steps.pop();
	const last = steps.filter(({ entry }) => entry).at(-1);
	const words = steps.map((step) => (step === last ? `"${step.text}"` : step.text));
	const name = isPage ? `${file}/${slug}.json` : isPageFolder(file) ? file : `${file}.json`;
	const place = [`${contentFolder()}/${name}`, ...words].join(" → ");
	return subject ? `${place}: ${subject.text}` : `${place}:`;
}

/** The name of an entry of a list. A review's own `name` is a resource path. */
export function entryTitle(entry: unknown): string | undefined {
	if (typeof entry !== "object" || entry === null) return undefined;
	const { title, question, day, reviewer, name, slug, id } = entry as Record<string, unknown>;
	const { displayName } = (reviewer ?? {}) as { displayName?: unknown };
	return [title, question, day, displayName, name, slug, id].find(
		(value): value is string => typeof value === "string" && value.trim() !== "",
	);
}
