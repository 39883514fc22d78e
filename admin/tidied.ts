/** A form's value as it is saved. */
import { isInLanguages } from "../shop/pick.ts";
import { plainText } from "../shop/typed-values.ts";
import { type FormSchema, isHidden, isRecordOfLists } from "./form-schema.ts";
import { type Group, groupOf, isBlank, isEqual, isGroup, listOf, partnersIn } from "./json.ts";

/**
 * Texts in plain form, nothing that is empty and optional, ids for new entries, the moment of a new answer.
 * @param old the value that is saved: whatever is equal stays as it stands in the file
 */
export function tidied(schema: FormSchema, value: unknown, old: unknown): unknown {
	if (isEqual(value, old)) return old;
	const taken = new Set<unknown>();
	JSON.stringify(value, (name, inner) => {
		if (name === "id") taken.add(inner);
		return inner;
	});
	return tidy(schema, value, old, taken);
}

function tidy(schema: FormSchema, value: unknown, old: unknown, taken: Set<unknown>): unknown {
	if (isEqual(value, old)) return old;
	if (typeof value === "string") return plainText(schema, value);
	if (Array.isArray(value)) {
		const before = listOf(old);
		const partners = partnersIn(value, before);
		return value
			.map((entry, at) => tidy(schema.items ?? {}, entry, before[partners[at] ?? -1], taken))
			.filter((entry) => isGroup(entry) || !isBlank(entry));
	}
	if (!isGroup(value) || isRecordOfLists(schema)) return value;
	if (!isInLanguages(value)) return tidyGroup(schema, value, groupOf(old), taken);
	const written = Object.entries(value)
		.map(([language, text]) => [language, tidy(schema, text, groupOf(old)[language], taken)])
		.filter(([, text]) => !isBlank(text));
	if (schema.isOwnList) return written.length > 0 ? Object.fromEntries(written) : [];
	const [[language, text] = ["en", ""], ...others] = written;
	return language === "en" && others.length === 0 ? text : Object.fromEntries(written);
}

function tidyGroup(schema: FormSchema, group: Group, old: Group, taken: Set<unknown>): Group {
	const { properties = {}, required = [] } = schema;
	const value = { ...group };
	if ("id" in properties && isBlank(value.id)) value.id = freeId(value, taken);
	for (const [name, { stamps }] of Object.entries(properties)) {
		if (!stamps) continue;
		if (isBlank(value[name])) return {};
		const isNew = old[name] === undefined ? isBlank(value[stamps]) : value[name] !== old[name];
		if (isNew) value[stamps] = new Date().toISOString();
	}
	const entries = Object.keys({ ...properties, ...value }).map((name) => {
		const field = properties[name] ?? {};
		const inner = isHidden(field, value) ? undefined : value[name];
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

/** "sports-shoes" of "Sports shoes (pair)". */
function freeId({ name, question, title }: Group, taken: Set<unknown>): string {
	const named = [name, question, title].find((text) => !isBlank(text)) ?? "";
	const words = String(isInLanguages(named) ? named.en : named)
		.normalize("NFKD")
		.replaceAll(/\{[^}]*\}|\([^)]*\)|['’]|\p{M}/gu, "")
		.toLowerCase()
		.match(/[a-z0-9]+/g);
	const wish = words?.slice(0, 6).join("-") ?? "entry";
	const id = freeName(wish, taken);
	taken.add(id);
	return id;
}

/** "shirt-2" where there is a "shirt". */
export function freeName(wish: string, taken: ReadonlySet<unknown>): string {
	let name = wish;
	for (let count = 2; taken.has(name); count++) name = `${wish}-${count}`;
	return name;
}
