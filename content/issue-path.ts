import type { FileName } from "./content-files.ts";
import { contentFolder } from "./content-folder.ts";

/** The lists that a file consists of: their names would tell an owner nothing. */
const silentLists = new Set(["categories", "items", "reviews", "families", "symbols"]);

/**
 * Where a value stands, as a person would say it:
 * `content/prices.json → Footwear → "Sports shoes": price`. What is wrong follows after a space.
 *
 * @param value what the file holds
 * @param path the keys and indexes that lead to the value
 */
export function issuePath(file: FileName, value: unknown, path: readonly PropertyKey[]): string {
	const steps: { text: string; entry: boolean }[] = [];
	let here = value;
	for (const [depth, key] of path.entries()) {
		here = (here as Record<PropertyKey, unknown> | undefined)?.[key];
		if (typeof key === "number") steps.push(entryName(here, key));
		else if (!(silentLists.has(String(key)) && typeof path[depth + 1] === "number"))
			steps.push({ text: String(key), entry: false });
	}
	const subject = typeof path.at(-1) === "number" ? undefined : steps.pop();
	const last = steps.filter(({ entry }) => entry).at(-1);
	const words = steps.map((step) => (step === last ? `"${step.text}"` : step.text));
	const place = [`${contentFolder()}/${file}.json`, ...words].join(" → ");
	return subject ? `${place}: ${subject.text}` : `${place}:`;
}

/** An entry of a list by the name a person knows it by, or else by its place. */
function entryName(entry: unknown, index: number): { text: string; entry: boolean } {
	if (typeof entry === "object" && entry !== null) {
		const known = entry as Record<string, unknown>;
		const name = [
			known.title,
			known.question,
			known.day,
			reviewer(known),
			known.name,
			known.slug,
			known.id,
		].find((value) => typeof value === "string" && value.trim() !== "");
		if (name) return { text: String(name), entry: true };
	}
	return { text: `entry ${index + 1}`, entry: false };
}

/** Who wrote a review: its own `name` is a resource path, which no person knows it by. */
function reviewer(entry: Record<string, unknown>): unknown {
	return (entry.reviewer as Record<string, unknown> | null | undefined)?.displayName;
}
