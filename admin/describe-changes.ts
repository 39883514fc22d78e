/** Describes a change in words: the messages of the owner's commits. */
import type { FileName } from "../shop/content-files.ts";
import { spansOf, type WeekDay } from "../shop/opening-hours.ts";
import { isInLanguages, pick } from "../shop/pick.ts";
import { type FormSchema, formSchema } from "./form-schema.ts";
import { type Group, isEqual, isGroup, keyIn, partnerOf } from "./json.ts";

export interface FileChange {
	file: FileName;
	/** The JSON of the file. */
	before: unknown;
	after: unknown;
}

/** A sentence for each thing that changed: `Price of Shirt: ₹80 → ₹95`. */
export function describeChanges(changes: readonly FileChange[]): string[] {
	return changes.flatMap(({ file, before, after }) =>
		changesIn(formSchema(file), before, after, { title: "" }),
	);
}

/** The first line of a commit, and all that it does where that is more. */
export function commitMessage(sentences: readonly string[]): { headline: string; body: string } {
	const [first = "Content changed"] = sentences;
	const more = sentences.length > 1 ? `, and ${sentences.length - 1} more` : "";
	const headline = shortened(first, 72 - more.length) + more;
	const isTold = sentences.length <= 1 && headline === first;
	return { headline, body: isTold ? "" : sentences.map((one) => `- ${one}`).join("\n") };
}

interface Place {
	/** Of the field. */
	title: string;
	/** Of the entry or the group that holds it. */
	entry?: string;
	group?: string;
}

function changesIn(schema: FormSchema, before: unknown, after: unknown, place: Place): string[] {
	if (isEqual(before, after)) return [];
	if ([before, after].flat().some(isInLanguages)) {
		const [old, now] = [before, after].map(textsByLanguage);
		const hindi = changesIn(schema, old?.hi, now?.hi, place);
		return [
			...changesIn(schema, old?.en, now?.en, place),
			...hindi.map((sentence) => `${sentence} (Hindi)`),
		];
	}
	if (schema.items?.type === "object") return listChanges(schema.items, before, after, place);
	if (schema.items) return textListChanges(before, after, place);
	if (!schema.properties) return [`${placeWords(place)}${leafWords(before, after, place)}`];
	const [old, now] = [groupOf(before), groupOf(after)];
	if ("opens" in schema.properties && typeof now.day === "string")
		return [`${now.day}: ${hoursWords(old)} → ${hoursWords(now)}`];
	return Object.entries(schema.properties).flatMap(([name, field]) => {
		const title = field.words?.en[0] ?? name;
		const inner = field.properties
			? { title, group: place.entry ? `${title} of ${place.entry}` : title }
			: { ...place, title };
		return changesIn(field, old[name], now[name], inner);
	});
}

/** Of a text, or of a list of texts. */
function textsByLanguage(value: unknown): { en: unknown; hi: unknown } {
	const hindi = (text: unknown) => (isInLanguages(text) ? text.hi : undefined);
	const isList = Array.isArray(value);
	return {
		en: pick(value),
		hi: isList ? value.map(hindi).filter((text) => text !== undefined) : hindi(value),
	};
}

function listChanges(items: FormSchema, before: unknown, after: unknown, place: Place): string[] {
	const [old, now] = [groupsOf(before), groupsOf(after)];
	const kind = items.words?.en[0] ?? place.title;
	const isKeyed = now.concat(old).every((entry) => keyIn(entry));
	const partner = (entry: Group, others: readonly Group[], at: number) =>
		partnerOf(entry, others, at) as Group | undefined;
	const said = (entry: Group, verb: string) =>
		specialDayWords(pick(entry) as Group, verb) ??
		`${kind} “${shortened(entryName(entry), 60)}” ${verb}`;
	const sentences = [
		...now.flatMap((entry, at) => {
			const then = partner(entry, old, at);
			if (!then) return [said(entry, "added")];
			if (isEqual(then, entry)) return [];
			if (entry.date && specialDayWords(pick(entry) as Group, ""))
				return [specialDayWords(pick(entry) as Group, "changed") ?? ""];
			const name = entryName(then) || place.title;
			return changesIn(items, then, entry, { title: kind, entry: name });
		}),
		...old.filter((entry, at) => !partner(entry, now, at)).map((entry) => said(entry, "taken out")),
	];
	if (sentences.length > 0 || !isKeyed) return sentences;
	return [`${place.title || `${kind}s`}: in another order`];
}

