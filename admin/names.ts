/** Files, entries and fields in the words of the owner's forms. */
import { entryTitle, silentLists } from "../shop/fault.ts";
import { spansOf } from "../shop/opening-hours.ts";
import { isInLanguages, pick } from "../shop/pick.ts";
import { type FormSchema, formSchema, schemaAt } from "./form-schema.ts";
import { type Group, groupOf, placeOf, stepsOf, valueAt } from "./json.ts";
import { type OwnerLanguage, type Word, words } from "./language.ts";
import { fileOf, slugOf, type Values } from "./shop-files.ts";

/** "Shirt", "8–9 Nov 2026 · Diwali · closed", "Kavita N. · ★★★★★": the days of an entry, its name, choices and hours. */
export function titleOf(schema: FormSchema, value: unknown, language: OwnerLanguage): string {
	// Picking all that is in the entry would take a search most of its time.
	const entry: Group = Object.fromEntries(
		Object.entries(groupOf(value)).map(([name, inner]) => [
			name,
			isInLanguages(inner) ? pick(inner, language) : inner,
		]),
	);
	const { date, createTime = date, lastDate = createTime, shortName } = entry;
	const [from, to] = [createTime, lastDate].map((day) => Date.parse(String(day)));
	const chosen = Object.entries(schema.properties ?? {}).flatMap(([name, field]) =>
		field.isReadOnly && field.choices ? [choiceWord(field, entry[name], language)] : [],
	);
	// A review's own name is a resource path, and a day is among the choices.
	const isNamed = !("reviewer" in entry || "day" in entry);
	const spans = spansOf(entry).flatMap(({ opens, closes }) =>
		opens && closes ? [`${opens}–${closes}`] : [],
	);
	const parts = [
		from && to && from <= to ? days[language].formatRange(from, to) : "",
		isNamed ? (shortName ?? entryTitle(entry)) : groupOf(entry.reviewer).displayName,
		...chosen,
		entry.closed === true ? words[language].closed : spans.join(", "),
	];
	return parts.filter(Boolean).join(" · ");
}

// Formats are kept, because making one takes long.
const inDays = { dateStyle: "medium", timeZone: "UTC" } as const;
const days: Record<OwnerLanguage, Intl.DateTimeFormat> = {
	en: new Intl.DateTimeFormat("en-IN", inDays),
	hi: new Intl.DateTimeFormat("hi-IN", inDays),
};

export function choiceWord({ choices }: FormSchema, value: unknown, language: OwnerLanguage) {
	return choices?.[String(value)]?.[language === "hi" ? 1 : 0] ?? String(value);
}

/** `"closed": true` in a sentence of the check is “Closed all day”. */
export function inFieldWords(message: string, place: string, language: OwnerLanguage): string {
	const find = (schema: FormSchema, name: string): string | undefined => {
		const inner = [
			...Object.values(schema.properties ?? {}),
			...(schema.items ? [schema.items] : []),
		];
		const own = schema.properties?.[name]?.words?.[language][0];
		return own ?? inner.map((one) => find(one, name)).find(Boolean);
	};
	return message.replaceAll(/"(\w+)"(?:: true)?/g, (written, name: string) => {
		const word = find(formSchema(fileOf(place)), name);
		return word ? `“${word}”` : written;
	});
}

/** Names of the entries and fields on the way to a place: ["Prices", "Men", "Shirt", "Price"]. */
export function wayTo(place: string, values: Values, language: OwnerLanguage): string[] {
	const [path = "", ...steps] = stepsOf(place);
	const slug = slugOf(path);
	const file = slug && (titleOf(schemaAt(path), values[path], language) || slug);
	const names = steps.map((step, at) => {
		if (step === "en" || step === "hi") return step === "hi" ? words[language].hindi : "";
		const here = placeOf([path, ...steps.slice(0, at + 1)]);
		const schema = schemaAt(here);
		if (/^\d+$/.test(step))
			return titleOf(schema, valueAt(values, here), language) || `${Number(step) + 1}`;
		const isSilent = silentLists.has(step) && at < steps.length - 1;
		return isSilent ? "" : (schema.words?.[language][0] ?? step);
	});
	return [file || words[language][fileOf(path) as Word], ...names].filter(Boolean);
}
