/** The content that a form's values mean. What the form left as it was stays as it stands in the file. */

import { isInLanguages } from "../shop/pick.ts";
import { cleanText } from "./clean-text.ts";
import { type FormSchema, recordValues } from "./form-schema.ts";
import {
	type FormContext,
	type Group,
	hasOwnHindi,
	hindiOf,
	isGroup,
	isPairedList,
	partnerOf,
	pictureName,
	toForm,
} from "./form-shape.ts";
import { plainPrice } from "./plain-price.ts";

/**
 * Editors trim texts, and fill or leave out what is optional: values that differ in nothing else count as unchanged.
 *
 * @param form the values of the form
 * @param old what the file holds now
 * @param shown the properties that the form shows, if not all of them
 */
export function readForm(
	schema: FormSchema,
	form: unknown,
	old: unknown,
	context: FormContext,
	shown?: readonly string[],
): unknown {
	if (old !== undefined && isSame(form, toForm(schema, old, context))) return old;
	if (recordValues(schema)) return readRecord(form);
	if (schema.properties) return readGroup(schema, isGroup(form) ? form : {}, old, context, shown);
	if (schema.items) {
		const entries = Array.isArray(form) ? form : [];
		return isPairedList(schema, context)
			? readPairs(entries)
			: readList(schema.items, entries, old, context);
	}
	return readValue(schema, form);
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
	old: unknown,
	context: FormContext,
	shown?: readonly string[],
): Group {
	const before = isGroup(old) ? old : {};
	const { properties = {}, required = [] } = schema;
	const group: Group = { ...before };
	for (const [name, field] of Object.entries(properties)) {
		if (field.isEngineers || (shown && !shown.includes(name))) continue;
		const value = hasOwnHindi(field, context)
			? readBoth(field, [form[name], form[hindiOf(name)]], before[name], context)
			: readForm(field, form[name], before[name], context);
		put(group, name, value, required.includes(name), field);
	}
	return inOrder(group, Object.keys(before), Object.keys(properties));
}

/** A text, or a list of texts, and its Hindi. */
function readBoth(
	field: FormSchema,
	[english, hindi]: readonly [unknown, unknown],
	old: unknown,
	context: FormContext,
): unknown {
	const plain = { ...context, hasHindi: false };
	const own = isInLanguages(old) ? old : { en: old };
	return inBoth(readForm(field, english, own.en, plain), readForm(field, hindi, own.hi, plain));
}

function inBoth(en: unknown, hi: unknown): unknown {
	return isBlank(hi) ? en : { en, hi };
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

function readPairs(form: readonly unknown[]): unknown[] {
	return form
		.filter(isGroup)
		.map(({ text, [hindiOf("text")]: hindi }) =>
			[text, hindi].map((one) => cleanText(String(one ?? ""))),
		)
		.filter(([text]) => text)
		.map(([text, hindi]) => inBoth(text, hindi));
}

function readList(
	items: FormSchema,
	form: readonly unknown[],
	old: unknown,
	context: FormContext,
): unknown[] {
	if (items.type !== "object")
		return form.map((entry) => readValue(items, entry)).filter((entry) => !isBlank(entry));
	const before = Array.isArray(old) ? old : [];
	return form.map((entry, index) =>
		readForm(items, entry, partnerOf(entry, before, index), context),
	);
}

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
