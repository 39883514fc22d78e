import type { FormSchema } from "./form-schema.ts";
import { type Group, isGroup } from "./form-shape.ts";

/** The texts of an entry that its id is made of, the best first. */
const namingTexts = ["name", "question", "title", "shortName", "h1"];

/** Ids of a form's new entries, made of what they are called. @returns a copy of the form */
export function withEntryIds(schema: FormSchema, form: unknown): unknown {
	const copy = structuredClone(form);
	const entries = keyedEntries(schema, copy);
	const taken = new Set(entries.map(({ entry, key }) => entry[key]).filter(isWritten));
	for (const { entry, key } of entries) {
		if (isWritten(entry[key])) continue;
		const id = freeId(shortNameOf(entry), taken);
		entry[key] = id;
		taken.add(id);
	}
	return copy;
}

function keyedEntries(schema: FormSchema, form: unknown): { entry: Group; key: string }[] {
	if (Array.isArray(form)) return form.flatMap((entry) => keyedEntries(schema.items ?? {}, entry));
	if (!isGroup(form)) return [];
	const { properties = {} } = schema;
	const key = ["id", "slug"].find((name) => name in properties);
	return [
		...(key ? [{ entry: form, key }] : []),
		...Object.entries(properties).flatMap(([name, field]) => keyedEntries(field, form[name])),
	];
}

/** "sports-shoes" of "Sports shoes (pair)". */
function shortNameOf(entry: Group): string {
	const text = namingTexts.map((name) => entry[name]).find(isWritten) ?? "";
	const words = text
		.normalize("NFKD")
		.replaceAll(/\{[^}]*\}|\([^)]*\)|['’]|\p{M}/gu, "")
		.toLowerCase();
	return (
		words
			.match(/[a-z0-9]+/g)
			?.slice(0, 6)
			.join("-") ?? "entry"
	);
}

function freeId(wish: string, taken: ReadonlySet<unknown>): string {
	let id = wish;
	for (let count = 2; taken.has(id); count++) id = `${wish}-${count}`;
	return id;
}

function isWritten(value: unknown): value is string {
	return typeof value === "string" && value.trim() !== "";
}
