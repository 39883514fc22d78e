/** The content that a form's values mean. What the form left as it was stays as it stands in the file. */

import { cleanText } from "./clean-text.ts";
import { type FormSchema, recordValues } from "./form-schema.ts";
import {
	type FormContext,
	type Group,
	hasOwnHindi,
	hindiOf,
	isGroup,
	isPairedList,
	keyOf,
	partnerOf,
	pictureName,
	toForm,
} from "./form-shape.ts";
import { plainPrice } from "./plain-price.ts";

/** A value, and its texts in Hindi. */
export interface Both {
	original: unknown;
	/** Undefined where there is nothing to translate, or nothing is translated. */
	translated: unknown;
}

/**
 * Editors trim texts, and fill or leave out what is optional: values that differ in nothing else count as unchanged.
 *
 * @param form the values of the form
 * @param old what the file and its translation hold now
 * @param shown the properties that the form shows, if not all of them
 */
export function readForm(
	schema: FormSchema,
	form: unknown,
	old: Both,
	context: FormContext,
	shown?: readonly string[],
): Both {
	if (old.original !== undefined) {
		const before = toForm(schema, old.original, old.translated, context);
		if (isSame(form, before)) return old;
	}
	if (recordValues(schema)) return { original: readRecord(form), translated: undefined };
	if (schema.properties) return readGroup(schema, isGroup(form) ? form : {}, old, context, shown);
	if (schema.items) {
		const entries = Array.isArray(form) ? form : [];
		return isPairedList(schema, context)
			? readPairs(entries, old)
			: readList(schema.items, entries, old, context);
	}
	return { original: readValue(schema, form), translated: undefined };
}

function readValue(schema: FormSchema, form: unknown): unknown {
	if (schema.type === "boolean") return form === true || (schema.const ? undefined : false);
	if (typeof form !== "string") return form ?? undefined;
	const text = cleanText(form);
	if (schema.isPrice) return plainPrice(text);
	return schema.shown ? pictureName(text) : text;
}

function readRecord(form: unknown): Group {
	const entries = Array.isArray(form) ? form.filter(isGroup) : [];
	return Object.fromEntries(
		entries
			.map(({ name, values }) => [cleanText(String(name ?? "")), readTexts(values)] as const)
			.filter(([name]) => name),
	);
}

function readTexts(form: unknown): string[] {
	const texts = Array.isArray(form) ? form : [];
	return texts.map((text) => cleanText(String(text ?? ""))).filter(Boolean);
}

function readGroup(
	schema: FormSchema,
	form: Group,
	old: Both,
	context: FormContext,
	shown?: readonly string[],
): Both {
	const [before, beforeHindi] = [groupOf(old.original), groupOf(old.translated)];
	const { properties = {}, required = [] } = schema;
	const original: Group = { ...before };
	const hindi: Group = { ...beforeHindi };
	for (const [name, field] of Object.entries(properties)) {
		if (field.isEngineers || (shown && !shown.includes(name))) continue;
		const both = readForm(
			field,
			form[name],
			{ original: before[name], translated: beforeHindi[name] },
			context,
		);
		put(original, name, both.original, required.includes(name), field);
		if (hasOwnHindi(field, context))
			both.translated = readForm(
				field,
				form[hindiOf(name)],
				{ original: beforeHindi[name], translated: undefined },
				{ ...context, hasHindi: false },
			).original;
		put(hindi, name, both.translated, false, field);
	}
	const names = Object.keys(properties);
	return {
		original: inOrder(original, Object.keys(before), names),
		translated: namedHindi(schema, hindi, original, Object.keys(beforeHindi)),
	};
}

function put(group: Group, name: string, value: unknown, isRequired: boolean, field: FormSchema) {
	if (!isBlank(value)) group[name] = value;
	else if (isRequired) group[name] = value ?? emptyOf(field);
	else delete group[name];
}

function emptyOf({ type }: FormSchema): unknown {
	if (type === "array") return [];
	if (type === "object") return {};
	return type === "boolean" ? false : type === "string" ? "" : undefined;
}

