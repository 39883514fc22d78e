/** A form's value as it is saved. */
import { isInLanguages } from "../shop/pick.ts";
import { plainText } from "../shop/typed-values.ts";
import { type FormSchema, isHidden, recordValues } from "./form-schema.ts";
import { type Group, groupOf, isBlank, isEqual, isGroup, listOf, partnersIn } from "./json.ts";

/**
 * Texts in plain form, nothing that is empty and optional, ids for new entries.
 * @param old the value that is saved: whatever is equal stays as it stands in the file
 */
export function tidied(schema: FormSchema, value: unknown, old: unknown): unknown {
	const taken = new Set<unknown>();
	collectIds(value, taken);
	return tidy(schema, value, old, taken);
}

function tidy(schema: FormSchema, value: unknown, old: unknown, taken: Set<unknown>): unknown {
	if (isEqual(value, old)) return old;
	if (typeof value === "string") return plainText(schema, value);
	if (Array.isArray(value)) {
		const { items = {} } = schema;
		const partners = partnersIn(value, listOf(old));
		return value
			.map((entry, at) => tidy(items, entry, listOf(old)[partners[at] ?? -1], taken))
			.filter((entry) => isGroup(entry) || !isBlank(entry));
	}
	if (!isGroup(value) || recordValues(schema)) return value;
	if (isInLanguages(value)) {
		const written = Object.entries(value)
			.map(([id, text]) => [id, tidy(schema, text, groupOf(old)[id], taken)] as const)
			.filter(([, text]) => !isBlank(text));
		if (written.length === 0) return schema.isOwnList ? [] : "";
		const isEnglishAlone = written.length === 1 && "en" in value && !isBlank(value.en);
		return isEnglishAlone && !schema.isOwnList ? written[0]?.[1] : Object.fromEntries(written);
	}
	return tidyGroup(schema, value, groupOf(old), taken);
}

function tidyGroup(schema: FormSchema, value: Group, old: Group, taken: Set<unknown>): Group {
	const { properties = {}, required = [] } = schema;
	const id = "id" in properties && isBlank(value.id) ? { id: freeId(value, taken) } : {};
	const entries = Object.keys({ ...id, ...properties, ...value }).map((name) => {
		const field = properties[name] ?? {};
		const inner = isHidden(field, value) ? undefined : ({ ...value, ...id } as Group)[name];
		return [name, tidy(field, inner, old[name], taken)] as const;
	});
	return Object.fromEntries(
		entries.filter(([name, inner]) => {
			// A switch that is on by itself is off only where it says so.
			const isSaid = required.includes(name) || properties[name]?.default !== undefined;
			return inner !== undefined && (inner === old[name] || isSaid || !isBlank(inner));
		}),
	);
}

function collectIds(value: unknown, ids: Set<unknown>): void {
	if (typeof value !== "object" || value === null) return;
	if ("id" in value) ids.add(value.id);
	for (const inner of Object.values(value)) collectIds(inner, ids);
}

/** "sports-shoes" of "Sports shoes (pair)". */
function freeId({ name, question, title }: Group, taken: Set<unknown>): string {
	const named = [name, question, title].find((text) => !isBlank(text)) ?? "";
	const words = String(isInLanguages(named) ? named.en : named)
		.normalize("NFKD")
		.replaceAll(/\{[^}]*\}|\([^)]*\)|['’]|\p{M}/gu, "")
		.toLowerCase()
		.match(/[a-z0-9]+/g);
	const wish = words?.slice(0, 6).join("-") ?? "entry";
	let id = wish;
	for (let count = 2; taken.has(id); count++) id = `${wish}-${count}`;
	taken.add(id);
	return id;
}