function textListChanges(before: unknown, after: unknown, place: Place): string[] {
	const [old, now] = [textsOf(before), textsOf(after)];
	const added = now.filter((text) => !old.includes(text));
	const gone = old.filter((text) => !now.includes(text));
	const words = placeWords(place);
	if (added.length === 1 && gone.length === 1)
		return [`${words}${leafWords(gone[0], added[0], place)}`];
	const named = (texts: readonly string[]) => texts.map((text) => shortened(text, 40)).join(", ");
	const sentences = [
		...(added.length > 0 ? [`${words}: ${named(added)} added`] : []),
		...(gone.length > 0 ? [`${words}: ${named(gone)} taken out`] : []),
	];
	return sentences.length > 0 ? sentences : [`${words}: in another order`];
}

function placeWords({ title, entry, group }: Place): string {
	if (entry && /^[^“]*\?$/.test(entry)) return `${title} to “${shortened(entry, 60)}”`;
	if (entry) return `${title} of ${shortened(entry, 60)}`;
	return group ? `${group}, ${title.charAt(0).toLowerCase()}${title.slice(1)}` : title;
}

function leafWords(before: unknown, after: unknown, { title }: Place): string {
	const [old, now] = [before, after].map((value) => valueWords(value, title));
	if (!old) return now && now.length <= 40 ? `: ${now}` : " added";
	if (!now) return " taken out";
	const isShort = Math.max(old.length, now.length) <= 44;
	return isShort && !/\n/.test(old + now) ? `: ${old} → ${now}` : " changed";
}

function valueWords(value: unknown, title: string): string {
	if (typeof value === "boolean") return value ? "yes" : "no";
	if (typeof value !== "string") return value === undefined ? "" : String(value);
	if (title === "Price") return /^[\d.,]/.test(value) ? `₹${value}` : value;
	if (/^\d{4}-\d\d-\d\d$/.test(value)) return dayWords(value);
	return /^[\d:+ -]*$/.test(value) ? value : `“${value}”`;
}

function entryName(entry: Group): string {
	const { reviewer, question, title, name, shortName, h1, slug, id } = pick(entry) as Group;
	const customer = isGroup(reviewer) ? reviewer.displayName : undefined;
	const names = [customer, question, title, shortName, name, h1, slug, id];
	return (names.find((one) => typeof one === "string" && one !== "") as string | undefined) ?? "";
}

function shortened(text: string, length: number): string {
	return text.length > length ? `${text.slice(0, length - 1).trimEnd()}…` : text;
}

const groupOf = (value: unknown): Group => (isGroup(value) ? value : {});
const groupsOf = (value: unknown): Group[] => (Array.isArray(value) ? value.filter(isGroup) : []);
const textsOf = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : []);

const dayAndMonth = new Intl.DateTimeFormat("en-IN", {
	day: "numeric",
	month: "long",
	timeZone: "UTC",
});

/** "8 November" of "2026-11-08". */
function dayWords(date: string): string {
	const time = Date.parse(`${date}T00:00:00Z`);
	return Number.isNaN(time) ? date : dayAndMonth.format(time);
}

/** "09:00–21:00", or "closed". */
function hoursWords(day: Group): string {
	if (day.closed === true) return "closed";
	const spans = spansOf(day as WeekDay).map(({ opens, closes }) => `${opens}–${closes}`);
	return spans.join(" and ") || "no hours";
}

/**
 * `Closed on 8 November: Diwali`, `Open 10:00–16:30 from 24 to 26 December: Winter fair`.
 * @returns undefined for an entry that is no special day
 */
function specialDayWords(entry: Group, verb: string): string | undefined {
	const { date, lastDate, name } = entry;
	if (typeof date !== "string" || typeof name !== "string") return undefined;
	const days =
		typeof lastDate === "string" && lastDate !== date
			? spanWords(date, lastDate)
			: `on ${dayWords(date)}`;
	const hours = hoursWords(entry);
	return `${hours === "closed" ? "Closed" : `Open ${hours}`} ${days}: ${name}${ended(verb)}`;
}

/** An announcement needs no "added". */
function ended(verb: string): string {
	return verb === "" || verb === "added" ? "" : ` (${verb})`;
}

function spanWords(first: string, last: string): string {
	const [from, to] = [dayWords(first), dayWords(last)];
	const isOneMonth = first.slice(0, 7) === last.slice(0, 7);
	return `from ${isOneMonth ? from.replace(/\D+$/, "") : from} to ${to}`;
}