/** With the key by which it meets its original. */
function namedHindi(
	schema: FormSchema,
	hindi: Group,
	original: Group,
	before: readonly string[],
): Group | undefined {
	const key = keyOf(schema);
	if (Object.keys(hindi).every((name) => name === key)) return undefined;
	const named = key ? { ...hindi, [key]: original[key] } : hindi;
	return inOrder(named, before, Object.keys(schema.properties ?? {}));
}

/** The keys as they stood, and a new one after the one that it follows in the schema. */
function inOrder(group: Group, before: readonly string[], names: readonly string[]): Group {
	const order = before.filter((name) => name in group);
	for (const [place, name] of names.entries()) {
		if (!(name in group) || order.includes(name)) continue;
		const previous = names.slice(0, place).findLast((one) => order.includes(one));
		order.splice(previous === undefined ? 0 : order.indexOf(previous) + 1, 0, name);
	}
	return Object.fromEntries(order.map((name) => [name, group[name]]));
}

function readPairs(form: readonly unknown[], old: Both): Both {
	const pairs = form
		.filter(isGroup)
		.map(({ text, [hindiOf("text")]: hindi }) =>
			[text, hindi].map((one) => cleanText(String(one ?? ""))),
		)
		.filter(([text]) => text);
	const isTranslated = old.translated !== undefined || pairs.some(([, hindi]) => hindi);
	return {
		original: pairs.map(([text]) => text),
		// A translation needs as many texts; the check names those that are the same as the original.
		translated: isTranslated ? pairs.map(([text, hindi]) => hindi || text) : undefined,
	};
}

function readList(
	items: FormSchema,
	form: readonly unknown[],
	old: Both,
	context: FormContext,
): Both {
	const [before, beforeHindi] = [listOf(old.original), listOf(old.translated)];
	if (items.type !== "object")
		return {
			original: form.map((entry) => readValue(items, entry)).filter((entry) => !isBlank(entry)),
			translated: undefined,
		};
	const both = form.map((entry, index) => {
		const original = partnerOf(entry, before, index);
		const translated = partnerOf(original ?? entry, beforeHindi, index);
		return readForm(items, entry, { original, translated }, context);
	});
	const original = both.map((entry) => entry.original);
	const hindi = both.map(({ translated }) => translated);
	if (hindi.every((entry) => entry === undefined)) return { original, translated: undefined };
	const key = keyOf(items);
	if (!key) return { original, translated: hindi.map((entry) => entry ?? {}) };
	return { original, translated: inTheirOrder(hindi.filter(isGroup), listOf(old.translated), key) };
}

/** A translation may have its entries in an order of its own. */
function inTheirOrder(entries: Group[], before: readonly unknown[], key: string): Group[] {
	const names = entries.map((entry) => entry[key]);
	const order = before.map((entry) => groupOf(entry)[key]).filter((name) => names.includes(name));
	for (const [place, name] of names.entries())
		if (!order.includes(name)) order.splice(order.indexOf(names[place - 1]) + 1, 0, name);
	return order.flatMap((name) => entries.filter((entry) => entry[key] === name));
}

const groupOf = (value: unknown): Group => (isGroup(value) ? value : {});
const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

/** Nothing that an owner wrote. */
function isBlank(value: unknown): boolean {
	if (typeof value === "string") return value.trim() === "";
	if (Array.isArray(value)) return value.length === 0;
	if (isGroup(value)) return Object.values(value).every(isBlank);
	return value === undefined || value === null || value === false;
}

function isSame(one: unknown, other: unknown): boolean {
	if (isBlank(one) || isBlank(other)) return isBlank(one) && isBlank(other);
	if (typeof one === "string" && typeof other === "string") return one.trim() === other.trim();
	if (Array.isArray(one) && Array.isArray(other))
		return one.length === other.length && one.every((entry, place) => isSame(entry, other[place]));
	if (isGroup(one) && isGroup(other))
		return [...new Set([...Object.keys(one), ...Object.keys(other)])].every((name) =>
			isSame(one[name], other[name]),
		);
	return one === other;
}
