/** Describes a change in words: the messages of the owner's commits. */
import { isInLanguages } from "../shop/pick.ts";
import type { FormSchema } from "./form-schema.ts";
import { groupOf, isEqual, listOf, partnersIn } from "./json.ts";
import { titleOf } from "./names.ts";
import { schemaOf, slugOf, type Values } from "./shop-files.ts";

/** A sentence for each thing that changed: `Price of Shirt: ₹80 → ₹95`. */
export function describeChanges(before: Values, after: Values): string[] {
	return Object.keys({ ...before, ...after }).flatMap((path) => {
		const [old, now] = [before[path], after[path]];
		const schema = schemaOf(path);
		if (slugOf(path) === undefined) return changesIn(schema, old, now, { title: "" });
		const page = titleOf(schema, now ?? old, "en") || slugOf(path);
		if (!old || !now) return [`Page “${page}” ${now ? "added" : "taken out"}`];
		return changesIn(schema, old, now, { title: "", of: page });
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

interface Subject {
	/** Of the field. */
	title: string;
	/** The entry that holds it. */
	of?: string | undefined;
	/** The group that holds it. */
	group?: string;
}

function changesIn(schema: FormSchema, old: unknown, now: unknown, subject: Subject): string[] {
	if (isEqual(old, now)) return [];
	if (isInLanguages(old) || isInLanguages(now)) {
		const [was, is] = [old, now].map((one) => (isInLanguages(one) ? one : { en: one }));
		const hindi = changesIn(schema, was?.hi, is?.hi, subject);
		return [
			...changesIn(schema, was?.en, is?.en, subject),
			...hindi.map((sentence) => `${sentence} (Hindi)`),
		];
	}
	if (schema.items) return listChanges(schema.items, listOf(old), listOf(now), subject);
	if (!schema.properties) return [`${inWords(subject)}${leafWords(schema, old, now)}`];
	return Object.entries(schema.properties).flatMap(([name, field]) => {
		const title = field.words?.en[0] ?? name;
		const inner = field.properties ? { group: inWords({ ...subject, title }) } : subject;
		return changesIn(field, groupOf(old)[name], groupOf(now)[name], { ...inner, title });
	});
}

function listChanges(
	items: FormSchema,
	old: readonly unknown[],
	now: readonly unknown[],
	{ title }: Subject,
): string[] {
	const kind = items.words?.en[0] ?? title;
	const name = (entry: unknown) => {
		const text = isInLanguages(entry) ? entry.en : entry;
		return typeof text === "string" ? text : titleOf(items, entry, "en");
	};
	const named = (entry: unknown) => `${kind} “${shortened(name(entry), 60)}”`;
	const partners = partnersIn(now, old);
	// A day's hours are one thing.
	const isWhole = "opens" in (items.properties ?? {});
	const changes = now.flatMap((entry, at) => {
		const was = old[partners[at] ?? -1];
		if (was === undefined) return [`${named(entry)} added`];
		if (isWhole) return isEqual(was, entry) ? [] : [`${name(was)} → ${name(entry)}`];
		const of = items.properties && name(was);
		return changesIn(items, was, entry, { title: of === undefined ? title : kind, of });
	});
	const gone = old.filter((_, at) => !partners.includes(at));
	const all = [...changes, ...gone.map((entry) => `${named(entry)} taken out`)];
	return all.length > 0 ? all : [`${title || `${kind}s`}: in another order`];
}

function inWords({ title, of, group }: Subject): string {
	if (group) return `${group}, ${title.charAt(0).toLowerCase()}${title.slice(1)}`;
	if (!of) return title;
	return `${title} of ${/\?$/.test(of) ? `“${shortened(of, 60)}”` : shortened(of, 60)}`;
}

function leafWords({ isPrice }: FormSchema, old: unknown, now: unknown): string {
	const [was, is] = [old, now].map((value) => {
		if (typeof value === "boolean") return value ? "yes" : "no";
		return isPrice && /^[\d.,]/.test(String(value)) ? `₹${value}` : String(value ?? "");
	}) as [string, string];
	if (was && is) return Math.max(was.length, is.length) <= 44 ? `: ${was} → ${is}` : " changed";
	if (was) return " taken out";
	return is.length <= 40 ? `: ${is}` : " added";
}

function shortened(text: string, length: number): string {
	return text.length > length ? `${text.slice(0, length - 1).trimEnd()}…` : text;
}
