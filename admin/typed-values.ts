/** Turns values that owners type and paste into those of the files: “98765 43210”, “₹95/-”, a text with tabs in it. */
import { isInLanguages } from "../shop/pick.ts";
import { parsePrice } from "../shop/price.ts";
import { type FormSchema, recordValues } from "./form-schema.ts";
import { type Group, isBlank, isEqual, isGroup, partnerOf } from "./json.ts";

/** Marks that paste brings along and nobody sees. Those that join Devanagari letters stay. */
const unseen = /(?!\n)[\p{Cc}\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/gu;

/** Returns a typed or pasted text with plain spaces and line ends. */
export function cleanText(text: string): string {
	return text
		.replaceAll(/\r\n?|[\u2028\u2029]/g, "\n")
		.replaceAll("\t", " ")
		.replaceAll(unseen, "")
		.replaceAll(/[^\S\n]+/g, " ")
		.replaceAll(/ ?\n ?/g, "\n")
		.replaceAll(/\n{3,}/g, "\n\n")
		.trim();
}

/** @param name of the field: a phone number looks like any text */
export function plainText(schema: FormSchema, text: string, name = ""): string {
	const clean = cleanText(text);
	if (schema.isPrice) return plainPrice(clean);
	if (schema.isClockTime) return plainTime(clean);
	if (name === "phone" || name === "whatsapp") return plainPhone(clean, name);
	return clean;
}

const rupees = /₹|(?:\brs\b|\brs(?=\.?\s*\d)|\binr\b|\brupees?\b)\.?|रुपये|रुपए|रु\.?/giu;

/** A price as people write it on a card, as the rate card has it: “Rs. 95/-” is "95". Others stay as they are. */
export function plainPrice(text: string): string {
	if (!("error" in parsePrice(text))) return text;
	const plain = text
		.replaceAll(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - 0x966))
		.replaceAll(rupees, " ")
		.replaceAll(/(?<=\d)\s*(?:\/[-=–—]|\bonly\b)/gi, "")
		.replace(/(?<=\d)\s+(?:to|से)\s+(?=\d)/i, "–")
		.replace(/(?<=\d)\s*\/\s*(?=[a-z])/i, " per ")
		.replaceAll(/\s+/g, " ")
		.trim();
	return "error" in parsePrice(plain) ? text : plain;
}

/** "8:00" and "8.30 pm" are "08:00" and "20:30". Others stay as they are. */
function plainTime(text: string): string {
	const [, hour, minute = "00", half] =
		/^(\d{1,2})(?:[:.](\d\d))?\s*([ap])?\.?(?:m\.?)?$/i.exec(text) ?? [];
	if (!hour || (!half && !/[:.]/.test(text)) || Number(hour) > (half ? 12 : 24)) return text;
	const hours = half ? (Number(hour) % 12) + (half.toLowerCase() === "p" ? 12 : 0) : Number(hour);
	return `${String(hours).padStart(2, "0")}:${minute}`;
}

/** Ten digits as people in India write them, with 0 or +91 before them or nothing. Others stay as they are. */
function plainPhone(text: string, name: "phone" | "whatsapp"): string {
	const [, rest = ""] = /^(?:(?:\+|00)91[ -]*|0)?([1-9][\d ()-]*)$/.exec(text) ?? [];
	const groups = rest.split(/[ ()-]+/).filter(Boolean);
	if (groups.join("").length !== 10) return text;
	return name === "phone" ? `+91 ${groups.join(" ")}` : `91${groups.join("")}`;
}

/**
 * A value of a form as it is saved: texts in plain form, nothing that is empty and optional, ids for new entries. What is
 * as it was stays as it stands in the file.
 */
export function tidied(schema: FormSchema, value: unknown, old: unknown): unknown {
	const tidy = tidyValue(schema, value, old);
	const ids = new Set<unknown>();
	collectIds(tidy, ids);
	return withIds(schema, tidy, ids);
}

