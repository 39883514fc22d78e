/** Describes a change in words: the messages of the owner's commits. */
import { isInLanguages } from "../shop/pick.ts";
import { type FormSchema, schemaAt } from "./form-schema.ts";
import { groupOf, isEqual, listOf, partnersIn } from "./json.ts";
import { titleOf } from "./names.ts";
import { slugOf, type Values } from "./shop-files.ts";

/** A sentence for each thing that changed: `Price of Shirt: ₹80 → ₹95`. */
export function describeChanges(before: Values, after: Values): string[] {
	return Object.keys({ ...before, ...after }).flatMap((path) => {
		const [old, now] = [before[path], after[path]];
		const schema = schemaAt(path);
		if (slugOf(path) === undefined) return changesIn(schema, old, now, "");
		const page = titleOf(schema, now ?? old, "en") || slugOf(path);
		if (!old || !now) return [`Page “${page}” ${now ? "added" : "taken out"}`];
		return changesIn(schema, old, now, "", page);
	});
}

/** The first line of a commit, and all that it does where that is more. */
export function commitMessage(sentences: readonly string[]): { headline: string; body: string } {
	const [first = "Content changed"] = sentences;
	const more = sentences.length > 1 ? `, and ${sentences.length - 1} more` : "";
	const headline = shortened(first, 72 - more.length) + more;
	const isTold = sentences.length <= 1 && headline === first;
	return { headline, body: isTold ? "" : sentences.map((one) => `- ${one}`).join("\n") };
}

/** @param title of the field; none of an entry, or of a file @param of the entry, or the page, that holds it */
function changesIn(
	schema: FormSchema,
	old: unknown,
	now: unknown,
	title: string,
	of?: string,
): string[] {
	if (isEqual(old, now)) return [];
	if (isInLanguages(old) || isInLanguages(now)) {
		const [was, is] = [old, now].map((one) => (isInLanguages(one) ? one : { en: one }));
		const inHindi = changesIn(schema, was?.hi, is?.hi, title, of);
		return [
			...changesIn(schema, was?.en, is?.en, title, of),
			...inHindi.map((sentence) => `${sentence} (Hindi)`),
		];
	}
	if (schema.items) return listChanges(schema.items, listOf(old), listOf(now), title);
	const whole = of ? `${title} of ${/\?$/.test(of) ? `“${shortened(of)}”` : shortened(of)}` : title;
	if (!schema.properties) return [whole + leafWords(schema, old, now)];
	return Object.entries(schema.properties).flatMap(([name, field]) => {
		const own = field.words?.en[0] ?? name;
		const inGroup = `${whole}, ${own.charAt(0).toLowerCase()}${own.slice(1)}`;
		const [was, is] = [groupOf(old)[name], groupOf(now)[name]];
		return title ? changesIn(field, was, is, inGroup) : changesIn(field, was, is, own, of);
	});
}

function listChanges(
	items: FormSchema,
	old: readonly unknown[],
	now: readonly unknown[],
	title: string,
): string[] {
	const kind = items.words?.en[0] ?? title;
	const name = (entry: unknown) => {
		const text = isInLanguages(entry) ? entry.en : entry;
		return typeof text === "string" ? text : titleOf(items, entry, "en");
	};
	const named = (entry: unknown) => `${kind} “${shortened(name(entry))}”`;
	const partners = partnersIn(now, old);
	// A day's hours are one thing.
	const isWhole = "opens" in (items.properties ?? {});
	const changes = now.flatMap((entry, at) => {
		const was = old[partners[at] ?? -1];
		if (was === undefined) return [`${named(entry)} added`];
		if (isWhole) return isEqual(was, entry) ? [] : [`${name(was)} → ${name(entry)}`];
		return items.properties
			? changesIn(items, was, entry, "", name(was))
			: changesIn(items, was, entry, title);
	});
	const gone = old.filter((_, at) => !partners.includes(at));
	const all = [...changes, ...gone.map((entry) => `${named(entry)} taken out`)];
	return all.length > 0 ? all : [`${title || `${kind}s`}: in another order`];
}

function leafWords({ isPrice }: FormSchema, old: unknown, now: unknown): string {
	const [was = "", is = ""] = [old, now].map((value) => {
		if (typeof value === "boolean") return value ? "yes" : "no";
		return isPrice && /^[\d.,]/.test(String(value)) ? `₹${value}` : String(value ?? "");
	});
	if (was && is) return Math.max(was.length, is.length) <= 44 ? `: ${was} → ${is}` : " changed";
	if (was) return " taken out";
	return is.length <= 40 ? `: ${is}` : " added";
}

function shortened(text: string, length = 60): string {
	return text.length > length ? `${text.slice(0, length - 1).trimEnd()}…` : text;
}
