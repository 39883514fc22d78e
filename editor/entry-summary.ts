import type { FormSchema } from "./form-schema.ts";

/** What a list shows of an entry, the first that the entry has: names and prices, never ids. */
const summaries: readonly (readonly string[])[] = [
	["area"],
	["question"],
	["day", "opens", "closes"],
	["date", "name"],
	["reviewer.displayName", "starRating"],
	["name", "price", "service"],
	["name", "price"],
	["name", "role"],
	["shortName"],
	["name"],
	["title"],
];

/** A template of the editor: `{{fields.name}} · {{fields.price}}`. */
export function entrySummary(items: FormSchema): string {
	const fields = summaries.find((names) => names.every((name) => hasField(items, name.split("."))));
	if (!fields) throw new TypeError(`No summary for the entries “${items.title}”`);
	return fields.map((name) => `{{fields.${name}}}`).join(" · ");
}

function hasField(schema: FormSchema | undefined, [name, ...rest]: readonly string[]): boolean {
	if (name === undefined) return schema !== undefined;
	return hasField(schema?.properties?.[name], rest);
}