function tidyValue(schema: FormSchema, value: unknown, old: unknown, name?: string): unknown {
	if (value === old || isEqual(value, old)) return old;
	if (isInLanguages(value)) {
		const both = Object.entries(value).map(
			([id, text]) =>
				[id, tidyValue(schema, text, isInLanguages(old) ? old[id] : undefined, name)] as const,
		);
		const written = both.filter(([, text]) => !isBlank(text));
		if (written.length === 0) return Array.isArray(value.en) ? [] : "";
		return written.length === 1 && written[0]?.[0] === "en" && !schema.isOwnList
			? written[0][1]
			: Object.fromEntries(written);
	}
	if (typeof value === "string") return plainText(schema, value, name);
	if (Array.isArray(value)) {
		const { items = {} } = schema;
		const before = Array.isArray(old) ? old : [];
		return value
			.map((entry, at) => tidyValue(items, entry, partnerOf(entry, before, at)))
			.filter((entry) => isGroup(entry) || !isBlank(entry));
	}
	if (isGroup(value) && !recordValues(schema)) return tidyGroup(schema, value, old);
	return value;
}

function tidyGroup(schema: FormSchema, value: Group, old: unknown): Group {
	const { properties = {}, required = [] } = schema;
	const before: Group = isGroup(old) ? old : {};
	const names = new Set([...Object.keys(properties), ...Object.keys(value)]);
	const entries = [...names].map((name): [string, unknown] => {
		const field = properties[name] ?? {};
		return [name, tidyValue(field, value[name], before[name], name)];
	});
	return Object.fromEntries(
		entries.filter(([name, inner]) => {
			const isKept = inner !== undefined && (inner === before[name] || !isBlank(inner));
			return isKept || (required.includes(name) && inner !== undefined);
		}),
	);
}

/** The texts of an entry that its id is made of, the best first. */
const namingTexts = ["name", "question", "title"];

function withIds(schema: FormSchema, value: unknown, taken: Set<unknown>): unknown {
	const { items, properties } = schema;
	if (items && Array.isArray(value)) return mapped(value, (entry) => withIds(items, entry, taken));
	if (!properties || !isGroup(value)) return value;
	const isNew = "id" in properties && isBlank(value.id);
	const id = isNew ? freeId(value, taken) : value.id;
	const inner = Object.entries(value).map(([name, one]) => [
		name,
		withIds(properties[name] ?? {}, one, taken),
	]);
	const isSame = inner.every(([name, one]) => one === value[name as string]);
	return isSame && !isNew ? value : { ...(isNew && { id }), ...Object.fromEntries(inner) };
}

/** The same list where nothing in it changed. */
function mapped(list: unknown[], change: (entry: unknown) => unknown): unknown[] {
	const changed = list.map(change);
	return changed.every((entry, at) => entry === list[at]) ? list : changed;
}

function collectIds(value: unknown, ids: Set<unknown>): void {
	if (Array.isArray(value)) for (const entry of value) collectIds(entry, ids);
	if (!isGroup(value)) return;
	if (value.id) ids.add(value.id);
	for (const inner of Object.values(value)) collectIds(inner, ids);
}

/** "sports-shoes" of "Sports shoes (pair)". */
function freeId(entry: Group, taken: Set<unknown>): string {
	const named = namingTexts.map((name) => entry[name]).find((text) => !isBlank(text)) ?? "";
	const words = String(isInLanguages(named) ? named.en : named)
		.normalize("NFKD")
		.replaceAll(/\{[^}]*\}|\([^)]*\)|['’]|\p{M}/gu, "");
	const wish =
		words
			.toLowerCase()
			.match(/[a-z0-9]+/g)
			?.slice(0, 6)
			.join("-") ?? "entry";
	let id = wish;
	for (let count = 2; taken.has(id); count++) id = `${wish}-${count}`;
	taken.add(id);
	return id;
}
