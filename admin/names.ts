/** Files, entries and fields in the words of the owner's forms. */
import { entryTitle, silentLists } from "../shop/issue-path.ts";
import { spansOf } from "../shop/opening-hours.ts";
import { pick } from "../shop/pick.ts";
import { type FormSchema, recordValues } from "./form-schema.ts";
import { groupOf, partsOf, valueAt } from "./json.ts";
import { type OwnerLanguage, type Word, words } from "./language.ts";
import { fileOf, schemaOf, slugOf } from "./shop-files.ts";

/** "Shirt", "8–9 Nov 2026 · Diwali · closed", "Kavita N. · ★★★★★": the days of an entry, its name, choices and hours. */
export function titleOf(schema: FormSchema, value: unknown, language: OwnerLanguage): string {
	const entry = groupOf(pick(value, language));
	const { date, createTime = date, lastDate = createTime, shortName } = entry;
	const [from, to] = [createTime, lastDate].map((day) => Date.parse(String(day)));
	const fields = Object.entries(schema.properties ?? {});
	const chosen = fields.flatMap(([name, field]) =>
		field.isReadOnly && field.choices ? [choiceWord(field, entry[name], language)] : [],
	);
	// A review's own name is a resource path, and a day is among the choices.
	const isNamed = !("reviewer" in entry || "day" in entry);
	const spans = spansOf(entry).flatMap(({ opens, closes }) =>
		opens && closes ? [`${opens}–${closes}`] : [],
	);
	const parts = [
		from && to && from <= to ? daysIn(language).formatRange(from, to) : "",
		isNamed ? (shortName ?? entryTitle(entry)) : groupOf(entry.reviewer).displayName,
		...chosen,
		entry.closed === true ? words[language].closed : spans.join(", "),
	];
	return parts.filter(Boolean).join(" · ");
}

const daysIn = (language: OwnerLanguage) =>
	new Intl.DateTimeFormat(`${language}-IN`, { dateStyle: "medium", timeZone: "UTC" });

export function choiceWord({ choices }: FormSchema, value: unknown, language: OwnerLanguage) {
	return choices?.[String(value)]?.[language === "hi" ? 1 : 0] ?? String(value);
}

/** `"closed": true` in a sentence of the check is “Closed all day”. */
export function inFieldWords(message: string, place: string, language: OwnerLanguage): string {
	const names = new Map<string, string>();
	const note = (schema: FormSchema) => {
		for (const [name, field] of Object.entries(schema.properties ?? {})) {
			if (field.words && !names.has(name)) names.set(name, field.words[language][0]);
			note(field);
		}
		if (schema.items) note(schema.items);
	};
	note(schemaOf(partsOf(place).path));
	return message.replaceAll(/"(\w+)"(?:: true)?/g, (written, name: string) => {
		const word = names.get(name);
		return word ? `“${word}”` : written;
	});
}

/** Names of the entries and fields on the way to a place: ["Prices", "Men", "Shirt", "Price"]. */
export function wayTo(place: string, file: unknown, language: OwnerLanguage): string[] {
	const { path, steps } = partsOf(place);
	const value = pick(file, language);
	let schema: FormSchema | undefined = schemaOf(path);
	const page = slugOf(path) && titleOf(schema, file, language);
	const names = steps.map((step, at) => {
		const isEntry = /^\d+$/.test(step);
		const isSilent = silentLists.has(step) && at < steps.length - 1;
		schema = isEntry
			? schema?.items
			: (schema?.properties?.[step] ?? (schema && recordValues(schema)));
		if (step === "hi") return words[language].hindi;
		if (isEntry)
			return (
				titleOf(schema ?? {}, valueAt(value, steps.slice(0, at + 1)), language) ||
				`${Number(step) + 1}`
			);
		return isSilent || step === "en" ? "" : (schema?.words?.[language][0] ?? step);
	});
	return [page || slugOf(path) || words[language][fileOf(path) as Word], ...names].filter(Boolean);
}
